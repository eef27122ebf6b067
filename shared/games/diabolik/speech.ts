import type { Language } from '../../words/index.ts'
import { type Speech, say } from '../../words/speech.ts'
import { choices } from './choices.ts'
import type { FeatName } from './feats.ts'
import { locationsOf } from './map/roads.ts'
import { watchersIn } from './move.ts'
import type { Preview } from './preview.ts'
import { type MarkerKind, SIGNS } from './rules/markers.ts'
import { HEISTS_TO_WIN, isCriminal } from './rules/questions.ts'
import { reasons, whereIs } from './rules/reasons.ts'
import { isWayOut, type SheetName } from './sheets/names.ts'
import {
  BESIDE,
  type Card,
  CHARACTERS,
  type Character,
  CRIMINALS,
  type Criminal,
  type DieFace,
  type Ending,
  LETTERS,
  type Scenario,
  SECONDARIES,
  type Secondary,
  type Side,
} from './state.ts'
import type { Diabolik } from './types.ts'
import type { DiabolikPiece, DiabolikView, Place } from './view.ts'
import { CATALOGUES } from './words/index.ts'
import { detailed, labelled, placed } from './words/labelled.ts'
import { table } from './words/lines.ts'
import { type AnswerKind, type Sees, TEAM_PHRASES, type Words } from './words/words.ts'

export async function speech(language: Language): Promise<Speech<Diabolik>> {
  const words = await CATALOGUES[language]()
  const said = { heists: speak(words.heists), escape: speak(words.escape) }
  return { ...said.heists, at: ({ facts }) => said[facts.scenario as Scenario] }
}

/** Diabolik in the words of one catalogue. */
const speak = (words: Words): Speech<Diabolik> => ({
  title: words.title,
  tagline: words.tagline,
  seat: seat => words.figures[seat as Character]?.name ?? seat,
  team: side => words.sides[side as Side],
  feat: (feat, count) => {
    const { name, value } = words.feats[feat as FeatName]
    return { name, value: value(count) }
  },
  event: event =>
    event.type === 'answered' ? words.answers[event.what as AnswerKind](event.count) : say(words.log, event),
  ask: view => asked(words.asks, view),
  status: ({ pieces, facts }) => {
    const done = LETTERS.filter(letter => pieces[`sheet:${letter}`]?.up === false)
    return words.status(facts.danger, facts.maximum, done.length, HEISTS_TO_WIN)
  },
  kind: type => words.kinds[type as Diabolik['move']['type']] ?? null,
  move(move, view, shown) {
    const promise = (shown as Preview | null) ?? sightings(move)
    return say(words.moves, move, seenIn(view)) + (promise ? words.preview(promise) : '')
  },
  // Who would cause a Sighting.
  consequences: ['seen'],
  reasons: (view, seat) => reasons(view, seat as Character).map(reason => words.reasons[reason]),
  table: (view, viewer) => table(words, view, viewer),
  outcome: ({ winners, by }) => words.log.ended({ type: 'ended', winners: winners as Character[], by: by as Ending }),
  places,
  place: place => placed(words, place),
  piece: piece => labelled(words, piece as DiabolikPiece),
  detail: piece => detailed(words, piece as DiabolikPiece),
  phrases: () => words.toAll,
  signals: () => TEAM_PHRASES.map(phrase => words.phrases[phrase]),
  marker: kind => ({ sign: SIGNS[kind as MarkerKind], name: words.markers[kind as MarkerKind] }),
  choices: players => choices(words, players),
})

/** Moves that differ only in their Sightings are told apart also where no preview comes with them. */
const sightings = (move: Diabolik['move']): Preview | null =>
  'seen' in move && move.seen !== undefined ? { seen: watchersIn(move.seen) } : null

function seenIn({ pieces, facts }: DiabolikView): Sees {
  const acting = facts.acting === '' ? null : facts.acting
  return {
    acting,
    card: card => pieces[card]?.face as Card | undefined,
    stage(letter) {
      const sheet = pieces[`sheet:${letter}`]
      const name = sheet?.face as SheetName
      if (isWayOut(name)) return { kind: 'way', sheet: name, number: 1 }
      const kind = acting !== null && isCriminal(acting) ? 'part' : 'clue'
      const done = kind === 'part' ? (sheet?.marks?.length ?? 0) : (sheet?.value ?? 0)
      return { kind, sheet: name, number: done + 1 }
    },
  }
}

function asked(asks: Words['asks'], view: DiabolikView): string {
  const { facts } = view
  const about = facts.about.split(',')
  switch (facts.decision) {
    case 'jaguar':
      return asks.jaguar(about as Criminal[])
    case 'wounds':
      return asks.wounds(about[0] as Character, facts.count)
    case 'reroll':
      return asks.reroll(facts.die as DieFace)
    case 'redraw':
      return asks.redraw()
    case 'exchange': {
      const [from, to] = about as [Character, Character]
      const answering = facts.decider === to
      return asks.exchange(answering ? from : to, answering)
    }
    case 'way':
      return asks.way(about[0] as Secondary)
    default:
      return facts.acting === ''
        ? asks.order(facts.phase)
        : asks.turn(facts.acting, facts.actions, whereIs(view, facts.acting))
  }
}

/** The map, then the tracks and what else has its card, then hands and piles. */
function places({ facts }: DiabolikView): Place[] {
  const holders = CHARACTERS.filter(who => !facts.joint || who === 'diabolik' || who === 'ginko')
  return [
    ...locationsOf(facts.scenario === 'escape' ? 'capital' : 'state'),
    ...CRIMINALS.flatMap(who =>
      [0, 1, 2].flatMap((space): Place[] => [`track:${who}:${space}`, `after:${who}:${space}`]),
    ),
    'sheets',
    ...LETTERS.map((letter): Place => `heist:${letter}`),
    'hideout',
    ...SECONDARIES.map((who): Place => `extra:${who}`),
    'station',
    'garage',
    ...BESIDE.map((spot): Place => `beside:${spot}`),
    ...CHARACTERS.map((who): Place => `drawn:${who}`),
    ...CHARACTERS.map((who): Place => `laid:${who}`),
    ...holders.map((who): Place => `hand:${who}`),
    ...piles(facts.scenario === 'escape'),
    'locations',
  ]
}

/** D-58: without cards, no piles of them. */
const piles = (cardless: boolean): Place[] => (cardless ? [] : ['crime', 'crime:discards', 'police', 'police:discards'])
