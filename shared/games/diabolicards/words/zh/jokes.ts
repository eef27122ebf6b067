import type { CardWords } from '../labels.ts'

/** The groups that are here to be laughed at, and Why Even. */
export const jokes = {
  captainDamp: { name: '潮濕隊長', blurb: '能讓東西微微受潮。全城對此反應冷淡而乾燥。' },
  lukewarm: { name: '溫吞女', blurb: '能把任何東西變成室溫，包括掌聲。' },
  theUnpeeler: { name: '返皮俠', blurb: '能把果皮裝回水果上。沒有人找過他第二次。' },
  staticClara: { name: '靜電克拉拉', blurb: '方圓一公里的襪子都認識她。' },
  hindsight: { name: '後見之明', blurb: '對過去看得一清二楚。她本來正要說。' },
  beigeLantern: { name: '米色燈俠', blurb: '無論白晝或黑夜，他都跟窗簾很搭。' },
  slowmotion: { name: '慢動作', blurb: '全世界最快的男人，前提是看重播。' },
  theWhisperer: { name: '低語者', blurb: '精通世上所有語言，音量只有狗聽得見。' },

  internKevin: { name: '實習生凱文', blurb: '從春天起就沒領過薪水。卻有每一道門的鑰匙，包括反應爐。' },
  auntPetunia: { name: '佩妮阿姨', blurb: '替兩邊都織毛衣。兩邊都穿不下。' },
  mallGuardDoug: { name: '賣場保全阿道', blurb: '曾經讓一名小偷感到有點愧疚。' },
  ninaFromAccounting: { name: '會計部的妮娜', blurb: '知道披風要多少錢。從此睡不著。' },
  theMime: { name: '默劇演員', blurb: '在箱子裡困了九年。沒有箱子。' },
  weddingBand: { name: '一人婚禮樂隊', blurb: '一個女人，六種樂器，兩首歌。災難也接。' },
  parkingWarden: { name: '拖吊大隊長', blurb: '全城的秘密座車她都開過單。連反派都乖乖投幣。' },
  localWeatherman: { name: '地方氣象主播', blurb: '明日預報：有人從屋頂掉下來，午後轉晴。' },

  grandmaThunder: { name: '雷霆阿嬤', blurb: '當年一聲劈開天空。現在劈啪響的多半是髖骨。' },
  oldManLaser: { name: '雷射老伯', blurb: '還是能燒穿鋼板。得先找到另一副眼鏡。' },
  colonelCardigan: { name: '毛衣上校', blurb: '打贏過三場戰爭，每一場都想講給你聽。' },
  nanaNocturne: { name: '夜幕奶奶', blurb: '黑夜的女主人。晚上八點就睡了。' },
  admiralNaptime: { name: '午睡上將', blurb: '在躺椅上指揮艦隊。艦隊在浴缸裡。' },
  theFormerFlash: { name: '前閃光俠', blurb: '一小時跑完地球一圈。膝蓋寄來了帳單。' },
  dameDenture: { name: '假牙夫人', blurb: '會咬人的狗不叫，她兩樣都會。現在都泡在杯子裡。' },
  sidekickSixty: { name: '六十歲的跟班', blurb: '還穿著短褲。還在等自己的影集。' },

  spiderloom: { name: '織網蛛娘', blurb: '她織網，你留下。誰得到好處，沒人說得上來。' },
  brotherBleat: { name: '咩咩修士', blurb: '從沒講完過一場道，也從沒錯過開講的機會。' },
  madamePeek: { name: '偷看夫人', blurb: '看見全部，只收一半。水晶球是金魚缸。' },
  mixup: { name: '亂點女', blurb: '讓人換位思考，直接換位。大家原本都站得好好的。' },
  splitter1: { name: '分裂人1號', blurb: '他說自己才是本尊。' },
  splitter2: { name: '分裂人2號', blurb: '他也說自己才是本尊。' },
  splitter3: { name: '分裂人3號', blurb: '誰先來的無所謂，只要是他就好。' },
  splitter4: { name: '分裂人4號', blurb: '看過結局，寧可最後一個到。' },
} as const satisfies Partial<CardWords>
