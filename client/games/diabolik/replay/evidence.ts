import type { CrimeCard } from '../../../../shared/games/diabolik/cards/crime/names.ts'
import type { EventOf } from '../../../../shared/games/diabolik/events.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { distance } from '../../../../shared/games/diabolik/map/roads.ts'
import { isCriminal } from '../../../../shared/games/diabolik/rules/questions.ts'
import { CRIMINALS, type Criminal, POLICE } from '../../../../shared/games/diabolik/state.ts'
import { exclude, type File, isOnTrack, mixed, type Step } from './file.ts'
import { keep, link } from './net.ts'

/** What a card gives away of whoever plays it In the Shadows. */
export function played(file: File, { view, events, tokens }: Step, { who, card, faces }: EventOf<'cardPlayed'>): void {
  const { net, area } = file
  const face = faces[card] as CrimeCard
  if (!isCriminal(who)) return
  if (face === 'twoFaces') return mixed(file, [...new Set(CRIMINALS.map(each => view.pieces[each]?.place ?? ''))])
  const token = tokens[who]
  if (token === null) return
  const near = (steps: number, posts: readonly (string | undefined)[]): void =>
    keep(net, token, at => posts.some(post => post !== undefined && distance(area, at, post as Location) <= steps))
  const police = POLICE.map(each => view.pieces[each]?.place).filter(place => place !== 'station')
  if (face === 'throwingKnife' || face === 'sleepingGas') near(1, police)
  if (face === 'hypnosis') near(0, police)
  const bought = events.find(({ type }) => type === 'sentToStation' || type === 'roadblockLifted')
  if (face === 'bribe' && bought && 'who' in bought) near(3, [view.pieces[bought.who]?.place])
}

const STEPS_TO: Readonly<Record<string, Criminal>> = { stepsToDiabolik: 'diabolik', stepsToEva: 'eva' }
const NEARBY = 2

/** What the Criminals had to admit. */
export function answered(file: File, { view, events, tokens: all }: Step, { what, count }: EventOf<'answered'>): void {
  const { net, area } = file
  const asked = events.find(each => each.type === 'cardPlayed')
  if (asked?.type !== 'cardPlayed') return
  const from = view.pieces[asked.who]?.place as Location
  const whom = STEPS_TO[what]
  const token = whom ? all[whom] : null
  if (token !== null) keep(net, token, at => distance(area, from, at) === count)
  if (what === 'overflown' && count === 0 && asked.at)
    for (const [card, site] of file.cards) if (isOnTrack(view, card)) exclude(file, site, asked.at)
  if (what !== 'nearby') return
  const isNear = (at: Location): boolean => distance(area, from, at) <= NEARBY
  const tokens = Object.values(all).filter(each => each !== null)
  const [one, other] = tokens
  if (count === 0) for (const each of tokens) keep(net, each, at => !isNear(at))
  else if (count === tokens.length) for (const each of tokens) keep(net, each, isNear)
  else if (one !== undefined && other !== undefined) link(net, one, other, (a, b) => isNear(a) !== isNear(b))
}
