import { capital } from '../../../../words/capital.ts'
import { counted, english } from '../../../../words/grammar.ts'
import type { Location } from '../../map/locations.ts'
import { isWayOut } from '../../sheets/names.ts'
import type { Criminal, Scenario, Spot } from '../../state.ts'
import type { PieceWords, PlaceWords, Shadow, TableWords } from '../labels.ts'
import type { Lasting, Words } from '../words.ts'
import { backs, phases } from './names.ts'
import {
  card,
  job,
  list,
  name,
  names,
  onto,
  place,
  plural,
  roadblock,
  secondary,
  space,
  spelled,
  their,
} from './say.ts'
import { sheets } from './sheets.ts'

export const pieces = (scenario: Scenario): PieceWords => ({
  location: at => (at === undefined ? backs.location : `Location card ${place(at)}`),
  crime: face => (face === undefined ? backs.crime : card(face)),
  police: face => (face === undefined ? backs.police : card(face)),
  wound: backs.wound,
  jaguar: 'Jaguar',
  sheet: (sheet, letter, parts, clues, done) => {
    const words = sheets[sheet]
    const title = `${letter}: ${words.name}`
    if (isWayOut(sheet)) return done ? `${title}, taken` : `${title}, still open`
    if (done) return `${title}, completed`
    return `${title}, ${parts} of ${words.parts.length} Parts, ${clues} of ${words.clues.length} Clues`
  },
  clue: letter => `Clue marker ${letter}`,
  mark: to => `Mark: from here to ${onto(to, scenario)}`,
  roadblock: which => (which ? roadblock(which) : 'Roadblock'),
  trap: 'Trap',
})

const SPOTS: Readonly<Record<Spot, string>> = {
  station: 'the Police Station',
  hideout: 'the Hideout',
  jaguar: 'the Jaguar',
}

export const places = (scenario: Scenario): PlaceWords => ({
  fixed: {
    locations: 'Location deck',
    crime: 'Crime deck',
    'crime:discards': 'Crime discards',
    police: 'Police deck',
    'police:discards': 'Police discards',
    hideout: 'Hideout',
    station: 'Police Station',
    garage: 'The Jaguar’s box',
    sheets: scenario === 'escape' ? 'Ways out' : 'Heists and Investigations',
  },
  heist: letter => `${capital(job(letter, scenario))}: its Location card`,
  extra: who => `${secondary(who)} in hiding`,
  track: (who, index) => `${name(who)}’s track, ${space(index)}`,
  after: (who, index) => `${name(who)}’s track, after ${space(index)}`,
  hand: who => `${name(who)}’s hand`,
  drawn: who => `${name(who)}’s card just drawn`,
  laid: who => `${name(who)}’s cards laid down`,
  beside: spot => `Next to ${SPOTS[spot]}`,
  letter: letter => `Sheet ${letter}`,
  loose: { stay: 'Stay', swap: 'Change places', nobody: 'No Sighting' },
})

/** The card that a token stands on, or that another lies next to. */
function cardOf(on: Shadow, scenario: Scenario, whose?: Criminal): string {
  if (on.type === 'heist') return `the card of ${job(on.letter, scenario)}`
  if (on.type === 'hideout') return 'the Hideout’s card'
  if (on.type === 'extra') return `${secondary(on.who)}’s card`
  return `the card on ${space(on.space)} of ${on.who === whose ? their(on.who) : `${name(on.who)}’s`} track`
}

const known = (at: Location | undefined): string => (at === undefined ? '' : `, which is ${place(at)}`)
const isSpot = (spot: Spot | Shadow): spot is Spot => typeof spot === 'string'

export const status =
  (scenario: Scenario): Words['status'] =>
  (danger, maximum, heists, wanted) =>
    `Danger ${danger} of ${maximum}, ${scenario === 'escape' ? 'ways out' : 'Heists'} ${heists} of ${wanted}`

