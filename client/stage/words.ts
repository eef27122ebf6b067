import type { Language } from '../../shared/words/index.ts'

interface StageWords {
  readonly loading: string
  readonly lost: string
  /** The map from above. */
  readonly above: string
  readonly places: string
}

/** The little that the stage itself has to say. */
export const STAGE_WORDS: Readonly<Record<Language, StageWords>> = {
  en: {
    loading: 'Setting the scene …',
    lost: 'The lights have gone out. Somebody is looking for the fuse.',
    above: 'From above',
    places: 'Places',
  },
  it: {
    loading: 'Si allestisce la scena …',
    lost: 'È andata via la luce. Qualcuno sta cercando il fusibile.',
    above: 'Dall’alto',
    places: 'Luoghi',
  },
  zh: { loading: '佈景中……', lost: '燈滅了，有人正在找保險絲。', above: '俯瞰地圖', places: '地點' },
}
