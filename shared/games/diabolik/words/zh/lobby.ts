import type { Scenario } from '../../state.ts'
import type { Words } from '../words.ts'
import { job } from './say.ts'

export const options: Words['options'] = {
  scenario: {
    name: '劇本',
    text: '決定這一局玩什麼。',
    values: {
      heists: {
        name: '搶案調查',
        text: '完整遊戲：盜賊完成三場劫案中的兩場就獲勝，警戒等級到達最高則由探員獲勝。',
      },
      escape: {
        name: '逃出克萊威爾',
        text: '入門遊戲，約十五分鐘，不使用卡牌：盜賊必須用上三條逃亡路線中的兩條，離開首都一帶。',
      },
    },
  },
  edition: {
    name: '版本',
    text: '各印刷版本規則不同之處，依照哪一版。',
    values: {
      en: {
        name: '英文版與中文版',
        text: '手牌裝不下負傷牌的人，自己選擇棄置哪一張。警探牌牌庫重洗時，警戒等級降低一級。',
      },
      it: {
        name: '義大利文版',
        text: '手牌裝不下負傷牌的人，隨機棄置一張。警探牌牌庫重洗時沒有影響。摩莉甘的任何擲骰都可以重擲。',
      },
    },
  },
  pairs: {
    name: '兩人遊戲',
    text: '義大利文版規則書沒有另訂兩人規則：每位玩家可以直接控制同一隊的兩名角色。',
    values: {
      joint: { name: '每隊一套手牌', text: '每隊共用一套手牌，兩名角色合計四個行動。' },
      apart: { name: '每隊兩套手牌', text: '每名角色各有一套手牌和三個行動，與三人、四人遊戲相同。' },
    },
  },
  difficulty: {
    name: '難度',
    text: '呼叫增援要棄置多少警探牌。',
    values: {
      normal: { name: '標準', text: '每名探員的第一名警官要棄置一張警探牌，第二名要兩張。' },
      hard: { name: '對盜賊較難', text: '每名警官都只要一張警探牌。' },
      easy: { name: '對盜賊較易', text: '每名警官都要兩張警探牌。' },
    },
  },
  sheets: {
    name: '劫案',
    text: '這一局使用哪三張劫案牌。',
    random: { name: '隨機', text: '隨機抽取三張劫案牌。' },
    chosen: { name: '自選', text: '由你指定三張劫案牌，依序為A、B、C。' },
  },
  van: {
    name: 'CV銀行運鈔車',
    text: '隨機抽取時，是否可能抽到這張劫案牌。前幾局建議不使用。',
    values: {
      with: { name: '使用運鈔車', text: '七張劫案牌都可能抽到。' },
      without: { name: '不使用運鈔車', text: '從其他六張劫案牌中抽取三張。' },
    },
  },
  casebook: {
    name: '辦案筆記',
    text: '給探員玩家的輔助：根據他們得知的一切，推算每名盜賊藏身各地點的機率。',
    values: {
      beginners: {
        name: '只給新手',
        text: '探員一方玩完本遊戲不到三局的玩家可以翻閱。誰能翻閱，大家都看得到。',
      },
      on: { name: '給所有探員', text: '所有探員玩家都可以翻閱。' },
      off: { name: '不使用', text: '探員自己推理、自己記錄。' },
    },
  },
  alone: {
    name: '一人控制兩名角色',
    text: '三人遊戲中，由一位玩家控制同一隊的兩名角色，並持有兩套手牌。',
    values: {
      criminals: { name: '盜賊', text: '由一位玩家控制德伯力克和伊娃。' },
      detectives: { name: '探員', text: '由一位玩家控制金克和摩莉甘。' },
    },
  },
}

export const phrases = (scenario: Scenario): Words['phrases'] => ({
  meetMe: '到我這裡來。',
  comingToYou: '我去你那裡。',
  meetAtHideout: '藏身處會合。',
  keepAway: '別靠近這裡。',
  youFirst: '你先行動。',
  meFirst: '我先行動。',
  readyForPart: scenario === 'escape' ? '逃亡路線，我準備好了。' : '下一個步驟，我準備好了。',
  needCards: '我需要你的牌。',
  distraction: '我去引開他們。',
  surrounded: '他們離我很近。',
  takeJaguar: '你開捷豹。',
  agreed: '就這麼辦。',
})

export const markers = (scenario: Scenario): Words['markers'] => ({
  unknown: '可疑',
  diabolik: '也許是德伯力克',
  eva: '也許是伊娃',
  clueA: `也許是${job('A', scenario)}`,
  clueB: `也許是${job('B', scenario)}`,
  clueC: `也許是${job('C', scenario)}`,
  hideout: '可能是藏身處',
  searched: '已搜查',
  first: '第一步',
  second: '第二步',
  third: '第三步',
  star: '目標',
  danger: '危險',
  route: '退路',
  watched: '有人看守',
})
