import type { PieceId } from '../../../kernel/game.ts'
import { chinese } from '../../../words/grammar.ts'
import { ITEM_EFFECTS } from '../cards/items.ts'
import { isAlibi, OWNER } from '../rules/questions.ts'
import { type Card, type PoliceErrand, SKILLS, SUSPECTS, type Suspect, type Tile } from '../state.ts'
import type { Words } from './words.ts'

const suspects: Words['suspects'] = {
  boxer: {
    role: '拳手',
    name: '安東尼「擊倒王」霍華德',
    blurb: '擂台上三年不敗。擂台下，一條罪名就打得他點數落後。',
  },
  dame: {
    role: '名媛',
    name: '佩姬．密爾頓小姐',
    blurb: '飯店大亨查爾斯．密爾頓的孫女。走到哪裡都有人替她開門，這個星期開的是牢門。',
  },
  reporter: {
    role: '記者',
    name: '海倫．霍金',
    blurb: '替《瑞昂城公報》挖遍全城醜聞。這回她自己上了頭條，署名的卻是別人。',
  },
  ceo: {
    role: '總裁',
    name: '吉米．海賓德',
    blurb: '在企業公司一路往上爬，心夠狠，從不低頭看踩了誰的手。如今有根手指正指著他。',
  },
}

const skills: Words['skills'] = { charm: '魅力', cover: '偽裝', guts: '膽量', smarts: '機智' }
const ways: Words['ways'] = { north: '北', south: '南', east: '東', west: '西' }

const tiles: Words['tiles'] = {
  office: '企業公司總部',
  lounge: '鑽石夜總會',
  press: '瑞昂城報社',
  spoon: '油湯匙小館',
  pictures: '銀幕戲院',
  casino: '杜克賭場',
  eye: '私家偵探社',
  station: '警察局',
  mob: '黑幫堂口',
  factory: '瑞昂鐵工廠',
  alley: '暗巷',
  deli: '第三大道熟食店',
  hotel: '密爾頓大飯店',
  bank: '城市銀行',
  gym: '重砲手拳館',
}

