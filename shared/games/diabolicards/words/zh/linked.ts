import type { CardWords } from '../labels.ts'

/** Vask, The Gang and Havenvale. */
export const linked = {
  mortimerVask: { name: '莫蒂默．瓦斯克', blurb: '全城的英雄都是他的。發票留著，以防有瑕疵品。' },
  heloiseVask: { name: '愛洛伊．瓦斯克', blurb: '用降落傘離開董事會。這是議程的一部分。' },
  constanceBoard: { name: '康董事', blurb: '調動人就像搬家具，兩者都五年攤提完畢。' },
  sylvesterSpin: { name: '公關史話術', blurb: '沒有爆炸。只是開幕典禮來得比較突然。' },
  chiefOfChiefs: { name: '總總監', blurb: '四位總監向她報告。沒有人報告任何事。' },
  counselGrimes: { name: '葛律師', blurb: '你的披風附有條款。穿上就算簽名。' },
  brandManager: { name: '品牌經理', blurb: '每場悲劇都是一種顏色，本季流行藍綠色。' },
  theAuditor: { name: '稽核員', blurb: '發現帳目有個洞。公司請他搬進去住。' },

  dominique: { name: '多明尼克', blurb: '他跟超凡者之間，沒有撬棍解決不了的問題。' },
  silverTongue: { name: '三寸銀舌', blurb: '能把你的陣營賣給你自己，再附贈一台烤麵包機。' },
  romeoKnuckles: { name: '鐵拳羅密歐', blurb: '一手刺「愛」，一手刺「茱麗」。指頭不夠用了。' },
  hydraulia: { name: '液壓莉雅', blurb: '已經淹死過兩次。不太適合她。' },
  pinchMontoya: { name: '快手蒙托雅', blurb: '靠偷維生。維的是她的生，偷的是你的。' },
  daiki: { name: '大輝', blurb: '身為超凡者，卻混在要消滅超凡者的幫派。午餐很尷尬。' },
  mamaCrowbar: { name: '撬棍媽媽', blurb: '替年輕人開門。也開保險箱、下巴和貨車。' },
  graniteGreta: { name: '花崗岩葛麗', blurb: '防彈、防火、防笑話。' },

  deanCharisma: { name: '魅力院長', blurb: '她的課自由參加。至今沒有人成功缺席過。' },
  julietVolt: { name: '伏特茱麗葉', blurb: '愛上了城裡不對的那一邊，電壓兩百二。' },
  chadThunderjaw: { name: '雷下巴查德', blurb: '主修自己。快被當了。' },
  overachiever: { name: '資優生', blurb: '沒有超能力，有九個學位，還有你的選課名額。' },
  quantumDropout: { name: '量子休學生', blurb: '同時退學也沒退學。學費倒是很確定。' },
  meteorMo: { name: '隕石阿莫', blurb: '永遠遲到，永遠從天花板進來。' },
  prismaPatel: { name: '稜鏡帕特爾', blurb: '能把光分成七色，把讀書會分成八組。' },
  valedictora: { name: '書卷獎女王', blurb: '她的畢業致詞講到第三年，還在鋪陳。' },
} as const satisfies Partial<CardWords>
