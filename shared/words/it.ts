import type { Common } from './common.ts'
import { italian } from './grammar.ts'
import { REFUSED } from './refusals.ts'

const { list, plural } = italian

export const it: Common = {
  refusals: REFUSED.it,

  terminal: {
    usage: games => [
      'npm run -s play -- GIOCO [opzioni]     si gioca nel terminale contro i bot',
      '',
      `  GIOCO            ${games.join(', ')}`,
      '  --seat POSTO     chi sei (il primo nell’ordine di gioco)',
      '  --players N      in quanti si gioca (quanti ne ammette il gioco)',
      '  --bots NOME      random, plain o clever (clever); uno per tutti oppure uno per ogni posto',
      '  --options JSON   modifica le opzioni abituali del gioco',
      '  --seed TESTO     lo stesso seme dà le stesse carte (altrimenti ogni volta carte nuove)',
      '  --language COD   en, it o zh (la lingua del sistema)',
      '  --load FILE      riprende una partita salvata',
      '  --help           questo aiuto',
    ],
    unknownSeat: (seat, seats) => `il posto ${seat} non esiste; i posti sono: ${seats.join(', ')}`,
    cannotLoad: (file, reason) => `impossibile riprendere la partita da ${file}: ${reason}`,

    youAre: names =>
      `${plural(names.length, { one: 'Il tuo personaggio', other: 'I tuoi personaggi' })}: ${list(names)}.`,
    withYou: names => `Al tavolo con te: ${list(names)}.`,
    hint: 'Scrivi un numero per fare una mossa, oppure ? per l’aiuto.',

    turnOf: name => `Tocca a: ${name}.`,
    yourTurn: name => `Tocca a te (${name}).`,
    tookBack: name => `${name}: ultima mossa annullata.`,
    goesOn: 'La partita riprende da dove era stata salvata.',

    help: [
      'Un numero fa quella mossa.',
      'Invio da solo ripete la domanda.',
      't    il tavolo a parole',
      'l    tutto quello che è successo finora',
      'w    perché una mossa non è fra quelle possibili',
      'u    annulla la tua ultima mossa, finché non ha rivelato niente a nessuno',
      's FILE    salva la partita in un file',
      'q    lascia il tavolo; niente viene salvato da sé',
      '?    questo aiuto',
    ],
    nothingYet: 'Non è ancora successo niente.',
    allOffered: 'Non manca nulla: le mosse possibili sono tutte nell’elenco.',
    unclear: input => `«${input}» non è né un numero né un comando. Scrivi ? per l’aiuto.`,

    saved: file => `Partita salvata in ${file}. Attenzione: da quel file si può risalire a tutte le carte coperte.`,
    goOnWith: command => `Per riprenderla: ${command}`,
    saveWhere: 'In quale file? Scrivi s seguito dal nome del file.',
    fileExists: file => `${file} esiste già e non è stato toccato. Scegli un altro nome.`,
    cannotSave: (file, reason) => `Impossibile scrivere ${file} (${reason}).`,

    left: 'Hai lasciato il tavolo.',
    inputEnded: 'Non arriva più niente da leggere: la partita si ferma qui.',
  },
}
