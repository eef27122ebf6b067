import { zh as words } from '../../../../../shared/games/diabolicards/words/zh/index.ts'
import { chinese } from '../../../../../shared/words/grammar.ts'
import { KILLS, N, type Reference } from '../figures.ts'

const { abilities, cards, endgames, zones } = words
const killing = chinese.row(KILLS.map(ability => abilities[ability].name))

/** Death, contracts, and how it all ends. */
export const kills = {
  kills: {
    title: '殺死',
    paragraphs: [
      `會殺人的能力：${killing}。除了${abilities.theEndgame.name}，都只碰得到該區域一般格中的牌，有些還會殺到自己人。`,
      `「至多${N.most}」是任意數量，零也可以。${abilities.suicideKiller.name}沒這麼客氣：一定要殺${N.most}張自己的牌，不足就全部。`,
      '殺死之前會宣布所有的目標。沒有獲救的同時死亡，進入棄牌堆。死掉的牌所維持的效果也隨之結束。',
      '分裂人誰也殺不死，連選都不能選，除非聽道讓他失去了能力。但只要第四名打出、四名全部在場，不論在哪一方，四名同時死亡，而且沒有人會先問一聲。',
    ],
  },
  saves: {
    title: '救牌',
    paragraphs: [
      `能救的能力有兩種，而且只救自己：${abilities.runaway.name}與${abilities.deathdodge.name}，各一次。`,
      `${abilities.runaway.name}讓牌移到你方另一個有空格的區域；沒有就跑不掉。${abilities.deathdodge.name}讓牌回到牌庫；牌庫沒有牌時留在原處，下一次就會死。`,
      `有根據地的牌只在根據地救得了自己：${cards.heloiseVask.name}在${zones.tower}，${cards.hydraulia.name}在${zones.hideout}。`,
      '由被攻擊的一方先回應，再由攻擊的一方回應自己的犧牲者。同一次殺死可以救好幾張牌。二對二時，兩名隊友都可以救：每張牌以先回應的為準，兩人都放手後其餘才死亡。',
      '沒有人非救不可。但放任死去的牌就真的死了。',
    ],
  },
  contracts: {
    title: '合約',
    paragraphs: [
      `${N.contracts}張合約正面朝上。牌庫有${N.enough}張以上，而且上一個回合（不論是誰的）不是合約回合時，你可以進行合約回合。額外的回合一定是一般回合。`,
      '交換：拿走一張合約，將一張手牌正面朝上放在它的位置，再棄掉牌庫頂的一張牌。',
      `重洗：合約全部放回牌庫洗牌，棄掉牌庫頂的${N.purged}張，再發${N.contracts}張新合約。`,
      '魔頭與焦土不能交換，無論換入或換出。發到合約區時，他們就躺在那裡微笑。',
      `如果${N.contracts}張全是這種牌，合約就凍結了，只能重洗。`,
    ],
  },
  ban: {
    title: '合約失效',
    paragraphs: [
      `任何回合結束時，若牌庫不到${N.enough}張，就不再有合約回合。合約留在原處，正面朝上，不算在遊戲中：既不是牌庫也不是棄牌，只是往日好條件的紀念碑。`,
      `只有${abilities.rewind.name}能讓合約恢復，前提是牌庫因此又有${N.enough}張以上。`,
    ],
  },
  diabolicalSlot: {
    title: '魔頭與魔頭格',
    paragraphs: [
      '魔頭可以站在一般格，也可以站在魔頭格；你方每個區域有一個魔頭格。兩種格子之間不能互換。',
      '在魔頭格中，不論哪個區域，他的能力都有效，而且除了焦土，什麼都碰不到他：不能殺、不能降低、不能移動，也不必聽道。',
      '在一般格中，他只是個沒有能力的普通超凡者，跟別人一樣可以被殺、被關、被拉攏。他對此很不滿。',
    ],
  },
  endgame: {
    title: '終局的選擇',
    paragraphs: [
      `${cards.deathrender.name}與${cards.razor.name}帶來${abilities.theEndgame.name}。打出其中一張時，你要選擇：${endgames.enemy}、${endgames.own}、${endgames.both}，或${endgames.nothing}。`,
      '它殺死該區域那一半（或兩半）的所有牌，包括魔頭。只有分裂人與焦土能活下來。跟其他殺死一樣，可以救牌。',
      '焦土只會被另一張焦土影響，共有兩種情況，見「焦土與封閉」。',
    ],
  },
  scorched: {
    title: '焦土與封閉',
    paragraphs: [
      '化為焦土：雙方各有一張焦土在同一區域，而且第二張的殺死與救牌結束後，該區域雙方都沒有其他牌。這時兩張都死亡，該區域雙方永遠封閉。不能再打牌到那裡，也沒有能力能把牌移進去。',
      '只在第二張打出時判定一次。之後才空出來的區域不會封閉；只要有一名分裂人在場，也不會封閉。',
      '你好大的膽子：同一方打出兩張時，不能做同樣的終局選擇，不論在哪個區域；什麼都不做也算一種選擇。如果兩張在同一方的同一區域，第二張結束後兩張都死亡，不會封閉。',
      `如果${abilities.rewind.name}讓其中一張回來，以另一張最近一次的選擇為準。`,
    ],
  },
  passing: {
    title: '跳過',
    paragraphs: [
      '能出牌的人必須進行某種回合。手上的牌都沒有地方放的人，若能進行合約回合就可以進行，否則跳過，直到有空格為止。',
      '沒有手牌、也沒有合約回合可進行的人，自動跳過，不會詢問。跳過算是一般回合。',
    ],
  },
  ending: {
    title: '結束與結算表',
    paragraphs: [
      '所有人都沒有手牌，或所有人連續跳過時，遊戲結束。力量較高的一方獲勝。',
      '結算表逐區計算：每張牌的牌面力量、實際計為多少、該感謝誰，再加上團結加成。隨時都可以看，裡面沒有秘密。',
      '結束之後，還能看到雙方力量的起伏，以及是哪些牌造成的。',
    ],
  },
} as const satisfies Partial<Reference>
