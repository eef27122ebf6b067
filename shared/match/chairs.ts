import type { Outcome, Seat, SeatSpec, Team } from '../kernel/game.ts'
import type { Delay, Level, Person, RefusalReason, RoomEnding, TablePhase } from '../wire/protocol.ts'
import { sittersOf } from './shown.ts'

/*
 * Who sits where, and what they may decide about the table: pure functions from one party to the next, or to the reason
 * why not. What a party is, is kept with the table; who is connected at the moment is not part of it.
 */

export interface Seating {
  readonly player: number
  readonly seats: readonly Seat[]
  readonly side: Team
  readonly person: Person | null
  readonly bot: Level
  readonly ready: boolean
  readonly conceded: boolean
  /** Somebody who does not want to be named sat here. */
  readonly unnamed?: boolean
  /** Which screen its person has beside the stage; the last that was paired. NO_SCREEN: none is wanted any more. */
  readonly paired?: string | null
}

export interface Party {
  readonly phase: TablePhase
  /** Where in the log the match began; tables of old do not say. */
  readonly began?: number
  /** To the deal, since the match began (wire/deal.ts); tables of old have none. */
  readonly commitment?: string
  /** A person's id. */
  readonly host: string
  readonly chairs: readonly Seating[]
  /** People who may not come back. */
  readonly removed: readonly string[]
  /** Chairs that want to end the match here. */
  readonly agreed: readonly number[]
  readonly outcome: Outcome | null
  /** The table where those who want another match meet. */
  readonly rematch: string | null
  /** A private table whose match is listed for everybody to watch. */
  readonly onShow?: boolean
  /** Whoever watches is so many rounds late; without it not at all. */
  readonly delay?: Delay
  /** Chairs whose people agree to be filmed with open cards (openCards.ts). */
  readonly openCards?: readonly number[]
  /** Whose device is the stage of all: somebody without a chair, who is let in only as that. */
  readonly stage?: string
}

export type ChairAnswer = Party | RefusalReason
export const refuses = (answer: ChairAnswer): answer is RefusalReason => typeof answer === 'string'

/** Empty chairs for the seats of a game, in the order of play. */
export function newParty(specs: readonly SeatSpec[], host: Person, bot: Level): Party {
  return {
    phase: 'waiting',
    host: host.id,
    chairs: sittersOf(specs).map(({ player, seats }) => ({
      player,
      seats,
      side: specs.find(spec => spec.player === player)?.side ?? '',
      person: null,
      bot,
      ready: false,
      conceded: false,
    })),
    removed: [],
    agreed: [],
    outcome: null,
    rematch: null,
  }
}

export const chairOf = ({ chairs }: Party, person: string): Seating | undefined =>
  chairs.find(chair => chair.person?.id === person)

/** A person who still decides: seated, and not given up. */
export const inPlay = ({ person, conceded }: Seating): boolean => person !== null && !conceded

const withChair = (party: Party, player: number, change: Partial<Seating>): Party => ({
  ...party,
  chairs: party.chairs.map(chair => (chair.player === player ? { ...chair, ...change } : chair)),
})

const EMPTY = { person: null, ready: false, paired: null } as const

/** Sits down, or moves over from another chair. */
export function sit(party: Party, person: Person, player: number): ChairAnswer {
  if (party.phase !== 'waiting') return 'notNow'
  if (party.removed.includes(person.id)) return 'removed'
  const chair = party.chairs.find(each => each.player === player)
  if (!chair) return 'noSeat'
  if (chair.person?.id === person.id) return party
  if (chair.person) return 'taken'
  const own = chairOf(party, person.id)
  const paired = own?.paired ?? null
  return withChair(own ? withChair(party, own.player, EMPTY) : party, player, { person, ready: false, paired })
}

/** Somebody goes by another name now. */
export function renamed(party: Party, person: Person): Party {
  const own = chairOf(party, person.id)
  return own && own.person?.name !== person.name ? withChair(party, own.player, { person }) : party
}

export function stand(party: Party, person: string): ChairAnswer {
  if (party.phase !== 'waiting') return 'notNow'
  const own = chairOf(party, person)
  return own ? withChair(party, own.player, EMPTY) : party
}

export function setReady(party: Party, person: string, ready: boolean): ChairAnswer {
  if (party.phase !== 'waiting') return 'notNow'
  const own = chairOf(party, person)
  return own ? withChair(party, own.player, { ready }) : 'noSeat'
}

export function setBot(party: Party, by: string, player: number, bot: Level): ChairAnswer {
  if (party.host !== by) return 'notHost'
  if (party.phase !== 'waiting') return 'notNow'
  return party.chairs.some(chair => chair.player === player) ? withChair(party, player, { bot }) : 'noSeat'
}

/** Of a seat whose person has sent their screen away: the one of the match before must not follow it here. */
export const NO_SCREEN = ''

/** A screen for this seat, in place of whatever was paired before. */
export function pair(party: Party, person: string, paired: string): ChairAnswer {
  const own = chairOf(party, person)
  return own ? withChair(party, own.player, { paired }) : 'noSeat'
}

/** Before the start, since everybody is to know what they play under. */
export function setDelay(party: Party, by: string, delay: Delay): ChairAnswer {
  if (party.host !== by) return 'notHost'
  if (party.phase !== 'waiting') return 'notNow'
  return delayOf(party) === delay ? party : { ...party, delay }
}

