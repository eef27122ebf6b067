import type { KeptTile } from '../../../../../shared/games/on-the-lam/words/words.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { actress, bouncer, duke, editor, secretary, waitress } from './north.ts'
import { clerk, concierge, cooper, figure, foreman, macaroni, teller, trainer } from './south.ts'

/** Who keeps which tile. */
export const KEEPERS: Readonly<Record<KeptTile, (pen: Pen) => void>> = {
  office: secretary,
  lounge: bouncer,
  press: editor,
  spoon: waitress,
  pictures: actress,
  casino: duke,
  eye: cooper,
  mob: macaroni,
  factory: foreman,
  alley: figure,
  deli: clerk,
  hotel: concierge,
  bank: teller,
  gym: trainer,
}
