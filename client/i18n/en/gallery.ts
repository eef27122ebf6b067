import type { GalleryWords } from '../gallery.ts'

export const gallery: GalleryWords = {
  title: 'Gallery',
  past: 'What the gallery said',
  empty: 'Nobody has said anything. The players do not hear it before the end.',
  several: count => `${count} new remarks in the gallery.`,
  open: 'with open cards',
  write: 'To all who watch',
  unsay: 'Take back',
  openHint: 'You see open cards: until the match is over, only others who do read this.',
  name: 'Your name',
  join: 'Join in',
  seated: 'You play at this table: you hear the gallery when the match is over.',
  react: 'Reactions',
  reactions: {
    bravo: 'Bravo',
    gasp: 'Gasp!',
    doubt: 'Really?',
    laugh: 'Ha ha!',
    tension: 'Suspense',
    boo: 'Boo',
  },
  counted: (reaction, count) => `${reaction} ×${count}`,
}
