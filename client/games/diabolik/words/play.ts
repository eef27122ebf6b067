import type { DieFace, Scenario } from '../../../../shared/games/diabolik/state.ts'
import { english, italian } from '../../../../shared/words/grammar.ts'
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
  /** Instead of a Part, in the Escape. */
  readonly wayOut: string
  /** Over the sheet of a completed Heist, or of a way out. */
  readonly loot: Readonly<Record<Scenario, string>>
  readonly danger: string
  /** The Criminals, by scenario, and the Detectives. */
  readonly wins: Readonly<Record<Scenario | 'detectives', { title: string; text: string }>>
}

const SCENE_WORDS: Readonly<Record<Language, SceneWords>> = {
  en: {
    shadows: 'Someone moves In the Shadows…',
    sighting: 'Sighting!',
    nothing: 'Nothing here',
    found: 'There!',
    hits: hits => (hits === 0 ? 'No hit' : `${hits} ${english.plural(hits, { one: 'hit', other: 'hits' })}`),
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
    wayOut: 'Gone!',
    loot: { heists: 'The loot is theirs!', escape: 'A way out!' },
    danger: 'Danger',
    wins: {
      heists: { title: 'Gone into the night', text: 'Two Heists, and gone. The Criminals win.' },
      escape: { title: 'Gone into the night', text: 'Two ways out, and gone. The Criminals win.' },
      detectives: { title: 'Every door is shut', text: 'Danger has caught up with them. The Detectives win.' },
    },
  },
  it: {
    shadows: 'Qualcuno si muove nell’Ombra…',
    sighting: 'Avvistamento!',
    nothing: 'Qui non c’è nessuno',
    found: 'Ecco!',
    hits: hits =>
      hits === 0 ? 'Nessun colpo' : `${hits} ${italian.plural(hits, { one: 'colpo', other: 'colpi' })} a segno`,
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
    wayOut: 'Via!',
    loot: { heists: 'Il bottino è loro!', escape: 'Una via di fuga!' },
    danger: 'Pericolo',
    wins: {
      heists: { title: 'Svaniti nella notte', text: 'Due Colpi, e via. Vincono i Criminali.' },
      escape: { title: 'Svaniti nella notte', text: 'Due vie di fuga, e via. Vincono i Criminali.' },
      detectives: { title: 'Ogni porta è chiusa', text: 'Il Pericolo li ha raggiunti. Vincono i Detective.' },
    },
  },
  zh: {
    shadows: '有人在暗中行動……',
    sighting: '目擊！',
    nothing: '空無一人',
    found: '在這裡！',
    hits: hits => (hits === 0 ? '未擊中' : `擊中${hits}次`),
    noises: { blade: '唰！', shot: '砰！', both: '轟！', miss: '咻', shield: '鏘！', trap: '喀！', wound: '啊！' },
    round: round => `第${round}輪`,
    part: part => `步驟${part}`,
    clue: clue => `線索${clue}`,
    wayOut: '開溜！',
    loot: { heists: '贓物到手！', escape: '逃亡路線到手！' },
    danger: '警戒',
    wins: {
      heists: { title: '消失於夜色', text: '兩場劫案，揚長而去。盜賊獲勝。' },
      escape: { title: '消失於夜色', text: '兩條逃亡路線，揚長而去。盜賊獲勝。' },
      detectives: { title: '天羅地網', text: '警戒已達頂點。探員獲勝。' },
    },
  },
}

export const sceneWords = (): SceneWords => SCENE_WORDS[useSettings.getState().language]

/** How a throw of the Combat Die sounds when it hits. */
export const noiseOf = (die: DieFace): Noise =>
  die === 'both' ? 'both' : die === 'dagger' || die === 'daggers' ? 'blade' : 'shot'
