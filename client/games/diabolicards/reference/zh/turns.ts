import { zh as words } from '../../../../../shared/games/diabolicards/words/zh/index.ts'
import { N, type Reference } from '../figures.ts'

const { abilities, cards, groups, sides, symbols, zones } = words

/** What there is, and what a turn is. */
export const turns = {
  goal: {
    title: '目標',
    paragraphs: [
      `瓦斯克以前賣的是英雄。後來病毒進了英雄體內，英雄上了街頭，如今${sides.dawn}與${sides.dusk}兩方爭奪還沒倒的東西。等到沒有人能再出牌時，場上力量較高的一方獲勝。`,
      '你方的力量，是所有存活的牌目前的力量，加上各區域的團結加成。勝負最後才算，但牌桌隨時都在算，結算表會告訴你每一點從哪裡來。',
      '平手就是平手。反正城市已經輸了。',
    ],
  },
  mat: {
    title: '場地',
    paragraphs: [
      `共有三個區域：${zones.tower}、${zones.hideout}、${zones.campus}。每個區域由雙方各占一半，同一區域的兩半彼此相對。牌上說的「此區域」包括兩半；敵人就是站在對面那一半的人。`,
      `你方每個區域有${N.regular}個一般格、1個魔頭格、${N.scorched}個焦土格。同一類的格子沒有分別。每個人都把牌打在自己那一方。`,
      `中間是牌庫與${N.contracts}張合約，旁邊是正面朝上的棄牌堆。`,
    ],
  },
  cards: {
    title: '卡牌',
    paragraphs: [
      `全部${N.cards}張牌，分成${N.groups}個群組，每張都不一樣。每張牌有力量、類型（凡人或超凡者）、性別，有的還有能力。類型與性別只跟能力有關，跟別的事都無關。`,
      `能力旁的符號說明它的種類。向上箭頭：${symbols.boost}。向下箭頭：${symbols.hinder}。船錨：${symbols.anchor}。盾牌：${symbols.shield}。四向箭頭：${symbols.movement}。卡牌：${symbols.turn}。骷髏：${symbols.skull}。問號：${symbols.odd}。鎖鏈：${symbols.link}。`,
      `${groups.uselessApexes.name}、${groups.harmlessHumans.name}與${groups.retiredFolk.name}沒有力量，也沒有能力。他們負責占格子，以及替別人付帳。這座城市人人如此，只是他們另外列冊。`,
    ],
  },
  setup: {
    title: '第一回合之前',
    paragraphs: [
      `一對一時，每人抽${N.alone.draws}張牌，將其中${N.alone.lays}張正面朝下放入合約區。二對二時，抽${N.shared.draws}張，放${N.shared.lays}張。然後一起翻開。每個人都以${N.hand}張手牌開始。`,
      '只有這時候可以自己選擇把魔頭或焦土放進合約區。放了就沒有人拿得走，你也一樣：要等到重洗合約，才會回到牌庫。',
      `如果${N.contracts}張全是這種牌，就洗回牌庫重發，直到至少有一張可以交換。由誰先開始，隨機決定，除非牌桌另有指定。`,
    ],
  },
  turn: {
    title: '一個回合',
    paragraphs: [
      '雙方輪流進行。一個回合是三者之一：一般回合、交換合約、重洗合約。',
      '一般回合中，你打出一張牌，並使用它的能力。如果它要殺人，先宣布，能救的人可以救。死掉的牌進入棄牌堆。最後，牌庫還有牌的話，你抽一張。',
      '合約回合中不打牌，也不抽牌。',
      `${abilities.turntable.name}讓你在這個回合之後立刻再進行一個一般回合。${abilities.fatePurge.name}將你的手牌全部放回牌庫，再抽同樣張數；平常該抽的那一張之後照抽。`,
    ],
  },
  playing: {
    title: '打出一張牌',
    paragraphs: [
      '在你方任何未封閉區域的空一般格打出牌。魔頭也可以放在魔頭格。焦土只能放在焦土格。',
      '決定之前，按鈕會先說明後果：雙方的力量增減、誰會死、誰可能獲救，以及能力會不會落空。',
      '打出的牌不能收回。鏡頭已經拍到了。',
    ],
  },
  linked: {
    title: '有根據地的群組與團結加成',
    paragraphs: [
      `三個群組有根據地：${groups.vaskExecutives.name}在${zones.tower}，${groups.theGang.name}在${zones.hideout}，${groups.havenvaleBatch.name}在${zones.campus}。他們站在哪裡都行，力量到哪裡都算。能力則只在根據地有效。`,
      `每張存活於自己根據地的牌，還會為該區域帶來1點團結加成，最多${N.synergy}點。所以五張${groups.theGang.name}的牌站在${zones.hideout}，比牌面多${N.synergy}點；第五個人只是來湊熱鬧的。`,
      '力量與團結加成算給牌所在的那一方，不論是誰打出來的。',
    ],
  },
  abilities: {
    title: '能力',
    paragraphs: [
      '能力在牌打出時使用一次，除非牌上另有說明，只影響打出的那個區域。能力不能選擇不用：能做的就會做。只有「至多」表示任意數量，零也可以。',
      '沒有目標、沒有空格、該處不能移動、必須聽道，或有根據地的牌不在根據地時，能力就會失去。失去或用掉的就沒有了。',
      `有些能力則是伺機而動：${abilities.love.name}、${abilities.runaway.name}、${abilities.deathdodge.name}、${abilities.whyStick.name}、${abilities.whySplit.name}、${abilities.desertion.name}。打錯區域並不會失去；只要牌站在對的地方就有效。但聽道一樣會失去。`,
      `只有${abilities.solForSoul.name}能讓場上的牌取回能力。離開過場上的牌，若再次打出，一切如新：參見${abilities.rewind.name}與${abilities.deathdodge.name}。`,
      '被移動的牌不會再次使用能力。沒有別的可選時，牌桌會替你選。',
    ],
  },
  holds: {
    title: '提升與降低',
    paragraphs: [
      `提升讓一張牌的力量為${N.boost}，降低讓它為${N.hinder}，不管牌面是多少。以最後一個為準。船錨說明是哪張牌在維持。`,
      '只要維持它的牌存活，而且兩張牌都不離開所在的區域，效果就持續；站在哪一方都沒關係。結束時，以仍然有效的最後一個為準；都沒有就回到牌面力量。',
      `舉例來說，${cards.empress.name}讓${cards.ninaFromAccounting.name}的力量為${N.boost}。對面打出${cards.reef.name}，打斷了她：變成${N.hinder}。等他死了，她又回到${N.boost}。她的工作從來沒停過。`,
      `${cards.empress.name}與${cards.nightreign.name}會繼續選人：若還沒選滿${N.most}名，之後進入該區域的合適人選會自動遞補。他們一生只選${N.most}名，${cards.nightreign.name}則是雙方各${N.most}名。死亡或離開的人不再遞補，離開的人從此自由；曾經放過的人，換到另一方也照樣放過。牌上的標記顯示還能選幾名。`,
      `${abilities.love.name}也只在根據地有效：在${zones.hideout}提升${cards.romeoKnuckles.name}，在${zones.campus}提升${cards.julietVolt.name}，只要另一位也在那裡，站哪一方都行。愛情從來就不方便。`,
    ],
  },
  movement: {
    title: '移動',
    paragraphs: [
      `${abilities.redeploy.name}、${abilities.influence.name}、${abilities.runaway.name}、${abilities.whySwap.name}、${abilities.desertion.name}會移動牌，一律從一般格到一般格。除了調包之外都需要空格，而且不能移入封閉的區域。`,
      '離開原本區域的牌，失去它受到的以及它給予的提升與降低。',
      `${cards.spiderloom.name}存活的區域，雙方的牌都不能移入、移出或在其中移動。但還是可以在那裡出牌、死亡，或從那裡逃過一死、回到牌庫。`,
    ],
  },
} as const satisfies Partial<Reference>
