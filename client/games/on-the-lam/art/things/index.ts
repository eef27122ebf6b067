import type { Card } from '../../../../../shared/games/on-the-lam/state.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import * as boxer from './boxer.ts'
import * as ceo from './ceo.ts'
import * as dame from './dame.ts'
import * as incidents from './incidents.ts'
import * as items from './items.ts'
import * as pockets from './pockets.ts'
import * as reporter from './reporter.ts'
import * as strangers from './strangers.ts'

/** What is drawn on each card, in a box of 200. A card without a drawing is a type error. */
export const THINGS: Readonly<Record<Card, (pen: Pen) => void>> = {
  ...boxer,
  ...dame,
  ...reporter,
  ...ceo,
  ...items,
  ...pockets,
  ...incidents,
  ...strangers,
}
