import type { Piece } from '../../../kernel/game.ts'
import type { PlayCard } from '../cards/names.ts'
import type { Location } from '../map/locations.ts'
import { PRICES } from '../printed.ts'
import { isWayOut, type SheetName } from '../sheets/names.ts'
import {
  type Card,
  type Character,
  type Criminal,
  type Figure,
  LETTERS,
  type Letter,
  type Mark,
  type Roadblock,
  type Secondary,
  type Spot,
} from '../state.ts'
import type { DiabolikPiece } from '../view.ts'
import { locationOn, playCardOn } from './faces.ts'
import type { Fixed, Loose } from './labels.ts'
import type { Words } from './words.ts'

/** Moves name more than places: kinds of road, letters, lists of watchers. They are asked for here as well. */
export function placed(words: Words, place: string): string {
  const { places, locations, roads, figures } = words
  const [zone, who, space] = place.split(':') as [string, string, string | undefined]
  if (place in places.fixed) return places.fixed[place as Fixed]
  if (zone === 'track' || zone === 'after') return places[zone](who as Criminal, Number(space))
  if (zone === 'hand' || zone === 'drawn' || zone === 'laid') return places[zone](who as Character)
  if (zone === 'heist') return places.heist(who as Letter)
  if (zone === 'extra') return places.extra(who as Secondary)
  if (zone === 'beside') return places.beside(who as Spot)
  if (LETTERS.some(letter => letter === place)) return places.letter(place as Letter)
  if (place === '') return places.loose.nobody
  if (place.includes(',')) return words.grammar.list(place.split(',').map(each => placed(words, each)))
  if (place.startsWith('roadblock')) return words.pieces.roadblock(place as Roadblock)
  return (
    locations[place as Location] ??
    roads[place as keyof typeof roads] ??
    places.loose[place as Loose] ??
    figures[place as Figure]?.name ??
    place
  )
}

export function labelled(words: Words, { kind, face, order, up, value, marks }: DiabolikPiece): string {
  const { pieces, figures, secondaries } = words
  switch (kind) {
    case 'location':
      return pieces.location(locationOn(face))
    case 'crime':
    case 'police':
      return pieces[kind](playCardOn(face as Card | undefined))
    case 'sheet':
      return pieces.sheet(face as SheetName, LETTERS[order] as Letter, marks?.length ?? 0, value ?? 0, !up)
    case 'clue':
      return pieces.clue(face as Letter)
    case 'mark':
      return pieces.mark(face as Mark['to'])
    case 'roadblock':
      return pieces.roadblock(face as Roadblock | undefined)
    case 'car':
      return face === 'van' ? secondaries.van.name : pieces.jaguar
    case 'extra':
      return secondaries[face as Secondary].name
    case 'wound':
    case 'trap':
      return pieces[kind]
    default:
      return figures[face as Figure].name
  }
}

export function detailed(words: Words, { kind, face }: Piece): string | null {
  // A mark names where a step led, and tells nothing about who is there.
  if (face === undefined || kind === 'location' || kind === 'mark') return null
  if (kind === 'crime' || kind === 'police') return words.cards[face as PlayCard].text
  if (kind === 'sheet') return sheetText(words, face as SheetName)
  if (kind === 'extra' || face === 'van') return words.secondaries[face as Secondary | 'van'].blurb
  return words.figures[face as Figure]?.blurb ?? null
}

/** A sheet from end to end, with its prices as the rules have them. */
function sheetText({ sheets, stage, grammar }: Words, name: SheetName): string {
  const { story, rule, parts, clues } = sheets[name]
  const prices = PRICES[name]
  const part = isWayOut(name) ? 'way' : 'part'
  return grammar.sentences([
    story,
    ...(rule === '' ? [] : [rule]),
    ...parts.map((words, i) => stage(part, i + 1, words, prices.parts[i] ?? [])),
    ...clues.map((words, i) => stage('clue', i + 1, words, prices.clues[i] ?? [])),
  ])
}
