import type { SoloWords } from '../solo.ts'

export const solo: SoloWords = {
  away: {
    title: 'Senza rete',
    text: 'Nessun server risponde. Contro i bot si gioca lo stesso: «Gioca subito» e le partite guidate si svolgono su questo dispositivo, e qui restano.',
  },
  alone: {
    title: 'Tutto su questo dispositivo',
    text: 'Qui si gioca contro i bot, e le partite restano in questo browser. Non si manda niente a nessuno.',
  },
  running: 'Le tue partite su questo dispositivo',
  past: 'Partite concluse',
  here: 'Su questo dispositivo:',
  hereHint: 'nessun server ha questa partita.',
  over: 'Su questo dispositivo',
  overHint: 'Giocate senza server: non le ha nessun altro.',
  file: 'Guarda una partita da un file',
  forget: 'Elimina',
  confirmForget: {
    title: 'Eliminare questa partita?',
    text: 'Non ce l’ha nessun altro: non si torna indietro.',
    yes: 'Eliminala',
  },
  fresh: { text: 'È arrivata una nuova edizione di questa pagina.', now: 'Aprila' },
}
