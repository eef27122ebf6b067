import { walkDistance } from '../../../../shared/games/on-the-lam/rules/board.ts'
import { COMPLETE, OWNER } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import { type Alibi, type Event, SUSPECTS, type Suspect, type Tile } from '../../../../shared/games/on-the-lam/state.ts'
import type { LamPiece, LamView } from '../../../../shared/games/on-the-lam/view.ts'
import type { Seat, View } from '../../../../shared/kernel/game.ts'
import type { Lesson, Reading } from '../../contract.ts'
import type { SectionId } from '../reference/figures.ts'

type Now = Reading
type Looking = Pick<Now, 'view' | 'seats'>

const factsOf = (view: View): LamView['facts'] => (view as LamView).facts
const handOf = (view: View, suspect: Seat): LamPiece[] =>
  Object.values((view as LamView).pieces).filter(({ place }) => place === `hand:${suspect}`)

/** Cards of one suspect's in the reader's hand. */
const held = ({ view, seats }: Looking, of: Suspect): number =>
  seats.flatMap(seat => handOf(view, seat)).filter(({ face }) => OWNER[face as Alibi] === of).length

/** What was told since the reader's turn before last. Anything older has been overtaken. */
function lately({ lines, seats }: Now): Event[] {
  const events: Event[] = []
  let turns = 0
  for (let i = lines.length - 1; i >= 0 && turns < 2; i--) {
    const heard = lines[i]?.heard
    if (heard?.type !== 'step') continue
    const told = heard.events as readonly Event[]
    events.push(...told)
    turns += told.filter(event => event.type === 'turnBegan' && seats.includes(event.seat)).length
  }
  return events
}

const hasSearched = ({ lines, seats }: Now): boolean =>
  lines.some(
    ({ heard }) =>
      heard.type === 'step' &&
      (heard.events as readonly Event[]).some(event => event.type === 'rolled' && seats.includes(event.seat)),
  )

const happened =
  (type: Event['type']) =>
  (now: Now): boolean =>
    lately(now).some(event => event.type === type)
const offered =
  (type: string) =>
  ({ choices }: Now): boolean =>
    choices.some(move => move.type === type)

const myself = ({ seats }: Looking): string | null => seats[0] ?? null
const myTile = ({ view, seats }: Looking): string | null => view.pieces[seats[0] ?? '']?.place ?? null
/** Two steps or less from somebody who takes pairs. */
const isNearTrade = (now: Looking): boolean => {
  const at = myTile(now) as Tile | null
  return at !== null && TRADES.some(tile => walkDistance(at, tile) <= 2)
}
const TRADES = ['eye', 'mob'] as const
const whoever = ({ view }: Looking): string => factsOf(view).active

/** How many alibi cards somebody holds is for all to see (L-33); whose they are is not. */
const rival = ({ view, seats }: Looking): Suspect | null =>
  SUSPECTS.find(suspect => !seats.includes(suspect) && handOf(view, suspect).length >= COMPLETE) ?? null

interface Entry extends Omit<Lesson, 'id'> {
  readonly section: SectionId
}

/** What can be decided now comes first: it passes. What has happened can wait a turn. */
const lessons = {
  welcome: {
    when: ({ seats }) => seats.length > 0,
    focus: myself,
    section: 'goal',
  },
  alibis: {
    when: ({ view, seats }) => seats.some(me => handOf(view, me).length > 0),
    after: ['welcome'],
    focus: ({ seats }) => `hand:${seats[0]}`,
    section: 'goal',
  },
  complete: {
    when: ({ view, seats }) => SUSPECTS.some(me => seats.includes(me) && held({ view, seats }, me) >= COMPLETE),
    focus: () => 'station',
    section: 'ending',
  },
  plates: {
    when: now => offered('walk')(now) || (now.choices.length > 0 && factsOf(now.view).decision === 'act'),
    focus: myTile,
    section: 'skills',
  },
  searching: {
    when: now => factsOf(now.view).decision === 'act' && offered('search')(now),
    focus: myTile,
    section: 'searching',
  },
  walking: { when: offered('walk'), focus: myself, section: 'walking' },
  again: { when: offered('giveUp'), focus: () => 'police', section: 'searching' },
  success: { when: happened('searchSucceeded'), after: ['plates'], focus: whoever, section: 'searching' },
  handLimit: {
    when: now => factsOf(now.view).decision === 'trim' && offered('discard')(now),
    focus: ({ seats }) => `hand:${seats[0]}`,
    section: 'handLimit',
  },
  investigation: { when: happened('investigated'), focus: () => 'police', section: 'investigation' },
  custody: { when: happened('takenIn'), focus: () => 'station', section: 'custody' },
  // Whoever has rolled it knows it.
  die: {
    when: now => happened('rolled')(now) && !hasSearched(now),
    after: ['plates'],
    focus: whoever,
    section: 'searching',
  },
  failure: { when: happened('searchFailed'), focus: () => 'police', section: 'police' },
  items: {
    when: ({ view, seats }) => Object.values(view.pieces).some(({ place }) => seats.some(me => place === `item:${me}`)),
    focus: ({ seats }) => `item:${seats[0]}`,
    section: 'items',
  },
  playCards: { when: happened('playCardDrawn'), focus: () => 'plays', section: 'playCards' },
  patrol: { when: happened('policeRolled'), focus: () => 'police', section: 'police' },
  trading: {
    when: now => isNearTrade(now) && SUSPECTS.some(of => !now.seats.includes(of) && held(now, of) >= 2),
    after: ['alibis'],
    focus: () => 'eye',
    section: 'privateEye',
  },
  rival: { when: now => rival(now) !== null, focus: rival, section: 'strategy' },
} satisfies Record<string, Entry>

export type LessonId = keyof typeof lessons

/** When a match is over, there is nothing more to explain. */
export const LESSONS: readonly Lesson[] = Object.entries<Entry>(lessons).map(([id, lesson]) => ({
  id,
  ...lesson,
  when: now => factsOf(now.view).ending === '' && lesson.when(now),
}))
