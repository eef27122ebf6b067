import type { Language } from '../../shared/words/index.ts'

interface StageWords {
  readonly loading: string
  readonly lost: string
  /** The map from above. */
  readonly above: string
  readonly places: string
  /** Close enough to read what is printed; how else one comes there. */
  readonly near: string
  readonly nearHow: string
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
    near: 'Closer',
    nearHow: 'A tap on the table does the same; drag, or the arrow keys, move along.',
    skip: 'Skip',
    space: 'Space',
    skipHow: 'Space, or a press on the table, skips the rest of the turn.',
  },
  it: {
    loading: 'Si allestisce la scena…',
    lost: 'È andata via la luce. Qualcuno sta cercando il fusibile.',
    above: 'Dall’alto',
    places: 'Luoghi',
    near: 'Da vicino',
    nearHow: 'Basta anche un tocco sul tavolo; trascinando, o con le frecce, ci si sposta.',
    skip: 'Salta',
    space: 'Spazio',
    skipHow: 'Spazio, o un tocco sul tavolo, salta il resto del turno.',
  },
  zh: {
    loading: '布景中……',
    lost: '燈滅了，有人正在找保險絲。',
    above: '俯瞰地圖',
    places: '地點',
    near: '拉近',
    nearHow: '點一下桌面也可以；拖曳或用方向鍵移動。',
    skip: '跳過',
    space: '空白鍵',
    skipHow: '按空白鍵或點一下牌桌，就會跳過這個回合剩下的部分。',
  },
}