const keepers: Words['keepers'] = {
  office: {
    name: '秘書',
    task: '拿出一疊無懈可擊的文件，讓秘書以為你本來就是公司的人。',
    lines: [
      '請問有預約嗎？回答以前請三思，預約簿歸我管。',
      '董事會正在開會。這個會從1938年開到現在。',
      '來意請填一式三聯。白聯存檔，黃聯銷毀，粉紅聯我帶回家看。',
    ],
    yields: '這張表格根本不存在，您竟然填對了。左邊第三個檔案櫃。',
    refuses: '已將您歸檔，類別是『免談』。副本抄送警方。',
  },
  lounge: {
    name: '看門的圍事',
    task: '跟看門的四目相對，撐到他想起自己正要讓路。',
    lines: [
      '名單很短，沒你。不過我這裡還有另外一張名單。',
      '站在這裡，有領錢。其他的，純屬興趣。',
      '這扇門是桃花心木的。上一位是用頭認出來的。',
    ],
    yields: '你眼睛連眨都沒眨，倒是我眨了。進去吧，鞋底擦一擦。',
    refuses: '來，跟你介紹，這位是人行道。你們兩個會很合。',
  },
  press: {
    name: '總編輯',
    task: '混進夜班裡翻檔案，趁還沒人把你的臉和名字對上。',
    lines: [
      '你很面熟，頭版那種面熟。轉過去，側臉給我看。',
      '十分鐘後截稿！是新聞就坐下，不是新聞就幫忙搬東西。',
      '只要是我印顛倒過的臉，我一張都不會忘。',
    ],
    yields: '新來的吧？資料室在樓下，裡面躺的都是死稿。死人偶爾才有。',
    refuses: '印刷機停下來！還有資料室門口那個，也給我攔下來！',
  },
  spoon: {
    name: '女侍芭芭拉',
    task: '豎起領子、壓低嗓門，趁條子盯著派的時候看看桌底。',
    lines: [
      '心肝，坐最裡面那桌好不好？又暗又晃，而且跟我一樣，記性很差。',
      '派是今天的，咖啡是昨天的，吧檯那兩位腳上是警察穿的皮鞋。',
      '領子拉高啊，心肝。今天包肉餅的報紙，印的就是你。',
    ],
    yields: '有人把這個塞在餐巾紙後面。我不過問的，心肝，我只管擦桌子。',
    refuses: '歹勢啦，心肝。你不過起來拿個番茄醬，全店的頭都跟著你轉。',
  },
  pictures: {
    name: '女明星',
    task: '給女明星演一場她今年最好的戲，她的化妝間就任你翻。',
    lines: [
      '達令，你擋到我的光了。要擋就擋得好看一點，不然麻煩挪一挪。',
      '比你會捧人的，我在比這更爛的片子裡都領教過了。',
      '別光喊冤，要讓我哭出來。我都從左眼哭，左臉比較上相。',
    ],
    yields: '達令，你說的我字字都信，我連自己的台詞都不信呢。拿去吧。',
    refuses: '卡！這場戲毀在你手上，說不定整個四〇年代也是。',
  },
  casino: {
    name: '杜克．伊凡斯',
    task: '算得比杜克還精，他說不定會放你進去替賭場算。',
    lines: [
      '全場都押你是個麻煩，賠率只剩一賠一。盤口我開的，我也押了。',
      '想四處看看？猜猜籌碼在哪隻手。提示你，兩隻手都是我的。',
      '本店每張賭桌都是正的。歪的是地板。',
    ],
    yields: '人在衣帽間，就把我的牌全算透了。東西拿去，趁你還沒把賭場也贏走。',
    refuses: '你把身家全押在那張撲克臉上。不巧，那張最小。',
  },
  eye: {
    name: '丹．庫柏偵探',
    task: '把同一名嫌犯的兩張牌擺到庫柏桌上，他會替你找出一張你自己的。',
    lines: [
      '別人的兩個秘密，換你自己的一個。我收費公道，貴的是這座城。',
      '坐。別坐那張，那張是給客戶哭的。說吧，你手上有誰的把柄？',
      '我獨處的時候會替自己唸旁白。往桌上擺一對什麼都好，我就閉嘴。',
    ],
    yields: '賠了一個晚上、一隻鞋，翻掉大半座垃圾場。不過這件確實是你的。',
    refuses: '那麼今晚我們只交換了雨。雨，我本來就有。',
  },
  mob: {
    name: '通心粉米奇',
    task: '給米奇帶上同一名嫌犯的兩張牌，警方就去找那個人，你從後門溜走。',
    lines: [
      '坐，吃飯。帶了點別人家的東西來？我最喜歡一人一菜了。',
      '我不傷人，我只帶位。說吧，今晚要請警察坐哪一桌？',
      '拿你朋友的兩樣小東西來，我底下的人負責栽。栽贓跟栽番茄一樣，種哪裡都會長。',
    ],
    yields: '已經栽下去了。甜點還沒上，條子就會來挖。',
    refuses: '沒帶菜，就沒飯吃。從廚房出去，麵包棒放回來。',
  },
  factory: {
    name: '工頭',
    task: '從鐵水桶和爐火之間走過去，眼睛別眨，工頭就不會問你帶走了什麼。',
    lines: [
      '大聲點！現在是爐子在講話！安全帽是給訪客戴的，訪客已經用完了。',
      '連續幾天沒出工安意外？不一定，現在幾點？',
      '在坑的那一頭，過了鐵水桶，燙的那塊下面。當心，每一塊都是燙的那塊。',
    ],
    yields: '穿皮鞋走天車軌道，算你有種。拿去，別讓我看到第二次。',
    refuses: '我倒出來的鐵水都比你硬。閃邊，不要擋路。',
  },
  alley: {
    name: '煙霧裡的黑影',
    task: '融進煙霧裡，連住在煙裡的那位也找不到你。',
    lines: [
      '你看不見我。這句免費。後面怎麼收，要看有誰看得見你。',
      '離路燈遠一點。這裡的影子，有我一個就夠了。',
      '這條巷子裡有三個人，你只數到兩個。繼續數。小聲點。',
    ],
    yields: '剛才有一瞬間，連我都找不到你。排水管後面。你沒問過。',
    refuses: '你的腳步聲，我聽見了。分局也聽見了。',
  },
  deli: {
    name: '店員',
    task: '說幾句甜的給店員聽，隊不用排，直接進後場。',
    lines: [
      '現在叫到41號，你96號。要插隊也行，先誇兩句我的燻牛肉。',
      '酸黃瓜是我媽醃的。等一下要擺什麼臉色，自己想清楚。',
      '大家都叫我去後面拿東西，就是沒人問我站得腳痠不痠。',
    ],
    yields: '這麼有禮貌。東西掉進醃鯡魚裡，我沖過水了。酸黃瓜算我請。',
    refuses: '一張嘴只會吃，不會講話。下一位！',
  },
  hotel: {
    name: '禮賓主任',
    task: '捧得禮賓主任自己想起來：原來認識你好多年了。',
    lines: [
      '歡迎蒞臨密爾頓。您的大衣、帽子和假名，需要為您寄放嗎？',
      '查爾斯．密爾頓先生蓋這座大廳，是供人欣賞的。最好從對街欣賞。',
      '很遺憾，今晚客滿。還請您設法讓我再遺憾一點。',
    ],
    yields: '幸會之至。剛好空出一間房，我的記憶也剛好一片空白。',
    refuses: '您的行李會先一步送到拘留室。祝您住宿愉快。',
  },
  bank: {
    name: '銀行行員',
    task: '心算贏過行員，該開的那一格就像自己開了。',
    lines: [
      '本行查無您的帳戶。聽說昨晚的事，您也不認帳。',
      '請在這裡、這裡和這裡簽名。三份當中有一份是自白書。',
      '金庫密碼是一道算術題。我只唸一遍，而且唸得很快。',
    ],
    yields: '分毫不差。19號保管箱。接下來我會專心欣賞牆上的鐘。',
    refuses: '存款不足，腦筋也不足。櫃檯底下的警鈴，一次替您補足。',
  },
  gym: {
    name: '教練',
    task: '挨滿一回合不倒下，教練就替你打開置物櫃。',
    lines: [
      '要翻我的置物櫃，先跟小不點打一場。不是，那是沙包，小不點在後面。',
      '手舉起來！不是叫你投降，是叫你出拳！',
      '看到那個痰桶沒有？年紀比你大，從來沒閃過一次。',
    ],
    yields: '數到九，你手裡握著自己的牙又站起來了。櫃子開著，孩子。',
    refuses: '毛巾我替你丟了。帶著走吧，你還在滴血。',
  },
}

