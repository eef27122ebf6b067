import { italian } from '../../../shared/words/grammar.ts'
import type { LobbyWords } from '../lobby.ts'

const { list, plural } = italian

/** With the day of the week: before a bare number it would be “fino al”, or “fino all’”. */
const day = (at: number): string => new Intl.DateTimeFormat('it', { dateStyle: 'full' }).format(at)

export const lobby: LobbyWords = {
  title: 'Tavoli',
  lead: 'Prendi una sedia, sbircia da sopra una spalla, oppure apri un tavolo tuo.',
  waiting: 'In attesa di giocatori',
  running: 'Si gioca',
  nothingWaiting: 'Al momento non aspetta nessuno. Apri un tavolo: alle sedie vuote pensano i bot.',
  nothingRunning: 'In questo momento non si gioca nessuna partita pubblica.',
  join: 'Siediti',
  watch: 'Guarda',
  resume: 'Riprendi',
  at: (verb, names) => `${verb}: ${names.length > 0 ? `il tavolo di ${list(names)}` : 'un tavolo vuoto'}`,
  free: chairs => plural(chairs, { one: '1 sedia libera', other: `${chairs} sedie libere` }),
  round: round => `Round ${round}`,
  watchers: count => plural(count, { one: '1 spettatore', other: `${count} spettatori` }),
  bot: 'Bot',
  unnamed: 'senza nome',
  emptyChair: 'libera',
  listed: (waiting, running) => `${waiting} in attesa, ${running} in corso`,

  retired: {
    mark: 'Non può continuare: le regole sono cambiate',
    until: at => `in elenco fino a ${day(at)}`,
    why: 'Leggi perché',
    title: 'Questa partita finisce qui',
    text: game => `Le regole di ${game} sono cambiate da quando la partita è cominciata, perciò non può continuare.`,
    over: game =>
      `Questa partita è finita. Si giocava con le vecchie regole di ${game}, perciò non si può più mostrare.`,
    nobody: 'Nessuno ha sbagliato niente, e le altre partite restano come sono.',
    kept: at => `Chi ci giocava la trova nel proprio elenco fino a ${day(at)}. Poi viene tolta.`,
    again: 'Apri un nuovo tavolo',
  },

  create: {
    title: 'Apri un tavolo',
    game: 'Gioco',
    players: 'Sedie',
    many: (chosen, needed) =>
      chosen === 0 ? `Scegline ${needed}, oppure lascia fare al caso.` : `${chosen} su ${needed}.`,
    who: 'Chi può entrare',
    open: 'Pubblico',
    openHint: 'Compare in questo elenco. Chiunque può sedersi o guardare.',
    closed: 'Privato',
    closedHint: 'Non compare nell’elenco. Chi ha il link o il codice può sedersi o guardare.',
    living: 'In salotto',
    livingHint:
      'Questo schermo è il tavolo di tutti; ognuno entra con il telefono, che tiene la sua mano. Nessuno scrive indirizzi.',
    time: 'Tempo per decidere',
    timeHint: 'Quando scade, decide un bot. Se manchi da un minuto, un bot gioca per te finché non torni.',
    daysHint:
      'Nessuno deve restare al tavolo: torna quando tocca a te. Quando i giorni scadono decide un bot; se succede due volte di fila, gioca per te finché non torni.',
    start: 'Apri il tavolo',
    lead: 'Di solito basta questo. Il resto è già impostato come si usa.',
    more: 'Altre scelte',
    back: 'Indietro',
    step: (step, of) => `Passo ${step} di ${of}`,
  },

  room: {
    title: game => `Tavolo: ${game}`,
    lead: 'Scegli chi vuoi essere. Alle sedie vuote giocano i bot.',
    code: 'Codice',
    copyLink: 'Copia il link',
    copyCode: 'Copia il codice',
    copyWatch: 'Copia il link per spettatori',
    watchHint: 'Con il link per spettatori si può solo guardare, non sedersi.',
    share: 'Condividi…',
    appoint: 'Giocare più tardi: scegli l’ora',
    when: 'Giorno e ora',
    whenHint: 'Nel tuo fuso orario: gli altri calendari mostrano il proprio. Il tavolo resta aperto quattro settimane.',
    calendar: 'Salva per il calendario',
    qr: 'Codice QR del link a questo tavolo',
    about: 'Che cosa si gioca',
    byChance: 'decide il caso',
    chairs: 'Sedie',
    sit: 'Siediti',
    all: 'Li gioca tutti una sola persona',
    sitAs: name => `Siediti come ${name}`,
    stand: 'Alzati',
    ready: 'C’è',
    notReady: 'Non ancora',
    beReady: 'Ci sono',
    beUnready: 'Un momento ancora',
    botOf: name => `Bot per: ${name}`,
    botPlays: level => `Bot, ${level}`,
    start: 'Comincia la partita',
    startWith: bots =>
      bots === 0
        ? 'Tutte le sedie sono occupate.'
        : plural(bots, { one: 'Alla sedia vuota gioca un bot.', other: `Alle ${bots} sedie vuote giocano i bot.` }),
    startAnyway: 'Non tutti hanno detto «Ci sono». Puoi cominciare lo stesso.',
    startWithout: {
      title: 'Cominciare senza di te?',
      text: 'Non hai una sedia. La partita comincia per gli altri, e tu puoi solo guardarla.',
      yes: 'Si comincia, io guardo',
    },
    startNobody: 'Prima qualcuno deve sedersi: i bot non giocano da soli.',
    hostStarts: 'Dà il via chi gestisce il tavolo.',
    remove: 'Allontana',
    removeWho: name => `Allontana ${name} dal tavolo`,
    confirmRemove: name => ({
      title: `Allontanare ${name}?`,
      text: `${name} esce dalla stanza e non può tornare, a meno che tu non riapra la porta.`,
      yes: 'Allontana',
    }),
    outside: name => `${name} ha dovuto lasciare il tavolo.`,
    letIn: 'Fai rientrare',
    letInWho: name => `Fai rientrare ${name}`,
    came: names => `${plural(names.length, { one: 'È arrivata una persona', other: 'Nuovi arrivi' })}: ${list(names)}.`,
    went: names =>
      `${plural(names.length, { one: 'Una persona è andata via', other: 'Sono andati via' })}: ${list(names)}.`,
    hosts: name => `Adesso il tavolo lo gestisce ${name}.`,
    youHost: 'Adesso il tavolo lo gestisci tu.',
    visitors: 'In piedi',
    leave: 'Lascia il tavolo',
    chat: 'Chiacchiere',
    joining: 'Apriamo la porta…',
    trying: 'Ci riproviamo…',
    shut: 'Da qui non si passa',
    removed: 'Chi gestisce il tavolo ti ha indicato l’uscita.',
    full: 'A questo tavolo adesso non c’è posto: troppa gente, o troppe pagine tue. Chiudine una, o riprova più tardi.',
    back: 'Torna ai tavoli',
    public: 'Tavolo pubblico: tutti possono sedersi o guardare',
    private: 'Tavolo privato: senza link o codice non ci si siede e non si guarda',
  },
}
