import type { Move } from '../../../../shared/games/diabolik/move.ts'
import type { TableModule } from '../../index.ts'
import { Overlay } from '../scenes/Overlay.tsx'
import { play } from '../scenes/play.ts'
import { above, anchor, camera } from './places.ts'
import { prepare } from './props.ts'
import { Table } from './Table.tsx'

export const table: TableModule = {
  Table,
  Overlay,
  prepare,
  camera,
  above,
  anchor,
  play,
  // Where a hidden Criminal is nobody who looks on knows: then it is the card that counts.
  matters({ facts, pieces }) {
    const place = pieces[String(facts.acting)]?.place
    return place === undefined ? null : (pieces[place]?.place ?? place)
  },
  targets(move, view) {
    switch ((move as Move).type) {
      case 'draw':
        return [view.facts.acting === 'diabolik' || view.facts.acting === 'eva' ? 'crime' : 'police']
      case 'advance':
        return [`sheet:${(move as { letter?: string }).letter}`]
      case 'drive':
        return ['jaguar']
      case 'fight':
        return []
      default:
        return []
    }
  },
}