const alibis: Words['alibis'] = {
  mouthguard: '護齒',
  boxingGlove: '拳擊手套',
  fightTicket: '拳賽門票',
  handWraps: '拳擊繃帶',
  shoelaces: '運動鞋帶',
  earring: '鑽石耳環',
  satinGlove: '緞面手套',
  hotelKey: '密爾頓大飯店鑰匙',
  lipstick: '口紅',
  compact: '粉盒',
  notebook: '採訪筆記本',
  pressCard: '帽帶記者證',
  film: '底片',
  typewriterKey: '打字機按鍵',
  clipping: '沾墨剪報',
  tieClip: '領帶夾',
  pocketSquare: '口袋巾',
  businessCard: '名片',
  pocketWatch: '懷錶',
  cufflink: '袖扣',
}

/** L-43. */
const reroll = '道具。搜索擲骰後，若有可能改善結果，可棄掉此牌重擲骰子一次，以第二次的結果為準。每次搜索限用一件道具。'
const bonus = (skill: string, plus: number) =>
  `道具。擲骰進行${skill}檢定後，若能改善結果，可棄掉此牌，使總點數加${plus}。每次搜索限用一件道具。`

const cards: Words['cards'] = {
  cigarettes: { name: '香菸', text: reroll, flavour: '十位醫師有九位推薦，剩下那位還沒收到錢。' },
  booze: { name: '烈酒', text: reroll, flavour: '純屬藥用。看你這氣色，劑量得加倍。' },
  sunglasses: { name: '墨鏡', text: bonus(skills.cover, 1), flavour: '半夜戴上，誰也認不出你，你也認不出誰。' },
  fedora: { name: '紳士帽', text: bonus(skills.cover, 2), flavour: '帽簷壓低，什麼都遮得住，除了心虛。' },
  fragrance: { name: '香水', text: bonus(skills.charm, 1), flavour: '標籤說是巴黎來的，價錢說是卡車上掉下來的。' },
  dough: { name: '外快', text: bonus(skills.charm, 2), flavour: '最動聽的話不必開口，一張一張數給他聽就好。' },
  knuckles: { name: '手指虎', text: bonus(skills.guts, 1), flavour: '一口氣戴上四只戒指，求的可不是婚。' },
  knife: { name: '折刀', text: bonus(skills.guts, 2), flavour: '開信、開罐頭，也能打開話匣子。' },
  coffee: { name: '黑咖啡', text: bonus(skills.smarts, 1), flavour: '跟河水一樣黑，也差不多一樣乾淨。' },
  wristwatch: {
    name: '腕錶',
    text: bonus(skills.smarts, 2),
    flavour: '九點半你人在哪裡，它一清二楚。它也在場。',
  },
  taxi: {
    name: '攔計程車',
    text: '搭車移動至多三格，不可斜走，也不可穿越警察局；湊齊五張自己角色的不在場證明，才可停在警察局，並立即獲勝。下車後不進行搜索。',
    flavour: '跳錶跳得再快，也沒有你的心跳快。',
  },
  privateEye: {
    name: '私家偵探',
    text: '立刻前往私家偵探社，與丹．庫柏偵探會面：視同走到該處，可與他交易，或抽一張際遇牌。',
    flavour: '是他先找到你的。要不是本事好，就是來收帳。',
  },
  mobster: {
    name: '道上兄弟',
    text: '立刻前往黑幫堂口，與通心粉米奇會面：視同走到該處，可與他交易，或抽一張際遇牌。',
    flavour: '說是請你上車，可惜車門只能從外面開。',
  },
  phone: {
    name: '轉盤電話',
    text: '把警方派到任一格。該格所有嫌犯都要接受盤查，你也不例外；只有在警察局裡拘留中的嫌犯不受影響。',
    flavour: '一枚銅板，手帕摀住話筒，你就成了熱心民眾。',
  },
  undercover: {
    name: '便衣警察',
    text: '警方來到你所在的格子。該格所有嫌犯都要接受盤查，你也在內。',
    flavour: '看報紙的那位先生，一個鐘頭沒翻過一頁。',
  },
  trenchcoat: {
    name: '風衣男子',
    text: '從手上棄掉一張不在場證明，再從不在場證明牌庫隨機抽一張。手上沒有不在場證明時，沒有效果。',
    flavour: '他敞開風衣，你攤開手心，誰也沒開口。',
  },
  mugger: {
    name: '搶匪',
    text: '從手上的不在場證明中選一半棄掉，無條件捨去：五張棄兩張，一張不用棄。道具不受影響。',
    flavour: '盜亦有道，今晚一律五折。',
  },
  emptyStreets: {
    name: '街頭冷清',
    text: '警方返回警察局。在警察局裡拘留中的嫌犯不受影響。',
    flavour: '不知哪個值班警員，剛拆開一盒甜甜圈。',
  },
  blackmail: {
    name: '勒索',
    text: '指定一名手上有不在場證明的對手，隨機拿走其中一張；道具不受影響。沒有任何對手持有不在場證明時，沒有效果。',
    flavour: '照片拍得真好，可惜你忘了拉窗簾。',
  },
}

