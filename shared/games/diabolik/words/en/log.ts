import { capital } from '../../../../words/capital.ts'
import { counted, english } from '../../../../words/grammar.ts'
import { isCriminal } from '../../rules/questions.ts'
import { isWayOut } from '../../sheets/names.ts'
import type { Character, Phase, Scenario, Spot } from '../../state.ts'
import { shownCards, shownLocation } from '../faces.ts'
import type { Words } from '../words.ts'
import { dangers, die } from './names.ts'
import {
  by,
  cards,
  list,
  name,
  names,
  onto,
  place,
  plural,
  roadblock,
  secondary,
  shown,
  space,
  spelled,
  their,
  watcher,
} from './say.ts'
import { sheets } from './sheets.ts'

/** What kind of card somebody plays with. */
const kind = (who: Character): string => (isCriminal(who) ? 'Crime card' : 'Police card')

const spot = (watchers: number): string => plural(watchers, { one: 'spots', other: 'spot' })
const hits = (count: number): string => (count === 0 ? 'no hit' : counted(count, 'hit'))

const SPOTS: Readonly<Record<Spot, string>> = {
  station: 'the Police Station',
  hideout: 'the Hideout',
  jaguar: 'the Jaguar',
}
const PHASES: Readonly<Record<Phase, string>> = {
  secondaries: 'Secondary Characters’',
  criminals: 'Criminals’',
  police: 'Police',
}
const isSpot = (spot: string): spot is Spot => spot in SPOTS

