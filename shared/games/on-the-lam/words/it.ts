import type { PieceId } from '../../../kernel/game.ts'
import { capital } from '../../../words/capital.ts'
import { italian } from '../../../words/grammar.ts'
import { ITEM_EFFECTS } from '../cards/items.ts'
import { isAlibi, OWNER } from '../rules/questions.ts'
import {
  type Alibi,
  type Card,
  type PlayCard,
  type PoliceErrand,
  SKILLS,
  SUSPECTS,
  type Suspect,
  type Tile,
} from '../state.ts'
import type { Words } from './words.ts'

const suspects: Words['suspects'] = {
  boxer: {
    role: 'Pugile',
    name: 'Anthony «Knockout» Howard',
    blurb: 'Sul ring è imbattuto da tre anni. Fuori, è bastata un’accusa per metterlo alle corde.',
  },
  dame: {
    role: 'Dama',
    name: 'Miss Peggy Milton',
    blurb:
      'Nipote di Charles Milton, il re degli alberghi. Per lei c’è sempre stata una suite pronta; questa settimana le tengono in caldo una cella.',
  },
  reporter: {
    role: 'Cronista',
    name: 'Helen Hawking',
    blurb: 'Scava nel fango per la Rion City Gazette. Adesso la notizia è lei, e la firma è di un altro.',
  },
  ceo: {
    role: 'Magnate',
    name: 'Jimmy Highbinder',
    blurb:
      'Ha scalato la Corporate Company senza pietà, pestando le dita a chiunque si aggrappasse alla stessa scala. Ora quelle dita sono tutte puntate su di lui.',
  },
}

const skills: Words['skills'] = { charm: 'fascino', cover: 'copertura', guts: 'fegato', smarts: 'cervello' }
const ways: Words['ways'] = { north: 'nord', south: 'sud', east: 'est', west: 'ovest' }

const tiles: Words['tiles'] = {
  office: 'Uffici della Corporate Company',
  lounge: 'Diamond Lounge',
  press: 'Rion City Press',
  spoon: 'Cucchiaio Unto',
  pictures: 'Cinematografo',
  casino: 'Casinò di Duke',
  eye: 'Agenzia investigativa',
  station: 'Centrale di polizia',
  mob: 'Covo della mala',
  factory: 'Ferriere Rion',
  alley: 'Vicolo buio',
  deli: 'Gastronomia della Terza Avenue',
  hotel: 'Hotel Milton',
  bank: 'Banca Civica',
  gym: 'Palestra dei Pesi Massimi',
}

