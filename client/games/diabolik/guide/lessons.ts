import type { Event, EventOf } from '../../../../shared/games/diabolik/events.ts'
import {
  CRIMINALS,
  type Criminal,
  DETECTIVES,
  LETTERS,
  type Letter,
} from '../../../../shared/games/diabolik/figures.ts'
import type { Move, MoveOf } from '../../../../shared/games/diabolik/move.ts'
import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { Seat, View } from '../../../../shared/kernel/game.ts'
import type { Lesson } from '../../contract.ts'
import type { SectionId } from '../reference/figures.ts'

type Now = Parameters<Lesson['when']>[0]
type Looking = Pick<Now, 'view' | 'seats'>

const factsOf = (view: View): DiabolikView['facts'] => (view as DiabolikView).facts
const isOver = ({ view }: Looking): boolean => factsOf(view).ending !== ''
const own = (among: readonly Seat[], { seats }: Looking): Seat[] => seats.filter(seat => among.includes(seat))
const isCriminals = (now: Looking): boolean => own(CRIMINALS, now).length > 0
const isDetectives = (now: Looking): boolean => own(DETECTIVES, now).length > 0

/** What was told since the round before last, as the reader's turns count it. Anything older has been overtaken. */
function lately({ lines, seats }: Now): Event[] {
  const events: Event[] = []
  let turns = 0
  for (let i = lines.length - 1; i >= 0 && turns < 2 * seats.length; i--) {
    const heard = lines[i]?.heard
    if (heard?.type !== 'step') continue
    const told = heard.events as readonly Event[]
    events.push(...told)
    turns += told.filter(event => event.type === 'turnBegan' && seats.includes(event.who)).length
  }
  return events
}

const happened =
  <K extends Event['type']>(type: K, which: (event: EventOf<K>, now: Now) => boolean = () => true) =>
  (now: Now): boolean =>
    lately(now).some(event => event.type === type && which(event as EventOf<K>, now))
const offered =
  <K extends Move['type']>(type: K, which: (move: MoveOf<K>) => boolean = () => true) =>
  ({ choices }: Now): boolean =>
    (choices as readonly Move[]).some(move => move.type === type && which(move as MoveOf<K>))
const either =
  (...all: ((now: Now) => boolean)[]) =>
  (now: Now): boolean =>
    all.some(each => each(now))

const acting = ({ view }: Looking): string | null => factsOf(view).acting || null
const me = ({ seats }: Looking): string | null => seats[0] ?? null
const isMine = ({ who }: { readonly who: string }, { seats }: Looking): boolean => seats.includes(who)
const isLetter = (mark: string): mark is Letter => LETTERS.some(letter => letter === mark)

/** Who is On the Run: on the map and not on a card. */
const running = ({ view }: Looking): Criminal | null =>
  CRIMINALS.find(who => view.pieces[view.pieces[who]?.place ?? ''] === undefined) ?? null
/** The track of whoever acts, or else of the first. */
const track = (now: Looking): string => `track:${CRIMINALS.find(who => who === acting(now)) ?? CRIMINALS[0]}`

interface Entry extends Omit<Lesson, 'id'> {
  readonly section: SectionId
}

/** What can be decided now comes first: it passes. What has happened can wait a turn. */
const lessons = {
  criminals: { when: now => isCriminals(now) && !isOver(now), focus: me, section: 'goal' },
  detectives: { when: now => isDetectives(now) && !isOver(now), focus: me, section: 'goal' },
  ended: { when: isOver, section: 'goal' },
  order: { when: offered('activate'), focus: me, section: 'round' },
  jaguar: { when: either(offered('drive'), happened('jaguarTaken')), focus: () => 'jaguar', section: 'jaguar' },
  shadows: { when: offered('sneak'), focus: acting, section: 'shadows' },
  roads: { when: either(offered('sneak'), offered('move')), focus: () => 'clerville', section: 'moving' },
  watched: { when: offered('sneak', ({ seen }) => seen !== ''), focus: acting, section: 'sightings' },
  advance: { when: offered('advance'), focus: acting, section: 'heists' },
  investigate: { when: offered('investigate'), focus: acting, section: 'investigate' },
  goingBack: { when: either(offered('hide'), happened('hid')), focus: acting, section: 'goingBack' },
  fight: { when: either(offered('fight'), happened('fought')), focus: acting, section: 'fights' },
  actions: {
    when: ({ view, seats }) => seats.includes(factsOf(view).acting) && factsOf(view).done !== '',
    focus: acting,
    section: 'actions',
  },
  track: { when: happened('sneaked', ({ space }) => space >= 0), focus: track, section: 'shadows' },
  waiting: {
    when: now =>
      factsOf(now.view).scenario === 'escape' &&
      happened('sneaked', (event, at) => isMine(event, at) && isLetter(event.mark))(now),
    focus: acting,
    section: 'escape',
  },
  mark: { when: happened('sneaked', ({ mark }) => mark !== ''), focus: track, section: 'shadows' },
  unseen: { when: now => isDetectives(now) && happened('sneaked')(now), focus: track, section: 'secrets' },
  sighting: { when: happened('sighted'), focus: me, section: 'sightings' },
  nothing: { when: happened('investigated', ({ found }) => found.length === 0), focus: me, section: 'investigate' },
  onTheRun: { when: happened('exposed'), focus: running, section: 'onTheRun' },
  turnedUp: { when: happened('turnedUp'), focus: track, section: 'investigate' },
  danger: { when: happened('dangerMoved'), focus: () => 'danger', section: 'danger' },
  wounded: { when: happened('wounded'), focus: me, section: 'wounds' },
  heist: { when: now => !isOver(now) && happened('heistDone')(now), section: 'heists' },
  cards: { when: offered('draw'), focus: me, section: 'cards' },
  officers: {
    when: either(offered('officer'), happened('officerCalled')),
    focus: () => 'station',
    section: 'officers',
  },
  clues: { when: happened('clueDone'), section: 'heists' },
} satisfies Record<string, Entry>

export type LessonId = keyof typeof lessons

/** The Escape has neither cards nor Officers nor Clues: these are met in the whole game. */
export const BEYOND_ESCAPE: readonly LessonId[] = ['cards', 'officers', 'clues']

export const LESSONS: readonly Lesson[] = Object.entries<Entry>(lessons).map(([id, lesson]) => ({ id, ...lesson }))
