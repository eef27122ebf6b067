import type { CrimeCard } from '../../../../shared/games/diabolik/cards/crime/names.ts'
import type { EventOf } from '../../../../shared/games/diabolik/events.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { isCriminal } from '../../../../shared/games/diabolik/rules/questions.ts'
import { CRIMINALS, type Criminal, type Secondary } from '../../../../shared/games/diabolik/state.ts'
import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { PieceId } from '../../../../shared/kernel/game.ts'
import { tableOf } from '../../../../shared/kernel/plain.ts'
import type { Shot } from '../../../../shared/match/film.ts'
import { standingAt } from '../../shots.ts'
import { endsOf } from './ends.ts'
import { answered, played } from './evidence.ts'
import { bringIn, drawn, exclude, type File, isOnTrack, mixed, opened, type Step, stepAfter, tokenIn } from './file.ts'
import { addSite, keep, link, placesOf, type Site } from './net.ts'

/** Where each Criminal may have been, for all that the Detectives were told. */
export type Possible = Readonly<Record<Criminal, readonly Location[]>>

/** After each shot of the Detectives' film. */
export function possibleIn(shots: readonly Shot[]): Possible[] {
  const follow = pursuing()
  return shots.map((_, at) => follow(shots, at))
}

/** After one shot and then another of a film that may grow meanwhile: what is known already is not worked out again. */
export function pursuing(): (shots: readonly Shot[], at: number) => Possible {
  let known: { readonly first: Shot; readonly file: File; readonly at: number } | null = null
  return (shots, at) => {
    const first = shots[0] as Shot
    const before = known?.first === first && known.at <= at ? known : { first, file: opened(viewOf(first)), at: 0 }
    let { file } = before
    for (let here = before.at + 1; here <= at; here++) file = fileAfter(file, shots, here)
    known = { first, file, at }
    return whereabouts(file, viewOf(shots[at] as Shot))
  }
}

const viewOf = ({ view }: Shot): DiabolikView => view as DiabolikView

function fileAfter(file: File, shots: readonly Shot[], at: number): File {
  const isBack = shots[at]?.lines.some(({ heard }) => heard.type === 'takeBack')
  // What was taken back was never told: the file is put together anew.
  const anew = isBack ? opened(viewOf(shots[0] as Shot)) : file
  for (const i of isBack ? standingAt(shots, at) : [at]) if (i > 0) add(anew, stepAfter(anew, shots[i - 1], shots[i]))
  return anew
}

function whereabouts(file: File, view: DiabolikView): Possible {
  return tableOf(CRIMINALS, who => {
    const token = tokenIn(file, view, who)
    if (token !== null) return [...placesOf(file.net, token)]
    return [view.pieces[who]?.place as Location]
  })
}

function add(file: File, step: Step): void {
  const leaving: Site[] = []
  for (const [i, event] of step.events.entries()) {
    const { net, cards } = file
    const site = (card: PieceId): Site => cards.get(card) ?? bringIn(file, card)
    switch (event.type) {
      case 'sneaked':
        sneaked(file, step, event, i, leaving)
        break
      case 'cardsReturned':
        for (const card of event.cards) {
          leaving.push(site(card))
          cards.delete(card)
        }
        break
      case 'turnedUp':
        keep(net, site(event.card), at => event.faces[event.card] === `#${at}`)
        break
      case 'exposed': {
        const token = step.tokens[event.who]
        if (token !== null) keep(net, token, at => at === event.at)
        break
      }
      case 'investigated':
        investigated(file, step, event)
        break
      case 'extraHidden':
        bringIn(file, event.card)
        break
      case 'extraShown':
        shown(file, step, event)
        break
      case 'clueMoved':
        // Fingerprints bring it to where somebody stands: that was not drawn.
        if (!step.events.some(({ type }) => type === 'cardPlayed')) drawn(file, event.at)
        break
      case 'fought': {
        const token = isCriminal(event.who) ? step.tokens[event.who] : null
        if (token !== null) keep(net, token, at => at === step.view.pieces[event.target]?.place)
        break
      }
      case 'cardPlayed':
        played(file, step, event)
        break
      case 'answered':
        answered(file, step, event)
    }
  }
}

/** D-31, D-33: from the card stood on to this one. */
function sneaked(
  file: File,
  { view, events, tokens }: Step,
  event: EventOf<'sneaked'>,
  i: number,
  leaving: Site[],
): void {
  const { who, card } = event
  const played = events.find(each => each.type === 'cardPlayed' && each.who === who)
  const by = played?.type === 'cardPlayed' ? (played.faces[played.card] as CrimeCard) : null
  if (by === 'falseTrail') return shuffled(file, view, who)
  const next = events[i + 1]
  const sighting = next?.type === 'sighted' && next.who === who ? next : null
  const token = tokens[who]
  const origin = token ?? addSite(file.net, [view.pieces[who]?.place as Location])
  const to = file.cards.get(card) ?? bringIn(file, card, leaving)
  link(file.net, origin, to, endsOf({ who, area: file.area, view, by, sighting, hides: token === null }))
}

/** The track was mixed: each card of it may say what any of them said. */
function shuffled(file: File, { pieces }: DiabolikView, who: Criminal): void {
  const trail = [...file.cards.keys()].filter(card => pieces[card]?.place.startsWith(`track:${who}:`))
  mixed(file, trail)
}

/** D-18: whoever stands there and every card of a track would have been found. */
function investigated(file: File, { view, events, tokens }: Step, { at, found }: EventOf<'investigated'>): void {
  if (found.length > 0 || events.some(({ type }) => type === 'turnedUp' || type === 'cardLeft')) return
  const tracks = [...file.cards].flatMap(([card, site]) => (isOnTrack(view, card) ? [site] : []))
  for (const site of [...tracks, ...Object.values(tokens)]) if (site !== null) exclude(file, site, at)
}

function shown(file: File, { view }: Step, { who, at }: EventOf<'extraShown'>): void {
  const card = view.pieces[who as Secondary]?.place ?? ''
  const site = file.cards.get(card)
  if (site === undefined) drawn(file, at)
  else keep(file.net, site, each => each === at)
}