/** They speak to him and to her alike: no word here may agree with the listener. */
const keepers: Words['keepers'] = {
  office: {
    name: 'La segretaria',
    task: 'Gioca d’astuzia: moduli così in regola che la segretaria ti crede della ditta.',
    lines: [
      'Ha un appuntamento? L’agenda la tengo io, quindi ci pensi bene prima di rispondere.',
      'Il consiglio è in riunione. Sempre la stessa, dal 1938.',
      'Esponga il motivo della visita in triplice copia. Quella rosa è per me.',
    ],
    yields: 'Quel modulo non esiste, eppure lei lo ha compilato senza un errore. Terzo schedario a sinistra.',
    refuses: 'Ho archiviato la sua pratica alla N di “No”. Alla polizia spetta la copia carbone.',
  },
  lounge: {
    name: 'Il buttafuori',
    task: 'Reggi lo sguardo del buttafuori, e magari si ricorda che stava per farsi da parte.',
    lines: [
      'La lista è corta, e tu non ci sei. Però ne ho un’altra, di lista.',
      'A me mi pagano per stare fermo. Il resto lo faccio per passione.',
      'La porta è di mogano. L’ultimo c’è arrivato di testa sua.',
    ],
    yields: 'Non hai battuto ciglio. Io sì. Entra, e occhio alla moquette.',
    refuses: 'Ti presento il marciapiede. Vedrai che andate d’accordo.',
  },
  press: {
    name: 'Il caporedattore',
    task: 'Confonditi col turno di notte e sfoglia l’archivio prima che qualcuno dia un nome alla tua faccia.',
    lines: [
      'Questa faccia l’ho già vista. In prima pagina. Voltati, dammi il profilo.',
      'Tra dieci minuti si va in macchina. Se sei una notizia, siediti. Se non lo sei, porta il caffè.',
      'Non dimentico mai una faccia che ho stampato a testa in giù.',
    ],
    yields:
      'Tu devi essere il nuovo acquisto. L’archivio è di sotto, dopo i coccodrilli: necrologi, non bestie. Di solito.',
    refuses: 'Fermate le rotative! E già che ci siete, fermate chi sta frugando in archivio.',
  },
  spoon: {
    name: 'Barbara la cameriera',
    task: 'Bavero alto e voce bassa: guarda sotto i tavoli mentre gli agenti guardano la torta.',
    lines: [
      'Il tavolo in fondo, dolcezza? È buio, traballa e domani non si ricorda di te. Come me.',
      'La torta è di oggi, il caffè no, e quei due al banco portano scarpe da sbirro.',
      'Su il bavero, dolcezza. È con la tua foto che incartiamo il polpettone.',
    ],
    yields: 'Questo era dietro i tovaglioli. Io non faccio domande, dolcezza: io passo lo straccio.',
    refuses: 'Mi spiace, dolcezza. Cercavi la senape e hai trovato gli occhi di tutto il locale.',
  },
  pictures: {
    name: 'L’attrice',
    task: 'Incanta l’attrice con la scena più bella dell’anno, e il suo camerino è tuo.',
    lines: [
      'Tesoro, mi state togliendo la luce. Fatelo con grazia o fatelo altrove.',
      'Mi ha adulata gente migliore, in film peggiori.',
      'Non ditemi che siete innocente. Fatemi piangere. Da sinistra: è il mio lato buono.',
    ],
    yields: 'Vi ho creduto dalla prima all’ultima parola, tesoro, e io non credo nemmeno alle mie. Prendete.',
    refuses: 'Stop! Avete rovinato la scena e, temo, il decennio.',
  },
  casino: {
    name: 'Duke Evans',
    task: 'Batti Duke sui suoi stessi conti, e magari ti fa entrare a farli per la casa.',
    lines: [
      'Ti do otto a uno che porti guai. Le quote le faccio io: è difficile prendermi in contropiede.',
      'Vuoi dare un’occhiata in giro? Indovina in che mano ho la fiche. Ti aiuto: sono mie tutt’e due.',
      'I miei tavoli sono onestissimi. È il pavimento che ho fatto inclinare.',
    ],
    yields: 'Mi hai contato il mazzo dal guardaroba. Prendi quello che cercavi, prima di prenderti il locale.',
    refuses: 'Hai puntato tutto sulla tua faccia da poker. Era una scartina.',
  },
  eye: {
    name: 'Il detective Dan Cooper',
    task: 'Metti sulla scrivania di Cooper due carte di uno stesso sospettato, non tue: lui te ne trova una tua.',
    lines: [
      'Due segreti degli altri per uno dei tuoi. La tariffa è onesta. È la città che è cara.',
      'Siediti. Non lì, lì ci piangono i clienti. Che cos’hai sugli altri?',
      'Quando non c’è nessuno faccio la voce fuori campo. Metti sulla scrivania una coppia qualsiasi e la pianto.',
    ],
    yields: 'Ci ho rimesso una notte, una scarpa e mezza discarica comunale. Ma questa è roba tua.',
    refuses: 'Allora ci siamo scambiati soltanto un po’ di pioggia. E di pioggia ne avevo già.',
  },
  mob: {
    name: 'Mickey Macaroni',
    task: 'Porta a Mickey due carte di uno stesso sospettato, non tue: la polizia va al suo tavolo, e tu esci dal retro.',
    lines: [
      'Siediti, mangia. Hai portato qualcosina di qualcuno? A casa mia non si viene a mani vuote.',
      'Io non faccio male a nessuno. Io assegno i tavoli. Allora, con chi cena la legge stasera?',
      'Due ricordini di un amico tuo, e i miei ragazzi fanno i giardinieri. Le prove attecchiscono dappertutto.',
    ],
    yields: 'Fai conto che sia già seminato. Al dolce gli sbirri saranno lì che scavano.',
    refuses: 'Niente pensierino, niente cena. Esci dalla cucina, e rimetti giù i grissini.',
  },
  factory: {
    name: 'Il capoturno',
    task: 'Attraversa il reparto fra siviera e forno senza battere ciglio, e il capoturno non chiede che cosa porti via.',
    lines: [
      'Più forte! Qui ha la parola l’altoforno! Gli elmetti sono per i visitatori, e i visitatori li abbiamo finiti!',
      'Giorni dall’ultimo infortunio? Dipende. Che ore sono?',
      'È sopra la fossa, dopo la siviera, sotto la trave che scotta. Occhio: scottano tutte.',
    ],
    yields: 'Hai fatto la rotaia della gru con le scarpe da passeggio. Prendi, e non farmelo vedere mai più.',
    refuses: 'Ho colato ghisa con più fegato. Fuori dal mio reparto!',
  },
  alley: {
    name: 'L’ombra nel fumo',
    task: 'Sparisci nel fumo finché ti perde di vista anche chi ci abita.',
    lines: [
      'Non puoi vedermi. Questo era gratis. Il prezzo del resto dipende da chi può vedere te.',
      'Via dal lampione. Stai facendo ombra, e l’ombra qui sono io.',
      'In questo vicolo siamo in tre. Tu ne hai contati due. Continua a contare. Sottovoce.',
    ],
    yields: 'Per un attimo non ti vedevo più nemmeno io. Guarda dietro la grondaia. E non mi hai chiesto niente.',
    refuses: 'Ti scricchiolano le scarpe. Le ho sentite io. Le hanno sentite in Centrale.',
  },
  deli: {
    name: 'Il commesso',
    task: 'Fai gli occhi dolci al commesso: salti la fila e finisci nel retrobottega.',
    lines: [
      'Serviamo il quarantuno. Lei ha il novantasei. A meno che non voglia dire due parole sul pastrami.',
      'I cetriolini li fa mia madre. Pensi bene alla faccia che sta per fare.',
      'Tutti a chiedermi che cosa c’è nel retro. Mai nessuno che mi chieda dei piedi.',
    ],
    yields: 'Che bei modi! Era caduto tra le aringhe, ma l’ho sciacquato. Il cetriolino lo offre la casa.',
    refuses: 'Tanta fame e neanche una buona parola. Avanti un altro!',
  },
  hotel: {
    name: 'Il portiere',
    task: 'Lusinga il portiere finché non scopre di conoscerti da anni.',
    lines: [
      'Il Milton le dà il benvenuto. Posso prenderle il cappotto, il cappello, il nome falso?',
      'Il signor Charles Milton ha voluto questo atrio perché lo si ammirasse. Di preferenza dalla strada.',
      'Sono spiacente, siamo al completo. La prego, mi dia un motivo per esserlo sul serio.',
    ],
    yields: 'Incantevole. Mi si è appena liberata una camera. E, a pensarci, anche la memoria.',
    refuses: 'Provvedo a farle recapitare i bagagli in guardina.',
  },
  bank: {
    name: 'Il cassiere',
    task: 'Fai a mente il conto del cassiere, e la cassetta giusta si apre come da sé.',
    lines: [
      'Lei da noi non ha un conto. E mi dicono che non sappia rendere conto nemmeno di ieri sera.',
      'Firmi qui, qui e qui. Una delle tre è una confessione.',
      'Il caveau si apre con un’addizione. La dirò una volta sola, e parlo in fretta.',
    ],
    yields: 'Esatto al centesimo. Cassetta diciannove. Io, nel frattempo, contemplo l’orologio.',
    refuses: 'Fondi insufficienti, comprendonio idem. Il pulsante sotto lo sportello vale per entrambi.',
  },
  gym: {
    name: 'L’allenatore',
    task: 'Incassa una ripresa senza andare al tappeto, e l’allenatore ti apre gli armadietti.',
    lines: [
      'Vuoi i miei armadietti? Prima fai una ripresa con Pulce. No, quello è il sacco. Pulce è dietro.',
      'Su le mani. Non come con gli sbirri. Come se ci credessi.',
      'Vedi quel secchio? Ci sputano dentro da prima che nascessi tu, e non ha mai fatto una piega.',
    ],
    yields: 'Al nove eri già in piedi, col dente in mano. L’armadietto è aperto: te lo sei guadagnato.',
    refuses: 'Ho gettato la spugna al posto tuo. Raccoglila, che stai gocciolando.',
  },
}

