import type { HomeWords } from '../home.ts'

export const home: HomeWords = {
  issue: '創刊號 · 第一年',
  price: '免費，而且物超所值',
  tagline: '一張黑桌，三場罪案',
  games: {
    'on-the-lam': {
      title: '風聲正緊',
      blurb: '大雨、霓虹、四名嫌犯、十五個街區。趕在警察逮到你之前，把自己的不在場證明湊齊。',
      facts: '2–4人 · 約20分鐘',
      alt: '海報：雨夜城市裡的四名嫌犯，屋頂上方懸著警徽。',
    },
    diabolik: {
      title: 'Diabolik 盜影潛行',
      blurb: '雌雄大盜隱沒在地圖之中，兩名探員循著蛛絲馬跡緊追在後。',
      facts: '2–4人 · 隱藏移動',
      alt: '海報：血紅夜空下，繫著紅圍巾的蒙面大盜。',
    },
    diabolicards: {
      title: 'Diabolicards 群魔亂舞',
      blurb: '超級英雄全瘋了。累積力量、奪走力量，然後終結一切。',
      facts: '2–4人 · 卡牌對戰',
      alt: '海報：強光迸射中的蒙面英雄，身後的城市陷入火海。',
    },
  },
  playNow: '馬上開局',
  playNowAt: title => `馬上開局：${title}，與電腦對戰`,
  playHint: '你對上電腦對手。免註冊，免等待。',
  guided: '新手引導局',
  guidedAt: title => `新手引導局：${title}`,
  guidedHint: '第一次來？每條規則用到時才解說。',
  withFriends: '和朋友開一桌',
  withFriendsAt: title => `和朋友開一桌：${title}`,
  rules: '規則',
  mine: {
    title: '你的對局',
    yourTurn: '輪到你了',
    theirTurn: '其他人思考中',
  },
  code: {
    title: '有桌號嗎？',
    label: '桌號',
    placeholder: '例如 KXMPT',
    join: '加入',
    none: '沒有牌桌用這個桌號。',
  },
  live: {
    title: '今晚的牌桌',
    all: '所有牌桌',
    empty: '目前沒有公開的牌桌。開一桌吧，總會有人來的。',
  },
  opening: '正在為你發牌……',
  you: name => `你的名字：${name}`,
  changeName: '改名',
}