export const table = (scenario: Scenario): TableWords => ({
  round: (round, phase, danger, maximum) =>
    `Round ${round}, ${phases[phase]}. The Danger Level is ${danger} of ${maximum}.`,
  turn: (acting, actions) => `It is ${name(acting)}’s turn, with ${counted(actions, 'action')} left.`,
  decides: who => `${names(who)} ${plural(who.length, { one: 'decides', other: 'decide' })} now.`,
  inShadows: (who, on, at) => `${name(who)} is In the Shadows, on ${cardOf(on, scenario, who)}${known(at)}.`,
  onTheRun: (who, at, driving) =>
    `${name(who)} is On the Run in ${place(at)}, ${driving ? 'in the Jaguar' : 'on foot'}.`,
  police: (who, at) => `${name(who)} is in ${place(at)}.`,
  waiting: who => `In the Police Station: ${names(who)}.`,
  track: (who, spaces) => {
    const lying = spaces.map(at => (at === null ? 'empty' : at === undefined ? 'face down' : place(at)))
    return `${name(who)}’s track, space by space: ${english.row(lying)}.`
  },
  marks: (who, after, to) =>
    `After ${space(after)} ${name(who)} went to ${list(to.map(each => onto(each, scenario)))}.`,
  sheet: (letter, sheet, parts, clues, at, clueAt) => {
    const title = `${letter}, ${sheets[sheet].name}`
    if (isWayOut(sheet)) return at === undefined ? `${title}: still open.` : `${title}: still open, in ${place(at)}.`
    const where = at === undefined ? '' : ` The Heist Location is ${place(at)}.`
    const next = clueAt === undefined ? '' : ` The next Clue is in ${place(clueAt)}.`
    return `${title}: ${counted(parts, 'Part')} and ${counted(clues, 'Clue')} activated.${where}${next}`
  },
  sheetDone: (letter, sheet) =>
    `${letter}, ${sheets[sheet].name}: ${isWayOut(sheet) ? 'taken' : 'completed'} by the Criminals.`,
  hideout: at => (at === undefined ? 'Nobody knows where the Hideout is.' : `The Hideout is in ${place(at)}.`),
  extra: (who, hidden, at) => {
    const subject = who === 'van' ? 'The CV Bank Van' : secondary(who)
    if (!hidden && at !== undefined) return `${subject} is in ${place(at)}, in the open.`
    return `${subject} is in hiding${at === undefined ? '' : ` in ${place(at)}`}.`
  },
  roadblock: at => `There is a Roadblock in ${place(at)}.`,
  traps: at => `${plural(at.length, { one: 'Your Trap is', other: 'Your Traps are' })} in ${list(at.map(place))}.`,
  hand: (who, count, wounds) =>
    `${names(who)} ${plural(who.length, { one: 'holds', other: 'hold' })} ${counted(count, 'card')} and ${counted(wounds, 'Wound')}.`,
  cards: held => (held.length === 0 ? 'You hold no cards.' : `You hold ${list(held.map(card))}.`),
  piles: (crime, crimeDiscards, police, policeDiscards) =>
    `The Crime deck has ${counted(crime, 'card')}, its discards ${counted(crimeDiscards, 'card')}; the Police deck has ${counted(police, 'card')}, its discards ${counted(policeDiscards, 'card')}.`,
  beside: (face, spot) => `${card(face)} lies next to ${isSpot(spot) ? SPOTS[spot] : cardOf(spot, scenario)}.`,
})

/** Whom something that lasts concerns. */
function whom({ of }: Lasting): string {
  if (of === 'criminals') return 'the Criminals'
  if (of === 'detectives') return 'the Detectives'
  return of === 'jaguar' ? 'the Jaguar’s driver' : name(of)
}
const Whom = (lasting: Lasting): string => capital(whom(lasting))
/** One, or both of a side. */
const does = ({ of }: Lasting, one: string, several: string): string =>
  of === 'criminals' || of === 'detectives' ? several : one
/** “The next hit on Ginko does”, “The next two hits on Ginko do”. */
const next = (count: number, one: string, other: string): string =>
  plural(count, { one: `The next ${one}`, other: `The next ${spelled(count)} ${other}` })

export const effects: Words['effects'] = {
  reach: each => `Each Move of ${whom(each)} goes up to ${counted(each.value, 'Location')} further.`,
  free: each => `Each Move of ${whom(each)} may go up to ${counted(each.value, 'Location')} over roads of any kind.`,
  slow: each => `Each Move of ${whom(each)} goes only ${counted(each.value, 'Location')}.`,
  oneMove: each => `${Whom(each)} can Move only once in a turn.`,
  alert: each => `Police in adjacent Locations keep ${whom(each)} out of the Shadows, too.`,
  blurred: each => `The next Sighting of ${whom(each)} tells how many there were, not who.`,
  actions: each =>
    `${Whom(each)} ${does(each, 'has', 'have')} ${counted(Math.abs(each.value), `${each.value < 0 ? 'fewer' : 'more'} action`)} next turn.`,
  warrant: each => `The next Clue of ${whom(each)} raises Danger by ${each.value} more.`,
  shield: each => next(each.value, `hit on ${whom(each)} does nothing.`, `hits on ${whom(each)} do nothing.`),
  cutOff: each => `For now ${whom(each)} can neither play cards nor bring Officers into play.`,
  freePick: each => {
    const taken = `that ${whom(each)} ${does(each, 'takes', 'take')} at the Hideout`
    return next(each.value, `card ${taken} raises no Danger.`, `cards ${taken} raise no Danger.`)
  },
}
