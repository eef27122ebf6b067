import type { Location } from '../../map/locations.ts'

import type { Criminal, Spot } from '../../state.ts'
import type { PieceWords, PlaceWords, Shadow, TableWords } from '../labels.ts'
import type { Lasting, Words } from '../words.ts'
import { backs, phases } from './names.ts'
import { card, counted, list, name, names, onto, place, roadblock, secondary, space, spelled, their } from './say.ts'
import { sheets } from './sheets.ts'

export const pieces: PieceWords = {
  location: at => (at === undefined ? backs.location : `Location card ${place(at)}`),
  crime: face => (face === undefined ? backs.crime : card(face)),
  police: face => (face === undefined ? backs.police : card(face)),
  wound: backs.wound,
  jaguar: 'Jaguar',
  sheet: (sheet, letter, parts, clues, done) => {
    const words = sheets[sheet]
    const title = `${letter}: ${words.name}`
    if (done) return `${title}, completed`
    const found = words.clues.length === 0 ? '' : `, ${clues} of ${words.clues.length} Clues`
    return `${title}, ${parts} of ${words.parts.length} Parts${found}`
  },
  clue: letter => `Clue marker ${letter}`,
  mark: to => `Mark: from here to ${onto(to)}`,
  roadblock: which => (which ? roadblock(which) : 'Roadblock'),
  trap: 'Trap',
}

const SPOTS: Readonly<Record<Spot, string>> = {
  station: 'the Police Station',
  hideout: 'the Hideout',
  jaguar: 'the Jaguar',
}

export const places: PlaceWords = {
  fixed: {
    locations: 'Location deck',
    crime: 'Crime deck',
    'crime:discards': 'Crime discards',
    police: 'Police deck',
    'police:discards': 'Police discards',
    hideout: 'Hideout',
    station: 'Police Station',
    garage: 'The Jaguar’s box',
    sheets: 'Heists and Investigations',
  },
  heist: letter => `Heist ${letter}: its Location card`,
  extra: who => `${secondary(who)} in hiding`,
  track: (who, index) => `${name(who)}’s track, ${space(index)}`,
  after: (who, index) => `${name(who)}’s track, after ${space(index)}`,
  hand: who => `${name(who)}’s hand`,
  drawn: who => `${name(who)}’s card just drawn`,
  laid: who => `${name(who)}’s cards laid down`,
  beside: spot => `Next to ${SPOTS[spot]}`,
  letter: letter => `Sheet ${letter}`,
  loose: { stay: 'Stay', swap: 'Change places', nobody: 'Noticed by nobody' },
}

/** The card that a token stands on, or that another lies next to. */
function cardOf(on: Shadow, whose?: Criminal): string {
  if (on.type === 'heist') return `the card of Heist ${on.letter}`
  if (on.type === 'hideout') return 'the Hideout’s card'
  if (on.type === 'extra') return `${secondary(on.who)}’s card`
  return `the card on ${space(on.space)} of ${on.who === whose ? their(on.who) : `${name(on.who)}’s`} track`
}

const known = (at: Location | undefined): string => (at === undefined ? '' : `, which is ${place(at)}`)
const isSpot = (spot: Spot | Shadow): spot is Spot => typeof spot === 'string'

export const status: Words['status'] = (danger, maximum, heists, wanted) =>
  `Danger ${danger} of ${maximum}, Heists ${heists} of ${wanted}`

