import type { Words } from '../words.ts'

export const banter: Words['banter'] = {
  isThatAll: 'Tutto qui?',
  niceZone: 'Bella zona. Sarebbe un peccato se bruciasse.',
  mine: 'Grazie, questo lo prendo io.',
  whoseSide: 'Ma tu da che parte stai?',
  remember: 'Io mi ricordo tutto.',
  notTheFace: 'La faccia no!',
  smallPrint: 'Leggi le clausole.',
  sequel: 'Sento odore di sequel.',
}
