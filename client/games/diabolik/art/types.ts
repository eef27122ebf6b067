import type { CardType } from '../../../../shared/games/diabolik/figures.ts'
import type { Icon } from './icons.ts'
import { FUMETTO } from './palette.ts'

/** What kind of card, told by colour and sign; prices on the sheets are printed in the same. */
export const TYPE_MARKS: Readonly<Record<CardType, { readonly icon: Icon; readonly hue: string }>> = {
  movement: { icon: 'steering-wheel', hue: '#1f8f4e' },
  gadget: { icon: 'gears', hue: FUMETTO.sodium },
  event: { icon: 'newspaper', hue: FUMETTO.blood },
  plan: { icon: 'chess-knight', hue: '#7b3aa0' },
  resource: { icon: 'walkie-talkie', hue: FUMETTO.blue },
  organisation: { icon: 'police-badge', hue: FUMETTO.navy },
}
