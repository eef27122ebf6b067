import type { Move } from '../../../shared/games/on-the-lam/state.ts'
import type { LamView } from '../../../shared/games/on-the-lam/view.ts'
import type { TableModule } from '../contract.ts'
import { Overlay } from './hud/Overlay.tsx'
import { handParts } from './layout/layout.ts'
import { anchor, camera, formatOf, leanOf, near } from './layout/places.ts'
import { readsOf } from './layout/reads.ts'
import type { LamEffect, LamSound } from './play/effects.ts'
import { play } from './play/play.ts'
import { weigh } from './play/weights.ts'
import { prepare } from './prepare.ts'
import { Table } from './Table.tsx'

export const table: TableModule<LamEffect, LamSound> = {
  Table,
  Overlay,
  prepare,
  camera,
  near,
  anchor,
  hands: (view, setting) => handParts(view as LamView, setting),
  play,
  weigh,
  directing: async () => (await import('./play/directing.ts')).directing,
  matters: ({ facts, pieces }) => pieces[String(facts.decider)]?.place ?? null,
  reads: (view, width, height) => readsOf(view as LamView, formatOf(width, height), leanOf(width, height)),
  targets(move, view) {
    const { facts, pieces } = view
    switch ((move as Move).type) {
      case 'search':
      case 'trade':
        return ['die', pieces[String(facts.decider)]?.place ?? '']
      case 'draw':
        return ['plays']
      case 'useItem':
        return Object.keys(pieces).filter(id => pieces[id]?.place === `item:${facts.decider}`)
      case 'stand':
        return ['die']
      default:
        return []
    }
  },
}
