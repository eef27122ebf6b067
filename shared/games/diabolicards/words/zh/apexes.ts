import type { CardWords } from '../labels.ts'

/** The Vantheon, the Doomed Squad, the Diabolicals and Scorched Earth. */
export const apexes = {
  windshear: { name: '風切', blurb: '第一時間面對危險，人在隔壁郵遞區號。' },
  reef: { name: '暗礁', blurb: '把女人叫作「干擾」。每週輸給一個，然後怪海。' },
  commandress: { name: '女司令', blurb: '對每個人都有計畫。你在第九頁，「備用」那一欄。' },
  encore: { name: '安可', blurb: '死得很美，週日加演一場。' },
  destina: { name: '天命娜', blurb: '知道你的命運，而且已經申請換一個。' },
  silverSiren: { name: '銀色海妖', blurb: '十一國冠軍單曲。沒人記得旋律，也沒人記得那一晚。' },
  mascotMan: { name: '吉祥物俠', blurb: '會飛的是那套裝。簽約的也是那套裝。' },
  stuntDouble: { name: '替身', blurb: '拯救過世界四十次，全是背影。' },

  tickTock: { name: '滴答', blurb: '能讓時間倒流。用的是別人的時間。' },
  sol: { name: '索兒', blurb: '把光全給了別人，再納悶是誰關了她的燈。' },
  burnout: { name: '過勞先生', blurb: '狀態最好的時候，大約到早上十一點為止。' },
  patientZero: { name: '零號病人', blurb: '她覺得自己很好。每次都是這樣開始的。' },
  openBook: { name: '藏不住的女人', blurb: '不會說謊，不會虛張聲勢，而且停不下來。' },
  evenSteven: { name: '扯平阿文', blurb: '你死一個，他死一個。他說是正義，其實是記帳。' },
  jinx: { name: '掃把星', blurb: '有她在真好，對面的人都這麼說。' },
  turncoat: { name: '牆頭草', blurb: '忠心耿耿，直到這句話說完。' },

  blazewell: { name: '布雷茲威', blurb: '心意很好。準頭很差。' },
  dale: { name: '戴爾', blurb: '他會做對的事，等他想清楚該對誰做。' },
  empress: { name: '女皇', blurb: '讓每個僕人覺得自己抵八個人。薪水一份也沒有。' },
  nightreign: { name: '夜君', blurb: '替同類蓋了一座監獄。從沒問過鑰匙為什麼在自己手上。' },
  vanessa: { name: '凡妮莎', blurb: '如果目光能殺人。能，但要先填表。' },
  warpath: { name: '征途', blurb: '他的征途是一條商店街。誰叫它擋路。' },

  deathrender: { name: '裂亡者', blurb: '專門終結一切。第一個是友情。' },
  razor: { name: '剃刀', blurb: '只要能氣到裂亡者，他一塊石頭都不會留。' },
} as const satisfies Partial<CardWords>
