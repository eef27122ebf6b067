import { expect, it } from 'vitest'
import { table as tableOf } from '../../../../shared/games/diabolik/testing.ts'
import { view } from '../../../../shared/games/diabolik/view.ts'
import { anchor, trayOf } from './places.ts'

/** As the table module does: where whoever acts is, or the card that they stand on. */
it.each([
  ['on a track', { hidden: { diabolik: 'marbek' } }, 'track:diabolik'],
  ['on the Hideout', {}, 'hideout'],
] as const)('whoever looks on can be led to a hidden Criminal %s', (_, setting, tray) => {
  const { pieces } = view(tableOf(setting), 'public')
  const card = pieces.diabolik?.place ?? ''
  expect(anchor(pieces[card]?.place ?? '', 1200, 800)).toEqual(trayOf(tray, 'desk').at)
})
