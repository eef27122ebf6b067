import type { PieceId, Sight } from '../../../kernel/game.ts'
import { type Rng, shuffle } from '../../../kernel/rng.ts'
import type { CardName } from '../cards/list.ts'
import type { Player, State } from '../state.ts'
import type { Diabolicards } from '../types.ts'
import { modelOf, unseenIn } from './model.ts'
import { type Hidden, type Whereabouts, whereabouts } from './whereabouts.ts'

type Told = Pick<Sight<Diabolicards>, 'seat' | 'view' | 'heard'>

/**
 * What the table could be like, as far as this seat was told: each call deals the cards that it does not see anew, none
 * to where it cannot be. The first table is shared by all: whoever plays on one clones it.
 */
export function worldsOf(told: Told): (rng: Rng) => State {
  const model = modelOf({ ...told, moves: [] })
  const may = whereabouts(told.heard)
  const names = unseenIn(told.view)
  const heaps = heapsIn(told)
  return rng => {
    const dealt = deal(names, heaps, may, rng)
    const faces = { ...model.faces }
    for (const [place, ids] of heaps) {
      const list = dealt.get(place) ?? []
      for (const [i, id] of ids.entries()) faces[id] = list[i] as CardName
    }
    return { ...model, faces }
  }
}

/** Ids that lie face down for this seat, by where they lie. What is pledged was in a hand a moment ago. */
function heapsIn({ view: { pieces } }: Told): Map<Hidden, PieceId[]> {
  const heaps = new Map<Hidden, PieceId[]>()
  for (const id in pieces) {
    const piece = pieces[id]
    if (!piece || piece.face !== undefined) continue
    const place = piece.place === 'deck' ? 'deck' : (piece.place.split(':')[1] as Player)
    const heap = heaps.get(place) ?? []
    heaps.set(place, heap)
    heap.push(id)
  }
  return heaps
}

/** Card by card into a heap that it can be in; where all of these are full, another card makes room. */
function deal(
  names: readonly CardName[],
  heaps: ReadonlyMap<Hidden, readonly PieceId[]>,
  may: Whereabouts,
  rng: Rng,
): Map<Hidden, CardName[]> {
  const dealt = new Map<Hidden, CardName[]>([...heaps.keys()].map(place => [place, []]))
  const room = (place: Hidden) => (heaps.get(place)?.length ?? 0) - (dealt.get(place)?.length ?? 0)
  function lay(name: CardName, tried: Set<Hidden>): boolean {
    const places = inOrder(
      [...heaps.keys()].filter(place => may[name].has(place) && !tried.has(place)),
      room,
      rng,
    )
    for (const place of places) {
      const list = dealt.get(place)
      if (!list) continue
      if (room(place) > 0) {
        list.push(name)
        return true
      }
      tried.add(place)
      for (const [at, other] of list.entries()) {
        list[at] = name
        if (lay(other, tried)) return true
        list[at] = other
      }
    }
    return false
  }
  // Those with the least choice first, so that hardly any has to make room.
  const order = shuffle(rng, [...names]).sort((one, other) => may[one].size - may[other].size)
  for (const name of order) lay(name, new Set())
  for (const place of heaps.keys()) if (room(place) > 0) throw new Error(`no card can be in ${place}`)
  for (const list of dealt.values()) shuffle(rng, list)
  return dealt
}

/** By chance, a place as likely as it has room. */
function inOrder(places: Hidden[], room: (place: Hidden) => number, rng: Rng): Hidden[] {
  if (places.length < 2) return places
  const spare = places.reduce((sum, place) => sum + room(place), 0)
  if (spare === 0) return shuffle(rng, places)
  let left = rng.int(spare)
  const first = places.findIndex(place => {
    left -= room(place)
    return left < 0
  })
  return [...places.slice(first), ...places.slice(0, first)]
}
