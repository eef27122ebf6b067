import type { Move } from '../../../shared/games/diabolicards/move.ts'
import type { DiabolicardsView } from '../../../shared/games/diabolicards/shown.ts'
import { useTable } from '../../session/table.ts'
import { useScene } from '../../stage/scene.ts'
import type { TableModule } from '../contract.ts'
import { Overlay } from './hud/Overlay.tsx'
import { openPage } from './hud/useFollow.ts'
import { asks, cardPlaces, named, targets } from './layout/picking.ts'
import { camera, type Format, formatOf, hasPages, near, nearSide, placeAt } from './layout/places.ts'
import { readsOf } from './layout/reads.ts'
import type { DiabolicardsEffect, DiabolicardsSound } from './play/effects.ts'
import { play } from './play/play.ts'
import { weigh } from './play/weights.ts'
import { prepare } from './prepare.ts'
import { Table } from './Table.tsx'

const formatNow = (): Format => {
  const { width, height } = useScene.getState()
  return formatOf(width, height)
}

export const table: TableModule<DiabolicardsEffect, DiabolicardsSound> = {
  Table,
  Overlay,
  play,
  weigh,
  directing: async () => (await import('./play/directing.ts')).directing,
  prepare,
  camera,
  near,
  tapReads: true,
  anchor: (id, width, height) => placeAt(id, nearSide(useTable.getState().seats), formatOf(width, height)),
  matters: ({ facts, pieces }) => pieces[String(facts.killer) || String(facts.asking)]?.place ?? null,
  // Small screens have no room for it beside the cards, and the same question right below.
  asks: view => (hasPages(formatNow()) ? null : asks(view)),
  promises: true,
  reads(view, width, height) {
    const near = nearSide(useTable.getState().seats)
    return readsOf(view as DiabolicardsView, near, openPage(useScene.getState().page), formatOf(width, height))
  },
  named: (move, picked) => named(move as Move, picked),
  places: view => cardPlaces(view as DiabolicardsView),
  targets: (move, view) => targets(move as Move, view as DiabolicardsView),
}
