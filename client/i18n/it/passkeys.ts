import type { PasskeyWords } from '../passkeys.ts'

const day = (at: number): string => new Intl.DateTimeFormat('it', { dateStyle: 'long' }).format(at)

export const passkeys: PasskeyWords = {
  title: 'Resta per sempre',
  hint: 'Una passkey è custodita dal tuo dispositivo o dal gestore di password. Con quella sei di nuovo tu ogni volta che torni, anche su un dispositivo nuovo. Niente password, niente e-mail.',
  cannot:
    'Questo browser qui non può usare le passkey: servono un indirizzo sicuro (https) e un browser che le conosca.',
  keep: 'Conserva questo ospite con una passkey',
  back: 'Torna con una passkey',
  leaves: name => `Qui sei ${name}. Se torni come un altro ospite, lasci i posti e il fascicolo di ${name}.`,
  most: 'Hai già cinque passkey, il massimo. Eliminane una per crearne un’altra.',
  mine: 'Le tue passkey',
  made: at => `Creata: ${day(at)}`,
  remove: 'Elimina',
  removeThis: (n, at) => `Elimina la passkey ${n}, creata: ${day(at)}`,
  kept: 'Fatto. Questo ospite resta finché hai una passkey.',
  removed: 'Eliminata: con quella non torna più nessuno. Cancellala anche dal dispositivo.',
  done: name => `Su questo dispositivo ora sei ${name}.`,
  wrong: {
    cancelled:
      'Non è cambiato niente: hai annullato, è passato troppo tempo, oppure qui non c’è una passkey per questo sito.',
    already: 'Questo dispositivo custodisce già una passkey di questo ospite.',
    unfit: 'Questo dispositivo non può custodire una passkey di questo tipo.',
    failed: 'Non ha funzionato. Riprova.',
  },
}