const role = (suspect: Suspect) => suspects[suspect].role
const place = (tile: Tile) => tiles[tile]
const quote = (line: string) => `「${line}」`
const { list, row, spelled } = chinese
const sheets = (count: number) => `${spelled(count)}張`
const proofs = (count: number) => `${sheets(count)}不在場證明`

const errands: Readonly<Record<PoliceErrand, (from: string, to: string) => string>> = {
  failure: (from, to) => `動靜太大，警方從${from}循聲來到${to}。`,
  patrol: (from, to) => `警方夜間巡邏，從${from}走到${to}。`,
  frame: (from, to) => `栽贓的證物把警方從${from}引到${to}。`,
  call: (from, to) => `一通匿名電話把警方從${from}叫到${to}。`,
  stakeout: (from, to) => `便衣警察打了暗號，警方從${from}趕到${to}。`,
  allClear: (from, to) => `今夜無事，警方從${from}收隊，返回${to}。`,
}

/** A card’s name alone, for whom its owner goes without saying. */
function plainly(card: Card | undefined): string {
  if (card === undefined) return '一張牌'
  return quote(isAlibi(card) ? alibis[card] : cards[card].name)
}

/** 名媛的, in the Dame’s own hands 自己的; an item is nobody’s. */
function whose(card: Card, holder?: Suspect): string {
  if (!isAlibi(card)) return '道具'
  const of = OWNER[card]
  return of === holder ? '自己的' : `${role(of)}的`
}

