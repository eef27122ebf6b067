import type { Seat } from '../../kernel/game.ts'
import type { Location } from './map/locations.ts'
import { type Move, type MoveOf, watchersIn } from './move.ts'
import {
  faceOf,
  hasEffect,
  hideoutAt,
  hitsOf,
  isCharacter,
  isCriminal,
  isHidden,
  LATE,
  maximumOf,
  sideOf,
  watchersOn,
  whereIs,
} from './rules/questions.ts'
import { SHEET_RULES } from './sheets/index.ts'
import { type Character, CRIMINALS, type Criminal, DIE, LETTERS, type Side, type State, type Watcher } from './state.ts'

/** What a move promises, as far as it promises anything; what plays no part is absent. */
export interface Preview {
  /** D-33: who would notice a hidden movement; nobody: an empty list. */
  readonly seen?: readonly Watcher[]
  /** The Sighting would tell how many noticed, not who. */
  readonly blurred?: boolean
  /** D-14: of six faces of the die, how many hit, and how many of these hit twice or harder. */
  readonly sixths?: number
  readonly doubles?: number
  /** D-50: by how much the Danger Level would move; never 0. */
  readonly danger?: number
  /** One of the Criminals' own Traps would spring (D-3); only they are shown it. */
  readonly trap?: boolean
}

/** What an offer may show before the click, from what the seat knows. */
export function preview(state: State, seat: Seat, move: Move): Preview | null {
  const figure = state.acting?.figure
  const [question] = state.questions
  if (question?.type === 'reroll' && question.target && move.type === 'reroll') return odds(sideOf(question.who))
  if (figure === undefined || question) return null
  if (move.type === 'fight') return odds(sideOf(figure))
  if (move.type === 'sneak' || move.type === 'hide') return sighting(state, figure as Criminal, watchersIn(move.seen))
  if (!isCharacter(figure)) return null
  if (move.type === 'play') return played(state, seat, figure, move)
  const danger = dangerOf(state, figure, move)
  if (move.type === 'advance' && move.seen !== undefined)
    return { ...sighting(state, figure as Criminal, watchersIn(move.seen)), ...danger }
  return danger
}

function sighting(state: State, who: Criminal, seen: readonly Watcher[]): Preview {
  return seen.length > 0 && hasEffect(state, who, 'blurred') ? { seen, blurred: true } : { seen }
}

/** D-14. */
function odds(side: Side): Preview {
  const hits = DIE.map(die => hitsOf(side, die)).filter(count => count > 0)
  return { sixths: hits.length, doubles: hits.filter(count => count >= 2).length }
}

function played(state: State, seat: Seat, who: Character, move: MoveOf<'play'>): Preview | null {
  const { to } = move
  switch (faceOf(state, move.card)) {
    case 'sewers':
      return isCriminal(who) && isHidden(state, who) ? { seen: [] } : null
    case 'freightTrain':
      // D-81: noticed at its two ends.
      return isCriminal(who) && to && (isHidden(state, who) || move.seen !== undefined)
        ? sighting(state, who, watchersOn(state, [whereIs(state, who), to]))
        : null
    case 'smokeBomb':
    case 'fullThrottle':
    case 'backRoads':
      return isCriminal(who) && move.seen !== undefined ? sighting(state, who, watchersIn(move.seen ?? '')) : null
    case 'hypnosis':
      // D-57: with guns, and as it falls.
      return odds('detectives')
    case 'falseAlarm':
      return CRIMINALS.some(each => each === seat) && to && state.traps.includes(to) ? { trap: true } : null
    case 'frontPage':
      return change(state, 1)
    case 'scapegoat':
      return change(state, -1)
    default:
      return null
  }
}

/** D-50. */
function dangerOf(state: State, who: Character, move: Move): Preview | null {
  const worse = isCriminal(who) ? 1 : -1
  const home: Location = isCriminal(who) ? hideoutAt(state) : 'clerville'
  switch (move.type) {
    case 'heal':
      return whereIs(state, who) === home ? null : change(state, worse)
    case 'pick':
      return hasEffect(state, who, 'freePick') ? null : change(state, worse)
    case 'draw':
      return reshuffles(state, who) ? change(state, worse) : null
    case 'advance':
      return isCriminal(who) ? completion(state, move) : null
    default:
      return null
  }
}

/** D-6: the deck is made anew before this card, or after it. */
function reshuffles(state: State, who: Character): boolean {
  const { cards, discards } = isCriminal(who) ? state.crime : state.police
  return cards.length <= 1 && discards.length > 0 && (isCriminal(who) || state.options.edition === 'en')
}

/** D-41: the last Part takes back what the Clues have brought. */
function completion(state: State, { letter }: MoveOf<'advance'>): Preview | null {
  const sheet = state.sheets[LETTERS.indexOf(letter)]
  if (!sheet || sheet.parts + 1 < SHEET_RULES[sheet.name].parts.length) return null
  return change(state, -sheet.clues)
}

/** D-62, D-90: as far as the track goes, and not down any more late in the game. */
function change(state: State, by: number): Preview | null {
  if (by < 0 && state.round >= LATE) return null
  const danger = Math.max(0, Math.min(maximumOf(state), state.danger + by)) - state.danger
  return danger === 0 ? null : { danger }
}
