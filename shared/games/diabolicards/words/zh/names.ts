import type { Words } from '../words.ts'

export const seats: Words['seats'] = {
  nova: { name: '新星', blurb: '簽約很有氣勢，簽完才看內容。' },
  raven: { name: '渡鴉', blurb: '喜歡收集會發亮的人。' },
  comet: { name: '彗星', blurb: '很少出現，一出現大家都抬頭。' },
  viper: { name: '毒蛇', blurb: '從來沒有人請吃第二次午餐。' },
}

export const sides: Words['sides'] = { dawn: '黎明', dusk: '黃昏' }

export const zones: Words['zones'] = { tower: '瓦斯克大樓', hideout: '幫派巢穴', campus: '海文谷校園' }

export const slots: Words['slots'] = { regular: '一般格', diabolical: '魔頭格', scorched: '焦土格' }

export const groups: Words['groups'] = {
  uselessApexes: { name: '廢柴超凡者', blurb: '病毒給了每個人一點什麼。它沒保證有用。' },
  harmlessHumans: { name: '無害凡人', blurb: '他們只是來看看外面在吵什麼。' },
  retiredFolk: { name: '退休人士', blurb: '他們拯救世界的時候，世界還值得那張公車票。' },
  whyEven: { name: '何必呢', blurb: '科學看了他們一眼，又把頭轉開。' },
  vaskExecutives: { name: '瓦斯克高層', blurb: '英雄是他們的，電影版權是他們的，瓦礫也是。' },
  theGang: { name: '幫派', blurb: '要讓超凡者一個都不剩。朋友例外。' },
  havenvaleBatch: { name: '海文谷同屆', blurb: '英雄系學生，終身學貸。' },
  theVantheon: { name: '瓦神殿', blurb: '世界最強，瓦斯克出品。詳見條款。' },
  doomedSquad: { name: '厄運小隊', blurb: '個個強大，個個讓你後悔。' },
  diabolicals: { name: '魔頭', blurb: '六個不該被告知自己很特別的人。' },
  scorchedEarth: { name: '焦土', blurb: '兩個宿敵，一顆星球，毫無分寸。' },
}

export const types: Words['types'] = { human: '凡人', apex: '超凡者' }
export const genders: Words['genders'] = { female: '女', male: '男' }

export const symbols: Words['symbols'] = {
  link: '只在所屬區域有效',
  boost: '提升為8',
  hinder: '降低為0',
  anchor: '維持提升或降低的牌',
  shield: '騙過死亡',
  movement: '移動',
  turn: '改變回合',
  skull: '殺死',
  odd: '天曉得',
}

export const endgames: Words['endgames'] = {
  enemy: '殺光敵方的牌',
  own: '殺光己方的牌',
  both: '雙方的牌都殺光',
  nothing: '誰都不殺',
}
