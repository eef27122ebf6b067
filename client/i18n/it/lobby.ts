import type { LobbyWords } from '../lobby.ts'

const list = (names: readonly string[]): string => new Intl.ListFormat('it').format(names)

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
  tableOf: names => (names.length > 0 ? `il tavolo di ${names.join(', ')}` : 'un tavolo vuoto'),
  free: chairs => (chairs === 1 ? '1 sedia libera' : `${chairs} sedie libere`),
  round: round => `Round ${round}`,
  watchers: count => (count === 1 ? '1 spettatore' : `${count} spettatori`),
  bot: 'Bot',
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
      chosen === 0 ? `Scegline ${needed}, oppure nessuno: allora decide il caso.` : `${chosen} su ${needed}.`,
    who: 'Chi può entrare',
    open: 'Pubblico',
    openHint: 'Compare in questo elenco. Chiunque può sedersi o guardare.',
    closed: 'Privato',
    closedHint: 'Non compare nell’elenco. Chi ha il link o il codice può sedersi o guardare.',
    time: 'Tempo per decidere',
    timeHint: 'Quando scade, decide un bot. Chi manca da un minuto viene sostituito da un bot finché non torna.',
    start: 'Apri il tavolo',
    lead: 'Di solito basta questo. Il resto è già impostato come si usa.',
    more: 'Altre scelte',
    back: 'Indietro',
    step: (step, of) => `Passo ${step} di ${of}`,
  },

  room: {
    title: game => `Un tavolo di ${game}`,
    lead: 'Scegli chi vuoi essere. Alle sedie vuote giocano i bot.',
    code: 'Codice',
    copyLink: 'Copia il link',
    copyCode: 'Copia il codice',
    copyWatch: 'Copia il link per guardare',
    watchHint: 'Chi ha il link per guardare può solo guardare: non può sedersi.',
    share: 'Condividi…',
    qr: 'Codice QR del link a questo tavolo',
    about: 'Che cosa si gioca',
    byChance: 'decide il caso',
    chairs: 'Sedie',
    sit: 'Siediti',
    all: 'Li gioca tutti una sola persona',
    sitAs: name => `Siediti e sarai: ${name}`,
    stand: 'Alzati',
    ready: 'Via libera',
    notReady: 'Non ancora',
    beReady: 'Per me si può',
    beUnready: 'Un momento ancora',
    botOf: name => `Bot per: ${name}`,
    botPlays: level => `Bot, ${level}`,
    start: 'Comincia la partita',
    startWith: bots =>
      bots === 0
        ? 'Tutte le sedie sono occupate.'
        : bots === 1
          ? 'Alla sedia vuota gioca un bot.'
          : `Alle ${bots} sedie vuote giocano i bot.`,
    startAnyway: 'Non tutti hanno dato il via libera. Puoi cominciare lo stesso.',
    startWithout: {
      title: 'Cominciare senza di te?',
      text: 'Non hai una sedia. La partita comincia per gli altri, e tu puoi solo guardarla.',
      yes: 'Si comincia, io guardo',
    },
    startNobody: 'Prima qualcuno deve sedersi: i bot non giocano da soli.',
    hostStarts: 'Dà il via chi ha aperto il tavolo.',
    remove: 'Allontana',
    removeWho: name => `Allontana ${name} dal tavolo`,
    confirmRemove: name => ({
      title: `Allontanare ${name}?`,
      text: `${name} esce dalla stanza e non può tornare, a meno che tu non riapra la porta.`,
      yes: 'Allontana',
    }),
    outside: name => `${name} è fuori dalla porta.`,
    letIn: 'Fai rientrare',
    letInWho: name => `Fai rientrare ${name}`,
    came: names => (names.length === 1 ? `È arrivata una persona: ${list(names)}.` : `Nuovi arrivi: ${list(names)}.`),
    went: names =>
      names.length === 1 ? `Una persona è andata via: ${list(names)}.` : `Sono andati via: ${list(names)}.`,
    hosts: name => `Adesso ospita ${name}.`,
    youHost: 'Adesso il tavolo è in mano tua.',
    visitors: 'In piedi',
    leave: 'Lascia il tavolo',
    chat: 'Chiacchiere',
    joining: 'Apriamo la porta…',
    trying: 'Ci riproviamo…',
    shut: 'Da qui non si passa',
    removed: 'Chi ha aperto il tavolo ti ha allontanato.',
    full: 'A questo tavolo adesso non c’è posto: troppa gente, o troppe pagine tue. Chiudine una, o riprova più tardi.',
    back: 'Torna ai tavoli',
    public: 'Tavolo pubblico: in elenco, tutti possono sedersi o guardare',
    private: 'Tavolo privato: senza link o codice non ci si siede e non si guarda',
  },
}
