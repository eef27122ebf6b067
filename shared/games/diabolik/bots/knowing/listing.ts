import type { PieceId } from '../../../../kernel/game.ts'
import type { Rng } from '../../../../kernel/rng.ts'
import type { Location } from '../../map/locations.ts'
import { INDEX, locationAt } from '../reach.ts'
import { grouped, isCard, joinOf, type Row, type Table } from './table.ts'
import { bookOf, type Told } from './worlds.ts'

/** What the cards that were stood on may say, and how likely that is beside the other worlds. */
export interface World {
  readonly says: ReadonlyMap<PieceId, Location>
  readonly chance: number
}

/** So many are listed; of more there is a sample. */
const MOST = 1000

/**
 * All that the table can really be like for a seat that sees and has heard this: one for each way; of very many a sample
 * by how likely they are. Cards that nobody has stood on are in none.
 */
export function worlds({ view, heard }: Told, rng: Rng, most = MOST): World[] {
  const book = bookOf({ view, heard })
  const [diabolik, eva] = [book.tables.diabolik, book.tables.eva].map(table => seenIn(table, view)) as [Table, Table]
  const { keyOne, keyOther, suit } = joinOf(diabolik, eva)
  const others = grouped(eva.rows, keyOther)
  const world = (one: Row, other: Row): World => ({
    says: new Map([...sayingsOf(diabolik, one), ...sayingsOf(eva, other)]),
    chance: one.chance * other.chance,
  })
  const all: World[] = []
  for (const one of diabolik.rows)
    for (const other of others.get(keyOne(one)) ?? []) {
      if (!suit(one, other)) continue
      if (all.length === most) return sample()
      all.push(world(one, other))
    }
  return even(all)

  function sample(): World[] {
    const weights = diabolik.rows.map(one => one.chance * chanceOf(others.get(keyOne(one)) ?? []))
    return even(
      Array.from({ length: most }, () => {
        for (;;) {
          const one = diabolik.rows[drawn(weights, rng)] as Row
          const group = others.get(keyOne(one)) ?? []
          const other = group[
            drawn(
              group.map(({ chance }) => chance),
              rng,
            )
          ] as Row
          if (suit(one, other)) return { ...world(one, other), chance: 1 }
        }
      }),
    )
  }
}

/** Without what this seat sees to be otherwise. */
function seenIn(table: Table, { pieces }: Told['view']): Table {
  const faces = table.cards.map(card => {
    const face = isCard(card) ? pieces[card]?.face : undefined
    return face === undefined ? -1 : INDEX[face.slice(1) as Location]
  })
  return { ...table, rows: table.rows.filter(({ says }) => faces.every((at, i) => at < 0 || says[i] === at)) }
}

const sayingsOf = ({ cards }: Table, { says }: Row): [PieceId, Location][] =>
  cards.flatMap((card, i): [PieceId, Location][] => (isCard(card) ? [[card, locationAt(says[i] as number)]] : []))

const chanceOf = (rows: readonly Row[]): number => rows.reduce((sum, { chance }) => sum + chance, 0)

/** Fine enough for any chance that counts. */
const GRAIN = 2 ** 30

function drawn(weights: readonly number[], rng: Rng): number {
  let left = ((rng.int(GRAIN) + 0.5) / GRAIN) * weights.reduce((sum, each) => sum + each, 0)
  for (const [i, weight] of weights.entries()) {
    left -= weight
    if (left <= 0) return i
  }
  return weights.length - 1
}

function even(all: readonly World[]): World[] {
  const sum = all.reduce((total, { chance }) => total + chance, 0)
  return all.map(({ says, chance }) => ({ says, chance: chance / sum }))
}
