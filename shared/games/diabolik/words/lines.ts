import type { PieceId, Viewer } from '../../../kernel/game.ts'
import { LOCATIONS, type Location } from '../map/locations.ts'
import { sideOf } from '../rules/questions.ts'
import type { SheetName } from '../sheets/names.ts'
import {
  BESIDE,
  type Card,
  CHARACTERS,
  type Character,
  CRIMINALS,
  type Criminal,
  type EffectType,
  LETTERS,
  type Letter,
  type Mark,
  OFFICERS,
  POLICE,
  ROADBLOCKS,
  SECONDARIES,
  type Secondary,
} from '../state.ts'
import type { DiabolikPiece, DiabolikView, Place } from '../view.ts'
import { locationOn, playCardOn } from './faces.ts'
import type { Shadow } from './labels.ts'
import type { Lasting, Words } from './words.ts'

/** The whole table, line by line: the course, the figures, the cards on the table, the sheets, the hands and piles. */
export function table(words: Words, view: DiabolikView, viewer: Viewer): string[] {
  return [
    ...course(words.table, view),
    ...figures(words.table, view),
    ...tracks(words.table, view),
    ...sheets(words.table, view),
    ...hands(words.table, view, viewer),
    ...lasting(words, view),
  ]
}

const lying = ({ pieces }: DiabolikView, place: Place): DiabolikPiece[] =>
  Object.values(pieces).filter(piece => piece.place === place)
const isLocation = (place: string | undefined): place is Location => LOCATIONS.some(at => at === place)

function course(words: Words['table'], { facts }: DiabolikView): string[] {
  const lines = [words.round(facts.round, facts.phase, facts.danger, facts.maximum)]
  if (facts.ending !== '') return lines
  if (facts.acting !== '') lines.push(words.turn(facts.acting, facts.actions))
  return facts.decision === 'turn' ? lines : [...lines, words.decides(facts.decider.split(',') as Character[])]
}

function figures(words: Words['table'], view: DiabolikView): string[] {
  const { pieces, facts } = view
  const lines = CRIMINALS.flatMap(who => {
    const place = pieces[who]?.place
    if (isLocation(place)) return words.onTheRun(who, place, facts.driver === who)
    const card = pieces[place ?? '']
    const on = card && shadowOf(card.place)
    return on ? words.inShadows(who, on, locationOn(card.face)) : []
  })
  const placeOf = (id: PieceId): Location | undefined => LOCATIONS.find(at => at === pieces[id]?.place)
  for (const who of POLICE) {
    const at = placeOf(who)
    if (at) lines.push(words.police(who, at))
  }
  const waiting = OFFICERS.filter(who => pieces[who]?.place === 'station')
  if (waiting.length > 0) lines.push(words.waiting(waiting))
  for (const which of ROADBLOCKS) {
    const at = placeOf(which)
    if (at) lines.push(words.roadblock(at))
  }
  const traps = Object.values(pieces).filter(({ kind }) => kind === 'trap')
  if (traps.length > 0) lines.push(words.traps(traps.map(({ place }) => place as Location)))
  for (const who of [...SECONDARIES, 'van'] as const) {
    const place = pieces[who]?.place
    if (place === undefined) continue
    lines.push(
      isLocation(place) ? words.extra(who, false, place) : words.extra(who, true, locationOn(pieces[place]?.face)),
    )
  }
  return lines
}

/** Where a Location card lies. */
function shadowOf(place: string): Shadow | null {
  const [zone, who, space] = place.split(':')
  if (zone === 'track') return { type: 'track', who: who as Criminal, space: Number(space) }
  if (zone === 'heist') return { type: 'heist', letter: who as Letter }
  if (zone === 'extra') return { type: 'extra', who: who as Secondary }
  return zone === 'hideout' ? { type: 'hideout' } : null
}

