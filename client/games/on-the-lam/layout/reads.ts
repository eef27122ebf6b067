import { TILES } from '../../../../shared/games/on-the-lam/state.ts'
import type { LamView } from '../../../../shared/games/on-the-lam/view.ts'
import type { Placed } from '../../../stage/actors.ts'
import { type Readable, readable } from '../../../stage/reading.ts'
import { plateLies } from '../board/city/build.ts'
import { figures } from './layout.ts'
import { type Format, tileAt } from './places.ts'

/** A figure of size 1, as it is seen. */
const FIGURE = { width: 0.9, height: 2.2 } as const

/** The plate of every tile; and whoever decides, who must be found. */
export function readsOf(view: LamView, format: Format, lean: number): Readable[] {
  const { width, height, middle, lean: leans } = plateLies(format)
  const plates = TILES.map(tile => {
    const [x, , z] = tileAt(tile, format)
    return readable(`name ${tile}`, [x, middle[1], z + middle[2]], width, height, leans)
  })
  const acting = figures(Object.entries(view.pieces), format).filter(({ id }) => id === view.facts.decider)
  return [...plates, ...acting.map(each => figure(each, lean))]
}

function figure({ id, at: [x, y, z], size = 1 }: Placed, lean: number): Readable {
  const high = FIGURE.height * size
  const middle = [x, y + (high / 2) * Math.cos(lean), z - (high / 2) * Math.sin(lean)] as const
  return readable(`figure ${id}`, middle, FIGURE.width * size, high, lean)
}