export const delayOf = ({ delay }: Party): Delay => delay ?? 0

/** The host; around one stage, whose host may be a television, also anybody on a chair as soon as all are ready. */
const leads = (party: Party, person: string): boolean =>
  party.host === person ||
  (party.stage !== undefined &&
    chairOf(party, person) !== undefined &&
    party.chairs.every(each => !each.person || each.ready))

/** Somebody has to play: a table of bots alone does not begin. */
export function begin(party: Party, by: string): ChairAnswer {
  if (!leads(party, by)) return 'notHost'
  if (party.phase !== 'waiting' || !party.chairs.some(inPlay)) return 'notNow'
  return { ...party, phase: 'running' }
}

/** Before the start: out of the room, and not back into it. */
export function remove(party: Party, by: string, person: string): ChairAnswer {
  if (party.host !== by) return 'notHost'
  if (party.phase !== 'waiting' || person === by) return 'notNow'
  const own = chairOf(party, person)
  const without = own ? withChair(party, own.player, EMPTY) : party
  return { ...without, removed: [...new Set([...party.removed, person])] }
}

/** Whoever was removed may come back. */
export function letIn(party: Party, by: string, person: string): ChairAnswer {
  if (party.host !== by) return 'notHost'
  if (party.phase !== 'waiting') return 'notNow'
  return party.removed.includes(person) ? { ...party, removed: party.removed.filter(id => id !== person) } : party
}

/** Somebody who plays against bots alone lets everybody watch, or nobody but who has the link. Who sits with others does not. */
export function setOnShow(party: Party, by: string, onShow: boolean): ChairAnswer {
  if (!chairOf(party, by)) return 'noSeat'
  if (party.phase !== 'running' || party.chairs.some(({ person }) => person !== null && person.id !== by))
    return 'notNow'
  return party.onShow === onShow ? party : { ...party, onShow }
}

/** During play: the bot has the chair from now on. */
export function handOver(party: Party, by: string, player: number): ChairAnswer {
  if (party.host !== by) return 'notHost'
  const chair = party.chairs.find(each => each.player === player)
  if (!chair?.person) return 'noSeat'
  if (party.phase !== 'running' || chair.person.id === by) return 'notNow'
  const without = withChair(party, player, EMPTY)
  return ended({
    ...without,
    removed: [...new Set([...party.removed, chair.person.id])],
    agreed: party.agreed.filter(each => each !== player),
    openCards: [],
  })
}

export function concede(party: Party, person: string): ChairAnswer {
  const own = chairOf(party, person)
  if (!own) return 'noSeat'
  if (party.phase !== 'running' || own.conceded) return 'notNow'
  const without = withChair(party, own.player, { conceded: true })
  return ended({ ...without, agreed: party.agreed.filter(each => each !== own.player) })
}

export function agree(party: Party, person: string, agrees: boolean): ChairAnswer {
  const own = chairOf(party, person)
  if (!own) return 'noSeat'
  if (party.phase !== 'running' || own.conceded) return 'notNow'
  if (agrees === party.agreed.includes(own.player) && (agrees || party.agreed.length === 0)) return party
  const others = party.agreed.filter(player => player !== own.player)
  if (agrees) return ended({ ...party, agreed: [...others, own.player] })
  // Whoever has not offered it declines it, for all; an own offer is taken back alone.
  return { ...party, agreed: party.agreed.includes(own.player) ? others : [] }
}

/**
 * The end that the rules know nothing of: nobody is left to play against or to play for, or all have had enough. A side
 * loses together: whose people have all given up does not win by its bots.
 */
function ended(party: Party): Party {
  const left = party.chairs.filter(chair => !chair.conceded)
  const people = left.filter(inPlay)
  const beaten = party.chairs.filter(({ conceded }) => conceded).map(({ side }) => side)
  const isBeaten = (side: Team): boolean => beaten.includes(side) && !people.some(each => each.side === side)
  const over = (by: RoomEnding, winners: readonly Seat[]): Party => ({
    ...party,
    phase: 'over',
    outcome: { winners, by },
  })
  if (people.length > 0 && people.every(({ player }) => party.agreed.includes(player))) return over('agreed', [])
  if (people.length === 0 || new Set(left.map(({ side }) => side)).size <= 1)
    return over(
      'conceded',
      left.filter(({ side }) => !isBeaten(side)).flatMap(({ seats }) => seats),
    )
  return party
}

/** Gone for good while the table waits: the chair is free, and somebody who is there is host. */
export function leave(party: Party, person: string, present: readonly string[]): Party {
  if (party.phase !== 'waiting') return party
  const own = chairOf(party, person)
  return bequeath(own ? withChair(party, own.player, EMPTY) : party, person, present)
}

/** The host is out of the room, and may be back in a minute: the others need a host meanwhile. */
export function bequeath(party: Party, person: string, present: readonly string[]): Party {
  if (party.phase !== 'waiting' || party.host !== person) return party
  const others = present.filter(id => id !== person)
  const heir = party.chairs.find(chair => chair.person && others.includes(chair.person.id))?.person?.id ?? others[0]
  return heir === undefined ? party : { ...party, host: heir }
}
