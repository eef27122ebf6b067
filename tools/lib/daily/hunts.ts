import { bookOf, oddsIn } from '../../../shared/games/diabolik/bots/knowing/worlds.ts'
import { COUNT, locationAt } from '../../../shared/games/diabolik/bots/reach.ts'
import { bestOf, type Hunt, type HuntAnswer, hiddenIn, viewOf } from '../../../shared/games/diabolik/daily.ts'
import type { Event } from '../../../shared/games/diabolik/events.ts'
import { diabolik } from '../../../shared/games/diabolik/index.ts'
import type { Location } from '../../../shared/games/diabolik/map/locations.ts'
import type { Criminal, State } from '../../../shared/games/diabolik/state.ts'
import type { DiabolikView } from '../../../shared/games/diabolik/view.ts'
import { played } from './matches.ts'

/** What has happened to hands and to Danger says nothing of where anybody is; `askedOf` looks whether that is so. */
const SILENT: ReadonlySet<Event['type']> = new Set([
  'drew',
  'redrew',
  'picked',
  'cardLaid',
  'exchanged',
  'exchangeRefused',
  'dangerMoved',
  'reshuffled',
])
const SEEN: readonly string[] = ['location', 'criminal', 'detective', 'officer', 'extra', 'car', 'clue', 'roadblock']

const thousandths = (odds: ArrayLike<number>): Partial<Record<Location, number>> => {
  const found: Partial<Record<Location, number>> = {}
  for (let at = 0; at < COUNT; at++) {
    const each = Math.round(1000 * (odds[at] ?? 0))
    if (each > 0) found[locationAt(at)] = each
  }
  return found
}

/** What there is to know: of a position alone, but for the truth. */
export function oddsOf(hunt: Hunt): Pick<HuntAnswer, 'odds' | 'finds'> {
  const book = bookOf({ view: viewOf(hunt) as DiabolikView, heard: hunt.heard })
  const hidden = hiddenIn(hunt)
  // Both on one card are in one place.
  const together = book.token.diabolik !== null && book.token.diabolik === book.token.eva
  const missed = new Float64Array(COUNT).fill(1)
  const odds: Partial<Record<Criminal, Partial<Record<Location, number>>>> = {}
  for (const [n, who] of hidden.entries()) {
    const own = oddsIn(book, who)
    odds[who] = thousandths(own)
    if (!together || n === 0) for (let at = 0; at < COUNT; at++) missed[at] = (missed[at] ?? 1) * (1 - (own[at] ?? 0))
  }
  return { odds, finds: thousandths(missed.map(each => 1 - each)) }
}

function huntIn(state: State, heard: readonly Event[], kept: (event: Event) => boolean): Hunt {
  const { pieces } = diabolik.view(state, 'public')
  const seen = Object.entries(pieces).filter(([, { kind }]) => SEEN.includes(kind))
  return {
    round: state.round,
    pieces: Object.fromEntries(
      seen.map(([id, { kind, place, face, up }]) => [
        id,
        up && face !== undefined ? [kind, place, face] : [kind, place],
      ]),
    ),
    heard: heard.filter(kept),
  }
}

/** Worth a day: neither known already nor anybody's guess, and no less to think about for what is left out. */
function askedOf(state: State, heard: readonly Event[]): { hunt: Hunt; answer: HuntAnswer } | null {
  const hunt = huntIn(state, heard, ({ type }) => !SILENT.has(type))
  const hidden = hiddenIn(hunt)
  if (hidden.length === 0) return null
  const known = oddsOf(hunt)
  const chances = Object.values(known.finds).sort((one, other) => other - one)
  const best = chances.slice(0, 3).reduce((sum, each) => sum + each, 0)
  const isOpen = chances.length >= 6 && chances.length <= 26 && (chances[0] ?? 0) < 900
  if (!isOpen || best < 450 || best > 1900 || (chances[2] ?? 0) === (chances[5] ?? 0)) return null
  const whole = oddsOf(huntIn(state, heard, () => true))
  if (JSON.stringify(whole) !== JSON.stringify(known)) return null
  const truth = Object.fromEntries(
    hidden.map(who => [who, state.faces[state.fugitives[who].card as string]?.slice(1) as Location]),
  )
  return { hunt, answer: { ...known, truth } }
}

/** Positions from matches between clever bots, as long as somebody wants more. */
export function* hunts(): Generator<{ readonly hunt: Hunt; readonly answer: HuntAnswer }> {
  for (let n = 1; ; n++) {
    let last = 0
    for (const { match, heard } of played(diabolik, { players: 4 }, `daily hunt ${n}`)) {
      const { state } = match
      if (state.round > 7) break
      const begins = heard.at(-1)?.type === 'phaseBegan' && state.phase === 'police'
      if (!begins || state.round < last + 3) continue
      const found = askedOf(state, heard)
      if (!found || bestOf(found.answer).length < 3) continue
      last = state.round
      yield found
    }
  }
}
