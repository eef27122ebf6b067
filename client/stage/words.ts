import type { Language } from '../../shared/words/index.ts'

interface StageWords {
  readonly loading: string
  readonly lost: string
  /** The map from above. */
  readonly above: string
  readonly places: string
  /** Over what is being played; its key. */
  readonly skip: string
  readonly space: string
  readonly skipHow: string
}

/** The little that the stage itself has to say. */
export const STAGE_WORDS: Readonly<Record<Language, StageWords>> = {
  en: {
    loading: 'Setting the scene…',
    lost: 'The lights have gone out. Somebody is looking for the fuse.',
    above: 'From above',
    places: 'Places',
    skip: 'Skip',
    space: 'Space',
    skipHow: 'Space, or a press on the table, skips the rest of the turn.',
  },
  it: {
    loading: 'Si allestisce la scena…',
    lost: 'È andata via la luce. Qualcuno sta cercando il fusibile.',
    above: 'Dall’alto',
    places: 'Luoghi',
    skip: 'Salta',
    space: 'Spazio',
    skipHow: 'Spazio, o un tocco sul tavolo, salta il resto del turno.',
  },
  zh: {
    loading: '布景中……',
    lost: '燈滅了，有人正在找保險絲。',
    above: '俯瞰地圖',
    places: '地點',
    skip: '跳過',
    space: '空白鍵',
    skipHow: '按空白鍵或點一下牌桌，就會跳過這個回合剩下的部分。',
  },
}
