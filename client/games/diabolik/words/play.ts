import type { DieFace, Side } from '../../../../shared/games/diabolik/state.ts'
import type { Language } from '../../../../shared/words/index.ts'
import { useSettings } from '../../../session/settings.ts'

/** Loud enough to be drawn: what a hit, a miss or a fall sounds like in letters. */
const NOISES = ['blade', 'shot', 'both', 'miss', 'shield', 'trap', 'wound'] as const
type Noise = (typeof NOISES)[number]

interface SceneWords {
  /** Over somebody's name, while they move unseen: the same wherever they go. */
  readonly shadows: string
  readonly sighting: string
  /** Nobody is where somebody looked. */
  readonly nothing: string
  readonly found: string
  readonly hits: (hits: number) => string
  readonly noises: Readonly<Record<Noise, string>>
  readonly round: (round: number) => string
  readonly part: (part: number) => string
  readonly clue: (clue: number) => string
  /** Over the sheet of a completed Heist. */
  readonly loot: string
  readonly danger: string
  readonly wins: Readonly<Record<Side, { title: string; text: string }>>
}

const SCENE_WORDS: Readonly<Record<Language, SceneWords>> = {
  en: {
    shadows: 'Someone moves in the Shadows…',
    sighting: 'Sighting!',
    nothing: 'Nothing here',
    found: 'There!',
    hits: hits => (hits === 0 ? 'No hit' : hits === 1 ? '1 hit' : `${hits} hits`),
    noises: {
      blade: 'Slash!',
      shot: 'Bang!',
      both: 'Crash!',
      miss: 'Whiff',
      shield: 'Clang!',
      trap: 'Snap!',
      wound: 'Ouch!',
    },
    round: round => `Round ${round}`,
    part: part => `Part ${part}`,
    clue: clue => `Clue ${clue}`,
    loot: 'The loot is theirs!',
    danger: 'Danger',
    wins: {
      criminals: { title: 'Gone into the night', text: 'Two out of three, and gone. The Criminals win.' },
      detectives: { title: 'Every door is shut', text: 'Danger has caught up with them. The Detectives win.' },
    },
  },
  it: {
    shadows: 'Qualcuno si muove nell’Ombra…',
    sighting: 'Avvistamento!',
    nothing: 'Qui niente',
    found: 'Eccolo!',
    hits: hits => (hits === 0 ? 'Nessun colpo' : hits === 1 ? '1 colpo a segno' : `${hits} colpi a segno`),
    noises: {
      blade: 'Zac!',
      shot: 'Bang!',
      both: 'Sbam!',
      miss: 'Fiuu',
      shield: 'Clang!',
      trap: 'Clac!',
      wound: 'Ahi!',
    },
    round: round => `Round ${round}`,
    part: part => `Parte ${part}`,
    clue: clue => `Indizio ${clue}`,
    loot: 'Il bottino è loro!',
    danger: 'Pericolo',
    wins: {
      criminals: { title: 'Svaniti nella notte', text: 'Due su tre, e via. Vincono i Criminali.' },
      detectives: { title: 'Ogni porta è chiusa', text: 'Il Pericolo li ha raggiunti. Vincono i Detective.' },
    },
  },
  zh: {
    shadows: '有人在暗中行動……',
    sighting: '目擊！',
    nothing: '空無一人',
    found: '在這裡！',
    hits: hits => (hits === 0 ? '未命中' : `命中 ${hits} 次`),
    noises: { blade: '唰！', shot: '砰！', both: '轟！', miss: '咻', shield: '鏘！', trap: '喀！', wound: '啊！' },
    round: round => `第 ${round} 輪`,
    part: part => `步驟 ${part}`,
    clue: clue => `線索 ${clue}`,
    loot: '贓物到手！',
    danger: '警戒',
    wins: {
      criminals: { title: '消失於夜色', text: '三中得二，揚長而去。盜賊獲勝。' },
      detectives: { title: '天羅地網', text: '警戒已達頂點。探員獲勝。' },
    },
  },
}

export const sceneWords = (): SceneWords => SCENE_WORDS[useSettings.getState().language]

/** How a throw of the Combat Die sounds when it hits. */
export const noiseOf = (die: DieFace): Noise =>
  die === 'both' ? 'both' : die === 'dagger' || die === 'daggers' ? 'blade' : 'shot'