function tracks(words: Words['table'], view: DiabolikView): string[] {
  return CRIMINALS.flatMap(who => {
    const spaces = [0, 1, 2].map(space => {
      const card = lying(view, `track:${who}:${space}`).find(({ kind }) => kind === 'location')
      return card ? locationOn(card.face) : null
    })
    const marks = [0, 1, 2].flatMap(space => {
      const to = lying(view, `after:${who}:${space}`).sort((a, b) => a.order - b.order)
      return to.length === 0
        ? []
        : words.marks(
            who,
            space,
            to.map(({ face }) => face as Mark['to']),
          )
    })
    return spaces.every(at => at === null) ? marks : [words.track(who, spaces), ...marks]
  })
}

function sheets(words: Words['table'], view: DiabolikView): string[] {
  const lines = LETTERS.flatMap(letter => {
    const sheet = view.pieces[`sheet:${letter}`]
    if (!sheet) return []
    const name = sheet.face as SheetName
    if (!sheet.up) return words.sheetDone(letter, name)
    const at = locationOn(lying(view, `heist:${letter}`).find(({ kind }) => kind === 'location')?.face)
    const clueAt = view.pieces[`clue:${letter}`]?.place as Location | undefined
    return words.sheet(letter, name, sheet.marks?.length ?? 0, sheet.value ?? 0, at, clueAt)
  })
  const hideout = lying(view, 'hideout').find(({ kind }) => kind === 'location')
  return [...lines, words.hideout(locationOn(hideout?.face))]
}

function hands(words: Words['table'], view: DiabolikView, viewer: Viewer): string[] {
  const { facts } = view
  // D-58: without cards, a hand is its Wounds.
  const cardless = facts.scenario === 'escape'
  const holders: readonly Character[] = facts.joint ? ['diabolik', 'ginko'] : CHARACTERS
  const sharing = (who: Character): Character[] =>
    facts.joint ? CHARACTERS.filter(each => sideOf(each) === sideOf(who)) : [who]
  const lines = holders.flatMap(who => {
    const held = lying(view, `hand:${who}`)
    const wounds = held.filter(({ kind }) => kind === 'wound').length
    if (cardless && wounds === 0) return []
    const own = !cardless && sharing(who).some(each => each === viewer)
    const known = held.flatMap(({ face }) => playCardOn(face as Card | undefined) ?? []).sort()
    return [words.hand(sharing(who), held.length - wounds, wounds), ...(own ? [words.cards(known)] : [])]
  })
  if (cardless) return lines
  const count = (place: Place) => lying(view, place).length
  return [...lines, words.piles(count('crime'), count('crime:discards'), count('police'), count('police:discards'))]
}

/** Cards next to something, and what else lasts. */
function lasting({ table: words, effects }: Words, view: DiabolikView): string[] {
  const beside = Object.values(view.pieces).flatMap(({ kind, place, face }) => {
    const card = kind === 'crime' || kind === 'police' ? playCardOn(face as Card | undefined) : undefined
    const on = view.pieces[place]
    const spot =
      BESIDE.find(each => place === `beside:${each}`) ?? (on?.kind === 'location' ? shadowOf(on.place) : null)
    return card && spot ? [words.beside(card, spot)] : []
  })
  return [...new Set([...beside, ...ongoing(view).map(([type, effect]) => effects[type](effect))])]
}

/** Of these, several that concern the same count together. */
const ADDED: readonly EffectType[] = ['reach', 'actions', 'warrant', 'shield', 'freePick']

function ongoing({ facts }: DiabolikView): [EffectType, Lasting][] {
  const found = new Map<string, [EffectType, Lasting]>()
  for (const effect of facts.effects === '' ? [] : facts.effects.split(' ')) {
    const [type, of, count] = effect.split(':') as [EffectType, Lasting['of'], string]
    const key = ADDED.includes(type) ? `${type}:${of}` : effect
    const before = ADDED.includes(type) ? (found.get(key)?.[1].value ?? 0) : 0
    found.set(key, [type, { of, value: Number(count) + before }])
  }
  return [...found.values()]
}
