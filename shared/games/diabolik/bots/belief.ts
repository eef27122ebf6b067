import type { Sight } from '../../../kernel/game.ts'
import type { Event, EventOf } from '../events.ts'
import { type Area, distance } from '../map/roads.ts'
import { isCriminal } from '../rules/questions.ts'
import { CRIMINALS, type Criminal, WATCHERS } from '../state.ts'
import type { Diabolik } from '../types.ts'
import { answered, isOnHighway, partDone, placed, played } from './evidence.ts'
import { blend, certain, type Likelihoods, rule, type Sighting, settle, spread, UNSEEN } from './odds.ts'
import { COUNT, INDEX, locationAt, STEP, USUAL } from './reach.ts'
import { begin, exclude, guardOf, lookAt, oddsOf, type Trail, whereMaybe } from './trail.ts'

/** Puts together what everybody has heard: where each Criminal may be, and what each face-down card may say. */
export function beliefOf(sight: Pick<Sight<Diabolik>, 'view' | 'heard'>, area: Area): Trail {
  const trail = begin(sight, area)
  const { heard } = sight
  for (let i = 0; i < heard.length; i++) follow(trail, heard[i] as Event, heard[i + 1])
  lookAt(trail, sight.view)
  return trail
}

function follow(trail: Trail, event: Event, next: Event | undefined): void {
  switch (event.type) {
    case 'turnBegan':
      if (isCriminal(event.who)) {
        trail.gear[event.who] = { ...USUAL, cap: trail.cap[event.who] }
        trail.means[event.who] = 'road'
      }
      return
    case 'phaseBegan':
      trail.searched.clear()
      if (event.phase === 'police') for (const who of CRIMINALS) trail.cap[who] = USUAL.cap
      return
    case 'moved':
      if (isCriminal(event.who)) {
        trail.open[event.who] = INDEX[event.to]
        trail.gear[event.who] = { ...USUAL, cap: trail.cap[event.who] }
        trail.means[event.who] = 'road'
      } else trail.posts[event.who] = INDEX[event.to]
      return
    case 'officerCalled':
      trail.posts[event.officer] = INDEX[event.at]
      return
    case 'sentToStation':
      trail.posts[event.who] = -1
      return
    case 'roadblockSet':
      trail.posts[event.who] = INDEX[event.at]
      return
    case 'roadblockLifted':
      trail.posts[event.who] = -1
      return
    case 'jaguarLeft':
      trail.drove = event.who
      if (trail.strip) trail.gear[event.who] = { ...trail.gear[event.who], cap: 1 }
      return
    case 'cardLeft':
      if (event.faces[event.card] === 'turbo') trail.turbos--
      if (event.faces[event.card] === 'spikeStrip') trail.strip = false
      return
    case 'sneaked':
      return sneaked(trail, event, next?.type === 'sighted' && next.who === event.who ? sightingOf(next) : UNSEEN)
    case 'cardsReturned':
      for (const card of event.cards) {
        trail.cards.delete(card)
        trail.tracks.delete(card)
      }
      return
    case 'cardShifted':
      trail.tracks.set(event.card, event.who)
      return
    case 'turnedUp': {
      const at = INDEX[(event.faces[event.card] as string).slice(1) as keyof typeof INDEX]
      trail.cards.set(event.card, certain(at))
      return exclude(trail, at, event.card)
    }
    case 'investigated':
      return investigated(trail, INDEX[event.at])
    case 'exposed':
      trail.cards.set(trail.token[event.who], certain(INDEX[event.at]))
      exclude(trail, INDEX[event.at], trail.token[event.who])
      trail.open[event.who] = INDEX[event.at]
      return
    case 'fought':
      if (isCriminal(event.who) && trail.open[event.who] < 0 && !isCriminal(event.target))
        placed(trail, event.who, trail.posts[event.target])
      return
    case 'cardPlayed':
      return played(trail, event)
    case 'answered':
      return answered(trail, event)
    case 'partDone':
      return partDone(trail, event)
    case 'clueDone':
      trail.asker = event.who
      // D-5: the first Clues, the Heists and the Hideout are all different.
      if (event.clue === 1) for (const card of trail.first) rule(oddsOf(trail, card), trail.posts[event.who])
      return
    case 'clueMoved':
      return exclude(trail, INDEX[event.at])
    case 'extraHidden':
      trail.extras.set(event.who, event.card)
      trail.cards.set(event.card, fresh(trail, new Float64Array(COUNT).fill(1)))
      return
    case 'extraShown':
      if (event.who === 'van' || !trail.extras.has(event.who)) exclude(trail, INDEX[event.at])
      trail.shown.set(event.who, INDEX[event.at])
      return
    case 'walked':
      trail.shown.set(event.who, INDEX[event.to])
  }
}

