import type { MovingWords } from '../moving.ts'

export const moving: MovingWords = {
  title: 'Ritrovati su un altro dispositivo',
  hint: 'Apri là un link e anche su quello avrai il tuo nome, i tuoi posti e il tuo fascicolo. Qui non cambia niente.',
  make: 'Crea il link',
  another: 'Crea un altro link',
  qr: 'Il link, da inquadrare con l’altro dispositivo',
  copy: 'Copia il link',
  beware: 'È solo per te: chi lo apre gioca al posto tuo.',
  goodFor: seconds => `Vale una volta, ancora per ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  takeBack: 'Ritiralo',
  ended: 'Il link non vale più.',
  here: {
    title: 'Ritrovati qui',
    none: 'Serve un link: nelle impostazioni del dispositivo su cui hai giocato, premi «Crea il link».',
    filmed: 'Questo browser è in diretta: apri il link altrove, oppure chiudi prima la diretta.',
    ask: name => `Essere ${name} su questo dispositivo?`,
    text: 'Arrivano il nome, i posti e il fascicolo. L’altro dispositivo resta com’è.',
    leaves: name =>
      `Qui finora eri ${name}. Lo lasci: i posti e il fascicolo di ${name} da qui non si raggiungono più.`,
    yes: name => `Sì, sono ${name}`,
    no: 'No, lascia tutto com’è',
    already: name => `Su questo dispositivo sei già ${name}.`,
    done: name => `Su questo dispositivo ora sei ${name}.`,
  },
}
