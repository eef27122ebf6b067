import { START } from '../../../../shared/games/on-the-lam/rules/board.ts'
import { ALIBIS } from '../../../../shared/games/on-the-lam/state.ts'
import { zh as words } from '../../../../shared/games/on-the-lam/words/zh.ts'
import { chinese } from '../../../../shared/words/grammar.ts'
import type { DrawingWords } from './drawings.ts'
import {
  beaten,
  cards,
  doorsteps,
  INCIDENTS,
  itemsOf,
  N,
  ODDS,
  type Reference,
  SKILLS,
  SUSPECTS,
  skillsOf,
  tasksOf,
  total,
  triedAt,
} from './figures.ts'

export { words }

const { tiles, suspects, skills } = words
const quote = (text: string) => `「${text}」`
const list = chinese.row
const roles = SUSPECTS.map(suspect => suspects[suspect].role)
const { boxer, dame, reporter, ceo } = suspects

export const drawings: DrawingWords = {
  complete: role => `五張${role}的不在場證明`,
  suspect: role => `${role}的肖像，以及寫著四種能力的檔案`,
  deal: '三張蓋著的不在場證明，以及警徽',
  choices: '骰子、一張蓋著的際遇牌，以及私家偵探社的牌子',
  city: (role, place) => `俯瞰全城，北方在上：${role}在${place}，一步可到的地點有標記`,
  search: (place, die, found) => `${place}的牌子、擲出${die}的骰子，以及搜到的${found}張不在場證明`,
  skill: skill => `${skill}的標誌`,
  door: (place, keeper) => `${keeper}，以及${place}的牌子`,
  police: '警徽',
  compass: '羅盤，北方在上',
  card: name => `卡牌「${name}」`,
  custody: role => `鐵窗後的${role}`,
  eye: (first, second, bought) => `以「${first}」和「${second}」換得「${bought}」`,
  handed: card => `「${card}」，以及警徽`,
  mob: (first, second) => `「${first}」、「${second}」，以及警徽`,
  limit: '五張不在場證明',
  backs: '不在場證明與際遇牌的牌背',
  plate: place => `${place}的牌子`,
}

