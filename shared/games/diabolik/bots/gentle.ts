import { highest } from '../../../kernel/bots.ts'
import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Event } from '../events.ts'
import type { DiabolikFacts } from '../facts.ts'
import type { Location } from '../map/locations.ts'
import type { Move } from '../move.ts'
import type { Criminal, Detective } from '../state.ts'
import type { Diabolik } from '../types.ts'
import type { DiabolikView } from '../view.ts'
import { detective } from './detective.ts'
import { runners, sceneOf } from './scene.ts'

/** From this round on they are in earnest. */
const EARNEST = 10

type Deed = { readonly go: Location } | { readonly search: Location }
const look = (at: Location): Deed[] => [{ go: at }, { search: at }]

/**
 * The night of the guided first match, round by round, whatever the Criminals do. On the way that the guide proposes it
 * shows all there is: Ginko comes to Clerville, so that Eva is sighted as she leaves, and finds her card there; Morrigan
 * is where the Highway leads from there. After that they are always one step behind.
 */
const NIGHT: Readonly<Record<Detective, readonly (readonly Deed[])[]>> = {
  ginko: [
    [{ go: 'clerville' }],
    [{ search: 'clerville' }, { go: 'sheland' }],
    look('wilsonLake'),
    look('oldMill'),
    look('calburg'),
    look('bentovil'),
    look('wilsonLake'),
    look('clerville'),
  ],
  morrigan: [
    look('gardenburg'),
    look('montvert'),
    look('cartun'),
    look('reddon'),
    look('lanterbach'),
    look('balliet'),
    look('kelmont'),
    look('bentovil'),
  ],
}
/** Whom they let go first, so that the search of the first round comes before Ginko is in the way. */
const firstIn = (round: number): Detective => (round === 1 ? 'morrigan' : 'ginko')

/** Goes by the night as long as nobody runs; follows and hits whoever does, once; searches nowhere else. */
export function gentle(sight: Sight<Diabolik>, rng: Rng): number {
  const { view, moves } = sight
  if (view.facts.round >= EARNEST) return highest(detective(sight, rng))
  const runs = runners(sceneOf(sight))
  const planned = runs.length > 0 ? -1 : ofTheNight(view.facts, view.pieces, moves)
  if (planned >= 0) return planned
  const given = runs.every(who => isOutOfSight(sight.heard, who)) && runs.length > 0
  const mild = moves.filter(move => {
    if (move.type === 'fight') return view.pieces[`wound:${move.target}:0`] === undefined
    return move.type !== 'investigate' && !(given && move.type === 'move')
  })
  return moves.indexOf(mild[highest(detective({ ...sight, moves: mild }, rng))] as Move)
}

function ofTheNight({ round, acting }: DiabolikFacts, pieces: DiabolikView['pieces'], moves: readonly Move[]): number {
  const first = moves.findIndex(move => move.type === 'activate' && move.figure === firstIn(round))
  if (first >= 0 || (acting !== 'ginko' && acting !== 'morrigan')) return first
  for (const deed of NIGHT[acting][round - 1] ?? []) {
    const next = moves.findIndex(move =>
      'go' in deed
        ? move.type === 'move' && move.to === deed.go
        : move.type === 'investigate' && pieces[acting]?.place === deed.search,
    )
    if (next >= 0) return next
  }
  return -1
}

/** Whoever has begun a second turn On the Run is followed no further. */
const isOutOfSight = (heard: readonly Event[], who: Criminal): boolean =>
  heard.findLast(event => (event.type === 'exposed' || event.type === 'chased') && event.who === who)?.type === 'chased'
