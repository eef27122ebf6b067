import { locationsOf } from '../../../shared/games/diabolik/map/roads.ts'
import type { Move } from '../../../shared/games/diabolik/move.ts'
import type { DiabolikView } from '../../../shared/games/diabolik/view.ts'
import { useScene } from '../../stage/scene.ts'
import type { TableModule } from '../contract.ts'
import { areaOf } from './board/Board.tsx'
import { thePrint } from './board/prepare.ts'
import { Overlay } from './hud/Overlay.tsx'
import { handParts } from './layout/hands.ts'
import { namesOf } from './layout/names.ts'
import { asks, targets } from './layout/picking.ts'
import { above, anchor, camera, formatOf, isHandless, near } from './layout/places.ts'
import { readsOf } from './layout/reads.ts'
import type { DiabolikEffect, DiabolikSound } from './play/effects.ts'
import { play } from './play/play.ts'
import { weigh } from './play/weights.ts'
import { prepare } from './prepare.ts'
import { Table } from './Table.tsx'

export const table: TableModule<DiabolikEffect, DiabolikSound> = {
  Table,
  Overlay,
  prepare,
  camera,
  above,
  near,
  isHandless,
  anchor,
  hands: (view, setting) => handParts(view as DiabolikView, setting),
  play,
  weigh,
  directing: async () => (await import('./play/directing.ts')).directing,
  // Where a hidden Criminal is nobody who looks on knows: then it is the card that counts.
  matters({ facts, pieces }) {
    const place = pieces[String(facts.acting)]?.place
    return place === undefined ? null : (pieces[place]?.place ?? place)
  },
  places: ({ facts }) => locationsOf(areaOf(String(facts.scenario))),
  asks(view) {
    const { width, height } = useScene.getState()
    return asks(view, formatOf(width, height))
  },
  reads(view, width, height) {
    const format = formatOf(width, height)
    return readsOf(namesOf(view as DiabolikView, thePrint().plates, format), format)
  },
  targets: (move, view) => targets(move as Move, view as DiabolikView),
}
