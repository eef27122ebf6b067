import type { Event, EventOf } from '../../events.ts'
import type { Location } from '../../map/locations.ts'
import { isCriminal } from '../../rules/questions.ts'
import type { Criminal, Secondary } from '../../state.ts'
import { COUNT, INDEX } from '../reach.ts'
import { agree, allow, type Book, exclude, forget, know, mayBe } from './book.ts'
import { answered, clueDone, exchangeOpened, partDone, played } from './hints.ts'
import { shuffled, sneaked, stayed } from './sneaking.ts'

/** One more thing that everybody heard. `heard[i]` is it; what comes of it follows. */
export function follow(book: Book, heard: readonly Event[], i: number): void {
  const event = heard[i] as Event
  if (!LINGERS.has(event.type)) close(book)
  switch (event.type) {
    case 'turnBegan':
      book.card = null
      book.kind = null
      book.moved = false
      return
    case 'turnEnded':
      if (!isCriminal(event.who)) return
      if (!book.moved && book.token[event.who] !== null) stayed(book, event.who)
      book.slow.delete(event.who)
      return
    case 'phaseBegan':
      if (event.phase === 'police') book.slow.clear()
      return
    case 'moved':
      return moved(book, event)
    case 'officerCalled':
      book.posts[event.officer] = INDEX[event.at]
      return
    case 'roadblockSet':
      book.posts[event.who] = INDEX[event.at]
      return
    case 'sentToStation':
    case 'roadblockLifted':
      book.posts[event.who] = -1
      return
    case 'jaguarTaken':
      book.driver = event.who
      return
    case 'hid':
      book.back = backOf(book, event.who)
      return
    case 'jaguarLeft':
      book.driver = null
      return
    case 'cardStayed':
      if (event.faces[event.card] === 'turbo') book.turbos++
      if (event.faces[event.card] === 'spikeStrip') book.strip = true
      return
    case 'cardLeft':
      if (event.faces[event.card] === 'turbo') book.turbos--
      if (event.faces[event.card] === 'spikeStrip') book.strip = false
      return
    case 'sneaked': {
      const next = heard[i + 1]
      const sighting = next?.type === 'sighted' && next.who === event.who ? next : null
      if (book.card === 'falseTrail') shuffled(book, event)
      else sneaked(book, event, sighting)
      return
    }
    case 'cardsReturned':
      return returned(book, event)
    case 'cardShifted':
      liftFromTracks(book, event.card)
      book.tracks[event.who][event.space] = event.card
      return
    case 'turnedUp':
      book.up.add(event.card)
      know(book, event.card, placeOf(event))
      return agree(book)
    case 'turnedDown':
      book.up.delete(event.card)
      return
    case 'investigated':
      return investigated(book, event, heard[i + 1])
    case 'exposed':
      return exposed(book, event)
    case 'fought':
      return fought(book, event)
    case 'cardPlayed':
      return played(book, event, heard, i)
    case 'answered':
      return answered(book, event, heard[i + 1])
    case 'exchangeOpened':
      return exchangeOpened(book, event)
    case 'partDone':
      return partDone(book, event, heard, i)
    case 'heistDone':
      book.heists.delete(event.letter)
      return
    case 'clueDone':
      return clueDone(book, event, heard, i)
    case 'clueMoved':
      // Fingerprints bring it to where somebody stands: that was not drawn.
      if (heard[i - 1]?.type === 'cardPlayed') return
      exclude(book, INDEX[event.at])
      return agree(book)
    case 'extraHidden':
      book.extras.set(event.who, event.card)
      book.loose.set(event.card, new Set(Array.from({ length: COUNT }, (_, at) => at).filter(at => isFree(book, at))))
      return
    case 'extraShown':
      return shown(book, event.who, event.at)
    case 'extraLeft':
      if (event.who === 'van') book.van = -1
      else book.extras.delete(event.who)
      return
    case 'walked':
      if (event.who === 'van') book.van = INDEX[event.to]
      else book.extras.set(event.who, INDEX[event.to])
  }
}

/** Nothing is laid any more where cards have left the tracks. */
export function close(book: Book): void {
  if (book.leaving.length === 0) return
  forget(
    book,
    book.leaving.map(({ card }) => card),
  )
  book.leaving = []
}

/** What may stand between a card that leaves a track and the one that is laid there instead. */
const LINGERS: ReadonlySet<Event['type']> = new Set(['cardsReturned', 'cardLeft', 'cardShifted', 'sneaked'])

const placeOf = ({ card, faces }: EventOf<'turnedUp'>): number => INDEX[(faces[card] as string).slice(1) as Location]

/** D-74: does no card that lies open say this? */
function isFree(book: Book, at: number): boolean {
  for (const card of book.up) if (mayBe(book, card).has(at)) return false
  return true
}

export function backOf(book: Book, who: Criminal): Book['back'] {
  const drove = book.driver === who
  return { drove, slow: book.slow.has(who) || (drove && book.strip) }
}

function moved(book: Book, { who, to, road }: EventOf<'moved'>): void {
  if (!isCriminal(who)) {
    book.posts[who] = INDEX[to]
    return
  }
  book.open[who] = INDEX[to]
  book.card = null
  if (road !== 'any') book.kind = road
  book.moved = true
}

function liftFromTracks(book: Book, card: string): void {
  for (const track of Object.values(book.tracks)) {
    const space = track.indexOf(card)
    if (space >= 0) track[space] = null
  }
}

function returned(book: Book, { cards }: EventOf<'cardsReturned'>): void {
  for (const who of ['diabolik', 'eva'] as const)
    for (const [space, card] of book.tracks[who].entries())
      if (card !== null && cards.includes(card)) book.leaving.push({ card, who, space })
  for (const card of cards) liftFromTracks(book, card)
  // What has just left a track says something yet of the card that takes its space.
  forget(
    book,
    cards.filter(card => !book.leaving.some(each => each.card === card)),
  )
}

/** D-18: whoever stands there and every card of a track would have been found. */
function investigated(book: Book, { at, found }: EventOf<'investigated'>, next: Event | undefined): void {
  const here = INDEX[at]
  const disguise = next?.type === 'cardLeft' && next.faces[next.card] === 'rubberMask'
  if (found.length > 0 || next?.type === 'turnedUp' || disguise) return
  for (const track of Object.values(book.tracks))
    for (const card of track) if (card !== null && !book.up.has(card)) allow(book, card, each => each !== here)
  for (const card of Object.values(book.token)) if (card !== null) allow(book, card, each => each !== here)
  agree(book)
}

function exposed(book: Book, { who, at }: EventOf<'exposed'>): void {
  const token = book.token[who]
  if (token !== null) know(book, token, INDEX[at])
  book.token[who] = null
  book.open[who] = INDEX[at]
  agree(book)
}

/** Whoever fights is where the other one is. */
function fought(book: Book, { who, target }: EventOf<'fought'>): void {
  const token = isCriminal(who) ? book.token[who] : null
  const at = isCriminal(target) ? -1 : book.posts[target]
  if (token === null || at < 0) return
  know(book, token, at)
  agree(book)
}

/** D-42, D-79: somebody was drawn, or came out of hiding. */
function shown(book: Book, who: Secondary | 'van', at: Location): void {
  if (who === 'van') return
  const card = book.extras.get(who)
  if (typeof card === 'string') know(book, card, INDEX[at])
  else exclude(book, INDEX[at])
  book.extras.set(who, INDEX[at])
  agree(book)
}