export const log = (scenario: Scenario): Words['log'] => ({
  roundBegan: ({ round }) => `Round ${round} begins.`,
  phaseBegan: ({ phase }) => `The ${PHASES[phase]} phase begins.`,
  turnBegan: ({ who, actions }) => `It is ${name(who)}’s turn, with ${counted(actions, 'action')}.`,
  turnEnded: ({ who }) => `${name(who)}’s turn is over.`,
  moved: ({ who, from, to, path, road }) => {
    const through = path.slice(0, -1)
    const over = through.length === 0 ? '' : ` through ${list(through.map(place))}`
    return `${name(who)} moves from ${place(from)}${over} to ${place(to)}${by(road)}.`
  },
  walked: ({ who, from, to }) =>
    who === 'van'
      ? `The CV Bank Van drives from ${place(from)} to ${place(to)}.`
      : `${secondary(who)} walks from ${place(from)} to ${place(to)}.`,
  sneaked: ({ who, card, faces, mark, ...on }) => {
    const where = mark === '' ? `the card on ${space(on.space)} of ${their(who)} track` : onto(mark, scenario)
    const at = shownLocation(card, faces)
    return `${name(who)} moves In the Shadows and stands on ${where}${at ? `: ${place(at)}` : ''}.`
  },
  sighted: ({ who, by: watchers, count }) =>
    watchers.length === 0
      ? `Sighting in the dark: ${counted(count, 'pair')} of eyes ${spot(count)} ${name(who)}; nobody can say whose.`
      : `Sighting: ${list(watchers.map(watcher))} ${spot(count)} ${name(who)} on the way.`,
  cardsReturned: event =>
    plural(event.cards.length, {
      one: 'A Location card goes back to the deck.',
      other: `${capital(spelled(event.cards.length))} Location cards go back to the deck.`,
    }),
  cardShifted: ({ who, ...on }) => `A Location card moves to ${space(on.space)} of ${name(who)}’s track.`,
  turnedUp: ({ card, faces }) => {
    const at = shownLocation(card, faces)
    return at ? `A Location card is turned face up: ${place(at)}.` : 'A Location card is turned face up.'
  },
  turnedDown: () => 'A Location card is turned face down.',
  investigated: ({ who, at, found }) =>
    found.length === 0
      ? `${name(who)} Investigates ${place(at)} and finds nobody.`
      : `${name(who)} Investigates ${place(at)} and finds ${names(found)}.`,
  exposed: ({ who, at }) => `${name(who)} is On the Run in ${place(at)}.`,
  chased: ({ who, turns }) =>
    `${name(who)} is still On the Run: ${counted(turns, 'turn')} now, and the net draws tighter.`,
  jaguarTaken: ({ who }) => `${name(who)} takes the Jaguar.`,
  jaguarLeft: ({ who }) => `${name(who)} leaves the Jaguar, which goes back to its box.`,
  hid: ({ who }) => `${name(who)} Goes Back into the Shadows.`,
  fought: ({ who, target, ...roll }) =>
    `${name(who)} fights ${name(target)} and rolls ${die[roll.die]}: ${hits(roll.hits)}.`,
  rerolled: ({ who, ...roll }) => `${name(who)} rolls again and gets ${die[roll.die]}: ${hits(roll.hits)}.`,
  rolled: ({ who, ...roll }) => `${name(who)} rolls ${die[roll.die]}.`,
  wounded: ({ who, wounds }) => `${name(who)} takes a Wound and has ${counted(wounds, 'Wound')} now.`,
  shielded: ({ who }) => `The vest holds: ${name(who)} is unhurt.`,
  sentToStation: ({ who }) => `${name(who)} goes back to the Police Station.`,
  healed: ({ who, wounds }) => `${name(who)} heals and has ${counted(wounds, 'Wound')} left.`,
  dangerMoved: ({ by: change, to, why }) =>
    `The Danger Level ${change > 0 ? 'rises' : 'falls'} by ${Math.abs(change)} to ${to}: ${dangers[why]}.`,
  drew: ({ who, card, faces }) => {
    const [face] = shownCards([card], faces)
    return `${name(who)} draws ${face ? `a ${kind(who)}: ${cards[face].name}` : `a ${kind(who)}`}.`
  },
  redrew: ({ who, card, faces }) =>
    `Eva’s eye for cards: ${name(who)} discards ${shown([card], faces, kind(who))} and draws another.`,
  picked: ({ who, card, faces }) => `${name(who)} takes ${shown([card], faces, kind(who))} from the discards.`,
  discarded: ({ who, card, faces }) => `${name(who)} discards ${shown([card], faces, kind(who))}.`,
  paid: event => `${name(event.who)} discards ${shown(event.cards, event.faces, kind(event.who))} as the price.`,
  cardPlayed: ({ who, card, faces, at, whom }) => {
    const [face] = shownCards([card], faces)
    const aim = [...(whom ? [name(whom)] : []), ...(at ? [place(at)] : [])]
    const aimed = aim.length === 0 ? '' : ` (${english.row(aim)})`
    const played = `${name(who)} plays ${face ? cards[face].name : `a ${kind(who)}`}${aimed}`
    return face ? `${played}: “${cards[face].text}”` : `${played}.`
  },
  cardStayed: ({ who, card, faces, spot }) =>
    `${shown([card], faces, kind(who))} stays next to ${isSpot(spot) ? SPOTS[spot] : 'a Location card'}.`,
  cardLeft: ({ who, card, faces }) => `${shown([card], faces, kind(who))} goes to the discards.`,
  reshuffled: ({ pile, count }) =>
    `The ${pile === 'crime' ? 'Crime' : 'Police'} deck has run out; ${counted(count, 'discard')} ${plural(count, { one: 'is', other: 'are' })} shuffled into a new one.`,
  exchangeOpened: ({ who, with: partner }) => `${name(who)} proposes an Exchange to ${name(partner)}.`,
  cardLaid: ({ who, card, faces }) => {
    const [face] = shownCards([card], faces)
    return `${name(who)} lays down ${face ? cards[face].name : `a ${kind(who)}`}.`
  },
  exchanged: ({ who, with: partner, given, got }) =>
    `${name(who)} gives ${name(partner)} ${counted(given, 'card')} and gets ${counted(got, 'card')}.`,
  exchangeRefused: ({ who, with: partner }) => `${name(who)} refuses ${name(partner)}’s Exchange.`,
  officerCalled: ({ who, officer, at }) => `${name(who)} brings ${name(officer)} into play in ${place(at)}.`,
  partDone: ({ who, letter, sheet, part }) =>
    isWayOut(sheet)
      ? `${name(who)} takes way out ${letter}, ${sheets[sheet].name}.`
      : `${name(who)} activates Part ${part} of Heist ${letter}, ${sheets[sheet].name}.`,
  clueDone: ({ who, letter, sheet, clue }) =>
    `${name(who)} activates Clue ${clue} of Investigation ${letter}, ${sheets[sheet].name}.`,
  clueMoved: ({ letter, at }) => `The next Clue of Investigation ${letter} is in ${place(at)}.`,
  clueGone: ({ letter }) => `Clue marker ${letter} leaves the map.`,
  heistDone: ({ letter, sheet }) =>
    isWayOut(sheet)
      ? `The Criminals have secured a way out: ${sheets[sheet].name} (${letter}).`
      : `The Criminals complete Heist ${letter}: ${sheets[sheet].name}.`,
  extraHidden: ({ who, card, faces }) => {
    const at = shownLocation(card, faces)
    return `${secondary(who)} comes into play, hidden${at ? ` in ${place(at)}` : ''}.`
  },
  extraShown: ({ who, at }) =>
    who === 'van' ? `The CV Bank Van is in ${place(at)}.` : `${secondary(who)} is in ${place(at)}, in the open.`,
  extraLeft: ({ who }) => (who === 'van' ? 'The CV Bank Van leaves the map.' : `${secondary(who)} leaves the game.`),
  roadblockSet: ({ who, at }) => `${roadblock(who)} is set in ${place(at)}.`,
  roadblockLifted: ({ who }) => `${roadblock(who)} is lifted.`,
  trapLaid: ({ who, at }) => `${name(who)} lays a Trap${at ? ` in ${place(at)}` : ' somewhere nearby'}.`,
  trapSprung: ({ who, at }) => `A Trap springs on ${name(who)} in ${place(at)}.`,
  ended: ({ winners, by: how }) =>
    how === 'heists'
      ? `${scenario === 'escape' ? 'Out by two ways' : 'Two Heists pulled off'}: ${names(winners)} win.`
      : `The Danger Level is at its maximum and every door is watched: ${names(winners)} win.`,
})

const away = (whom: string) => (count: number) =>
  count === 0
    ? `The Criminals admit that ${whom} is in the Detective’s own Location.`
    : `The Criminals admit that ${whom} is ${counted(count, 'Location')} away from the Detective.`

export const answers: Words['answers'] = {
  stepsToDiabolik: away('Diabolik'),
  stepsToEva: away('Eva'),
  nearby: count =>
    `The Criminals admit that ${counted(count, 'Criminal')} In the Shadows ${plural(count, { one: 'is', other: 'are' })} at most two Locations away from the Detective.`,
  overflown: count =>
    count === 0
      ? 'The helicopter finds nothing: no card of a Shadows track is there.'
      : 'The helicopter has found something: a card of a Shadows track is there.',
  asleep: count =>
    `The gas spreads, and ${counted(count, 'Policeman', 'Policemen')} ${plural(count, { one: 'falls', other: 'fall' })} asleep.`,
}
