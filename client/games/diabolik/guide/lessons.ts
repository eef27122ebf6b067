import type { Event, EventOf } from '../../../../shared/games/diabolik/events.ts'
import {
  CRIMINALS,
  type Criminal,
  DETECTIVES,
  LETTERS,
  type Letter,
} from '../../../../shared/games/diabolik/figures.ts'
import type { Move, MoveOf } from '../../../../shared/games/diabolik/move.ts'
import type { Lesson, Reading } from '../../contract.ts'
import type { SectionId } from '../reference/figures.ts'
import { factsOf, isCriminals, isDetectives, isEscape } from './reader.ts'

type Now = Reading
type Looking = Pick<Now, 'view' | 'seats'>

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

const acting = (now: Looking): string | null => factsOf(now).acting || null
const me = ({ seats }: Looking): string | null => seats[0] ?? null
const isMine = ({ who }: { readonly who: string }, { seats }: Looking): boolean => seats.includes(who)
const isLetter = (mark: string): mark is Letter => LETTERS.some(letter => letter === mark)

/** Who is On the Run: on the map and not on a card. */
const running = ({ view }: Looking): Criminal | null =>
  CRIMINALS.find(who => view.pieces[view.pieces[who]?.place ?? ''] === undefined) ?? null
const lastOf = <K extends Event['type']>(type: K, now: Now): EventOf<K> | undefined =>
  lately(now).find((event): event is EventOf<K> => event.type === type)
/** By whom one would be sighted, or was. */
const watcher = (now: Now): string | null => {
  const [seen] = (now.choices as readonly Move[]).flatMap(move => (move.type === 'sneak' && move.seen) || [])
  return seen?.split(',')[0] ?? lastOf('sighted', now)?.by[0] ?? me(now)
}
/** Who searches, or has. */
const searcher = (now: Now): string | null =>
  DETECTIVES.find(who => who === acting(now)) ?? lastOf('investigated', now)?.who ?? null
/** Where the first way out is, for those who know it; else its sheet. */
const flag = ({ view }: Looking): string => {
  const { face } = Object.values(view.pieces).find(({ place }) => place === 'heist:B') ?? {}
  return isEscape({ view }) && face ? face.slice(1) : 'sheet:B'
}
/** The track of whoever acts, or else of the first. */
const track = (now: Looking): string => `track:${CRIMINALS.find(who => who === acting(now)) ?? CRIMINALS[0]}`

interface Entry extends Omit<Lesson, 'id'> {
  readonly section: SectionId
}

const inHeists = (now: Looking): boolean => !isEscape(now)

/** What can be decided now comes first: it passes. What has happened can wait a turn. */
const playing = {
  criminals: { when: isCriminals, fits: isCriminals, focus: flag, section: 'goal' },
  detectives: { when: isDetectives, fits: isDetectives, focus: me, section: 'goal' },
  order: { when: offered('activate'), focus: me, section: 'round' },
  onTheRun: { when: happened('exposed'), focus: running, section: 'onTheRun' },
  jaguar: { when: either(offered('drive'), happened('jaguarTaken')), focus: () => 'jaguar', section: 'jaguar' },
  shadows: { when: offered('sneak'), fits: isCriminals, focus: acting, section: 'shadows' },
  roads: { when: either(offered('sneak'), offered('move')), focus: () => 'clerville', section: 'moving' },
  sighting: {
    when: either(
      offered('sneak', ({ seen }) => seen !== ''),
      happened('sighted'),
    ),
    focus: watcher,
    section: 'sightings',
  },
  advance: {
    when: offered('advance'),
    fits: now => isCriminals(now) || inHeists(now),
    focus: acting,
    section: 'heists',
  },
  goingBack: { when: either(offered('hide'), happened('hid')), focus: acting, section: 'goingBack' },
  fight: { when: either(offered('fight'), happened('fought')), focus: acting, section: 'fights' },
  investigate: {
    when: either(offered('investigate'), happened('investigated')),
    focus: searcher,
    section: 'investigate',
  },
  track: { when: happened('sneaked', ({ space }) => space >= 0), focus: track, section: 'shadows' },
  waiting: {
    when: now => isEscape(now) && happened('sneaked', (event, at) => isMine(event, at) && isLetter(event.mark))(now),
    fits: now => isEscape(now) && isCriminals(now),
    focus: acting,
    section: 'escape',
  },
  mark: { when: happened('sneaked', ({ mark }) => mark !== ''), after: ['track'], focus: track, section: 'shadows' },
  unseen: {
    when: now => isDetectives(now) && happened('sneaked')(now),
    fits: isDetectives,
    focus: track,
    section: 'secrets',
  },
  nothing: {
    when: happened('investigated', ({ found }) => found.length === 0),
    after: ['investigate'],
    focus: searcher,
    section: 'investigate',
  },
  danger: { when: happened('dangerMoved'), focus: () => 'danger', section: 'danger' },
  turnedUp: { when: happened('turnedUp'), after: ['investigate'], focus: track, section: 'investigate' },
  wounded: { when: happened('wounded'), focus: me, section: 'wounds' },
  heist: {
    when: happened('heistDone'),
    focus: now => `sheet:${lastOf('heistDone', now)?.letter ?? 'A'}`,
    section: 'heists',
  },
  cards: { when: offered('draw'), fits: inHeists, focus: me, section: 'cards' },
  officers: {
    when: either(offered('officer'), happened('officerCalled')),
    fits: inHeists,
    focus: () => 'station',
    section: 'officers',
  },
  clues: { when: happened('clueDone'), fits: inHeists, section: 'heists' },
} satisfies Record<string, Entry>

export type LessonId = keyof typeof playing

/** When a match is over, there is nothing more to explain. */
export const LESSONS: readonly Lesson[] = Object.entries<Entry>(playing).map(([id, { when, ...lesson }]) => ({
  id,
  ...lesson,
  when: now => factsOf(now).ending === '' && when(now),
}))
