import type { GalleryWords } from '../gallery.ts'

export const gallery: GalleryWords = {
  title: 'Loggione',
  past: 'Che cosa diceva il loggione',
  empty: 'Nessuno ha ancora parlato. Chi gioca non sente nulla prima della fine.',
  several: count => `${count} battute nuove dal loggione.`,
  open: 'a carte scoperte',
  write: 'A tutti gli spettatori',
  unsay: 'Ritira',
  openHint: 'Vedi le carte scoperte: fino alla fine ti leggono solo gli altri che le vedono.',
  name: 'Il tuo nome',
  join: 'Di’ la tua',
  seated: 'Giochi a questo tavolo: sentirai il loggione a partita finita.',
  react: 'Reazioni',
  reactions: {
    bravo: 'Applausi',
    gasp: 'Oh no!',
    doubt: 'Davvero?',
    laugh: 'Ah ah!',
    tension: 'Che tensione',
    boo: 'Fischi',
  },
  counted: (reaction, count) => `${reaction} ×${count}`,
}
