import { CHARACTERS, DIE, SECONDARIES } from '../../../../../shared/games/diabolik/state.ts'
import { it as words } from '../../../../../shared/games/diabolik/words/it/index.ts'
import { italian } from '../../../../../shared/words/grammar.ts'
import { N, type Reference } from '../figures.ts'
import { lists } from './lists.ts'
import { night } from './night.ts'

export { drawings } from './drawings.ts'

const { cards, figures, locations, roads, secondaries } = words
const { clerville } = locations

export const it: Reference = {
  goal: {
    title: 'Lo scopo',
    paragraphs: [
      `Due ladri contro la polizia di un intero Stato. I Criminali, Diabolik ed Eva, vincono quando hanno portato a termine ${N.wanted} dei ${N.heists} Colpi. I Detective, Ginko e Morrigan, vincono quando il Livello di Pericolo arriva al massimo.`,
      `Il massimo è ${N.maximum}; con due giocatori è ${N.maximumOfTwo}. Chi raggiunge per primo il proprio scopo vince all’istante, anche a metà turno.`,
      'I Criminali si muovono senza essere visti, da una carta coperta all’altra. I Detective devono capire dove sono: da chi li ha avvistati, da dove si è già cercato, da quanta strada può fare un’auto in una notte.',
    ],
  },
  characters: {
    title: 'I Personaggi',
    paragraphs: [
      'I Personaggi in gioco sono sempre quattro, qualunque sia il numero dei giocatori. In quattro, uno a testa. In tre, un giocatore ha entrambi i Personaggi di una squadra e li gioca uno alla volta, ciascuno con la sua mano. In due, ogni giocatore ha una squadra: vedi «In due».',
      ...CHARACTERS.map(who => `${figures[who].name}. ${figures[who].blurb}`),
      `Gli Agenti sono i ${N.officers} in divisa: due blu agli ordini di Ginko, due gialli agli ordini di Morrigan. «Polizia» vuol dire tutti e sei, Detective e Agenti, e un «Poliziotto» è uno qualunque dei sei: Ginko e Morrigan come un Agente. Personaggi Secondari, furgone e Posti di Blocco non sono Poliziotti.`,
    ],
  },
  setup: {
    title: 'Prima del primo round',
    paragraphs: [
      `Delle ${N.sheets} Schede se ne pescano tre, che diventano A, B e C. Ognuna è un Colpo per i Criminali e un’Indagine per i Detective.`,
      `I Luoghi sono ${N.locations}, ciascuno con la sua carta. Se ne mette una coperta per ogni Colpo e una per il Rifugio: solo i Criminali possono guardarle. Altri Luoghi si pescano scoperti: per il primo Indizio di ogni Indagine, il cui segnalino va sulla mappa, e per la partenza dei Detective. I nove Luoghi sono tutti diversi, e le cinque carte viste da tutti tornano nel mazzo.`,
      'I Criminali cominciano sulla carta del Rifugio, nell’Ombra. Gli Agenti aspettano nella Centrale di Polizia, la Jaguar nel suo box; le mani sono vuote e il Livello di Pericolo è 0.',
    ],
  },
  round: {
    title: 'Il round',
    paragraphs: [
      'Prima camminano i Personaggi Secondari che sono sulla mappa. Poi tocca ai Criminali, infine alla Polizia.',
      'A ogni round i Criminali decidono chi di loro va per primo. Lo stesso fanno i Detective; gli Agenti di ciascuno agiscono subito prima di lui o di lei. Ogni figura finisce il turno prima che cominci la successiva.',
      'Quello che una squadra decide insieme lo decide chi risponde per primo.',
    ],
  },
  actions: {
    title: 'Le azioni',
    paragraphs: [
      'Un Personaggio ha 3 azioni per turno, un Agente 2, nell’ordine che preferisce; si può finire prima. Nessuna azione si ripete nello stesso turno, tranne quella delle carte.',
      'Ogni Personaggio può Muovere, fare un’Attivazione di un Colpo o di un’Indagine, Combattere, Curare una Ferita, Scambiare carte, e pescare, giocare o scartare una carta. I Criminali possono anche Tornare nell’Ombra. I Detective possono anche Indagare e Mettere in gioco un Agente.',
      'Un Agente può Muovere, Combattere e Indagare: nient’altro.',
      'Le Abilità di Eva, Ginko e Morrigan non costano azioni. Ognuna si usa una volta per turno.',
    ],
  },
  moving: {
    title: 'Muovere',
    paragraphs: [
      `Con un’Azione Muovere si percorrono fino a ${N.highway} Luoghi in ${roads.highway}, ${N.stateRoad} su una ${roads.stateRoad} o ${N.countyRoad} su una ${roads.countyRoad}. Il numero è scritto sulla strada: nessuno deve fidarsi del colore.`,
      'In uno stesso turno ci si muove su un solo tipo di strada. Non contano il passo di Ginko e le carte che fanno muovere di 1 Luogo.',
      'Il movimento finisce in un Luogo diverso da quello di partenza. In un Luogo possono stare quante figure si vuole, e i Poliziotti non sbarrano mai la strada. Se in un Luogo si arriva per più vie, scegli tu quale: dalla via dipende chi ti avvista.',
      'Una carta che dice «fai un’Azione Muovere» consuma la tua Azione Muovere. Una che dice «muoviti di 1 Luogo» o «vai direttamente» no.',
      'Vicino vuol dire a un passo di distanza, su una strada di qualsiasi tipo.',
    ],
  },
  shadows: {
    title: 'Nell’Ombra',
    paragraphs: [
      'Un Criminale nascosto non è sulla mappa. La sua pedina sta su una Carta Luogo coperta; ogni Criminale ha un tracciato di tre spazi, disposti in cerchio. Per Muovere metti la carta del nuovo Luogo nello spazio successivo, e sopra la tua pedina. La carta che c’era prima torna nel mazzo.',
      'Se quella carta è già nel tuo tracciato, passa nel nuovo spazio. Se è altrove, su un Colpo, al Rifugio, sotto un Personaggio Secondario o nel tracciato del partner, la pedina va lì, e un segno fra due spazi del tuo tracciato lo ricorda.',
      'Tutti vedono su quale carta è la tua pedina e quale carta è andata dove. Che cosa c’è scritto su una carta coperta lo sanno solo i Criminali.',
      'Una carta rivelata resta rivelata, dovunque vada. Stare su una carta rivelata non basta per essere In Fuga: occorre che qualcuno Indaghi in quel Luogo.',
    ],
  },
  sightings: {
    title: 'Avvistamenti',
    paragraphs: [
      'Un Criminale nell’Ombra che lascia, attraversa o raggiunge un Luogo con Poliziotti deve dire quali ha incontrato, tutti. Non dice in che ordine, né dov’è adesso; della strada, della via e della lunghezza non si sa nulla.',
      `Un esempio. Ci sono Agenti a ${clerville} e a ${locations.wilsonLake}. Eva va da ${locations.gardenburg} a ${locations.bentovil} passando da entrambi: l’avvistano tutti e due. Fermandosi a ${clerville} l’avrebbe avvistata uno solo; a ${locations.wilsonLake}, di nuovo tutti e due.`,
      'Ogni movimento nell’Ombra su strada causa Avvistamenti, che venga da un’Azione Muovere, da una Parte o da una carta, se la carta non dice altro; quando si va «direttamente» in un Luogo, solo alla partenza e all’arrivo. Conta anche Tornare nell’Ombra, e un Posto di Blocco avvista come un Poliziotto.',
      'Non vale il contrario: un Poliziotto che arriva dov’è un Criminale nascosto non avvista nessuno. E nessuno avvistano gli Agenti che aspettano nella Centrale di Polizia.',
    ],
  },
  investigate: {
    title: 'Indagare',
    paragraphs: [
      'Ogni Poliziotto può Indagare nel Luogo in cui si trova. Se la carta del Luogo è in un tracciato, viene rivelata e resta così: il Criminale è passato di lì, o c’è ancora.',
      'Chi ha la pedina su quella carta passa In Fuga, dovunque sia la carta. Se ce ne sono due, passano In Fuga entrambi.',
      'La carta di un Colpo, del Rifugio o di un Personaggio Secondario viene rivelata solo se c’è sopra una pedina. Altrimenti non succede nulla, e i Detective ne sanno meno di quanto credono.',
    ],
  },
  onTheRun: {
    title: 'In Fuga',
    paragraphs: [
      'Si passa In Fuga quando qualcuno Indaga e ti trova, o quando lo dice una Parte: mai di propria volontà. La pedina va sulla mappa e le carte del tuo tracciato tornano nel mazzo, senza essere viste. Se su una di esse c’è il tuo partner nascosto, quella carta e il partner passano nel tracciato del partner.',
      'Da quel momento tutti vedono dove sei, la Polizia può Combattere contro di te e non puoi fare Attivazioni. Ogni volta che cominci un turno In Fuga, il Livello di Pericolo sale di 1.',
      'C’è un solo modo di uscirne: Tornare nell’Ombra.',
    ],
  },
  jaguar: {
    title: 'La Jaguar',
    paragraphs: [
      'Quando passi In Fuga, se la Jaguar è nel suo box, puoi prenderla. Se i Criminali vengono scoperti tutti e due insieme, decidono loro chi guida.',
      'Chi guida può Muovere due volte nello stesso turno, oppure Muovere una volta e Tornare nell’Ombra. Il tipo di strada è lo stesso per entrambi i movimenti, e un movimento fatto nell’Ombra prima, in quel turno, conta come uno dei due.',
      'La Jaguar ha un solo guidatore e non passa a nessun altro. Quando chi la guida Torna nell’Ombra, rientra nel box.',
    ],
  },
  goingBack: {
    title: 'Tornare nell’Ombra',
    paragraphs: [
      'Se sei In Fuga, nel tuo Luogo non ci sono Poliziotti, e né lì né in un Luogo vicino c’è un Posto di Blocco, puoi sparire. Vale come Azione Muovere: scegli un Luogo che puoi raggiungere, o quello in cui sei, e metti la sua carta coperta nel primo spazio del tracciato. Se la carta è già in gioco, la pedina va su di essa, dovunque si trovi.',
      'I Poliziotti che lasci, incontri o raggiungi ti avvistano, come per ogni movimento nell’Ombra.',
    ],
  },
  fights: {
    title: 'Combattere',
    paragraphs: [
      'Scegli un avversario nel tuo Luogo e tira il Dado; tira solo chi attacca. I coltelli colpiscono per i Criminali, le pistole per la Polizia, e un simbolo doppio vale due colpi.',
      `Le sei facce: ${italian.list(DIE.map(face => words.die[face]))}. Per ciascuna squadra ne colpisce la metà.`,
      'La Polizia può Combattere solo contro un Criminale che vede, cioè In Fuga. Un Criminale nascosto può attaccare qualsiasi Poliziotto nel suo Luogo, e resta nell’Ombra.',
      'Un Agente colpito torna alla Centrale di Polizia. Un Personaggio prende una Ferita per ogni colpo.',
    ],
  },
  wounds: {
    title: 'Ferite e cure',
    paragraphs: [
      'Le Ferite occupano posto in mano. Se la mano è piena, prima si scarta un’altra carta per far posto. Tutti vedono quante Ferite hai.',
      'Se la mano è piena di sole Ferite, non se ne prendono altre. Ne risente il Livello di Pericolo: sale di 1 per un Criminale, scende di 1 per un Detective. Lo stesso vale quando le 18 Ferite sono finite.',
      `Curare toglie una Ferita. Se è un Criminale a farlo il Pericolo sale di 1, tranne che al Rifugio; se è un Detective scende di 1, tranne che a ${clerville}.`,
    ],
  },
  cards: {
    title: 'Le carte, il Rifugio e la Centrale di Polizia',
    paragraphs: [
      `La mano è di ${N.hand} carte, quella di Diabolik di ${N.largeHand}, Ferite comprese. Con la mano piena non si pesca, nemmeno se lo dice una carta.`,
      'Con un’azione peschi una carta, ne giochi una o ne scarti una. Una carta giocata va fra gli scarti, a meno che non dica di restare accanto a qualcosa: allora sta lì, in vista. Se una carta contraddice le regole, ha ragione la carta.',
      `Un Criminale al Rifugio, o un Detective a ${clerville}, dov’è la Centrale di Polizia, invece di pescare può prendere dagli scarti della squadra la carta che vuole. Al Rifugio il Pericolo sale di 1, alla Centrale scende di 1. L’Abilità di Eva qui non serve.`,
      'Anche un Criminale In Fuga può usare il Rifugio. La carta del Rifugio viene allora rivelata, e resta così.',
      'Quando si pesca l’ultima carta di un mazzo, gli scarti diventano subito il mazzo nuovo. Un nuovo mazzo Crimine fa salire il Pericolo di 1, un nuovo mazzo Polizia lo fa scendere di 1 (non nell’edizione italiana).',
    ],
  },
  exchange: {
    title: 'Scambiare carte',
    paragraphs: [
      'Due partner nello stesso Luogo possono scambiarsi quante carte vogliono, anche in numero diverso. Le Ferite non si scambiano.',
      'Tu metti giù delle carte; il partner le vede e ne mette giù altre, o nessuna, o rifiuta. Un rifiuto non costa azioni, ma per quel turno non puoi più chiedere. Entrambe le mani devono rispettare il limite.',
      'Tutti sanno dello scambio e vedono quante carte passano di mano. Nessuno viene scoperto per questo.',
    ],
  },
  officers: {
    title: 'Mettere in gioco un Agente',
    paragraphs: [
      `Dovunque tu sia, scarta 1 Carta Polizia, o 2 se l’altro tuo Agente è già in gioco. L’Agente compare a ${clerville}, avvista da subito chi passa e agisce dal round successivo.`,
      'Ginko mette in gioco gli Agenti blu, Morrigan quelli gialli. Un Agente colpito torna alla Centrale di Polizia e si può richiamare.',
    ],
  },
  heists: {
    title: 'Colpi e Indagini',
    paragraphs: [
      'Ogni Scheda ha tre Parti per i Criminali e tre Indizi per i Detective. Si attivano in ordine, con un’Attivazione, quando si verifica ciò che chiedono e si possono scartare le carte che costano. Ogni carta vale per uno dei tipi indicati.',
      'Una Parte può attivarla solo un Criminale nell’Ombra, un Indizio solo un Detective; gli Agenti no. Se una Parte dice dove deve essere chi ne ha attivata un’altra, o chi non l’ha attivata, può attivarla l’uno o l’altro Criminale.',
      'Dopo un Indizio si pesca il Luogo del successivo, e il segnalino va lì. Non si pesca nulla dopo l’ultimo, né dove la Scheda toglie il segnalino. Un Luogo pescato non è mai uno di quelli coperti: conviene ricordarsene.',
      'Con la terza Parte il Colpo è portato a termine. Gli Indizi rimasti sono perduti, e il Pericolo scende di 1 per ogni Indizio già attivato. La Carta Luogo del Colpo torna nel mazzo, o passa nel tracciato del Criminale che ci sta sopra.',
    ],
  },
  secondaries: {
    title: 'I Personaggi Secondari e il furgone',
    paragraphs: [
      'Per certi Colpi serve qualcun altro. Se a metterlo in gioco sono i Criminali, sta su una Carta Luogo celata accanto al tabellone. Se lo rivelano o lo mettono in gioco i Detective, sta sulla mappa. Juliana e Matteo ci sono fin dall’inizio.',
      'Sulla mappa un Personaggio Secondario cammina di 1 Luogo a round, per la via più breve, verso il posto scritto sulla sua pedina, e lì si ferma. Fra vie di pari lunghezza scelgono i Criminali. Quando il suo Colpo è portato a termine, se ne va.',
      'Se un Criminale è sulla carta celata quando viene rivelata, il Personaggio Secondario va sulla mappa e la carta, scoperta, nel tracciato del Criminale. Nessuno passa In Fuga per questo.',
      ...SECONDARIES.map(who => `${secondaries[who].name}. ${secondaries[who].blurb}`),
      `${secondaries.van.name}. ${secondaries.van.blurb} Come si muove sta scritto sulla sua Scheda.`,
    ],
  },
  danger: {
    title: 'Il Livello di Pericolo',
    paragraphs: [
      'Sale di 1 per un Indizio che lo dice; per ogni Criminale che comincia il turno In Fuga; quando un Criminale si cura lontano dal Rifugio; quando viene colpito un Criminale con la mano piena di Ferite; per una carta presa dagli scarti al Rifugio; per un nuovo mazzo Crimine.',
      `Scende di 1 per ogni Indizio attivato di un Colpo portato a termine; quando un Detective si cura lontano da ${clerville}; quando viene colpito un Detective con la mano piena di Ferite; per una carta presa dagli scarti alla Centrale di Polizia; per un nuovo mazzo Polizia (non nell’edizione italiana).`,
      'Non scende mai sotto lo 0, e anche alcune carte lo spostano.',
      `Nessuna notte dura in eterno: dal round ${N.late} in poi sale di 1 all’inizio di ogni round, e non scende più.`,
    ],
  },
  markers: {
    title: 'Posti di Blocco e Trappole',
    paragraphs: [
      `I Posti di Blocco sono ${N.roadblocks}, e li mette la Carta Polizia con questo nome. Un Posto di Blocco sta in vista sulla mappa, avvista i Criminali nell’Ombra come fanno i Poliziotti, un Criminale che entra nel suo Luogo vi termina il movimento, e da lì o da un Luogo vicino nessuno torna nell’Ombra. Resta finché non viene spostato o tolto.`,
      'Le Trappole sono 2, e le prepara la Carta Crimine con questo nome. Dove sono lo sanno solo i Criminali. Una Trappola scatta sul primo Poliziotto che vi arriva, comunque ci arrivi: un Agente torna alla Centrale di Polizia, un Detective viene colpito una volta.',
    ],
  },
  secrets: {
    title: 'Chi vede che cosa',
    paragraphs: [
      'Le mani sono segrete, anche per il partner; tutti vedono quante carte e quante Ferite contengono. Gli scarti sono scoperti.',
      'I Criminali sanno che cosa dicono le carte coperte, dove sono il Rifugio e i Colpi e dove si trovano le Trappole. Possono scriversi senza essere sentiti, con frasi pronte o con parole loro. I Detective devono parlare davanti a tutti.',
      'Una carta coperta si può seguire con gli occhi da uno spazio all’altro, e possono farlo tutti. Che cosa ne ricavi è affar tuo.',
    ],
  },
  twoPlayers: {
    title: 'In due',
    paragraphs: [
      `Ogni giocatore ha una squadra, con una sola mano per entrambi i Personaggi: ${N.largeHand} carte per i Criminali, ${N.hand} per i Detective. Non ci sono scambi, e si tolgono ${cards.radioWatch.name} e ${cards.walkieTalkie.name}.`,
      'Una squadra ha 4 azioni per turno, da dividere come vuole fra i suoi due Personaggi, anche 4 e 0. L’uno finisce prima che cominci l’altro, e nessuno dei due ripete un’azione, tranne quella delle carte. Gli Agenti conservano le loro 2 azioni e agiscono tutti prima dei Detective.',
      'L’Abilità di Eva vale ogni volta che i Criminali pescano; quelle di Ginko e Morrigan restano alle loro figure. Quando comincia la fase dei Criminali, il Pericolo sale di 1 per ognuno di loro In Fuga, che agisca o no.',
      `Con l’edizione italiana si può scegliere invece «${words.options.pairs.values.apart.name}»: allora ogni Personaggio ha una mano e 3 azioni, tutto è come in quattro, e il massimo del Livello di Pericolo è ${N.maximum}.`,
    ],
  },
  ...night,
  ...lists,
}
