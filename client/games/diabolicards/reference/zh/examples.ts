import { zh as words } from '../../../../../shared/games/diabolicards/words/zh/index.ts'
import { EXAMPLE_IDS } from '../examples.ts'
import type { Told } from '../figures.ts'

const { abilities, cards, sides, zones } = words
const [dawn, dusk] = [`${sides.dawn}方`, `${sides.dusk}方`]
const name = (card: keyof typeof cards): string => cards[card].name

const told: Told = {
  apexService: `${dawn}在${zones.tower}有${name('internKevin')}和${name('ninaFromAccounting')}，力量都是0。${dawn}在那裡的魔頭格打出${name('empress')}，兩人都選：各計為8，她自己也是8。她一生可選四名，還剩兩名。之後${name('auntPetunia')}來到這個區域，會自動遞補，也計為8。`,
  apexPrison: `${dusk}在${zones.hideout}有${name('graniteGreta')}和${name('hydraulia')}。${dawn}打出${name('nightreign')}，選了這兩名，放過自己的${name('daiki')}：只要他活著，${dusk}就少了16點。團結加成不看牌計為多少，兩人照樣提供。`,
  redeploy: `這回${name('graniteGreta')}在${dawn}，被${dusk}的${name('nightreign')}壓在0。${dawn}在${zones.tower}打出${name('commandress')}，把她從${zones.hideout}調到${zones.campus}。離開了區域，從此自由：8。要是${name('commandress')}打在她旁邊，也會一起入獄，因為${name('nightreign')}還有名額。`,
  love: `${name('romeoKnuckles')}站在${zones.hideout}，屬於${dawn}，計為2。${dusk}在那裡打出${name('julietVolt')}。她活在他的區域裡，站哪一方都行，所以他計為8。她計為4：她的愛情只在${zones.campus}有效。`,
  antiApex: `${dawn}在${zones.hideout}打出${name('dominique')}，那裡的敵方超凡者只有${name('encore')}。宣布殺人後，${dusk}想起了${abilities.deathdodge.name}：${name('encore')}回到牌庫，之後可能再來，一切如新。${name('dominique')}的機會就這樣沒了。`,
  runaway: `${dawn}在${zones.campus}打出${name('vanessa')}，選了${name('windshear')}和${name('meteorMo')}。${dusk}救了${name('windshear')}，他落跑到${zones.tower}；第二次就救不了了。${name('meteorMo')}沒有這種本事，死了。`,
  influence: `${dusk}在${zones.hideout}有${name('graniteGreta')}和${name('mamaCrowbar')}：12點，加上2點團結加成。${dawn}在那裡打出${name('silverTongue')}，拉走${name('graniteGreta')}。她的8點改算給${dawn}，團結加成也跟著走：${dawn}有6、8和2點團結加成，${dusk}剩4和1。`,
  whyStick: `同樣的情況，但${name('spiderloom')}在場。她的區域裡什麼都動不了：${name('silverTongue')}只算他的6點，能力失去。要嘛先殺了她，要嘛換個地方開口。`,
  whyPreach: `${dawn}在${name('prismaPatel')}旁邊打出了${name('brotherBleat')}。${dusk}回敬${name('reef')}，原本可以把她壓在0。但他正是這個區域的下一張牌：他得聽道，能力失去，她還是4。道講完了，後面來的人不必再聽。`,
  whySplit: `${zones.tower}站著三個分裂人，誰也殺不掉。${dawn}打出第四個。四個全在場上，不論站在哪一方，就四個一起死。沒有人會被徵詢。`,
  ultimateSacrifice: `${dusk}在${zones.tower}有${name('graniteGreta')}、${name('daiki')}和一個分裂人。${dawn}在魔頭格打出${name('warpath')}，殺了前兩名；分裂人連選都不能選。自己人一個也不殺：「至多4」可以是零，何況${name('theMime')}本來就安靜。`,
  fairTrade: `${dawn}在${zones.tower}打出${name('evenSteven')}。敵人${name('graniteGreta')}死了，${name('internKevin')}也死了：這就是代價。沒有他的話，${name('evenSteven')}就得自己付。`,
  contagion: `${dawn}在${zones.tower}打出${name('patientZero')}，那裡另一張自己的牌必須計為0。${dawn}選了本來就是0的${name('theMime')}。代價付清，${name('meteorMo')}保住他的6點。`,
  desertion: `${dawn}在${zones.tower}打出${name('turncoat')}，那裡${dusk}有兩張牌，${dawn}只有他。回合結束，他的區域裡${dusk}的牌比較多，他就帶著8點倒戈過去。請在自己人多的地方打出他。`,
  rewind: `棄牌堆裡有${name('graniteGreta')}、${name('vanessa')}和${name('encore')}。${dawn}在${zones.campus}打出${name('tickTock')}：棄牌全部回到牌庫，都有機會再抽到。${dawn}在那裡的另一張牌${name('internKevin')}以命相抵，如今棄牌堆裡只有他。`,
  solForSoul: `${name('dominique')}的能力已經用掉。${dawn}在他旁邊打出${name('sol')}，他取回能力，當場使用：區域裡唯一的敵方超凡者${name('daiki')}死了。只要${name('dominique')}活在那裡，${name('sol')}就計為0。`,
  theEndgame: `${dusk}在${zones.campus}有${name('razor')}和${name('empress')}，${dawn}有${name('meteorMo')}。${dawn}打出${name('deathrender')}，選擇雙方：${name('empress')}和${name('meteorMo')}死了。兩張焦土面對面，再沒有別人：兩張都死，區域就此封閉。只要有一個分裂人，就封不了。`,
}

export const examples = {
  title: '能力實例',
  paragraphs: [
    `每個例子都畫出前後：上面是${dusk}，下面是${dawn}。星形裡是牌目前計為多少；打叉的符號表示能力已經用掉或失去。`,
    ...EXAMPLE_IDS.map(id => `${abilities[id].name}：${told[id]}`),
  ],
}