const alibis: Words['alibis'] = {
  mouthguard: 'un paradenti',
  boxingGlove: 'un guantone da boxe',
  fightTicket: 'un biglietto per il match',
  handWraps: 'un paio di bende per le mani',
  shoelaces: 'un paio di stringhe sportive',
  earring: 'un orecchino di diamanti',
  satinGlove: 'un guanto di raso',
  hotelKey: 'una chiave dell’Hotel Milton',
  lipstick: 'un rossetto',
  compact: 'un portacipria',
  notebook: 'un taccuino',
  pressCard: 'un tesserino stampa da cappello',
  film: 'un rullino fotografico',
  typewriterKey: 'un tasto di macchina da scrivere',
  clipping: 'un ritaglio di giornale sporco d’inchiostro',
  tieClip: 'un fermacravatta',
  pocketSquare: 'un fazzoletto da taschino',
  businessCard: 'un biglietto da visita',
  pocketWatch: 'un orologio da panciotto',
  cufflink: 'un gemello da polsino',
}

/** L-43. */
const reroll =
  'Oggetto. Dopo un tiro di ricerca, scarta questa carta per ritirare il dado, se ciò può migliorare il risultato; vale il secondo tiro. Un solo oggetto per ricerca.'
const bonus = (skill: string, plus: number) =>
  `Oggetto. Dopo un tiro di ${skill}, scarta questa carta per aggiungere ${plus} al totale, se ciò migliora il risultato. Un solo oggetto per ricerca.`

