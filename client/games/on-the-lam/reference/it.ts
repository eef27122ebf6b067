import { START } from '../../../../shared/games/on-the-lam/rules/board.ts'
import { ALIBIS, type Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import { it as words } from '../../../../shared/games/on-the-lam/words/it.ts'
import { capital } from '../../../../shared/words/capital.ts'
import { italian } from '../../../../shared/words/grammar.ts'
import type { DrawingWords } from './drawings.ts'
import {
  beaten,
  cards,
  doorsteps,
  INCIDENTS,
  itemsOf,
  N,
  ODDS,
  type Reference,
  SKILLS,
  SUSPECTS,
  skillsOf,
  tasksOf,
  total,
  triedAt,
} from './figures.ts'

export { words }

const { tiles, suspects, skills } = words
const station = `la ${tiles.station}`
const roles = SUSPECTS.map(suspect => suspects[suspect].role)
const article: Readonly<Record<Suspect, string>> = { boxer: 'Il', dame: 'La', reporter: 'La', ceo: 'Il' }

/** Card names without their article. */
const bare = (name: string): string => name.replace(/^una? /, '')

export const drawings: DrawingWords = {
  complete: role => `Cinque carte alibi: ${role}`,
  suspect: role => `${role}: ritratto e scheda con le quattro abilità`,
  deal: 'Tre carte alibi coperte e il distintivo della polizia',
  choices: 'Un dado, una carta azione coperta e la targa dell’Agenzia investigativa',
  city: (role, place) => `La città dall’alto, con il nord in alto: ${role} (${place}) e le caselle a un passo`,
  search: (place, die, found) => `La targa «${place}», un dado che segna ${die} e ${found} carte alibi trovate`,
  skill: skill => `Segno dell’abilità ${skill}`,
  door: (place, keeper) => `${keeper} e la targa «${place}»`,
  police: 'Il distintivo della polizia',
  compass: 'Una rosa dei venti, con il nord in alto',
  card: name => `La carta ${name}`,
  custody: role => `${role} dietro le sbarre`,
  eye: (first, second, bought) => `Due carte, ${bare(first)} e ${bare(second)}, per una: ${bare(bought)}`,
  handed: card => `Una carta, ${bare(card)}, e il distintivo della polizia`,
  mob: (first, second) => `Due carte, ${bare(first)} e ${bare(second)}, e il distintivo della polizia`,
  limit: 'Cinque carte alibi',
  backs: 'Il dorso di una carta alibi e quello di una carta azione',
  plate: place => `La targa «${place}»`,
}

export const it: Reference = {
  goal: {
    title: 'Lo scopo',
    paragraphs: [
      `A Rion City c’è stato un delitto, e la polizia ha ristretto il campo a tutti i presenti. Chi per primo ha in mano ${N.complete} carte alibi del proprio personaggio e le porta dentro ${station} è innocente, e vince.`,
      `Vanno bene ${N.complete} carte tue qualsiasi. Ogni sospettato ha ${N.kinds} tipi di alibi in ${N.copies} copie ciascuno, e due rossetti scagionano la Dama quanto un rossetto e un guanto. Le ${N.alibis} carte stanno tutte in un solo mazzo: quasi sempre troverai gli alibi di qualcun altro.`,
      'Non ci sono squadre. Quello che nuoce al vicino giova a te, e anche il vicino ha letto questa pagina.',
    ],
  },
  suspects: {
    title: 'I sospettati',
    paragraphs: SUSPECTS.map(suspect => {
      const { role, name, blurb } = suspects[suspect]
      const able = italian.list(skillsOf(words, suspect).map(each => `${each.name} ${each.value}`))
      const proofs = italian.list(ALIBIS[suspect].map(alibi => words.alibis[alibi]))
      return `${article[suspect]} ${role}: ${name}. ${blurb} Casella di partenza: ${tiles[START[suspect]]}. Abilità: ${able}. Alibi: ${proofs}.`
    }),
  },
  setup: {
    title: 'Prima di cominciare',
    paragraphs: [
      'Si gioca da due a quattro. Un personaggio senza giocatore non è in città, ma le sue carte alibi restano nel mazzo e sono buona merce di scambio.',
      `Ognuno parte dalla propria casella con ${N.first} carte alibi prese a caso, di chiunque siano. La polizia comincia dentro ${station}.`,
      `Chi comincia lo decide la sorte. Poi si procede nell’ordine: ${italian.list(roles)}, e così via a ogni giro.`,
    ],
  },
  turn: {
    title: 'Il tuo turno',
    paragraphs: [
      `Per prima cosa devi spostarti di una casella. Poi, lì, fai una cosa sola: cerchi alibi, peschi una carta azione oppure fai uno scambio, se sei in uno dei due posti adatti (${tiles.eye} e ${tiles.mob}).`,
      'La carta azione si può pescare su qualunque casella, anche dove avresti potuto cercare.',
      'Quando tutti hanno giocato il proprio turno, la polizia fa la ronda. Poi comincia un nuovo round.',
    ],
  },
  walking: {
    title: 'Gli spostamenti',
    paragraphs: [
      `La città ha ${N.tiles} caselle, cinque file di tre. Ti sposti di una casella verso nord, sud, est o ovest, mai in diagonale, e non puoi restare dove sei.`,
      `Senza ${N.complete} carte alibi del proprio personaggio nessuno entra nella ${tiles.station} né l’attraversa. Tutti gli altri ci entrano solo in manette.`,
      'Più sospettati possono stare sulla stessa casella. Nemmeno finire dov’è la polizia è reato: non succede nulla, a meno che tu non fallisca lì una ricerca.',
    ],
  },
  searching: {
    title: 'La ricerca',
    paragraphs: [
      `Si può cercare in ${N.searchable} luoghi. La targa davanti a ciascuno porta un’abilità e un numero. Tira il dado e aggiungi la tua abilità: se il totale raggiunge il numero, hai trovato qualcosa.`,
      `Se raggiungi il numero o lo superi di 1, peschi 1 carta alibi; se lo superi di 2, ne peschi 2; se lo superi di ${N.mostFound} o più, ne peschi ${N.mostFound}, che è il massimo. Le carte vengono dal mazzo coperto, quindi possono essere di chiunque.`,
      `Un esempio. La Dama cerca all’${tiles.hotel}, dove serve ${skills.charm} ${N.easy}. Tira ${N.rolled} e ha ${skills.charm} ${N.best}: in tutto ${total}, cioè ${beaten} più del necessario, e pesca ${cards} carte. Con un 1 sarebbe rimasta a bocca asciutta.`,
      `Dopo un successo quel luogo per te è chiuso finché non avrai avuto successo in ${N.reopen}; a quel punto si riaprono tutti e ${N.searchable}. I tuoi segni non valgono per gli altri.`,
      'Un fallimento avvicina a te la polizia di una casella. Se non ti ha raggiunto, puoi riprovare, finché ne hai il coraggio, oppure rinunciare. Chi rinuncia finisce il turno e non pesca nulla.',
    ],
  },
  skills: {
    title: 'Abilità e probabilità',
    paragraphs: [
      `Le abilità sono quattro: ${italian.list(SKILLS.map(skill => skills[skill]))}. Ognuno ne ha due a ${N.best}, una a ${N.fair} e una a ${N.poor}, e nessuno le stesse.`,
      ...SKILLS.map(
        skill =>
          `${capital(skills[skill])}, dove serve: ${italian.list(triedAt(words, skill).map(({ name, need }) => `${name} (${need})`))}.`,
      ),
      `Su sei tiri, ${italian.clauses(ODDS.map(({ skill, easy, hard }) => `con abilità ${skill} ne riescono ${easy} contro ${N.easy} e ${hard} contro ${N.hard}`))}. I pulsanti ti mostrano le probabilità prima che tu decida.`,
    ],
  },
  places: {
    title: 'Che cosa serve, porta per porta',
    paragraphs: tasksOf(words).map(({ name, keeper, task }) => `${name}. ${keeper}. ${task}`),
  },
  police: {
    title: 'La polizia',
    paragraphs: [
      'Quando una ricerca fallisce, la polizia si avvicina di una casella a chi cercava: dritta se è in linea, altrimenti in diagonale. Chi sta dove si ferma viene interrogato. Se sei tu, il tuo turno finisce; se è solo qualcuno di passaggio, puoi continuare a cercare.',
      'Se fallisci una ricerca proprio sulla casella dov’è la polizia, interroga te e lascia in pace i vicini.',
      'Alla fine di ogni round la polizia fa la ronda: tira nord, sud, est o ovest e va di una casella in quella direzione. Dove la città finisce fa dietrofront e va di una casella dalla parte opposta. Tutti quelli che si trovano dove si ferma vengono interrogati.',
      'Anche alcune carte azione muovono la polizia. E anche la mala, dietro compenso.',
    ],
  },
  investigation: {
    title: 'L’interrogatorio',
    paragraphs: [
      'Quando la polizia si ferma sulla tua casella, o ci viene mandata, consegni una carta alibi del tuo personaggio. Scegli tu quale; tutti la vedono, e finisce negli scarti.',
      `Se non ne hai nemmeno una tua, perdi tutto, oggetto compreso, e ti portano alla ${tiles.station}. Le carte degli altri sospettati, sul tuo conto, non dimostrano nulla.`,
      `Un esempio. Il ${suspects.boxer.role} e il ${suspects.ceo.role} sono insieme alla ${tiles.deli} quando arriva la polizia. Il ${suspects.boxer.role} consegna un paradenti e resta. Il ${suspects.ceo.role} ha quattro carte, tutte della ${suspects.dame.role}, ed esce in manette.`,
    ],
  },
  custody: {
    title: 'In guardina',
    paragraphs: [
      `Dentro ${station} nessuno può farti altro: lì la polizia ti ignora, e la mala non può fare il tuo nome.`,
      `Al tuo prossimo turno esci con un normale spostamento (${italian.either(doorsteps(words))}) e lì agisci come al solito.`,
    ],
  },
  playCards: {
    title: 'Le carte azione',
    paragraphs: [
      `Ci sono ${N.plays} carte azione diverse, ${N.playCopies} copie di ciascuna. Quella che peschi la vedono tutti. Gli oggetti si tengono (vedi «Gli oggetti»); il resto succede subito, e poi il tuo turno è finito.`,
      ...INCIDENTS.map(card => `${words.cards[card].name}. ${words.cards[card].text}`),
    ],
  },
  items: {
    title: 'Gli oggetti',
    paragraphs: [
      'Puoi tenere un solo oggetto. Sta scoperto accanto alla tua mano e non conta come carta alibi. Se ne peschi un secondo, scegli quale dei due tenere.',
      'Lo usi dopo aver visto il dado, uno per ricerca, e solo se può migliorare il risultato; poi va scartato. Quando è il caso, te lo si chiede. Se ritiri il dado vale il secondo tiro, qualunque sia.',
      ...itemsOf(words).map(({ name, bonus }) =>
        bonus ? `${name}: aggiunge ${bonus.plus} a una ricerca di ${bonus.skill}.` : `${name}: si ritira il dado.`,
      ),
    ],
  },
  privateEye: {
    title: 'Scambi con l’investigatore',
    paragraphs: [
      'Due carte alibi di uno stesso sospettato, purché non tue, te ne comprano una tua. Che quel sospettato sia in gioco o no, non importa. Il detective Dan Cooper scorre il mazzo finché non spunta una carta del tuo personaggio; tutto il resto che trova per strada viene scartato, scoperto.',
      'Le tue due carte vanno prima negli scarti. Se né il mazzo né gli scarti hanno più carte tue, le riprendi e peschi invece una carta azione.',
      `Un esempio. La ${suspects.reporter.role} consegna un fermacravatta e un gemello da polsino, entrambi del ${suspects.ceo.role}. Cooper trova un rossetto, che viene scartato, e poi un taccuino, che è suo.`,
    ],
  },
  mob: {
    title: 'Scambi con la mala',
    paragraphs: [
      'Con due carte alibi di uno stesso sospettato, purché non tue, gli procuri una visita: la polizia va sulla sua casella, ovunque sia, e interroga tutti quelli che ci trova. Anche te, se sei lì.',
      'Mentre la polizia ha da fare lì, tu te la svigni: fai un’altra casella e agisci come al solito. Il tuo turno finisce solo se è venuta anche da te.',
      'Il sospettato dev’essere in gioco e non in guardina. Le due carte vengono scartate sotto gli occhi di tutti: nessuno si chiederà chi ringraziare.',
    ],
  },
  handLimit: {
    title: 'Quante carte in mano',
    paragraphs: [
      `Alla fine del tuo turno puoi avere al massimo ${N.limit} carte alibi. Se ne hai di più scegli quali scartare, scoperte.`,
      `Puoi anche tenerne meno: nel tuo turno, prima di agire o di riprovare, puoi guardare le tue carte e scartarne quante vuoi, e mentre scarti puoi scendere sotto le ${N.limit}.`,
      'Durante il turno non c’è limite, e il tuo oggetto non conta mai.',
    ],
  },
  secrets: {
    title: 'Chi vede che cosa',
    paragraphs: [
      `Le carte alibi in mano sono segrete, ma tutti vedono quante ne hai. Ciò che si consegna, si scambia o si scarta lo vedono tutti. Quale carta passi di mano con un ${words.cards.blackmail.name} lo sanno solo chi la prende e chi la perde.`,
      'Gli oggetti sono scoperti. I mazzi sono coperti, gli scarti scoperti. Un mazzo che si esaurisce viene subito rifatto mescolando i suoi scarti.',
      'A partita finita si scoprono tutte le mani.',
    ],
  },
  ending: {
    title: 'La fine',
    paragraphs: [
      `Vinci all’istante quando entri nella ${tiles.station}, a piedi o in taxi, con ${N.complete} carte alibi del tuo personaggio. Che la polizia sia in sede o no, non importa.`,
      `Se dopo il round ${N.rounds} non ci è riuscito nessuno, vince chi ha più carte alibi del proprio personaggio. A pari merito la vittoria si divide.`,
    ],
  },
  strategy: {
    title: 'Consigli, in confidenza',
    paragraphs: [
      'Prima di cercare conta le caselle fra te e la polizia. Ogni fallimento te ne costa una; quando è alla porta accanto, ti costa una carta.',
      'Tieniti sempre almeno una carta tua. È la cauzione che ti evita la guardina.',
      `Le carte degli altri sono denaro. Una coppia ti compra una carta tua (${tiles.eye}) o un guaio per un rivale (${tiles.mob}). Tieni le coppie, lascia andare le carte spaiate.`,
      `Occhio alle mani altrui. Chi ha ${N.limit} carte e si incammina verso il centro o bluffa o sta vincendo, e in entrambi i casi si merita una telefonata.`,
      `Nella ${tiles.station} si entra solo dalle caselle che la circondano: ${italian.list(doorsteps(words))}. Completa la collezione lì vicino, e non con la polizia nei paraggi.`,
    ],
  },
  controls: {
    title: 'Al tavolo',
    paragraphs: [
      'Quando tocca a te decidere, la domanda e le tue scelte compaiono a parole, come pulsanti. Ciò che nominano è evidenziato sul tavolo, e puoi fare clic o toccare direttamente lì.',
      'I tasti numerici valgono per le prime nove scelte; con Tab e le frecce arrivi a tutte, con Esc torni indietro di un passo. Trascina per girare il tavolo, usa la rotella o due dita per avvicinarti. La barra spaziatrice salta quello che si sta svolgendo.',
      'Puoi annullare una mossa finché non ha rivelato nulla a nessuno, non ha fatto tirare dadi e nessun altro ha mosso. Quando si può, il pulsante c’è.',
      'Ogni riga della cronaca è un pulsante che ti mostra dov’è successo il fatto. Se fra le tue scelte manca qualcosa che ti aspettavi, il tavolo sa dirti perché.',
      'Preferisci il testo alla scenografia? Nelle impostazioni c’è il tavolo semplice, dove si gioca tutto con la tastiera o con un lettore di schermo.',
    ],
  },
}
