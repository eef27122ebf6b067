import type { Event, EventOf } from '../../events.ts'
import type { Location } from '../../map/locations.ts'
import { distance, neighboursOf } from '../../map/roads.ts'
import { isCriminal, isDetective } from '../../rules/questions.ts'
import type { SheetName } from '../../sheets/names.ts'
import { type Card, CRIMINALS, type Criminal, POLICE, type Secondary, type Watcher } from '../../state.ts'
import { INDEX, locationAt } from '../reach.ts'
import { agree, allow, type Book, bring, know, mayBe, partnerOf, put } from './book.ts'
import { type Table, tie } from './table.ts'

/** What cards, answers, Parts and Clues give away. */

type Fits = (at: number) => boolean

const steps = ({ area }: Book, from: number, to: number): number => distance(area, locationAt(from), locationAt(to))
const within =
  (book: Book, from: number, most: number): Fits =>
  at =>
    from >= 0 && steps(book, from, at) <= most
const policeAt = ({ posts }: Book, at: number): number => POLICE.filter(each => posts[each] === at).length

/** Of whoever is hidden. */
function stands(book: Book, who: Criminal, fits: Fits): void {
  const token = book.token[who]
  if (token !== null) allow(book, token, fits)
}

export function played(book: Book, event: EventOf<'cardPlayed'>, heard: readonly Event[], i: number): void {
  const { who, card, faces, at } = event
  const face = faces[card] as Card
  if (!isCriminal(who)) {
    book.asker = who
    book.asked = at ?? null
    if (face === 'roadWorks') for (const each of CRIMINALS) book.slow.add(each)
    return
  }
  book.card = face
  book.radio = face === 'radioWatch'
  if (face === 'twoFaces') exchangeFaces(book)
  else if (book.token[who] !== null) gaveAway(book, who, face, heard, i)
  agree(book)
}

/** Whoever plays these is near what they are aimed at. */
function gaveAway(book: Book, who: Criminal, face: Card, heard: readonly Event[], i: number): void {
  const next = heard[i + 1]
  switch (face) {
    case 'throwingKnife': {
      const hit =
        next?.type === 'wounded' || next?.type === 'sentToStation' || next?.type === 'shielded' ? next.who : null
      const victims = POLICE.filter(each => hit === null || each === hit)
      return stands(book, who, at => victims.some(each => within(book, book.posts[each], 1)(at)))
    }
    case 'hypnosis': {
      if (next?.type !== 'fought') return
      const token = book.token[who]
      if (token !== null) know(book, token, book.posts[next.who as Watcher])
      return
    }
    case 'bribe': {
      const bought = next?.type === 'sentToStation' || next?.type === 'roadblockLifted' ? next.who : null
      return bought === null ? undefined : stands(book, who, within(book, book.posts[bought], 3))
    }
    case 'sleepingGas': {
      const count = next?.type === 'answered' ? next.count : 0
      const asleep = (at: Location): boolean => policeAt(book, INDEX[at]) === count
      return stands(book, who, at => {
        const here = locationAt(at)
        return count > 0 && (asleep(here) || neighboursOf(book.area, here).some(({ to }) => asleep(to)))
      })
    }
  }
}

/** Two Faces: both cards that are stood on say what they said, or each what the other did; both tables agree on which. */
function exchangeFaces(book: Book): void {
  const { diabolik, eva } = book.token
  if (diabolik === null || eva === null || diabolik === eva) return
  const swap = tie(`${book.ties++}`)
  for (const who of CRIMINALS) bring(book, who, who === 'eva' ? diabolik : eva)
  agree(book)
  for (const who of CRIMINALS) {
    const { cards, rows } = book.tables[who]
    const [one, two] = [cards.indexOf(diabolik), cards.indexOf(eva)]
    if (one < 0 || two < 0) continue
    const both = rows.flatMap(({ says, chance }) => {
      const other = Uint8Array.of(...says, 1)
      other[one] = says[two] as number
      other[two] = says[one] as number
      return [
        { says: Uint8Array.of(...says, 0), chance },
        { says: other, chance },
      ]
    })
    put(book, who, { cards: [...cards, swap], rows: both })
  }
}

const STEPS_TO: Readonly<Record<string, Criminal>> = { stepsToDiabolik: 'diabolik', stepsToEva: 'eva' }
const NEARBY = 2

/** What the Criminals had to admit. */
export function answered(book: Book, { what, count }: EventOf<'answered'>, next: Event | undefined): void {
  const from = isDetective(book.asker) ? book.posts[book.asker] : -1
  const whom = STEPS_TO[what]
  if (whom) stands(book, whom, at => steps(book, from, at) === count)
  if (what === 'overflown' && book.asked && next?.type !== 'turnedUp') {
    const here = INDEX[book.asked]
    for (const track of Object.values(book.tracks))
      for (const card of track) if (card !== null) allow(book, card, at => at !== here)
  }
  if (what === 'nearby') nearby(book, within(book, from, NEARBY), count)
  agree(book)
}

function nearby(book: Book, fits: Fits, count: number): void {
  const hidden = CRIMINALS.filter(who => book.token[who] !== null)
  if (count === 0) for (const who of hidden) stands(book, who, at => !fits(at))
  else if (count === hidden.length) for (const who of hidden) stands(book, who, fits)
  else {
    // One of the two: the tables agree on which.
    const name = tie(`${book.ties++}`)
    for (const who of hidden) mark(book, who, name, at => fits(at) === (who === 'diabolik'))
  }
}

