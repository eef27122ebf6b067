import { italian } from '../../../shared/words/grammar.ts'
import type { ReplayWords } from '../replay.ts'

const day = new Intl.DateTimeFormat('it', { dateStyle: 'long' })
const figures = new Intl.NumberFormat('it', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const FORWARD = { move: 'Mossa successiva', turn: 'Turno successivo', round: 'Round successivo' }
const BACK = { move: 'Indietro di una mossa', turn: 'Indietro di un turno', round: 'Indietro di un round' }

export const replay: ReplayWords = {
  title: 'Il film della partita',
  label: 'Comandi del film',
  play: 'Avvia',
  pause: 'Pausa',
  forward: FORWARD,
  back: BACK,
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
    worth: figure => (figure === null ? 'mai' : figures.format(figure)),
    more: count => italian.plural(count, { one: 'e un’altra', other: `e altre ${count}` }),
  },
  share: {
    title: 'Immagini',
    wide: 'Un fotogramma, largo',
    tall: 'Un fotogramma, alto',
    record: 'Registra una clip',
    stop: 'Ferma la registrazione',
    comic: 'La tavola a fumetti',
    making: (panel, of) => `Vignetta ${panel} di ${of}…`,
    download: 'Scarica',
    print: 'Stampa',
    alt: title => `Una tavola a fumetti di una partita a ${title}`,
    credit: 'Tavolo Nero · opera non ufficiale di appassionati',
    noStage: 'Le immagini si prendono dal tavolo in 3D.',
  },
  reveal: { open: 'La rivelazione', busy: 'Si scoprono le carte…', failed: 'Non è stato possibile scaricarla.' },
  branch: {
    open: 'Riprendi da qui',
    title: 'Riprendi da qui',
    lead: 'Un nuovo tavolo comincia proprio da questo momento. La sua cronaca lo dice.',
    chair: 'Il tuo posto',
    bots: 'Contro i bot',
    friends: 'Con gli amici',
  },
}