export const table: TableWords = {
  round: (round, phase, danger, maximum) =>
    `Round ${round}, ${phases[phase]}. The Danger Level is ${danger} of ${maximum}.`,
  turn: (acting, actions) => `It is ${name(acting)}’s turn, with ${counted(actions, 'action')} left.`,
  decides: who => `To decide now: ${list(who.map(name))}.`,
  inShadows: (who, on, at) => `${name(who)} is In the Shadows, on ${cardOf(on, who)}${known(at)}.`,
  onTheRun: (who, at, driving) =>
    `${name(who)} is On the Run in ${place(at)}, ${driving ? 'in the Jaguar' : 'on foot'}.`,
  police: (who, at) => `${name(who)} is in ${place(at)}.`,
  waiting: who => `In the Police Station: ${names(who)}.`,
  track: (who, spaces) => {
    const lying = spaces.map(at => (at === null ? 'empty' : at === undefined ? 'face down' : place(at)))
    return `${name(who)}’s track, space by space: ${lying.join(', ')}.`
  },
  marks: (who, after, to) => `After ${space(after)} ${name(who)} went to ${list(to.map(onto))}.`,
  sheet: (letter, sheet, parts, clues, at, clueAt) => {
    const where = at === undefined ? '' : ` The Heist Location is ${place(at)}.`
    const next = clueAt === undefined ? '' : ` The next Clue is in ${place(clueAt)}.`
    // D-58: the ways out have no Clues.
    const found = sheets[sheet].clues.length === 0 ? '' : ` and ${counted(clues, 'Clue')}`
    return `${letter}, ${sheets[sheet].name}: ${counted(parts, 'Part')}${found} done.${where}${next}`
  },
  sheetDone: (letter, sheet) => `${letter}, ${sheets[sheet].name}: completed by the Criminals.`,
  hideout: at => (at === undefined ? 'Where the Hideout is, is not known.' : `The Hideout is in ${place(at)}.`),
  extra: (who, hidden, at) => {
    const subject = who === 'van' ? 'The CV Bank Van' : secondary(who)
    if (!hidden && at !== undefined) return `${subject} is in ${place(at)}, in the open.`
    return `${subject} is in hiding${at === undefined ? '' : ` in ${place(at)}`}.`
  },
  roadblock: at => `There is a Roadblock in ${place(at)}.`,
  traps: at => `Your Traps lie in ${list(at.map(place))}.`,
  hand: (who, count, wounds) =>
    `${names(who)} ${who.length === 1 ? 'holds' : 'hold'} ${counted(count, 'card')} and ${counted(wounds, 'Wound')}.`,
  cards: held => (held.length === 0 ? 'You hold no cards.' : `You hold ${list(held.map(card))}.`),
  piles: (crime, crimeDiscards, police, policeDiscards) =>
    `The Crime deck has ${counted(crime, 'card')}, its discards ${counted(crimeDiscards, 'card')}; the Police deck has ${counted(police, 'card')}, its discards ${counted(policeDiscards, 'card')}.`,
  beside: (face, spot) => `${card(face)} lies next to ${isSpot(spot) ? SPOTS[spot] : cardOf(spot)}.`,
}

/** Whom something that lasts concerns. */
function whom({ of }: Lasting): string {
  if (of === 'criminals') return 'the Criminals'
  if (of === 'detectives') return 'the Detectives'
  return of === 'jaguar' ? 'the Jaguar’s driver' : name(of)
}
const Whom = (lasting: Lasting): string => whom(lasting).replace(/^t/, 'T')
const times = (count: number): string => (count === 1 ? 'the next' : `the next ${spelled(count)}`)

export const effects: Words['effects'] = {
  reach: each => `Moves of ${whom(each)} reach ${counted(each.value, 'Location')} further.`,
  free: each => `Moves of ${whom(each)} may go ${counted(each.value, 'Location')} over roads of any kinds.`,
  slow: each => `Moves of ${whom(each)} reach only ${counted(each.value, 'Location')}.`,
  oneMove: each => `${Whom(each)} can Move only once in a turn.`,
  alert: each => `Police in adjacent Locations keep ${whom(each)} out of the Shadows, too.`,
  blurred: each => `The next Sighting of ${whom(each)} tells how many noticed, not who.`,
  actions: each =>
    `${Whom(each)} ${each.of === 'criminals' || each.of === 'detectives' ? 'have' : 'has'} ${counted(Math.abs(each.value), 'action')} ${each.value < 0 ? 'fewer' : 'more'} in the next turn.`,
  warrant: each => `The next Clue of ${whom(each)} raises Danger by ${each.value} more.`,
  shield: each =>
    `${times(each.value).replace(/^t/, 'T')} ${each.value === 1 ? 'hit' : 'hits'} on ${whom(each)} ${each.value === 1 ? 'does' : 'do'} nothing.`,
  cutOff: each => `For now ${whom(each)} can neither play cards nor bring Officers into play.`,
  freePick: each =>
    `${times(each.value).replace(/^t/, 'T')} ${each.value === 1 ? 'card' : 'cards'} that ${whom(each)} take at the Hideout ${each.value === 1 ? 'costs' : 'cost'} no Danger.`,
}
