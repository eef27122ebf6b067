import type { Words } from '../words.ts'

/** Who and what there is. */

export const figures: Words['figures'] = {
  diabolik: {
    name: '德伯力克',
    blurb: '千張臉孔，一雙眼睛。別人偷不走的，他才下手，為此手上可以握六張牌。',
  },
  eva: {
    name: '伊娃',
    blurb: '與他並肩，從不當他的跟班。每回合一次，抽取犯罪牌時可將其棄置，重抽一張。',
  },
  ginko: {
    name: '金克',
    blurb: '發過誓要逮到他的探長。每回合一次，可棄置一張警探牌，移動到一個相鄰地點。',
  },
  morrigan: {
    name: '摩莉甘',
    blurb: '很少開槍，必要時開兩次。每回合一次，自己攻擊時可重擲攻擊骰。',
  },
  blueA: { name: '藍色警官1', blurb: '金克的兩名警官之一。可以移動、攻擊和調查。' },
  blueB: { name: '藍色警官2', blurb: '金克的另一名警官。可以移動、攻擊和調查。' },
  yellowA: { name: '黃色警官1', blurb: '摩莉甘的兩名警官之一。可以移動、攻擊和調查。' },
  yellowB: { name: '黃色警官2', blurb: '摩莉甘的另一名警官。可以移動、攻擊和調查。' },
}

export const secondaries: Words['secondaries'] = {
  amira: {
    name: '阿米拉',
    blurb: '把神像帶進來的走私客，一刻也不肯讓它離開視線。她要前往謝蘭德。',
  },
  clara: {
    name: '克拉拉',
    blurb: '女雕塑家，仿作住的房子比真品還體面。她要前往索瑞爾港。',
  },
  juliana: {
    name: '茱莉安娜',
    blurb: '艾絲美拉達女王的侍女。大家以為女王戴著的東西，其實在她身上。她要前往貝爾頓湖。',
  },
  leopold: {
    name: '李奧波德',
    blurb: '哈維爾的鐘錶匠，金庫的鐘是他調的，那一分鐘的鑰匙也是他留的。他要前往西佛塔爾。',
  },
  matteo: {
    name: '馬泰歐',
    blurb: '夜快車的火伕，在三張牌桌上欠著賭債。他要前往諾德港。',
  },
  van: {
    name: 'CV銀行運鈔車',
    blurb: '在各分行之間巡迴的裝甲車。它不是警探，不會造成目擊。',
  },
}

export const sides: Words['sides'] = { criminals: '盜賊', detectives: '探員' }

export const phases: Words['phases'] = { secondaries: '次要人物', criminals: '盜賊', police: '警探' }

export const locations: Words['locations'] = {
  clerville: '克萊威爾',
  marbek: '馬爾貝克',
  cartun: '卡圖恩',
  reddon: '雷頓',
  beltonLake: '貝爾頓湖',
  rockfeld: '洛克菲爾德',
  bersy: '貝爾西',
  sheland: '謝蘭德',
  bentovil: '本托維爾',
  balliet: '巴列特',
  montvert: '蒙沃特',
  wilsonLake: '威爾遜湖',
  gardenburg: '哥登堡',
  greenHill: '格林希爾',
  silvertal: '西佛塔爾',
  wenz: '韋恩斯',
  calburg: '卡爾堡',
  arvelle: '阿維爾',
  capeLorn: '洛恩角',
  dornac: '多納克',
  estrel: '艾斯崔爾',
  falkenau: '法肯瑙',
  heronBay: '蒼鷺灣',
  isker: '伊斯克',
  jolimar: '喬利馬',
  kelmont: '凱爾蒙特',
  lanterbach: '蘭特巴赫',
  lorvy: '洛爾維',
  nordhaven: '諾德港',
  oldMill: '老磨坊',
  ostrand: '奧斯特蘭',
  portSorrel: '索瑞爾港',
  quinzac: '昆札克',
  tarvos: '塔沃斯',
  thornwick: '索恩威克',
  umbrel: '翁布雷爾',
  valdour: '瓦爾杜爾',
  vossen: '佛森',
  yvelin: '伊夫林',
  zellin: '澤林',
}

export const roads: Words['roads'] = {
  highway: '高速公路',
  stateRoad: '公路',
  countyRoad: '鄉村小路',
  any: '不限道路種類',
}

export const cardTypes: Words['cardTypes'] = {
  movement: '移動',
  gadget: '裝備',
  event: '事件',
  plan: '計劃',
  resource: '資源',
  organisation: '組織',
}

export const backs: Words['backs'] = { location: '地點牌', crime: '犯罪牌', police: '警探牌', wound: '負傷牌' }

export const die: Words['die'] = {
  daggers: '兩把匕首',
  guns: '兩把手槍',
  both: '匕首加手槍',
  dagger: '一把匕首',
  gun: '一把手槍',
  blank: '空白',
}

export const dangers: Words['dangers'] = {
  clue: '追查到一條線索',
  onTheRun: '有盜賊在逃竄中開始回合',
  heal: '在藏身處或克萊威爾以外治療傷勢',
  wounds: '滿手負傷牌的人又被擊中',
  reshuffle: '牌庫抽完，重新洗牌',
  pick: '從棄牌堆選取一張牌',
  heist: '劫案完成，追查過的線索作廢',
  late: '夜已深了',
  card: '卡牌效果',
  sheet: '劫案牌效果',
}