function sightingOf({ by, count }: EventOf<'sighted'>): Sighting {
  let mask = 0
  for (const who of by) mask |= 1 << WATCHERS.indexOf(who)
  return { by: mask, count, blurred: by.length === 0 }
}

/** D-74: a card from the deck says nothing that another card in play says. */
function fresh(trail: Trail, odds: Likelihoods): Likelihoods {
  for (const each of trail.cards.values())
    for (let i = 0; i < COUNT; i++) odds[i] = (odds[i] ?? 0) * (1 - (each[i] ?? 0))
  return settle(odds) ? odds : trail.start.slice()
}

function sneaked(trail: Trail, { who, card, space, mark }: EventOf<'sneaked'>, seen: Sighting): void {
  const origin = whereMaybe(trail, who)
  const means = trail.means[who]
  trail.means[who] = 'road'
  if (means === 'shuffle') return shuffle(trail, who, card)
  const wasOpen = trail.open[who] >= 0
  const turbos = trail.drove === who ? trail.turbos : 0
  const gear = turbos > 0 ? { ...trail.gear[who], plus: trail.gear[who].plus + turbos } : trail.gear[who]
  trail.drove = null
  trail.gear[who] = { ...USUAL, cap: trail.cap[who] }
  let odds: Likelihoods
  if (means === 'sewers') odds = spread(trail.area, origin, STEP, NOBODY, UNSEEN, false)
  else if (means === 'train') odds = byTrain(trail, origin)
  else odds = spread(trail.area, origin, gear, guardOf(trail), seen, wasOpen)
  const lying = trail.cards.get(card) ?? (mark === '' ? undefined : oddsOf(trail, card))
  if (lying) {
    for (let i = 0; i < COUNT; i++) odds[i] = (odds[i] ?? 0) * (lying[i] ?? 0)
    if (settle(odds)) trail.cards.set(card, odds)
  } else trail.cards.set(card, fresh(trail, odds))
  trail.token[who] = card
  trail.open[who] = -1
  if (space >= 0) trail.tracks.set(card, who)
}
const NOBODY = { watchers: new Uint8Array(COUNT), barred: new Uint8Array(COUNT) }

/** Anywhere on the Highways within five steps. */
function byTrain({ area }: Trail, origin: Likelihoods): Likelihoods {
  const odds = new Float64Array(COUNT)
  for (let from = 0; from < COUNT; from++) {
    const weight = origin[from] ?? 0
    if (weight < 1e-4) continue
    for (let to = 0; to < COUNT; to++)
      if (to !== from && isOnHighway(area, to) && distance(area, locationAt(from), locationAt(to)) <= 5)
        odds[to] = (odds[to] ?? 0) + weight
  }
  return odds
}

/** The track was mixed: each card of it may say what any of them said, and which the token is on nobody saw. */
function shuffle(trail: Trail, who: Criminal, card: string): void {
  const own = [...trail.tracks].filter(([, owner]) => owner === who).map(([each]) => each)
  const odds = blend(own.map(each => oddsOf(trail, each)))
  for (const each of own) trail.cards.set(each, odds.slice())
  trail.token[who] = card
}

/** A track card there would have been turned up, a token found. */
function investigated(trail: Trail, at: number): void {
  trail.searched.add(at)
  for (const [card] of trail.tracks) rule(oddsOf(trail, card), at)
  for (const who of CRIMINALS) if (trail.open[who] < 0) rule(oddsOf(trail, trail.token[who]), at)
}