const cards: Words['cards'] = {
  cigarettes: {
    name: 'Sigarette',
    text: reroll,
    flavour: 'Le consigliano nove medici su dieci. Il decimo non l’avevano pagato.',
  },
  booze: {
    name: 'Bottiglia di whisky',
    text: reroll,
    flavour: 'Per uso strettamente medicinale. Hai una pessima cera.',
  },
  sunglasses: {
    name: 'Occhiali scuri',
    text: bonus(skills.cover, 1),
    flavour: 'A mezzanotte non ti riconosce nessuno, e tu ricambi.',
  },
  fedora: {
    name: 'Borsalino',
    text: bonus(skills.cover, 2),
    flavour: 'Calato a dovere, nasconde tutto tranne il rimorso.',
  },
  fragrance: {
    name: 'Profumo',
    text: bonus(skills.charm, 1),
    flavour: 'L’etichetta dice Parigi. Il prezzo dice caduto da un camion.',
  },
  dough: {
    name: 'Mazzetta',
    text: bonus(skills.charm, 2),
    flavour: 'Il complimento più bello è il silenzio, in biglietti da dieci.',
  },
  knuckles: { name: 'Tirapugni', text: bonus(skills.guts, 1), flavour: 'Bigiotteria con le idee chiare.' },
  knife: {
    name: 'Coltello a serramanico',
    text: bonus(skills.guts, 2),
    flavour: 'Apre lettere, scatolette e conversazioni.',
  },
  coffee: {
    name: 'Caffè nero',
    text: bonus(skills.smarts, 1),
    flavour: 'Nero come il fiume, e pulito più o meno uguale.',
  },
  wristwatch: {
    name: 'Orologio da polso',
    text: bonus(skills.smarts, 2),
    flavour: 'Sa benissimo dov’eri alle nove e mezzo. C’era anche lui.',
  },
  taxi: {
    name: 'Corsa in taxi',
    text: 'Spostati di tre caselle al massimo, non in diagonale e senza attraversare la Centrale di polizia; lì puoi fermarti solo con cinque carte alibi del tuo personaggio, e in quel caso vinci. Dopo la corsa non si fanno ricerche.',
    flavour: 'Il tassametro corre. Ha capito tutto.',
  },
  privateEye: {
    name: 'Investigatore privato',
    text: 'Vai subito all’Agenzia investigativa e incontra il detective Dan Cooper: fai uno scambio con lui, come dopo un normale spostamento, oppure pesca una carta azione.',
    flavour: 'È stato lui a trovare te. O è una referenza, o è una parcella.',
  },
  mobster: {
    name: 'Gangster',
    text: 'Vai subito al Covo della mala e incontra Mickey Macaroni: fai uno scambio con lui, come dopo un normale spostamento, oppure pesca una carta azione.',
    flavour: 'Più che un invito, è stata una consegna a domicilio.',
  },
  phone: {
    name: 'Telefono a disco',
    text: 'Manda la polizia su una casella qualsiasi. Tutti i sospettati che vi si trovano vengono interrogati, anche tu se ci sei; solo chi è in guardina alla Centrale di polizia viene lasciato in pace.',
    flavour: 'Un nichelino, un fazzoletto sulla cornetta e un improvviso senso civico.',
  },
  undercover: {
    name: 'Agente in borghese',
    text: 'La polizia arriva sulla tua casella. Tutti i sospettati che vi si trovano vengono interrogati, e tu sei fra loro.',
    flavour: 'L’uomo dietro il giornale non gira pagina da un’ora.',
  },
  trenchcoat: {
    name: 'Uomo in impermeabile',
    text: 'Scarta una delle tue carte alibi, poi pescane una a caso dal mazzo alibi. Se non hai carte alibi da dare, non succede nulla.',
    flavour: 'Lui apre l’impermeabile, tu apri la mano, nessuno apre bocca.',
  },
  mugger: {
    name: 'Rapinatore',
    text: 'Scegli metà delle tue carte alibi, arrotondando per difetto, e scartale: se ne hai cinque ne perdi due, se ne hai una nessuna. Il tuo oggetto è al sicuro.',
    flavour: 'Vuole soltanto la metà. I moderati si trovano in ogni mestiere.',
  },
  emptyStreets: {
    name: 'Strade deserte',
    text: 'La polizia torna alla Centrale di polizia. Chi vi si trova in guardina viene lasciato in pace.',
    flavour: 'Da qualche parte un piantone ha aperto una scatola di ciambelle.',
  },
  blackmail: {
    name: 'Ricatto',
    text: 'Scegli un avversario che abbia carte alibi e prendigliene una a caso; gli oggetti sono al sicuro. Se nessun avversario ha carte alibi, non succede nulla.',
    flavour: 'Belle fotografie. Peccato non aver tirato le tende.',
  },
}

const CONTRACTIONS = {
  il: { il: 'il ', al: 'al ', dal: 'dal ', nel: 'nel ', del: 'del ' },
  la: { il: 'la ', al: 'alla ', dal: 'dalla ', nel: 'nella ', del: 'della ' },
  'l’': { il: 'l’', al: 'all’', dal: 'dall’', nel: 'nell’', del: 'dell’' },
  gli: { il: 'gli ', al: 'agli ', dal: 'dagli ', nel: 'negli ', del: 'degli ' },
  le: { il: 'le ', al: 'alle ', dal: 'dalle ', nel: 'nelle ', del: 'delle ' },
} as const
type Article = keyof typeof CONTRACTIONS
type Noun = Readonly<Record<keyof (typeof CONTRACTIONS)[Article], string>>

/** A name with its article, alone and drawn together with a, da, in, di. */
function noun(article: Article, name: string): Noun {
  const { il, al, dal, nel, del } = CONTRACTIONS[article]
  return { il: il + name, al: al + name, dal: dal + name, nel: nel + name, del: del + name }
}

