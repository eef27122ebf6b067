import { names, ofSide } from '../../../../shared/games/diabolicards/words/it/say.ts'
import type { Guide } from './guide.ts'
import { atAPass, toReader } from './reader.ts'

const ONLY_PASS = 'Non resta che passare.'

export const it: Guide = {
  welcome: {
    title: 'Eroi andati a male',
    reader: toReader((mine, on) => `Sei ${names(mine)}, dalla parte ${ofSide(on)}.`),
    text: 'I supereroi hanno perso la testa, e due parti si contendono il resto; la tua è la metà vicina del campo. Il numero su una carta è la sua potenza: vince la parte che alla fine ne ha di più in campo.',
    next: 'Guarda i numeri sulle tue carte.',
  },
  partners: {
    title: 'Siete più di due',
    text: 'I compagni dividono una metà del campo e ne giocano i turni uno dopo l’altro. Non vedono le carte del compagno, e quel che si dice qui lo sentono tutti. Quando un’uccisione minaccia la loro parte, può salvare l’uno o l’altro.',
    next: 'Guarda che cosa gioca il compagno, e gioca di conseguenza.',
  },
  twoHands: {
    title: 'Due mani, una testa',
    text: 'Giochi la tua parte senza compagni, nei panni di entrambi i giocatori, ciascuno con la propria mano. Si alternano: gioca chi è di turno, l’altra mano aspetta. Le puoi guardare tutte e due, e nessuno può origliare.',
    next: 'Gioca dalla mano di turno.',
  },
  memory: {
    title: 'A memoria',
    text: 'A questo tavolo nessuno indica che cosa si può salvare. A ogni uccisione si chiede a ogni parte che ha vittime, per tutto il tempo previsto, e si può indicarne una qualunque; salvano solo Fuga e Schivamorte.',
    next: 'Ricorda dove sono le tue carte con Fuga e Schivamorte.',
  },
  pledge: {
    title: 'Qualcosa per la vetrina',
    text: 'Metti carte della tua mano fra i contratti, a faccia in giù; quando l’hanno fatto tutti, si scoprono insieme. Più tardi chiunque potrà prenderne una in cambio di un’altra, anche tu.',
    next: 'Rinuncia alle carte con il numero più basso.',
  },
  save: {
    title: 'Non così in fretta',
    text: 'Qualcuno vuole uccidere carte tue, e prima che muoiano tocca a te parlare. Una carta con Fuga o Schivamorte la scampa, una volta. Chi lasci morire non si salva più.',
    next: 'Salva la carta che per te vale di più.',
  },
  choosing: {
    title: 'Un’abilità chiede',
    text: 'La carta in campo vuole sapere su chi usare la sua abilità, e quel che si può scegliere è segnato. «Fino a» è un numero qualunque, anche zero; di’ «Basta così» quando basta.',
    next: 'Scegli fra quel che è segnato.',
  },
  mat: {
    title: 'Tre zone',
    text: 'Torre Vask, Covo della Gang e Campus di Havenvale: ogni parte ha la sua metà di tutte e tre, e le zone uguali si fronteggiano. In ciascuna hai otto spazi normali, uno per un Diabolico e due per Terra Bruciata. Un’abilità agisce nella zona in cui si gioca la carta, e di solito non oltre.',
    next: 'Scegli una zona per la tua carta.',
  },
  play: {
    title: 'Gioca una carta',
    text: 'In un turno normale giochi una carta in un tuo spazio libero, la sua abilità si compie, e ne peschi un’altra. Prima di decidere sai che cosa ne verrebbe: potenza guadagnata e persa, chi morirebbe, se l’abilità andrebbe a vuoto. Una volta lì, lì resta.',
    next: 'Prendi una carta dalla mano, poi uno spazio.',
  },
  linked: {
    title: 'Casa è dove funziona',
    text: 'Una delle tue carte è di un gruppo che ha una casa: i Dirigenti Vask la Torre, La Gang il Covo, le Matricole di Havenvale il Campus. La potenza conta ovunque, l’abilità solo in casa. Guarda la catena, prima di mandare in giro qualcuno.',
    next: 'Giocala nella sua zona.',
  },
  diabolical: {
    title: 'Un Diabolico',
    text: 'Hai in mano uno dei sei. Nello spazio del Diabolico la sua abilità funziona, e lo tocca solo Terra Bruciata. In uno spazio normale è un Apex qualunque con il muso lungo.',
    next: 'Tienilo per lo spazio del Diabolico.',
  },
  endgame: {
    title: 'La fine, in mano tua',
    text: 'Hai una carta Terra Bruciata: potenza dieci, e non la tocca niente se non la sua rivale. Quando la giochi scegli chi muore in quella zona: i nemici, i tuoi, tutti, o nessuno. I Diabolici non fanno eccezione.',
    next: 'Tienila finché non c’è molto da bruciare.',
  },
  contracts: {
    title: 'I contratti',
    text: 'Invece di giocare una carta puoi scambiarne una con un contratto, o fare piazza pulita e averne quattro nuovi. Lo scambio costa al mazzo una carta, la piazza pulita due. Due turni di contratto non si seguono mai, chiunque li faccia, e sotto le dieci carte nel mazzo non ce ne sono più.',
    next: 'Scambia solo per una carta che ti serve adesso.',
  },
  passing: {
    title: 'Passare',
    text: 'Chi non ha posto per nessuna carta, o non ha carte, passa, a meno che non faccia un turno di contratto; chi può giocare non può passare. Quando tutti hanno passato di fila, o nessuno ha più carte in mano, è finita.',
    next: atAPass('Fai piuttosto un turno di contratto, finché si può.', ONLY_PASS, 'Continua a giocare finché puoi.'),
  },
  kill: {
    title: 'Un’uccisione annunciata',
    text: 'Un’uccisione indica prima le vittime, che muoiono solo se nessuno le salva. Risponde prima la parte attaccata, poi chi attacca, per le proprie carte. Chi non si salva va negli scarti, e finiscono gli effetti che teneva in piedi.',
    next: 'Ricorda quali tue carte sanno salvarsi.',
  },
  burnt: {
    title: 'La Resa dei Conti',
    text: 'In una zona è arrivata una carta Terra Bruciata, e chi l’ha giocata ha detto chi muore. Può toccare anche ai Diabolici; al sicuro sono solo gli Sdoppiati e le carte Terra Bruciata. Una parte che gioca entrambe le carte Terra Bruciata non può fare due volte la stessa scelta.',
    next: 'Conta che cosa resta in quella zona.',
  },
  sealed: {
    title: 'Terra bruciata',
    text: 'Le due carte Terra Bruciata si sono incontrate in una zona dove non era rimasto nessun altro. Loro non ci sono più, e nemmeno la zona, per tutti e per sempre. Quel che hai ancora in mano deve andare altrove.',
    next: 'Gioca la prossima carta in un’altra zona.',
  },
  saved: {
    title: 'Morto? Non ancora',
    text: 'Fuga porta la sua carta in un’altra zona, Schivamorte la riporta nel mazzo. Ciascuna funziona una volta, e solo per la propria carta. Le carte legate ci riescono solo in casa.',
    next: 'Non contarci una seconda volta.',
  },
  held: {
    title: 'Su e giù',
    text: 'Adesso una carta vale 8 o 0, qualunque numero porti stampato. L’àncora mostra quale carta la tiene lì. Se quella muore, o una delle due lascia la zona, è finita; se a tenerla sono più carte, conta l’ultima.',
    next: 'Proteggi la carta che la tiene, o uccidila.',
  },
  lost: {
    title: 'Tutto per niente',
    text: 'Un’abilità è andata a vuoto. Succede senza bersaglio, senza spazio, fuori casa, dove vale Perché Incollare, o durante una predica. Da sola non torna.',
    next: 'Prima di giocare una carta, leggi che cosa ne verrebbe.',
  },
  sermon: {
    title: 'Fratel Belato ha la parola',
    text: 'In una delle zone si predica. La prossima carta giocata lì in uno spazio normale, da chiunque, deve ascoltare e perde la sua abilità.',
    next: 'Mandaci qualcuno che non ha niente da perdere.',
  },
  moved: {
    title: 'Traslochi',
    text: 'Una carta è stata spostata. Non usa di nuovo la sua abilità, e conta per la parte dove sta adesso. Se ha cambiato zona, perde aumenti e riduzioni, quelli che aveva e quelli che dava.',
    next: 'Rifai i conti delle due parti.',
  },
  extra: {
    title: 'Ancora uno',
    text: 'Ribaltone dà a chi lo gioca un altro turno, subito. Dev’essere un turno normale: niente contratti.',
    next: 'Guarda di chi è il turno.',
  },
  shown: {
    title: 'Carte scoperte',
    text: 'Una carta in mano a qualcuno adesso è scoperta, e la vedono tutti. È ancora in quella mano, e si può ancora giocare. La sorpresa, comunque, era sopravvalutata.',
    next: 'Gioca tenendo conto di quella carta.',
  },
  traded: {
    title: 'Uno scambio',
    text: 'Un contratto è stato preso e una carta lasciata al suo posto: tutti hanno visto l’uno e l’altra. La prima carta del mazzo è finita negli scarti. Dopo uno scambio deve seguire un turno normale, di chiunque sia.',
    next: 'Ricorda tutte e due le carte.',
  },
  purged: {
    title: 'Piazza pulita',
    text: 'I contratti sono tornati nel mazzo, e adesso lì ce ne sono altri quattro. I Diabolici e le carte Terra Bruciata non si possono scambiare. Se i contratti sono tutti e quattro di questi, sono congelati, e serve un’altra piazza pulita.',
    next: 'Guarda che cosa c’è lì adesso.',
  },
  power: {
    title: 'La potenza',
    text: 'Il tavolo somma di continuo: la potenza delle due parti, zona per zona, è sempre in vista. Il conto dice carta per carta di che cosa è fatta, con un premio per le carte nella propria zona.',
    next: 'Tieni d’occhio le due somme.',
  },
  synergy: {
    title: 'Buona compagnia',
    text: 'Una tua carta sta nella zona di casa del suo gruppo, che così vale 1 in più. Quattro valgono 4, ed è il massimo. Quando se ne vanno, se ne va anche il premio.',
    next: 'Porta a casa altri dello stesso gruppo.',
  },
  banned: {
    title: 'Basta contratti',
    text: 'Il mazzo ha meno di dieci carte. Di turni di contratto non ce ne sono più, e i quattro contratti restano dove sono, fuori gioco. Solo Riavvolgi potrebbe riportarli.',
    next: atAPass(ONLY_PASS, ONLY_PASS, 'Gioca quel che hai in mano.'),
  },
  lastCards: {
    title: 'Le ultime carte',
    text: 'Il mazzo è vuoto, e nessuno pesca più. Quel che hai in mano è tutto quel che ti resta da giocare. Quando le mani sono vuote, si tirano le somme.',
    next: atAPass(ONLY_PASS, ONLY_PASS, 'Pensa a tutte le carte che ti restano.'),
  },
}
