import type { Language } from '../../../shared/words/index.ts'
import type { CameraChoice } from './air.ts'

interface AirWords {
  /** The choice of camera, and whose it is. */
  readonly camera: string
  readonly cameras: Readonly<Record<Exclude<CameraChoice, 'seat'>, string>>
  readonly seat: (name: string) => string
  /** What its keys do, for the list of keys. */
  readonly does: Readonly<Record<CameraChoice | 'known', string>>
  /** Before what happened in the round that is over. */
  readonly previously: string
}

/** What a broadcast has to say beside the match. */
export const AIR_WORDS: Readonly<Record<Language, AirWords>> = {
  en: {
    camera: 'Camera',
    cameras: { director: 'Director', free: 'Free', above: 'From above' },
    seat: name => `From ${name}’s seat`,
    does: {
      director: 'back to the director',
      free: 'free camera: drag, wheel, two fingers',
      above: 'from above',
      seat: 'from somebody’s seat, one after the other',
      known: 'what everybody can know: on or off',
    },
    previously: 'Previously…',
  },
  it: {
    camera: 'Camera',
    cameras: { director: 'Regia', free: 'Libera', above: 'Dall’alto' },
    seat: name => `Dal posto di ${name}`,
    does: {
      director: 'torna alla regia',
      free: 'camera libera: trascina, rotella, due dita',
      above: 'dall’alto',
      seat: 'dal posto di qualcuno, uno dopo l’altro',
      known: 'ciò che tutti possono sapere: mostra o nascondi',
    },
    previously: 'Nelle puntate precedenti…',
  },
  zh: {
    camera: '鏡頭',
    cameras: { director: '導播', free: '自由', above: '俯瞰' },
    seat: name => `從${name}的座位看`,
    does: {
      director: '回到導播',
      free: '自由鏡頭：拖曳、滾輪、雙指',
      above: '俯瞰',
      seat: '從各個座位看，逐一切換',
      known: '顯示或隱藏大家能推知的地點',
    },
    previously: '前情提要',
  },
}
