import type { Move } from '../../../shared/games/diabolicards/move.ts'
import type { DiabolicardsView } from '../../../shared/games/diabolicards/shown.ts'
import { useTable } from '../../state/table.ts'
import type { TableModule } from '../index.ts'
import { play } from './scenes/play.ts'
import { Overlay } from './table/Overlay.tsx'
import { asks, cardPlaces, targets } from './table/picking.ts'
import { camera, nearSide, placeAt, wayOf } from './table/places.ts'
import { prepare } from './table/props.ts'
import { Table } from './table/Table.tsx'

export const table: TableModule = {
  Table,
  Overlay,
  play,
  prepare,
  camera,
  anchor: (id, width, height) => placeAt(id, nearSide(useTable.getState().seats), wayOf(width, height)),
  matters: ({ facts, pieces }) => pieces[String(facts.killer) || String(facts.asking)]?.place ?? null,
  asks,
  places: view => cardPlaces(view as DiabolicardsView),
  targets: (move, view) => targets(move as Move, view as DiabolicardsView),
}