function mark(book: Book, who: Criminal, name: string, fits: Fits): void {
  const table: Table = book.tables[who]
  const column = table.cards.indexOf(book.token[who] ?? '')
  if (column < 0) return
  const rows = table.rows.map(({ says, chance }) => ({
    says: Uint8Array.of(...says, fits(says[column] as number) ? 1 : 0),
    chance,
  }))
  book.tables[who] = { cards: [...table.cards, name], rows }
}

/** D-88: whoever exchanges cards with somebody On the Run is there. */
export function exchangeOpened(book: Book, { who }: EventOf<'exchangeOpened'>): void {
  if (!isCriminal(who)) return
  const { radio } = book
  book.radio = false
  const other = partnerOf(who)
  if (radio) return
  for (const [hidden, running] of [
    [who, other],
    [other, who],
  ] as const) {
    const token = book.token[hidden]
    if (token !== null && book.token[running] === null) know(book, token, book.open[running])
  }
  agree(book)
}

/** Whom one meets by each Part: whoever does it is where that one is. */
const MET: Partial<Record<SheetName, Readonly<Record<number, Secondary | 'van'>>>> = {
  bankVan: { 1: 'van', 2: 'van' },
  bloodIdol: { 2: 'amira' },
  goldenVenus: { 2: 'clara' },
  havelWatches: { 2: 'leopold' },
  nightExpress: { 1: 'matteo' },
  queenEsmeralda: { 2: 'juliana' },
}
/** Parts that are done where no Police are, or far from the Heist. */
const QUIET: Partial<Record<SheetName, readonly number[]>> = { queenEsmeralda: [3], serpentOfFire: [2, 3] }
const FAR: Partial<Record<SheetName, readonly number[]>> = { serpentOfFire: [1, 3] }
const DISTANT = 3

export function partDone(
  book: Book,
  { who, letter, sheet, part }: EventOf<'partDone'>,
  heard: readonly Event[],
  i: number,
): void {
  const met = MET[sheet]?.[part]
  const at = met === 'van' ? book.van : met === undefined ? undefined : book.extras.get(met)
  const token = book.token[who]
  if (token !== null && typeof at === 'number' && at >= 0) know(book, token, at)
  if (QUIET[sheet]?.includes(part)) stands(book, who, each => policeAt(book, each) === 0)
  if (sheet === 'byRoad')
    stands(book, who, each =>
      neighboursOf(book.area, locationAt(each)).every(({ to }) => policeAt(book, INDEX[to]) === 0),
    )
  const run = heard.slice(i + 1, i + 6).find(each => each.type === 'exposed' && each.who === who)
  const seen = run?.type === 'exposed' ? INDEX[run.at] : -1
  const heist = book.heists.get(letter)
  if (heist !== undefined && FAR[sheet]?.includes(part)) apart(book, who, heist, seen)
  if (sheet === 'nightExpress' && part === 3 && seen >= 0) {
    const line = neighboursOf(book.area, locationAt(seen)).flatMap(({ to, type }) =>
      type === 'highway' ? [INDEX[to]] : [],
    )
    stands(book, partnerOf(who), each => line.includes(each))
  }
  agree(book)
}

/** Far from a Heist: either narrows the other. */
function apart(book: Book, who: Criminal, heist: string, seen: number): void {
  const far = (one: number, other: number): boolean => steps(book, one, other) >= DISTANT
  if (seen >= 0) return allow(book, heist, at => far(seen, at))
  const token = book.token[who]
  if (token === null) return
  const { cards, rows } = book.tables[who]
  const [here, there] = [cards.indexOf(token), cards.indexOf(heist)]
  const left = rows.filter(({ says }) => there < 0 || far(says[here] as number, says[there] as number))
  if (left.length > 0) book.tables[who] = { cards, rows: left }
}

/** The second Clue of these turns up the card under whoever is nearest (D-93). */
const PINNED: readonly SheetName[] = ['queenEsmeralda', 'nightExpress']

export function clueDone(
  book: Book,
  { who, sheet, clue, letter }: EventOf<'clueDone'>,
  heard: readonly Event[],
  i: number,
): void {
  book.asker = who
  const from = book.posts[who]
  // D-5: the first Clues, the Heists and the Hideout are all different.
  const brought = heard.slice(0, i).some(each => each.type === 'clueMoved' && each.letter === letter)
  if (clue === 1 && !brought)
    for (const card of [book.hideout, ...book.heists.values()]) allow(book, card, at => at !== from)
  if (clue === 2 && PINNED.includes(sheet)) pinned(book, from, heard[i + 1])
  agree(book)
}

function pinned(book: Book, from: number, next: Event | undefined): void {
  const hidden = CRIMINALS.filter(each => book.token[each] !== null)
  const [one, two] = hidden
  if (one === undefined || two === undefined || book.token[one] === book.token[two]) return
  const up = next?.type === 'turnedUp' ? next.card : null
  const open = hidden.filter(each => (up === null ? book.up.has(book.token[each] ?? '') : book.token[each] === up))
  const [nearest] = open
  if (nearest === undefined || open.length > 1) return
  const [place] =
    next?.type === 'turnedUp'
      ? [INDEX[(next.faces[next.card] as string).slice(1) as Location]]
      : [...mayBe(book, book.token[nearest] ?? '')]
  if (place === undefined) return
  const away = steps(book, from, place)
  stands(book, partnerOf(nearest), at =>
    nearest === 'diabolik' ? steps(book, from, at) >= away : steps(book, from, at) > away,
  )
}
