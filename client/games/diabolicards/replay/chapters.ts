import type { Event } from '../../../../shared/games/diabolicards/events.ts'
import type { Player, Side } from '../../../../shared/games/diabolicards/state.ts'
import type { Shot } from '../../../../shared/match/film.ts'
import type { Chapter } from '../../contract.ts'
import { chaptersBy, eventsIn, type Mark } from '../../shots.ts'

export const KINDS = ['kill', 'save', 'endgame', 'suddenDeath', 'dawnLeads', 'duskLeads', 'end'] as const
export type Kind = (typeof KINDS)[number]

const mark = (kind: Kind, seat?: Player): Mark => (seat === undefined ? { kind } : { kind, seat })

/** Kills, what was saved from them, Endgames and sudden deaths. All are told to everybody. */
function marksOf(shot: Shot, before: Shot | undefined): Mark[] {
  const events = eventsIn<Event>(shot)
  const seat = before?.view.facts.active as Player | undefined
  const fated = events.flatMap(event => (event.type === 'struckDown' ? event.cards : []))
  return events.flatMap(event => {
    switch (event.type) {
      case 'died':
        return fated.includes(event.card) ? [] : mark('kill', seat)
      case 'dodged':
      case 'ranAway':
        return mark('save')
      case 'abilityUsed':
        return event.choice === undefined ? [] : mark('endgame', seat)
      case 'struckDown':
        return mark('suddenDeath')
      case 'ended':
        return mark('end')
      default:
        return []
    }
  })
}

const happenings = chaptersBy(marksOf)

const leaderIn = ({ view: { facts } }: Shot): Side | null =>
  facts.dawn === facts.dusk ? null : Number(facts.dawn) > Number(facts.dusk) ? 'dawn' : 'dusk'

/** The lead counts when a turn is over, and whoever has it first takes it from nobody. */
function leads(shots: readonly Shot[]): Chapter[] {
  let last: Side | null = null
  return shots.flatMap((shot, at) => {
    const isOver = eventsIn<Event>(shot).some(({ type }) => type === 'turnBegan' || type === 'ended')
    const now = isOver ? leaderIn(shot) : null
    if (now === null || now === last) return []
    const before = last
    last = now
    return before === null ? [] : { at, ...mark(now === 'dawn' ? 'dawnLeads' : 'duskLeads') }
  })
}

export function chapters(shots: readonly Shot[]): Chapter[] {
  const rank = ({ kind }: Chapter): number => KINDS.indexOf(kind as Kind)
  return [...happenings(shots), ...leads(shots)].sort((a, b) => a.at - b.at || rank(a) - rank(b))
}
