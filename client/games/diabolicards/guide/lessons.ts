import { CARDS } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { Event, EventOf } from '../../../../shared/games/diabolicards/events.ts'
import type { Move, MoveOf } from '../../../../shared/games/diabolicards/move.ts'
import { account } from '../../../../shared/games/diabolicards/rules/account.ts'
import { HOMES, sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { type Player, ZONES } from '../../../../shared/games/diabolicards/state.ts'
import type { PieceId } from '../../../../shared/kernel/game.ts'
import type { Lesson, Reading } from '../../contract.ts'
import type { SectionId } from '../reference/figures.ts'

type Now = Reading
type Looking = Pick<Now, 'view' | 'seats'>

const seen = ({ view }: Looking): DiabolicardsView => view as DiabolicardsView
const factsOf = (now: Looking): DiabolicardsView['facts'] => seen(now).facts
const isOver = (now: Looking): boolean => factsOf(now).ending !== ''
const isPlaying = (now: Looking): boolean => now.seats.length > 0 && !isOver(now)
const ownSide = ({ seats }: Looking) => sideOf(seats[0] as Player)

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

const happened =
  <K extends Event['type']>(type: K, which: (event: EventOf<K>) => boolean = () => true) =>
  (now: Now): boolean =>
    lately(now).some(event => event.type === type && which(event as EventOf<K>))
const offered =
  <K extends Move['type']>(type: K, which: (move: MoveOf<K>, now: Now) => boolean = () => true) =>
  (now: Now): boolean =>
    (now.choices as readonly Move[]).some(move => move.type === type && which(move as MoveOf<K>, now))
const either =
  (...all: ((now: Now) => boolean)[]) =>
  (now: Now): boolean =>
    all.some(each => each(now))

const homeOf = (now: Looking, card: PieceId) => {
  const face = seen(now).pieces[card]?.face
  return face && HOMES[CARDS[face].group]
}
/** The first card of the own hand that is like this. */
const inHand =
  (which: (card: PieceId, now: Looking) => boolean = () => true) =>
  (now: Looking): PieceId | null => {
    const places = now.seats.flatMap(seat => [`hand:${seat}`, `open:${seat}`])
    const [card] =
      Object.entries(seen(now).pieces).find(([id, { place }]) => places.includes(place) && which(id, now)) ?? []
    return card ?? null
  }
const groupIs = (group: string) => (card: PieceId, now: Looking) => {
  const face = seen(now).pieces[card]?.face
  return face !== undefined && CARDS[face].group === group
}
/** The first card on the mat that is like this. */
const onMat =
  (which: (card: PieceId, now: Looking) => boolean) =>
  (now: Looking): PieceId | null => {
    const cards = Object.entries(seen(now).pieces).filter(([, { place }]) => place.startsWith('mat:'))
    return cards.find(([id]) => which(id, now))?.[0] ?? null
  }
const isHeld = (card: PieceId, now: Looking): boolean =>
  seen(now).pieces[card]?.marks?.some(mark => mark.startsWith('by:')) ?? false
const firstOf = (list: string): string | null => list.split(',')[0] || null

const atHome = (now: Looking): PieceId | null =>
  onMat((card, at) => seen(at).pieces[card]?.place.startsWith(`mat:${ownSide(at)}:${homeOf(at, card)}:`) ?? false)(now)
const hasSynergy = (now: Looking): boolean => {
  const own = account(seen(now))[ownSide(now)]
  return ZONES.some(zone => own[zone].synergy > 0)
}
const isOpen = (now: Looking): boolean => Object.values(seen(now).pieces).some(({ place }) => place.startsWith('open:'))
const deckIsEmpty = (now: Looking): boolean => Object.values(seen(now).pieces).every(({ place }) => place !== 'deck')

const hasPartner = (now: Looking): boolean => factsOf(now).players > 2 && now.seats.length === 1
const hasTwoHands = ({ seats }: Looking): boolean => seats.length > 1
const isFromMemory = (now: Looking): boolean => factsOf(now).memory

interface Entry extends Omit<Lesson, 'id'> {
  readonly section: SectionId
}

/** What can be decided now comes first: it passes. What has happened can wait a turn. */
const playing = {
  welcome: { when: () => true, focus: inHand(), section: 'goal' },
  pledge: { when: offered('pledge'), focus: inHand(), section: 'setup' },
  power: { when: () => true, focus: now => `mat:${ownSide(now)}:hideout:diabolical:0`, section: 'goal' },
  partners: { when: hasPartner, fits: hasPartner, section: 'partners' },
  twoHands: { when: hasTwoHands, fits: hasTwoHands, focus: inHand(), section: 'partners' },
  memory: { when: isFromMemory, fits: isFromMemory, section: 'options' },
  save: { when: offered('save'), focus: now => firstOf(factsOf(now).victims), section: 'saves' },
  choosing: {
    when: now => factsOf(now).decision === 'choose' && either(offered('choose'), offered('peek'))(now),
    focus: now => factsOf(now).asking || null,
    section: 'abilities',
  },
  play: { when: offered('play'), focus: inHand(), section: 'playing' },
  mat: { when: offered('play'), focus: now => `mat:${ownSide(now)}:hideout:regular:1`, section: 'mat' },
  linked: {
    when: offered('play', ({ card }, now) => homeOf(now, card) !== undefined),
    focus: inHand((card, now) => homeOf(now, card) !== undefined),
    section: 'linked',
  },
  diabolical: {
    when: offered('play', ({ slot }) => slot === 'diabolical'),
    focus: inHand(groupIs('diabolicals')),
    section: 'diabolicalSlot',
  },
  endgame: {
    when: offered('play', ({ slot }) => slot === 'scorched'),
    focus: inHand(groupIs('scorchedEarth')),
    section: 'endgame',
  },
  // The first turn has enough to explain.
  contracts: {
    when: now => factsOf(now).round > 1 && offered('trade')(now),
    focus: () => 'contract:1',
    section: 'contracts',
  },
  passing: { when: either(offered('pass'), happened('passed')), section: 'passing' },
  kill: { when: happened('killAnnounced'), focus: now => firstOf(factsOf(now).killer), section: 'kills' },
  burnt: { when: happened('abilityUsed', ({ choice }) => choice !== undefined), section: 'endgame' },
  sealed: {
    when: now => factsOf(now).sealed !== '',
    focus: now => `mat:${ownSide(now)}:${firstOf(factsOf(now).sealed)}:diabolical:0`,
    section: 'scorched',
  },
  saved: { when: either(happened('dodged'), happened('ranAway')), section: 'saves' },
  held: { when: happened('held'), focus: onMat(isHeld), section: 'holds' },
  lost: { when: happened('abilityLost'), section: 'abilities' },
  sermon: { when: now => factsOf(now).sermons !== '', section: 'abilities' },
  moved: { when: happened('moved'), section: 'movement' },
  extra: { when: happened('turnBegan', ({ extra }) => extra), section: 'turn' },
  // Whatever was open may have been played since.
  shown: { when: now => happened('handShown')(now) && isOpen(now), section: 'secrets' },
  traded: { when: happened('traded'), focus: () => 'contract:1', section: 'contracts' },
  purged: { when: happened('purged'), focus: () => 'deck', section: 'contracts' },
  synergy: { when: hasSynergy, focus: atHome, section: 'linked' },
  banned: { when: now => factsOf(now).banned, focus: () => 'deck', section: 'ban' },
  lastCards: { when: deckIsEmpty, focus: inHand(), section: 'ending' },
} satisfies Record<string, Entry>

export type LessonId = keyof typeof playing

/** When a match is over, there is nothing more to explain. */
export const LESSONS: readonly Lesson[] = Object.entries<Entry>(playing).map(([id, { when, ...lesson }]) => ({
  id,
  ...lesson,
  when: now => isPlaying(now) && when(now),
}))