const who: Readonly<Record<Suspect, Noun>> = {
  boxer: noun('il', suspects.boxer.role),
  dame: noun('la', suspects.dame.role),
  reporter: noun('la', suspects.reporter.role),
  ceo: noun('il', suspects.ceo.role),
}

/** For places that one is in, not at: «nel vicolo», never «al vicolo». */
const inside = (place: Noun): Noun => ({ ...place, al: place.nel })
const where: Readonly<Record<Tile, Noun>> = {
  office: inside(noun('gli', tiles.office)),
  lounge: noun('il', tiles.lounge),
  press: noun('la', tiles.press),
  spoon: noun('il', tiles.spoon),
  pictures: noun('il', tiles.pictures),
  casino: noun('il', tiles.casino),
  eye: noun('l’', tiles.eye),
  station: noun('la', tiles.station),
  mob: noun('il', tiles.mob),
  factory: noun('le', tiles.factory),
  alley: inside(noun('il', tiles.alley)),
  deli: noun('la', tiles.deli),
  hotel: noun('l’', tiles.hotel),
  bank: noun('la', tiles.bank),
  gym: noun('la', tiles.gym),
}

const what: Readonly<Record<PlayCard, Noun>> = {
  cigarettes: noun('le', cards.cigarettes.name),
  booze: noun('la', cards.booze.name),
  sunglasses: noun('gli', cards.sunglasses.name),
  fedora: noun('il', cards.fedora.name),
  fragrance: noun('il', cards.fragrance.name),
  dough: noun('la', cards.dough.name),
  knuckles: noun('il', cards.knuckles.name),
  knife: noun('il', cards.knife.name),
  coffee: noun('il', cards.coffee.name),
  wristwatch: noun('l’', cards.wristwatch.name),
  taxi: noun('la', cards.taxi.name),
  privateEye: noun('l’', cards.privateEye.name),
  mobster: noun('il', cards.mobster.name),
  phone: noun('il', cards.phone.name),
  undercover: noun('l’', cards.undercover.name),
  trenchcoat: noun('l’', cards.trenchcoat.name),
  mugger: noun('il', cards.mugger.name),
  emptyStreets: noun('le', cards.emptyStreets.name),
  blackmail: noun('il', cards.blackmail.name),
}

const errands: Readonly<Record<PoliceErrand, string>> = {
  failure: 'Il trambusto attira',
  patrol: 'La ronda di notte porta',
  frame: 'Una prova seminata ad arte manda',
  call: 'Una telefonata anonima manda',
  stakeout: 'Un agente in borghese fa venire',
  allClear: 'La quiete della notte riporta',
}

const The = (suspect: Suspect) => capital(who[suspect].il)
const quote = (line: string) => `«${line}»`

/** Copies are alike: the second one is “un altro”. */
const another = (thing: string) => thing.replace(/^un /, 'un altro ').replace(/^una /, 'un’altra ')
const { spelled, plural } = italian
const list = (parts: readonly string[]) =>
  italian.list(parts.map((part, i) => (parts.indexOf(part) < i ? another(part) : part)))

/** None, too, is one: «nessuna carta». */
const countedCards = (count: number) => `${spelled(count)} ${plural(count || 1, { one: 'carta', other: 'carte' })}`
const countedAlibis = (count: number) => `${countedCards(count)} alibi`

const hisOwn = (card: Alibi) => alibis[card].replace(/^un /, 'il proprio ').replace(/^una /, 'la propria ')
const yours = (card: Alibi) => alibis[card].replace(/^un /, 'un tuo ').replace(/^una /, 'una tua ')

/** «un guanto di raso della Dama», in the Dame’s own hands «il proprio guanto di raso»; «il Borsalino». */
function exhibit(card: Card | undefined, holder?: Suspect): string {
  if (card === undefined) return 'una carta alibi'
  if (!isAlibi(card)) return what[card].il
  const whose = OWNER[card]
  return whose === holder ? hisOwn(card) : `${alibis[card]} ${who[whose].del}`
}

/** As whoever holds it is told of it: «un tuo guanto di raso». */
const held = (card: Card | undefined, holder?: Suspect) =>
  card !== undefined && isAlibi(card) && OWNER[card] === holder ? yours(card) : exhibit(card)

/** «al Borsalino», for whoever turns to an item. */
const resort = (card: Card | undefined) => (card === undefined || isAlibi(card) ? `a ${exhibit(card)}` : what[card].al)

const exhibits = (event: { cards: readonly PieceId[]; faces: Readonly<Record<PieceId, Card>> }) =>
  list(event.cards.map(card => exhibit(event.faces[card])))

/** «con due carte alibi e il Borsalino», «senza carte alibi né oggetti». */
function belongings(count: number, item: PlayCard | undefined): string {
  if (count === 0)
    return item === undefined ? 'senza carte alibi né oggetti' : `senza carte alibi ma con ${what[item].il}`
  return `con ${countedAlibis(count)} e ${item === undefined ? 'nessun oggetto' : what[item].il}`
}

