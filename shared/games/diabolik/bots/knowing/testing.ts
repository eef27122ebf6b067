import { choose } from '../../../../kernel/bots.ts'
import type { BotName } from '../../../../kernel/game.ts'
import { advance, start } from '../../../../kernel/match.ts'
import { rngOf, seedOf } from '../../../../kernel/rng.ts'
import type { Event } from '../../events.ts'
import { diabolik } from '../../index.ts'
import type { Location } from '../../map/locations.ts'
import type { Move } from '../../move.ts'
import { CRIMINALS, type State } from '../../state.ts'
import type { Diabolik } from '../../types.ts'
import { INDEX, locationAt } from '../reach.ts'
import { isCard } from './table.ts'
import { bookOf, oddsIn } from './worlds.ts'

/** Matches to know something of, and what is true of them. */

export const MODES: readonly [string, Readonly<Record<string, unknown>>][] = [
  ['four', { players: 4 }],
  ['three, in Italy', { players: 3, alone: 'detectives', edition: 'it' }],
  ['a pair', { players: 2 }],
  ['two apart', { players: 2, edition: 'it', pairs: 'apart' }],
  ['the Escape', { players: 4, scenario: 'escape' }],
]
const facesOf = (state: State, card: string): number => INDEX[(state.faces[card] as string).slice(1) as Location]

/** Every step of a match of bots, with all that everybody heard. */
export function* steps(options: unknown, name: string, bot: BotName): Generator<{ state: State; heard: Event[] }> {
  let match = start<Diabolik>(diabolik, diabolik.check(options), seedOf(name))
  const heard: Event[] = []
  const luck = rngOf(seedOf(`bots of ${name}`), 0)
  while (diabolik.outcome(match.state) === null) {
    const seat = match.seats.map(each => each.seat).find(each => diabolik.moves(match.state, each).length > 0)
    if (seat === undefined) return
    const moves = diabolik.moves(match.state, seat)
    const sight = { seat, view: diabolik.view(match.state, seat), moves, heard }
    const done = advance(match, seat, moves[choose(diabolik, bot, sight, luck)] as Move)
    match = done.match
    heard.push(...done.step.told.map(({ event }) => event))
    if (diabolik.outcome(match.state) === null) yield { state: match.state, heard }
  }
}

/** What is wrong with what is known, beside the truth. */
export function wrong(state: State, heard: readonly Event[]): string[] {
  const book = bookOf({ view: diabolik.view(state, 'public'), heard })
  const list: string[] = []
  for (const who of CRIMINALS) {
    const { cards, rows } = book.tables[who]
    const fugitive = state.fugitives[who]
    if (book.token[who] !== fugitive.card) list.push(`${who} stands on another card`)
    if (fugitive.at !== null && book.open[who] !== INDEX[fugitive.at]) list.push(`${who} runs elsewhere`)
    if (book.tracks[who].join() !== fugitive.track.join()) list.push(`the track of ${who} is another one`)
    const truth = cards.map(card => (isCard(card) ? facesOf(state, card) : -1))
    if (!rows.some(({ says }) => truth.every((at, i) => at < 0 || says[i] === at)))
      list.push(`${who} is where nobody thinks: ${truth.map(at => (at < 0 ? '' : locationAt(at))).join()}`)
    const [card] = cards.filter(each => isCard(each) && state.locations.includes(each))
    if (card) list.push(`card ${card} is in the deck`)
    if (rows.some(({ says }) => cards.some((each, i) => state.up.includes(each) && says[i] !== truth[i])))
      list.push('a world contradicts what lies open')
    const sum = oddsIn(book, who).reduce((total, each) => total + each, 0)
    if (Math.abs(sum - 1) > 1e-6) list.push(`the odds of ${who} come to ${sum}`)
  }
  for (const [card, places] of book.loose)
    if (!places.has(facesOf(state, card))) list.push(`card ${card} says otherwise`)
  return list
}
