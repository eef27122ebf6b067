import { italian } from '../../../shared/words/grammar.ts'
import { REFUSED } from '../../../shared/words/refusals.ts'
import { oneOf, type ShellWords } from '../shell.ts'
import { spanOf } from '../spans.ts'

const figure = (count: number, one: string, other: string): string =>
  `${count} ${italian.plural(count, { one, other })}`

/* No adjectives: a nickname must suit everybody. */
const FIRST = ['Volpe', 'Gazza', 'Corvo', 'Gatto', 'Faina', 'Falena', 'Lince', 'Civetta', 'Ombra', 'Maschera']
const LAST = ['del Porto', 'di Notte', 'dei Tetti', 'del Vicolo', 'in Fuga', 'senza Nome', 'd’Argento', 'di Nebbia']

export const shell: ShellWords = {
  description:
    'Tre giochi del brivido su un solo tavolo nero, online. Opera amatoriale, non ufficiale e senza scopo di lucro.',
  skip: 'Vai al contenuto',
  nav: {
    label: 'Principale',
    home: 'Inizio',
    tables: 'Tavoli',
    live: 'In diretta',
    archive: 'Archivio',
    rules: 'Regole',
    settings: 'Impostazioni',
  },
  archive: { label: 'In archivio', all: 'Partite pubbliche', yours: 'Le tue partite', file: 'Il tuo fascicolo' },
  language: 'Lingua',
  footer: {
    notice: 'Opera amatoriale, non ufficiale e senza scopo di lucro.',
    owners:
      'Diabolik è un marchio di Astorina Srl. I giochi appartengono ai loro autori ed editori, che non hanno né realizzato né approvato questa pagina.',
    credits: 'Riconoscimenti e licenze',
  },
  loading: 'Un attimo…',
  failed: {
    title: 'La rotativa si è inceppata',
    text: 'Qualcosa in questa pagina si è rotto. Le tue partite sono al sicuro sul server.',
    retry: 'Ricarica la pagina',
  },
  notFound: {
    title: 'Questa pagina è stata strappata',
    text: 'A questo indirizzo non c’è niente. Forse il link ha perso una lettera per strada.',
  },
  backHome: 'Torna alla pagina iniziale',
  close: 'Chiudi',
  cancel: 'Annulla',
  copied: 'Copiato',
  offline: 'Il server non risponde. Controlla la connessione e riprova.',
  refusals: {
    ...REFUSED.it,
    malformed: 'Il server non ha capito la richiesta. Ricarica la pagina e riprova.',
    tooLong: 'Troppo lungo.',
    tooFast: 'Con calma. Aspetta un momento e riprova.',
    badToken: 'Il server non ti riconosce più. Ricarica la pagina per entrare con un nuovo nome.',
    badName: 'Questo nome non va: da 1 a 20 caratteri, e niente trucchi con quelli invisibili.',
    badOptions: 'Il gioco non si può preparare così.',
    noTable: 'Questo tavolo non esiste. Forse ha chiuso.',
    noGame: 'Qui non si gioca a questo gioco.',
    notHost: 'Può farlo solo chi gestisce il tavolo.',
    notNow: 'Adesso non si può.',
    taken: 'Lì siede già qualcuno.',
    playersOnly: 'È riservato a chi gioca a questo tavolo.',
    blocked: 'Non puoi entrare a questo tavolo.',
    removed: 'Chi gestisce il tavolo ti ha indicato l’uscita.',
    noChannel: 'Qui non c’è un canale privato: dillo a tutti.',
    noMarker: 'La tua squadra non ha un segnalino così per quel luogo.',
    noOpenCards: 'A questo tavolo le carte non sono scoperte.',
    watchersOnly: 'Giochi a questo tavolo: fino alla fine della partita il loggione è di chi guarda.',
    sawOpenCards:
      'Hai visto le carte scoperte: fino alla fine della partita puoi scrivere solo a chi guarda a carte scoperte.',
    noVoice: 'A questo tavolo non puoi scrivere.',
    enough: 'Si è già detto tanto che il loggione è pieno.',
    ownTable: 'Giochi a questo tavolo: fino alla fine della partita vedi solo le tue carte.',
    tooMany: 'Troppe cose insieme. Finisci prima una partita, o riprova più tardi.',
    elsewhere: 'Sei a questo tavolo con troppi dispositivi: il più recente ha preso il posto di questo.',
    retired: 'Le regole di questo gioco sono cambiate da quando la partita è cominciata, perciò non può continuare.',
    damaged:
      'Quel che resta di questo tavolo non si può leggere. Non dipende da te, e tutti gli altri tavoli stanno bene.',
    unwritten: 'Il server non ha potuto annotarlo, quindi non è successo. Riprova fra un momento.',
    onStage: 'Questo schermo viene ripreso: le scelte si fanno sul telefono.',
    noPairing: 'Questo codice di abbinamento è sbagliato, già usato o scaduto. Chiedine uno nuovo.',
    unpaired: 'Questo telefono non è più abbinato al tavolo.',
    noMoving: 'Questo link è sbagliato, già usato o scaduto. Creane uno nuovo sull’altro dispositivo.',
    noPasskey: 'Con questa passkey qui non si riconosce nessuno.',
    latePasskey: 'È passato troppo tempo. Riprova.',
    fault: 'Qualcosa è andato storto sul server. Riprova fra un momento.',
  },
  levels: { easy: 'alle prime armi', plain: 'semplice', clever: 'scaltro', master: 'maestro' },
  seconds: seconds =>
    seconds === 0
      ? 'senza limite'
      : seconds < 86_400
        ? `${seconds} secondi`
        : figure(seconds / 86_400, 'giorno', 'giorni'),
  left: seconds => {
    const { days, hours, minutes } = spanOf(seconds)
    const parts = [
      days > 0 ? figure(days, 'giorno', 'giorni') : '',
      hours > 0 ? figure(hours, 'ora', 'ore') : '',
      minutes > 0 ? figure(minutes, 'minuto', 'minuti') : '',
    ]
    return `ancora ${italian.list(parts.filter(part => part !== ''))}`
  },
  guest: random => `${oneOf(FIRST, random)} ${oneOf(LAST, random)}`,
}
