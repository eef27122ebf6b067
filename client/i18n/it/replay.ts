import { italian } from '../../../shared/words/grammar.ts'
import type { ReplayWords } from '../replay.ts'

const day = new Intl.DateTimeFormat('it', { dateStyle: 'long' })
const FORWARD = { move: 'Mossa successiva', turn: 'Turno successivo', round: 'Round successivo' }
const BACK = { move: 'Indietro di una mossa', turn: 'Indietro di un turno', round: 'Indietro di un round' }

export const replay: ReplayWords = {
  title: 'Replay',
  label: 'Comandi del replay',
  play: 'Avvia',
  pause: 'Pausa',
  forward: stride => FORWARD[stride],
  back: stride => BACK[stride],
  slider: 'Momento della partita',
  at: (move, of, round) => italian.noted(`Mossa ${move}${of === null ? '' : ` di ${of}`}`, `round ${round}`),
  speed: 'Velocità',
  times: speed => `${String(speed).replace('.', ',')}×`,
  eyes: 'Con gli occhi di',
  public: 'Tutti',
  all: 'Chi vede tutto',
  chapters: 'Scene',
  noChapters: 'Ancora niente da segnare.',
  played: at => `Giocata il ${day.format(at)}`,
  covered: 'Vedi la partita come la si vedeva allora. Come finisce, e quando, resta coperto.',
  showAll: 'Mostra tutto',
  copyLink: 'Copia il link a questo momento',
  download: 'Scarica il film',
  ended: 'Il film è finito',
  again: 'Dall’inizio',
  file: {
    title: 'Un film da un file',
    lead: 'Apri un film che qualcuno ha salvato. Resta su questo dispositivo.',
    choose: 'Scegli un film',
    broken: 'Questo file non si può leggere: è rovinato, o non è un film di Tavolo Nero.',
    foreign: 'Questo film vuole un Tavolo Nero più recente di questo.',
  },
  watchAgain: 'Rivedi la partita',
  advice: {
    title: 'Che cosa farebbe un bot?',
    blind: 'Guarda con gli occhi di qualcuno per vedere che cosa avrebbe potuto fare.',
    none: 'Nessuno di quelli con i cui occhi guardi ha qualcosa da decidere qui.',
    busy: 'Ci sta pensando…',
    best: 'la scelta del bot',
    made: 'quello che è stato fatto',
    worth: figure => (figure === null ? 'mai' : figure.toFixed(2).replace('.', ',')),
    more: count => italian.plural(count, { one: 'e un’altra', other: `e altre ${count}` }),
  },
  branch: {
    open: 'Riprendi da qui',
    title: 'Riprendi da qui',
    lead: 'Un nuovo tavolo comincia proprio da questo momento. La sua cronaca lo dice.',
    chair: 'Il tuo posto',
    bots: 'Contro i bot',
    friends: 'Con gli amici',
  },
}
