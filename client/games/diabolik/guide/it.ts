import type { Guide } from './guide.ts'

/** Read by him and by her alike: no word may agree with the reader. */
export const it: Guide = {
  criminals: {
    title: 'Cercano proprio voi',
    text: 'Giochi con i Criminali. Davanti a te ci sono tre Schede, A, B e C: portatene a termine due, Diabolik ed Eva insieme, e avete vinto. I Detective vincono se prima il Livello di Pericolo, dietro la mappa, arriva all’ultimo spazio.',
  },
  detectives: {
    title: 'Da qualche parte, qui',
    text: 'Giochi con i Detective. Là fuori ci sono due ladri, e non si vede dove. Trovali e non dar loro tregua: il Livello di Pericolo sale, e all’ultimo spazio avete vinto. Se prima portano a termine due delle Schede A, B e C, hanno vinto loro.',
  },
  order: {
    title: 'Chi comincia',
    text: 'In un round giocano prima i Criminali, poi la Polizia. A ogni round ciascuna squadra decide chi dei due comincia. L’altro aspetta che abbia finito.',
  },
  roads: {
    title: 'Tre tipi di strada',
    text: 'Con un’Azione Muovere percorri fino a tre Luoghi in Autostrada, due su una Statale, uno su una Provinciale; il numero è scritto sulla strada. Il tipo di strada dev’essere uno solo. Nessuno ti sbarra la via, ma qualcuno potrebbe essere alla finestra.',
  },
  shadows: {
    title: 'Nell’Ombra',
    text: 'Nessuno ti vede. La tua pedina sta su una Carta Luogo coperta accanto alla mappa, e la figura che compare sulla mappa la vede soltanto la tua squadra. Tutti sanno su quale carta stai; che cosa c’è scritto, nessun altro.',
  },
  watched: {
    title: 'Una strada con testimoni',
    text: 'Alcune di queste vie lasciano, attraversano o raggiungono un Luogo con Poliziotti. Il pulsante dice chi ti avvisterebbe. Se in un Luogo si arriva per due vie scegli tu: meglio quella senza pubblico.',
  },
  track: {
    title: 'Il tracciato',
    text: 'Chi Muove nell’Ombra mette la carta del nuovo Luogo, coperta, nel successivo di tre spazi. Dopo il terzo si ricomincia dal primo, e la carta più vecchia torna nel mazzo. Il tracciato mostra dunque le ultime tre tappe, a saperle leggere.',
  },
  mark: {
    title: 'Un segno al posto della carta',
    text: 'Di ogni Luogo c’è una carta sola. Se è già altrove, su una Scheda, al Rifugio o nel tracciato del partner, la pedina va lì. Un segno sul tracciato lo dice a tutti.',
  },
  unseen: {
    title: 'Qualcuno si è mosso',
    text: 'Vedi su quale carta è adesso la pedina. Non ti si dice da dove, verso dove, né per quale strada. Ma un movimento nell’Ombra è lungo al massimo tre Luoghi, e le strade le conosci.',
  },
  waiting: {
    title: 'Aspettare la notte',
    text: 'Questa è una delle vie d’uscita. Si apre solo a chi in questo turno non ha fatto movimenti: al più presto, dunque, nel prossimo round. Prima tocca alla Polizia, e posti come questo li conosce.',
  },
  advance: {
    title: 'Adesso',
    text: 'C’è tutto quello che la Scheda richiede. L’Attivazione è un’azione come le altre, e quel che dice la Scheda succede subito. A volte fa rumore.',
  },
  sighting: {
    title: 'Avvistamento',
    text: 'Un Criminale nell’Ombra che lascia, attraversa o raggiunge un Luogo con Poliziotti deve dire quali, tutti. Non in che ordine, e non dove finisce la sua strada. Anche il silenzio dice qualcosa: che non ha incontrato nessuno.',
  },
  investigate: {
    title: 'Bussare alla porta',
    text: 'Con Indagare si cerca nel Luogo in cui ci si trova. Chi si nasconde lì passa In Fuga, dovunque sia la sua carta. Passare non basta, e nemmeno fermarsi accanto: qualcuno deve bussare.',
  },
  nothing: {
    title: 'In casa non c’è nessuno',
    text: 'Qualcuno ha Indagato senza trovare nessuno: in questo momento, qui, nessuno si nasconde. Se la carta del Luogo fosse stata in un tracciato, ora sarebbe scoperta. Le carte delle Schede e del Rifugio restano coperte se non c’è sopra nessuno: meglio non esserne troppo sicuri.',
  },
  turnedUp: {
    title: 'Una carta rivelata',
    text: 'Ora tutti leggono quale tappa era, e la carta resta scoperta. Chi nel frattempo se n’è andato è ancora nell’Ombra. Da lì, però, si possono contare le strade.',
  },
  onTheRun: {
    title: 'In Fuga',
    text: 'Ecco trovato qualcuno. La pedina va sulla mappa, le carte del tracciato tornano nel mazzo, e da ora ogni movimento è alla luce del sole. Ogni turno che un Criminale comincia In Fuga fa salire di 1 il Livello di Pericolo, e chi fugge non porta a termine nulla.',
  },
  jaguar: {
    title: 'La Jaguar',
    text: 'Un Criminale che passa In Fuga può prendere l’auto, se è nel suo box. Chi guida Muove due volte in un turno, oppure Muove una volta e sparisce. Ha un solo guidatore, nessun passeggero e una certa fama.',
  },
  goingBack: {
    title: 'Tornare nell’Ombra',
    text: 'Chi è In Fuga, in un Luogo senza Poliziotti, può sparire di nuovo. Vale come Azione Muovere, e può finire in un Luogo raggiungibile o proprio lì. La Jaguar torna a casa da sola.',
  },
  fight: {
    title: 'Combattere',
    text: 'Il dado lo tira chi attacca, e nessun altro. I coltelli colpiscono per i Criminali, le pistole per la Polizia. La Polizia attacca solo chi vede; un Criminale nascosto può colpire e restare nell’Ombra.',
  },
  wounded: {
    title: 'Una Ferita',
    text: 'Le Ferite occupano la mano, in vista di tutti. Curare è un’azione: a un Criminale costa 1 di Pericolo, tranne che al Rifugio. Con una mano di sole Ferite, il colpo seguente sposta invece il Livello di Pericolo.',
  },
  actions: {
    title: 'Tre azioni',
    text: 'Un turno ha tre azioni, in qualsiasi ordine, nessuna due volte. Una è fatta. Se non c’è altro che valga la pena, finisci qui: per la terza non danno medaglie.',
  },
  danger: {
    title: 'Il Livello di Pericolo',
    text: 'Il listello dietro la mappa si è mosso. Lo spinge in su il Criminale che comincia un turno In Fuga, o che si cura lontano dal Rifugio. All’ultimo spazio vincono i Detective, anche a metà turno.',
  },
  heist: {
    title: 'E uno',
    text: 'I Criminali hanno portato a termine una Scheda e se la prendono. Ancora una e hanno vinto. Se i Detective avevano qualcosa in mente, è il momento.',
  },
  cards: {
    title: 'Le carte',
    text: 'Nel gioco completo ci sono. Pescarne, giocarne o scartarne una è un’azione, la sola che si può ripetere. Si scartano per le Parti di un Colpo e gli Indizi di un’Indagine: prima di spenderle, guarda le Schede.',
  },
  officers: {
    title: 'Uomini in divisa',
    text: 'Un Detective può scartare Carte Polizia per mettere in gioco un Agente. L’Agente compare a Clerville, avvista chi passa e agisce dal round seguente. Può Muovere, Combattere e Indagare, e non chiede perché.',
  },
  clues: {
    title: 'Un Indizio',
    text: 'Ogni Scheda è anche un’Indagine. Il Detective che fa quel che chiede il prossimo Indizio ne ottiene l’effetto: di solito, Pericolo. Poi il segnalino va in un altro Luogo, e conviene seguirlo.',
  },
  ended: {
    title: 'Caso chiuso',
    text: 'La partita è finita e tutte le carte sono scoperte. «Com’è finita» disegna sulla mappa le strade vere, round per round: ora si vede quanto ci è mancato. Il gioco completo aggiunge carte, Agenti e Colpi veri e propri, e la guida continua anche lì.',
  },
}
