import { figure, name, names, place } from '../../../../shared/games/diabolik/words/it/say.ts'
import type { Guide } from './guide.ts'
import { bySide, type Doing, inEscape, todo, toReader } from './reader.ts'

const doing: Doing = {
  begin: who => `Comincia con ${name(who)}.`,
  drive: who => `Dai la Jaguar ${figure(who).al}.`,
  sneak: (to, letter, there) =>
    there
      ? `Vai ${place(to).al}: lì c’è la bandierina ${letter}.`
      : `Vai ${place(to).al}, verso la bandierina ${letter}.`,
  move: to => `Scappa ${place(to).al}.`,
  hide: to => `Torna nell’Ombra ${place(to).al}.`,
  advance: letter => `Prendi la via di fuga ${letter}.`,
  fight: whom => `Contrattacca: Combatti contro ${figure(whom).il}.`,
  wait: () => 'Resta dove sei: finisci il turno.',
  end: () => 'Basta così: finisci il turno.',
}
const next = todo(doing)

/** Read by him and by her alike: no word may agree with the reader. */
export const it: Guide = {
  criminals: {
    title: 'Cercano proprio voi',
    reader: toReader(mine =>
      mine.length > 1 ? `I tuoi personaggi sono due: ${names(mine)}.` : `Giochi con ${names(mine)}.`,
    ),
    text: inEscape(
      'Le bandierine rosse A, B e C sulla mappa sono tre vie di fuga da Clerville: chi resta un round a una bandierina trova la via aperta. Prendetene due su tre e avete vinto; se prima il Livello di Pericolo arriva all’ultimo spazio, vincono i Detective.',
      'Davanti a te ci sono tre Schede, A, B e C: portate a termine due di questi Colpi e avete vinto. I Detective vincono se prima il Livello di Pericolo, dietro la mappa, arriva all’ultimo spazio.',
    ),
    next: next('Guarda che cosa chiede la prossima Parte di ogni Scheda.'),
  },
  detectives: {
    title: 'Da qualche parte, qui',
    reader: toReader(mine => `Giochi con ${names(mine)}.`),
    text: inEscape(
      'Diabolik ed Eva sono là fuori, e non si vede dove. Trovali e non dar loro tregua: il Livello di Pericolo sale, e all’ultimo spazio avete vinto. Se prima prendono due delle tre vie di fuga, hanno vinto loro.',
      'Diabolik ed Eva sono là fuori, e non si vede dove. Trovali e non dar loro tregua: il Livello di Pericolo sale, e all’ultimo spazio avete vinto. Se prima portano a termine due Colpi, hanno vinto loro.',
    ),
    next: next('Guarda su quali carte vanno le loro pedine.'),
  },
  order: {
    title: 'Chi comincia',
    text: 'In un round giocano prima i Criminali, poi la Polizia. A ogni round ciascuna squadra decide chi dei due comincia; l’altro aspetta che abbia finito.',
    next: next('Scegli chi comincia.'),
  },
  shadows: {
    title: 'Nell’Ombra',
    text: inEscape(
      'La tua pedina sta su una carta coperta accanto alla mappa; la figura sulla mappa la vedi solo tu. Un turno ha tre azioni, nessuna due volte: in questa prima partita conta soprattutto Muovere.',
      'La tua pedina sta su una carta coperta accanto alla mappa; la figura sulla mappa la vede solo la tua squadra. Un turno ha tre azioni, e soltanto quelle con le carte si possono ripetere.',
    ),
    next: next('Muovi verso un Colpo.'),
  },
  roads: {
    title: 'Tre tipi di strada',
    text: 'Con un’Azione Muovere percorri fino a tre Luoghi in Autostrada, due su una Statale, uno su una Provinciale, senza mescolarle. Il numero è scritto sulla strada.',
    next: next('Fai clic su un Luogo illuminato.'),
  },
  sighting: {
    title: 'Un Avvistamento',
    text: 'Un Criminale nell’Ombra che lascia, attraversa o raggiunge un Luogo con Poliziotti deve dire quali, tutti: è un Avvistamento. In che ordine, e dove finisca la sua strada, resta segreto.',
    next: next(
      bySide('Se c’è una via senza testimoni, prendi quella.', 'Conta le strade da dove c’è stato l’Avvistamento.'),
    ),
  },
  advance: {
    title: 'Adesso',
    text: inEscape(
      'In questo turno non ci sono stati movimenti, e la via di fuga è aperta. Prenderla è un’azione come le altre; qualche via fa rumore, e manda In Fuga.',
      'C’è tutto quello che chiede la prossima Parte o il prossimo Indizio. L’Attivazione è un’azione come le altre, e quel che dice la Scheda succede subito.',
    ),
    next: next('Fai l’Attivazione.'),
  },
  onTheRun: {
    title: 'In Fuga',
    text: inEscape(
      'Qualcuno è stato trovato: la pedina va sulla mappa, le carte del tracciato nel mazzo, e ogni movimento è alla luce del sole. Ogni turno cominciato In Fuga alza di 1 il Livello di Pericolo, e a chi fugge nessuna via di fuga si apre.',
      'Qualcuno è stato trovato: la pedina va sulla mappa, le carte del tracciato nel mazzo, e ogni movimento è alla luce del sole. Ogni turno cominciato In Fuga alza di 1 il Livello di Pericolo, e chi fugge non attiva nessuna Parte.',
    ),
    next: next(
      bySide('Allontànati dalla Polizia e torna nell’Ombra.', 'Vai lì: con la Polizia accanto nessuno sparisce.'),
    ),
  },
  jaguar: {
    title: 'La Jaguar',
    text: 'Un Criminale che passa In Fuga può prendere l’auto, se è nel suo box. Chi guida Muove due volte in un turno, oppure Muove una volta e sparisce.',
    next: next(bySide('Prendila.', 'Taglia la strada all’auto.')),
  },
  goingBack: {
    title: 'Tornare nell’Ombra',
    text: 'Chi è In Fuga, in un Luogo senza Poliziotti, può sparire di nuovo, lì o in un Luogo raggiungibile. Vale come Azione Muovere, e la Jaguar, se è stata presa, torna nel suo box.',
    next: next(bySide('Sparisci dove non cercherebbero subito.', 'Cerca a un movimento da dove sono spariti.')),
  },
  fight: {
    title: 'Combattere',
    text: 'Il dado lo tira solo chi attacca: i coltelli colpiscono per i Criminali, le pistole per la Polizia. La Polizia attacca solo chi vede; un Criminale nascosto può colpire e restare nell’Ombra.',
    next: next('Combatti, o tieni l’azione per qualcosa di meglio.'),
  },
  investigate: {
    title: 'Bussare alla porta',
    text: bySide(
      'La Polizia ha cercato in un Luogo: Indagare è una delle sue azioni. Chi si nasconde lì passa In Fuga; se ci passano soltanto, non trovano nessuno.',
      'Indagare, una delle tue tre azioni, cerca nel Luogo in cui ti trovi. Chi si nasconde lì passa In Fuga; passarci non basta.',
    ),
    next: next(bySide('Non restare dove arriveranno fra poco.', 'Indaga dove può nascondersi qualcuno.')),
  },
  track: {
    title: 'Il tracciato',
    text: 'Chi si muove nell’Ombra mette la carta del nuovo Luogo, coperta, nel successivo di tre spazi. Dopo il terzo si ricomincia dal primo: il tracciato mostra le ultime tre tappe, a saperle leggere.',
    next: next(bySide('Che il tracciato li porti fuori strada.', 'Ricorda quale carta è arrivata quando.')),
  },
  waiting: {
    title: 'Un round di pazienza',
    text: 'Questa è una via di fuga. Si apre solo a chi in questo turno non ha fatto movimenti, dunque al più presto nel prossimo round; prima tocca alla Polizia.',
    next: next('Resta qui.'),
  },
  mark: {
    title: 'Un segno al posto della carta',
    text: inEscape(
      'Di ogni Luogo c’è una carta sola. Se è a una via di fuga, al Rifugio o nel tracciato del partner, la pedina va lì, e un segno sul tracciato lo dice a tutti.',
      'Di ogni Luogo c’è una carta sola. Se è su una Scheda, al Rifugio o nel tracciato del partner, la pedina va lì, e un segno sul tracciato lo dice a tutti.',
    ),
    next: next(bySide('Aspettati visite dove tutti sanno che sei.', 'Segnati che carta è.')),
  },
  unseen: {
    title: 'Qualcuno si è mosso',
    text: 'Vedi su quale carta è adesso la pedina, non da dove, verso dove, né per quale strada. Ma un movimento nell’Ombra è lungo al massimo tre Luoghi, e le strade le conosci.',
    next: next('Segna sulla mappa dove possono essere.'),
  },
  nothing: {
    title: 'In casa non c’è nessuno',
    text: inEscape(
      'Quella ricerca non ha trovato nessuno. Una carta di un tracciato ora sarebbe rivelata; quelle delle vie di fuga e del Rifugio restano coperte se non c’è sopra nessuno.',
      'Quella ricerca non ha trovato nessuno. Una carta di un tracciato ora sarebbe rivelata; quelle delle Schede e del Rifugio restano coperte se non c’è sopra nessuno.',
    ),
    next: next(bySide('Vai avanti mentre guardano altrove.', 'Cerca altrove.')),
  },
  turnedUp: {
    title: 'Una carta rivelata',
    text: 'Ora tutti leggono quale tappa era, e la carta resta rivelata. Chi se n’è andato è ancora nell’Ombra, ma non può essere lontano.',
    next: next(bySide('Lascia i dintorni.', 'Cerca a un movimento da lì.')),
  },
  danger: {
    title: 'Il Livello di Pericolo',
    text: 'Il Livello di Pericolo è cambiato: guarda le luci dietro la mappa. Lo alza il Criminale che comincia un turno In Fuga, o che si cura lontano dal Rifugio; all’ultimo spazio vincono i Detective.',
    next: next(bySide('Torna nell’Ombra prima del prossimo turno.', 'Tienili In Fuga.')),
  },
  wounded: {
    title: 'Una Ferita',
    text: 'Le Ferite occupano la mano, in vista di tutti. Curare è un’azione: se la fa un Criminale, il Livello di Pericolo sale di 1, tranne che al Rifugio.',
    next: next('Curati solo quando la mano ne è quasi piena.'),
  },
  heist: {
    title: 'A metà dell’opera',
    text: inEscape(
      bySide(
        'Una via di fuga è vostra. Ancora una delle due che restano, e avete vinto.',
        'I Criminali hanno una via di fuga. Ancora una, e hanno vinto.',
      ),
      bySide(
        'Avete portato a termine un Colpo, e la Scheda è vostra. Ancora uno, e avete vinto.',
        'I Criminali hanno portato a termine un Colpo. Ancora uno, e hanno vinto.',
      ),
    ),
    next: next(bySide('Scegli il prossimo.', 'Qualunque cosa tu abbia in mente, falla adesso.')),
  },
  cards: {
    title: 'Le carte',
    text: 'Pescare, giocare o scartare una carta è un’azione, la sola che si può ripetere. Le Parti di un Colpo e gli Indizi di un’Indagine si attivano scartandone.',
    next: next('Prima di spenderne, guarda le Schede.'),
  },
  officers: {
    title: 'Uomini in divisa',
    text: 'Un Detective può scartare Carte Polizia per mettere in gioco un Agente. L’Agente compare a Clerville, avvista chi passa e agisce dal round seguente: Muovere, Combattere, Indagare.',
    next: next(bySide('Gira al largo da Clerville.', 'Chiamane uno prima che serva.')),
  },
  clues: {
    title: 'Un Indizio',
    text: 'Ogni Scheda è anche un’Indagine. Il Detective che fa quel che chiede il prossimo Indizio ne ottiene l’effetto, di solito Pericolo; poi il segnalino va in un altro Luogo.',
    next: next(bySide('Fai più in fretta di loro.', 'Vai dove è andato il segnalino.')),
  },
}