/** A card’s name alone, for whom its owner goes without saying. */
function plainly(card: Card | undefined): string {
  if (card === undefined) return 'una carta'
  return isAlibi(card) ? alibis[card] : cards[card].name
}

/** The keeper has the last word; nobody keeps the station. `short`: when the sentence before has named them. */
function says(tile: Tile, mood: 'yields' | 'refuses', short?: string): string {
  return tile === 'station' ? '' : ` ${short ?? keepers[tile].name} dice: ${quote(keepers[tile][mood])}`
}

/** What a play card says, for whoever cannot look. */
const reading = (card: Card | undefined) => (card === undefined || isAlibi(card) ? '' : ` ${quote(cards[card].text)}`)

export const it: Words = {
  title: 'A piede libero',
  tagline: 'Tutti hanno un alibi. Di solito, quello di un altro.',
  feats: {
    alibi: {
      name: 'Alibi più rapido',
      value: rounds => italian.plural(rounds, { one: 'provato in 1 round', other: `provato in ${rounds} round` }),
    },
  },
  suspects,
  cast: { name: 'Personaggi in gioco', text: 'Uno per ogni sedia.' },
  skills,
  ways,
  tiles,
  keepers,
  alibis,
  cards,
  cardKinds: { item: 'Oggetto', incident: 'Evento' },

  log: {
    turnBegan: ({ seat, round }) => `Round ${round}: tocca ${who[seat].al}.`,
    walked: ({ seat, from, to }) => {
      if (from === 'station') return `${The(seat)} esce ${where[from].dal} e raggiunge ${where[to].il}.`
      if (to === 'station') return `${The(seat)} va ${where[from].dal} ${where[to].al} ed entra, alibi alla mano.`
      return `${The(seat)} sguscia ${where[from].dal} ${where[to].al}.`
    },
    rode: ({ seat, from, to }) =>
      from === to
        ? `${The(seat)} lascia andare il taxi e resta ${where[to].al}.`
        : `${The(seat)} va in taxi ${where[from].dal} ${where[to].al}.`,
    summoned: ({ seat, from, to }) => {
      if (from === to) return `${capital(where[to].al)} vogliono vedere ${who[seat].il}, che è già lì.`
      const escort = to === 'mob' ? 'Due uomini su una lunga berlina portano' : 'Un biglietto sotto la porta fa correre'
      return `${escort} ${who[seat].il} ${where[from].dal} ${where[to].al}.`
    },
    keeperSpoke: ({ seat, tile, line }) => {
      if (tile === 'station') return `${capital(where[tile].al)} nessuno ha una parola per ${who[seat].il}.`
      const { name, lines } = keepers[tile]
      return `${name} dice ${who[seat].al}: ${quote(lines[line % lines.length] ?? lines[0])}`
    },
    rolled: ({ seat, tile, die, skill, plus, need }) =>
      `${The(seat)} cerca ${where[tile].nel} e tira ${die}: con ${skills[skill]} ${plus} fa ${die + plus}, ${die + plus < need ? 'ma ne servono' : 'e ne bastano'} ${need}.`,
    itemUsed: ({ seat, card, faces, plus }) =>
      plus === 0
        ? `${The(seat)} ricorre ${resort(faces[card])} per ritirare il dado.`
        : `${The(seat)} ricorre ${resort(faces[card])} e aggiunge ${plus}.`,
    rerolled: ({ seat, die }) => `Al secondo tiro ${who[seat].il} fa ${die}, ed è questo che vale.`,
    searchSucceeded: ({ seat, tile, total, cards }) =>
      `Con un totale di ${total}, ${where[tile].al} ${who[seat].il} la spunta e ottiene ${countedAlibis(cards)}.${says(tile, 'yields')}`,
    searchFailed: ({ seat, tile, total }) =>
      `Un totale di ${total} non basta: ${where[tile].al} ${who[seat].il} non ottiene nulla.${says(tile, 'refuses')}`,
    gaveUp: ({ seat }) => `${The(seat)} rinuncia alla ricerca e resta a mani vuote.`,
    tilesCleared: ({ seat }) => `${The(seat)} ha battuto sei luoghi e può tornare a cercare in tutti e dodici.`,
    alibiDrawn: ({ seat, card, faces }) => `${The(seat)} pesca ${exhibit(faces?.[card], seat)}.`,
    playCardDrawn: ({ seat, card, faces }) =>
      `${The(seat)} pesca una carta azione: ${plainly(faces[card])}.${reading(faces[card])}`,
    itemTaken: ({ seat, card, faces }) => `${The(seat)} tiene ${exhibit(faces[card])}.`,
    itemDropped: ({ seat, card, faces }) => `${The(seat)} butta via ${exhibit(faces[card])}.`,
    traded: event => {
      const { seat, tile, of, faces } = event
      const pair = list(event.cards.map(card => plainly(faces[card])))
      return tile === 'eye'
        ? `${The(seat)} fa scivolare sulla scrivania di Dan Cooper due carte ${who[of].del}: ${pair}.`
        : `${The(seat)} consegna a Mickey Macaroni ${pair} per aizzare la polizia contro ${who[of].il}.${says('mob', 'yields', 'Mickey')}`
    },
    pileSearched: event =>
      event.cards.length === 0
        ? `Dan Cooper passa al setaccio il mazzo alibi per ${who[event.seat].il} e fa centro al primo colpo.`
        : `Dan Cooper passa al setaccio il mazzo alibi per ${who[event.seat].il} e scarta ${exhibits(event)}.`,
    tipFound: ({ seat, card, faces }) => {
      const face = faces?.[card]
      const find = face === undefined ? `una carta alibi ${who[seat].del}` : exhibit(face)
      return `Dan Cooper torna con ${find}.${says('eye', 'yields', 'Cooper')}`
    },
    noTip: ({ seat }) =>
      `In tutta Rion City Dan Cooper non trova niente ${who[seat].del} e restituisce le due carte.${says('eye', 'refuses', 'Cooper')}`,
    swapped: ({ seat, card, faces }) =>
      `${The(seat)} dà all’uomo in impermeabile ${exhibit(faces[card], seat)} in cambio di una carta dal mazzo.`,
    mugged: ({ seat, count }) =>
      count === 0
        ? `Un rapinatore rovista nelle tasche ${who[seat].del} e non prende nulla.`
        : `Un rapinatore mette con le spalle al muro ${who[seat].il}, che deve scartare ${countedAlibis(count)}.`,
    blackmailed: ({ seat, from, card, faces }) =>
      `${The(seat)} ricatta ${who[from].il} e intasca ${exhibit(faces?.[card], seat)}.`,
    fizzled: ({ seat, card, faces }) =>
      `Niente di fatto per ${who[seat].il}: la carta ${plainly(faces[card])} non ha alcun effetto.`,
    discarded: ({ seat, card, faces }) => `${The(seat)} scarta ${exhibit(faces[card], seat)}.`,
    policeRolled: ({ way, turned }) =>
      turned
        ? `La polizia tira il dado: ${ways[way]}, ma lì la città finisce, quindi si fa dietrofront.`
        : `La polizia tira il dado: ${ways[way]}.`,
    policeMoved: ({ from, to, why }) =>
      from === to
        ? `La polizia è già ${where[to].al} e ci resta.`
        : `${errands[why]} la polizia ${where[from].dal} ${where[to].al}.`,
    investigated: ({ seat, tile }) => `La polizia interroga ${who[seat].il} ${where[tile].al}.`,
    handedOver: ({ seat, card, faces }) => `${The(seat)} consegna alla polizia ${exhibit(faces[card], seat)}.`,
    takenIn: event => {
      const loss = event.cards.length === 0 ? 'non ha altro da perdere' : `perde ${exhibits(event)}`
      return `Senza un solo alibi proprio da mostrare, ${who[event.seat].il} finisce in guardina ${where.station.al} e ${loss}.`
    },
    reshuffled: ({ pile, count }) => {
      const spent = `Il mazzo ${pile === 'alibis' ? 'alibi' : 'azione'} è esaurito`
      return plural(count, {
        one: `${spent}: l’unica carta scartata forma quello nuovo.`,
        other: `${spent}: si mescolano ${countedCards(count)} scartate per formarne uno nuovo.`,
      })
    },
    ended: ({ winners, by }) => {
      const names = list(winners.map(winner => who[winner].il))
      if (by === 'alibi')
        return `Cinque alibi sulla scrivania del sergente, e non fanno una grinza: ${names} dimostra la propria innocenza e vince.`
      const score = plural(winners.length, {
        one: 'ha il maggior numero di carte alibi proprie e vince',
        other: 'hanno a pari merito il maggior numero di carte alibi proprie e si dividono la vittoria',
      })
      return `Finito il round 60, il caso viene archiviato: ${names} ${score}.`
    },
  },

  asks: {
    walk: () => 'Devi spostarti di una casella. Dove vai?',
    act: () => 'Che cosa fai qui?',
    rolled: ({ die }) => `Il dado segna ${die}. Usi il tuo oggetto o ti tieni questo tiro?`,
    again: () => 'È andata male. Ci riprovi o rinunci?',
    keep: () => 'Puoi portare un solo oggetto. Quale tieni?',
    ride: () => 'Dove ti porta il taxi? Puoi percorrere tre caselle al massimo.',
    call: () => 'Dove mandi la polizia?',
    swap: () => 'Quale carta alibi dai all’uomo in impermeabile?',
    mugged: ({ left }) => `Devi scartare ancora ${countedAlibis(left)}. Quale va via adesso?`,
    blackmail: () => 'Chi ricatti?',
    investigation: () => 'La polizia ti interroga. Quale carta alibi del tuo personaggio consegni?',
    trim: () => 'Puoi tenere cinque carte alibi al massimo. Scarta quelle in più, e altre se vuoi.',
  },

  moves: {
    walk: ({ to }) => (to === 'station' ? `Entra ${where[to].nel} e dimostra la tua innocenza` : `Vai ${where[to].al}`),
    search: () => 'Cerca alibi',
    draw: () => 'Pesca una carta azione',
    trade: ({ of }) => `Cedi due carte ${who[of].del}`,
    useItem: (_, __, { item }) => {
      if (item === undefined) return 'Usa il tuo oggetto'
      const effect = ITEM_EFFECTS[item]
      return `Usa ${what[item].il} ${effect.type === 'bonus' ? `(+${effect.plus})` : 'e ritira il dado'}`
    },
    stand: () => 'Tieni questo tiro',
    giveUp: () => 'Rinuncia alla ricerca',
    keep: ({ card }, reads) => {
      const face = reads(card)
      return face === undefined ? 'Tieni questo oggetto' : `Tieni ${exhibit(face)}`
    },
    ride: ({ to }) =>
      to === 'station' ? `Vai in taxi ${where[to].al} e dimostra la tua innocenza` : `Vai in taxi ${where[to].al}`,
    call: ({ to }) => `Manda la polizia ${where[to].al}`,
    swap: ({ card }, reads, { seat }) => `Cedi ${held(reads(card), seat)}`,
    blackmail: ({ who: victim }) => `Ricatta ${who[victim].il}`,
    handOver: ({ card }, reads) => `Consegna ${plainly(reads(card))}`,
    discard: ({ card }, reads, { seat }) => `Scarta ${held(reads(card), seat)}`,
    sort: () => 'Guarda le tue carte e scarta a piacere',
    done: () => 'Non scartare altro',
  },

  reasons: {
    stationClosed: 'Puoi entrare nella Centrale di polizia solo con cinque carte alibi del tuo personaggio.',
    alreadySearched: 'In questo luogo hai già cercato con successo; si riapre per te quando ne avrai completati sei.',
    nothingHere: 'Qui non c’è niente da cercare.',
    noPair: 'Per fare uno scambio qui ti servono due carte alibi di un unico sospettato diverso da te.',
    notInPlay: 'Hai una coppia, ma di un sospettato che non è in gioco, e la mala non sa che farsene.',
    inCustody: 'Hai una coppia, ma di un sospettato in guardina: la polizia lo ha già.',
    itemOfNoUse: 'Il tuo oggetto è per un’altra abilità e in questa ricerca non serve.',
  },

  endings: {
    alibi: 'innocenza dimostrata alla Centrale di polizia',
    bound: 'caso archiviato dopo il round 60',
  },

  alibi: own => `Alibi: ${own ?? '?'}/5`,
  odds: ({ skill, need, plus, sixths }) => ` (serve ${need}, hai ${skills[skill]} ${plus}: ${sixths} su 6)`,
  pieces: {
    police: 'Polizia',
    alibi: card =>
      card === undefined ? 'Carta alibi' : capital(`${alibis[card].replace(/^una? /, '')} ${who[OWNER[card]].del}`),
    play: card => (card === undefined ? 'Carta azione' : cards[card].name),
    searched: suspect => `Qui ${who[suspect].il} ha già cercato`,
  },
  places: {
    alibis: 'Mazzo alibi',
    'alibis:discards': 'Scarti alibi',
    plays: 'Mazzo azione',
    'plays:discards': 'Scarti azione',
    'plays:shown': 'Oggetto appena pescato',
    hand: suspect => `Mano ${who[suspect].del}`,
    item: suspect => `Oggetto ${who[suspect].del}`,
  },
  table: {
    round: (round, active) => `Round ${round}. Tocca ${who[active].al}.`,
    police: at => `La polizia è ${where[at].al}.`,
    suspect: (suspect, at, count, item) => {
      // L-11: whoever was taken in has no card left. Whoever walked in with five is the winner, not in custody.
      const place = at === 'station' && count === 0 ? `in guardina ${where[at].al}` : where[at].al
      return `${The(suspect)} è ${place}, ${belongings(count, item)}.`
    },
    hand: (suspect, all) =>
      all.length === 0 ? 'Non hai carte alibi in mano.' : `In mano hai ${list(all.map(card => held(card, suspect)))}.`,
    own: count => `Delle cinque carte alibi tue che servono ne hai ${count === 0 ? 'zero' : spelled(count)}.`,
    skills: of => `Le tue abilità: ${list(SKILLS.map(skill => `${skills[skill]} ${of[skill]}`))}.`,
    here: tile => `${tiles[tile]}: ${keepers[tile].task}`,
    searched: done =>
      done.length === 0
        ? 'Puoi cercare in tutti e dodici i luoghi.'
        : `Hai già cercato con successo ${list(done.map(tile => where[tile].nel))}: per ora lì non puoi cercare.`,
    piles: (left, plays) => `Carte rimaste nel mazzo alibi: ${left}; nel mazzo azione: ${plays}.`,
    discards: (held, plays) => {
      const parts = SUSPECTS.filter(whose => held[whose] > 0).map(whose => `${held[whose]} ${who[whose].del}`)
      return `Scarti alibi: ${parts.length === 0 ? 'nessuno' : list(parts)}; scarti azione: ${plays}.`
    },
    decides: suspect => `Ora la decisione spetta ${who[suspect].al}.`,
  },
}