export const zh: Reference = {
  goal: {
    title: '目標',
    paragraphs: [
      `瑞昂城出了案子，警方把嫌犯縮小到這張桌上的每一個人。誰先湊齊${N.complete}張自己角色的不在場證明，帶進${tiles.station}，誰就洗清嫌疑，贏得勝利。`,
      `只要是自己角色的，任何${N.complete}張都行。每名嫌犯有${N.kinds}種不在場證明，每種${N.copies}張；兩支口紅，跟一支口紅加一隻手套，同樣能替${dame.role}洗刷冤屈。全部${N.alibis}張混在同一個牌庫裡，所以你找到的多半是別人的。`,
      '沒有隊友。鄰座倒楣就是你走運，而這一頁，鄰座也讀過了。',
    ],
  },
  suspects: {
    title: '嫌犯',
    paragraphs: SUSPECTS.map(suspect => {
      const { role, name, blurb } = suspects[suspect]
      const able = list(skillsOf(words, suspect).map(each => `${each.name}${each.value}`))
      const proofs = list(ALIBIS[suspect].map(alibi => words.alibis[alibi]))
      return `${role}：${name}。${blurb}起點：${tiles[START[suspect]]}。能力：${able}。不在場證明：${proofs}。`
    }),
  },
  setup: {
    title: '開局',
    paragraphs: [
      '兩到四人遊玩。沒人扮演的角色不會出現在城裡，但他們的不在場證明仍留在牌庫裡，可以拿來交易。',
      `每個人站在自己的起點，隨機拿${N.first}張不在場證明，是誰的都有可能。警方從${tiles.station}出發。`,
      `由隨機一名嫌犯先行動，之後依${list(roles)}的順序輪流。`,
    ],
  },
  turn: {
    title: '你的回合',
    paragraphs: [
      `首先必須移動一格。接著在那裡做一件事：搜索不在場證明、抽一張際遇牌；人在${tiles.eye}或${tiles.mob}的話，也可以交易。`,
      '在任何一格都可以抽際遇牌，就算那裡可以搜索也一樣。',
      '所有人都行動過後，警方出動巡邏，然後進入下一輪。',
    ],
  },
  walking: {
    title: '移動',
    paragraphs: [
      `全城共${N.tiles}格，五排，每排三格。往北、南、東、西走一格，不能斜走，也不能留在原地。`,
      `手上沒有${N.complete}張自己角色的不在場證明，就不能進入或穿越${tiles.station}。其他人要進去，只有被逮一途。`,
      '同一格可以站好幾名嫌犯。走到警方所在的格子也不犯法：只要沒在那裡搜索失敗，就不會有事。',
    ],
  },
  searching: {
    title: '搜索',
    paragraphs: [
      `全城有${N.searchable}個地點可以搜索。地點前的牌子上寫著一種能力和一個數字。擲骰，加上你的能力值，總點數達到那個數字就算成功。`,
      `剛好達到或超過1點，抽1張不在場證明；超過2點抽2張；超過${N.mostFound}點以上抽${N.mostFound}張，這是上限。牌從蓋著的牌庫抽，是誰的都有可能。`,
      `舉例：${dame.role}搜索${tiles.hotel}，需要${skills.charm}${N.easy}點。她擲出${N.rolled}，加上${skills.charm}${N.best}，共${total}點，比需要的多${beaten}點，於是抽${cards}張。要是擲出1，就不夠了。`,
      `搜索成功之後，這個地點就對你關上了門；等你在${N.reopen}個地點成功過，${N.searchable}個地點就全部重新開放。你的記號只限制你自己。`,
      '搜索失敗，警方就朝你靠近一格。只要還沒被追上，你可以再試，敢試幾次就試幾次，也可以放棄。放棄就結束回合，什麼都不抽。',
    ],
  },
  skills: {
    title: '能力與成功率',
    paragraphs: [
      `能力有四種：${list(SKILLS.map(skill => skills[skill]))}。每個人有兩種${N.best}點、一種${N.fair}點、一種${N.poor}點，人人不同。`,
      ...SKILLS.map(
        skill =>
          `需要${skills[skill]}的地點：${list(triedAt(words, skill).map(({ name, need }) => `${name}（${need}）`))}。`,
      ),
      `骰子六面當中，${chinese.clauses(ODDS.map(({ skill, easy, hard }) => `能力${skill}點遇上${N.easy}有${easy}面成功，遇上${N.hard}有${hard}面`))}。做決定之前，按鈕上就看得到成功率。`,
    ],
  },
  places: {
    title: '各處要訣',
    paragraphs: tasksOf(words).map(({ name, keeper, task }) => `${name}（${keeper}）：${task}`),
  },
  police: {
    title: '警方',
    paragraphs: [
      '有人搜索失敗，警方就朝他靠近一格：在同一直線上就直走，否則斜走。站在警方停下那一格的人都要接受盤查。被盤查的是你，回合就結束；只是途中的別人，你還可以繼續搜索。',
      '如果你就在警方所在的那一格搜索失敗，警方只盤查你，不會為難同一格的其他人。',
      '每一輪結束時警方巡邏：擲骰決定往北、南、東或西，走一格。走到城邊就掉頭，往反方向走一格。停下那一格的人全都要接受盤查。',
      '有些際遇牌也會調動警方。黑幫也辦得到，只是要收點代價。',
    ],
  },
  investigation: {
    title: '盤查',
    paragraphs: [
      '警方停在你所在的格子，或被派到那裡時，你要交出一張自己角色的不在場證明。交哪一張由你選，所有人都看得到，然後進棄牌堆。',
      `要是一張自己的都沒有，就失去一切，連道具也不留，並被帶回${tiles.station}。別人的牌證明不了你的清白。`,
      `舉例：${boxer.role}和${ceo.role}都在${tiles.deli}時，警方來了。${boxer.role}交出「${words.alibis.mouthguard}」，留在原地。${ceo.role}手上有四張牌，全是${dame.role}的，只好戴上手銬走人。`,
    ],
  },
  custody: {
    title: '拘留',
    paragraphs: [
      `在${tiles.station}裡，誰也奈何不了你：警方不再盤查你，黑幫也不能指名找你。`,
      `下次輪到你，照常移動一格走出去就行（${list(doorsteps(words))}），到了那裡照常行動。`,
    ],
  },
  playCards: {
    title: '際遇牌',
    paragraphs: [
      `際遇牌共${N.plays}種，每種${N.playCopies}張。抽到什麼，所有人都看得到。道具可以留著（見「道具」），其他的立刻生效，然後你的回合結束。`,
      ...INCIDENTS.map(card => `${quote(words.cards[card].name)}：${words.cards[card].text}`),
    ],
  },
  items: {
    title: '道具',
    paragraphs: [
      '道具只能留一件，正面朝上放在手牌旁邊，不算不在場證明。抽到第二件時，選一件留下。',
      '看到擲骰結果之後才使用，每次搜索限用一件，而且要能改善結果才行；用完就棄掉。用得上的時候，遊戲會問你。重擲之後，不論好壞，都以第二次為準。',
      ...itemsOf(words).map(({ name, bonus }) =>
        bonus ? `${quote(name)}：搜索用到${bonus.skill}時，總點數加${bonus.plus}。` : `${quote(name)}：重擲骰子。`,
      ),
    ],
  },
  privateEye: {
    title: '找私家偵探交易',
    paragraphs: [
      '兩張同屬另一名嫌犯的不在場證明，可以換一張你自己的；那名嫌犯在不在這一局都無所謂。丹．庫柏偵探會翻找牌庫，直到翻出一張你的為止，途中翻到的其他牌一律公開棄掉。',
      '你交出的兩張牌先進棄牌堆。如果牌庫和棄牌堆裡都沒有你的牌了，兩張牌退還給你，改抽一張際遇牌。',
      `舉例：${reporter.role}交出${ceo.role}的「${words.alibis.tieClip}」和「${words.alibis.cufflink}」。庫柏先翻到「${words.alibis.lipstick}」，棄掉；再翻到「${words.alibis.notebook}」，正是她的。`,
    ],
  },
  mob: {
    title: '找黑幫交易',
    paragraphs: [
      '兩張同屬另一名嫌犯的不在場證明，可以替他叫警察上門：不管他在哪裡，警方直奔那一格，盤查那裡的所有人。你也在場的話，你也跑不掉。',
      '警方在那裡忙的時候，你趁機溜走：再走一格，照常行動。只有警方也來到你這一格時，你的回合才結束。',
      '那名嫌犯必須在這一局裡，而且不在拘留中。兩張牌當眾棄掉，誰該謝誰，大家心裡有數。',
    ],
  },
  handLimit: {
    title: '手牌上限',
    paragraphs: [
      `回合結束時，手上最多留${N.limit}張不在場證明。超過的話，自己選要棄哪些，公開棄掉。`,
      `想少留幾張也行：輪到你時，行動或再試之前可以整理手牌，想棄幾張就棄幾張；棄牌時要棄到少於${N.limit}張也可以。`,
      '回合進行中沒有上限，道具一律不算。',
    ],
  },
  secrets: {
    title: '誰看得到什麼',
    paragraphs: [
      `手上的不在場證明是秘密，但有幾張大家都看得到。交出、交易或棄掉的牌，所有人都看得到。${quote(words.cards.blackmail.name)}拿走的是哪一張，只有當事兩人知道。`,
      '道具公開擺著。牌庫蓋著，棄牌堆攤開。牌庫一抽完，立刻拿棄牌堆洗成新的牌庫。',
      '對局結束後，所有人攤開手牌。',
    ],
  },
  ending: {
    title: '結束',
    paragraphs: [
      `帶著${N.complete}張自己角色的不在場證明走進${tiles.station}，或搭計程車進去，立即獲勝。警方在不在裡面都一樣。`,
      `第${N.rounds}輪結束還沒有人辦到，就由握有最多自己的不在場證明的人獲勝；並列則共享勝利。`,
    ],
  },
  strategy: {
    title: '私下給你的忠告',
    paragraphs: [
      '搜索之前，先數數警方離你幾格。每失敗一次就少一格；等警方到了隔壁，一次失敗就賠一張牌。',
      '手上至少留一張自己的牌。那是你的保釋金。',
      `別人的牌就是錢。湊成一對，可以到${tiles.eye}換一張自己的，也可以到${tiles.mob}給對手找麻煩。成對的留著，落單的就放手。`,
      `留意別人的手牌。手握${N.limit}張又往市中心走的人，不是虛張聲勢，就是快贏了；不管哪一種，都值得打一通電話報警。`,
      `只有從周圍這幾格才能走進${tiles.station}：${list(doorsteps(words))}。最後幾張最好在附近湊齊，而且要挑警方不在的時候。`,
    ],
  },
  controls: {
    title: '桌上操作',
    paragraphs: [
      '輪到你決定時，問題和選項都會用文字列成按鈕。選項提到的東西會在桌面上標示出來，直接點那裡也可以。',
      '數字鍵對應前九個選項；Tab鍵和方向鍵可以走遍全部選項，Esc鍵退回一步。拖曳可以轉動桌面，滾輪或雙指可以拉近。空白鍵跳過正在演出的畫面。',
      '只要這一步還沒有向任何人透露什麼、沒有擲過骰子，之後也沒有別人行動，就可以收回。能收回的時候，按鈕就會出現。',
      '紀錄裡的每一行都是按鈕，按下去就看得到事情發生在哪裡。想做的事不在選項裡的話，可以問為什麼。',
      '比起場景更喜歡文字？設定裡有文字牌桌，從頭到尾都能用鍵盤或螢幕閱讀器來玩。',
    ],
  },
}