/** 名媛的「口紅」, 自己的「護齒」; an item by its name alone. */
function exhibit(card: Card | undefined, holder?: Suspect): string {
  if (card === undefined) return proofs(1)
  return isAlibi(card) ? whose(card, holder) + plainly(card) : plainly(card)
}

/** As whoever holds it is told of it: 你自己的「口紅」. */
const yours = (card: Card | undefined, holder?: Suspect) => exhibit(card, holder).replace(/^自己的/, '你自己的')

/** Copies are counted: 兩張「口紅」. */
function named(faces: readonly (Card | undefined)[]): string {
  const names = faces.map(plainly)
  return list(
    [...new Set(names)].map(name => {
      const count = names.filter(other => other === name).length
      return count === 1 ? name : sheets(count) + name
    }),
  )
}

/** By owner: 名媛的「口紅」和「粉盒」，以及總裁的「名片」. */
function grouped(faces: readonly Card[], holder: Suspect): string {
  const groups = new Map<string, Card[]>()
  for (const face of faces) {
    const key = whose(face, holder)
    groups.set(key, [...(groups.get(key) ?? []), face])
  }
  const parts = [...groups].map(([key, group]) => key + named(group))
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join('，')}，以及${parts.at(-1)}`
}

const exhibits = (event: { cards: readonly PieceId[]; faces: Readonly<Record<PieceId, Card>>; seat: Suspect }) =>
  grouped(
    event.cards.flatMap(card => event.faces[card] ?? []),
    event.seat,
  )

/** The keeper has the last word; nobody keeps the station. `short`: when the sentence before has named them. */
function says(tile: Tile, mood: 'yields' | 'refuses', short?: string): string {
  return tile === 'station' ? '' : `${short ?? keepers[tile].name}說：${quote(keepers[tile][mood])}`
}

/** What a play card says, for whoever cannot look. */
const reading = (card: Card | undefined) => (card === undefined || isAlibi(card) ? '' : quote(cards[card].text))

export const zh: Words = {
  title: '風聲正緊',
  tagline: '人人都有不在場證明，只不過多半是別人的。',
  feats: { alibi: { name: '最快洗清嫌疑', value: rounds => `${rounds}輪證明清白` } },
  suspects,
  cast: { name: '登場人物', text: '人數與座位數相同。' },
  skills,
  ways,
  tiles,
  keepers,
  alibis,
  cards,
  cardKinds: { item: '道具', incident: '事件' },

  log: {
    turnBegan: ({ seat, round }) => `第${round}輪：輪到${role(seat)}行動。`,
    walked: ({ seat, from, to }) => {
      if (from === 'station') return `${role(seat)}走出警察局，前往${place(to)}。`
      if (to === 'station') return `${role(seat)}帶著不在場證明，從${place(from)}走進警察局。`
      return `${role(seat)}從${place(from)}溜到${place(to)}。`
    },
    rode: ({ seat, from, to }) =>
      from === to
        ? `${role(seat)}揮手要計程車開走，留在${place(to)}。`
        : `${role(seat)}搭計程車，從${place(from)}前往${place(to)}。`,
    summoned: ({ seat, from, to }) => {
      if (from === to) return `${place(to)}派人來找${role(seat)}，${role(seat)}卻早就在那裡了。`
      return to === 'mob'
        ? `兩個男人開來一輛長轎車，把${role(seat)}從${place(from)}載到${place(to)}。`
        : `門縫塞進一張字條，把${role(seat)}從${place(from)}請到${place(to)}。`
    },
    keeperSpoke: ({ seat, tile, line }) => {
      if (tile === 'station') return `警察局裡沒人有話要對${role(seat)}說。`
      const { name, lines } = keepers[tile]
      return `${name}對${role(seat)}說：${quote(lines[line % lines.length] ?? lines[0])}`
    },
    rolled: ({ seat, tile, die, skill, plus, need }) =>
      `${role(seat)}搜索${place(tile)}，需要${need}點：擲出${die}，加上${skills[skill]}${plus}，共${die + plus}點。`,
    itemUsed: ({ seat, card, faces, plus }) =>
      plus === 0
        ? `${role(seat)}用掉${plainly(faces[card])}，重擲骰子。`
        : `${role(seat)}用掉${plainly(faces[card])}，總點數加${plus}。`,
    rerolled: ({ seat, die }) => `${role(seat)}第二次擲出${die}，以這次為準。`,
    searchSucceeded: ({ seat, tile, total, cards }) =>
      `總點數${total}過關，${role(seat)}在${place(tile)}搜到${proofs(cards)}。${says(tile, 'yields')}`,
    searchFailed: ({ seat, tile, total }) =>
      `總點數${total}不夠，${role(seat)}在${place(tile)}一無所獲。${says(tile, 'refuses')}`,
    gaveUp: ({ seat }) => `${role(seat)}放棄搜索，兩手空空。`,
    tilesCleared: ({ seat }) => `${role(seat)}已在六個地點搜索成功，現在十二個地點都可以重新搜索。`,
    alibiDrawn: ({ seat, card, faces }) => `${role(seat)}抽到${exhibit(faces?.[card], seat)}。`,
    playCardDrawn: ({ seat, card, faces }) => `${role(seat)}抽到際遇牌${plainly(faces[card])}。${reading(faces[card])}`,
    itemTaken: ({ seat, card, faces }) => `${role(seat)}留下${plainly(faces[card])}。`,
    itemDropped: ({ seat, card, faces }) => `${role(seat)}丟掉${plainly(faces[card])}。`,
    traded: ({ seat, tile, of, cards, faces }) => {
      const pair = `${role(of)}的${named(cards.map(card => faces[card]))}`
      return tile === 'eye'
        ? `${role(seat)}把${pair}推到丹．庫柏桌上。`
        : `${role(seat)}把${pair}交給通心粉米奇，要警方找上${role(of)}。${says('mob', 'yields', '米奇')}`
    },
    pileSearched: event =>
      event.cards.length === 0
        ? `丹．庫柏替${role(event.seat)}翻找不在場證明牌庫，第一張就中。`
        : `丹．庫柏替${role(event.seat)}翻找不在場證明牌庫，棄掉${exhibits(event)}。`,
    tipFound: ({ seat, card, faces }) => {
      const face = faces?.[card]
      const find = face === undefined ? `一張${role(seat)}自己的不在場證明` : exhibit(face)
      return `丹．庫柏帶回${find}。${says('eye', 'yields', '庫柏')}`
    },
    noTip: ({ seat }) =>
      `丹．庫柏翻遍瑞昂城，找不到半樣${role(seat)}的東西，只好退還兩張牌。${says('eye', 'refuses', '庫柏')}`,
    swapped: ({ seat, card, faces }) => `${role(seat)}把${exhibit(faces[card], seat)}交給風衣男子，換牌庫裡的一張牌。`,
    mugged: ({ seat, count }) =>
      count === 0
        ? `搶匪翻遍${role(seat)}的口袋，什麼也沒拿。`
        : `搶匪堵住${role(seat)}，${role(seat)}必須棄掉${proofs(count)}。`,
    blackmailed: ({ seat, from, card, faces }) =>
      `${role(seat)}勒索${role(from)}，弄到${exhibit(faces?.[card], seat)}。`,
    fizzled: ({ seat, card, faces }) => `${role(seat)}白抽一張：${plainly(faces[card])}無從發揮。`,
    discarded: ({ seat, card, faces }) => `${role(seat)}棄掉${exhibit(faces[card], seat)}。`,
    policeRolled: ({ way, turned }) =>
      turned ? `警方擲骰決定去向：往${ways[way]}，但再過去就出城了，只好掉頭。` : `警方擲骰決定去向：往${ways[way]}。`,
    policeMoved: ({ from, to, why }) =>
      from === to ? `警方本來就在${place(to)}，原地不動。` : errands[why](place(from), place(to)),
    investigated: ({ seat, tile }) => `警方在${place(tile)}盤查${role(seat)}。`,
    handedOver: ({ seat, card, faces }) => `${role(seat)}向警方交出${exhibit(faces[card], seat)}。`,
    takenIn: event => {
      const loss = event.cards.length === 0 ? '身上本來就一無所有' : `並失去${exhibits(event)}`
      return `${role(event.seat)}拿不出自己的不在場證明，被帶回警察局，${loss}。`
    },
    reshuffled: ({ pile, count }) =>
      `${pile === 'alibis' ? '不在場證明' : '際遇牌'}牌庫抽完了，棄牌堆的${sheets(count)}牌洗成新的牌庫。`,
    ended: ({ winners, by }) => {
      const names = list(winners.map(role))
      if (by === 'alibi') return `五張不在場證明攤在值班警員桌上，毫無破綻：${names}洗清嫌疑，贏得勝利。`
      const score =
        winners.length === 1 ? '握有最多自己的不在場證明，贏得勝利' : '並列握有最多自己的不在場證明，共享勝利'
      return `第60輪結束，案子成了懸案：${names}${score}。`
    },
  },

  asks: {
    walk: () => '你必須移動一格。要去哪裡？',
    act: () => '你要在這裡做什麼？',
    rolled: ({ die }) => `骰子擲出${die}。要使用道具，還是維持這個結果？`,
    again: () => '搜索失敗。要再試一次，還是放棄？',
    keep: () => '你只能帶一件道具。要留下哪一件？',
    ride: () => '計程車要載你去哪裡？最多移動三格。',
    call: () => '要把警方派到哪裡？',
    swap: () => '要把哪一張不在場證明交給風衣男子？',
    mugged: ({ left }) => `你還要棄掉${proofs(left)}。這次棄哪一張？`,
    blackmail: () => '你要勒索誰？',
    investigation: () => '警方正在盤查你。要交出哪一張自己角色的不在場證明？',
    trim: () => '手上最多留五張不在場證明。多的要棄掉，想再多棄幾張也可以。',
  },

  moves: {
    walk: ({ to }) => (to === 'station' ? '走進警察局，洗刷冤屈' : `前往${place(to)}`),
    search: () => '搜索不在場證明',
    draw: () => '抽一張際遇牌',
    trade: ({ of }) => `拿${role(of)}的兩張牌交易`,
    useItem: (_, __, { item }) => {
      if (item === undefined) return '使用道具'
      const effect = ITEM_EFFECTS[item]
      return `使用${plainly(item)}${effect.type === 'bonus' ? `（加${effect.plus}）` : '重擲骰子'}`
    },
    stand: () => '維持擲骰結果',
    giveUp: () => '放棄搜索',
    keep: ({ card }, reads) => {
      const face = reads(card)
      return face === undefined ? '留下這件道具' : `留下${plainly(face)}`
    },
    ride: ({ to }) => (to === 'station' ? '搭車到警察局，洗刷冤屈' : `搭車到${place(to)}`),
    call: ({ to }) => `把警方派到${place(to)}`,
    swap: ({ card }, reads, { seat }) => `交出${yours(reads(card), seat)}`,
    blackmail: ({ who }) => `勒索${role(who)}`,
    handOver: ({ card }, reads) => `交出${plainly(reads(card))}`,
    discard: ({ card }, reads, { seat }) => `棄掉${yours(reads(card), seat)}`,
    sort: () => '整理手牌，隨意棄牌',
    done: () => '不再棄牌',
  },

  reasons: {
    stationClosed: '湊齊五張自己角色的不在場證明，才能進入警察局。',
    alreadySearched: '你在這裡搜索成功過了；等六個地點成功過，才能重新搜索。',
    nothingHere: '這裡沒有東西可以搜索。',
    noPair: '要在這裡交易，手上得有兩張同屬另一名嫌犯的不在場證明。',
    notInPlay: '你手上有一對，但那名嫌犯不在這一局裡，黑幫用不上。',
    inCustody: '你手上有一對，但那名嫌犯正在拘留中，早就落在警方手裡了。',
    itemOfNoUse: '你的道具是用在另一種能力上的，幫不上這次搜索。',
  },

  endings: {
    alibi: '在警察局洗清嫌疑',
    bound: '第60輪後成了懸案',
  },

  alibi: own => `證明${own ?? '？'}／5`,
  odds: ({ skill, need, plus, sixths }) => `（需要${need}，你的${skills[skill]}${plus}：成功率${sixths}/6）`,
  pieces: {
    police: '警方',
    alibi: card => (card === undefined ? '不在場證明' : `${role(OWNER[card])}的${alibis[card]}`),
    play: card => (card === undefined ? '際遇牌' : cards[card].name),
    searched: suspect => `${role(suspect)}搜索過`,
  },
  places: {
    alibis: '不在場證明牌庫',
    'alibis:discards': '不在場證明棄牌堆',
    plays: '際遇牌牌庫',
    'plays:discards': '際遇牌棄牌堆',
    'plays:shown': '剛抽到的道具',
    hand: suspect => `${role(suspect)}的手牌`,
    item: suspect => `${role(suspect)}的道具`,
  },
  table: {
    round: (round, active) => `第${round}輪，輪到${role(active)}行動。`,
    police: at => `警方在${place(at)}。`,
    suspect: (suspect, at, count, item) => {
      // L-11: whoever was taken in has no card left. Whoever walked in with five is the winner, not in custody.
      const where = at === 'station' && count === 0 ? '被拘留在警察局' : `在${place(at)}`
      const held = count === 0 ? '沒有不在場證明' : `有${proofs(count)}`
      return `${role(suspect)}${where}，手上${held}，${item === undefined ? '沒有道具' : `道具是${plainly(item)}`}。`
    },
    hand: (suspect, held) => (held.length === 0 ? '你手上沒有不在場證明。' : `你手上有${grouped(held, suspect)}。`),
    own: count => `五張自己的不在場證明，你已有${sheets(count)}。`,
    skills: of => `你的能力：${row(SKILLS.map(skill => `${skills[skill]}${of[skill]}`))}。`,
    here: tile => `${tiles[tile]}：${keepers[tile].task}`,
    searched: done =>
      done.length === 0 ? '十二個地點你目前都可以搜索。' : `你在${list(done.map(place))}搜索成功過了，暫時不能再搜。`,
    piles: (left, plays) => `不在場證明牌庫有${left}張，際遇牌牌庫有${plays}張。`,
    discards: (held, plays) => {
      const parts = SUSPECTS.filter(who => held[who] > 0).map(who => `${role(who)}的${held[who]}張`)
      return `不在場證明棄牌堆：${parts.length === 0 ? '沒有牌' : row(parts)}；際遇牌棄牌堆：${plays}張。`
    },
    decides: suspect => `現在由${role(suspect)}做決定。`,
  },
}
