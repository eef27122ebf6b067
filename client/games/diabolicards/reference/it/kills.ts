import { it as words } from '../../../../../shared/games/diabolicards/words/it/index.ts'
import { italian } from '../../../../../shared/words/grammar.ts'
import { KILLS, N, type Reference } from '../figures.ts'

const { abilities, cards, endgames } = words
const killing = italian.list(KILLS.map(ability => abilities[ability].name))

/** Death, contracts, and how it all ends. */
export const kills = {
  kills: {
    title: 'Le uccisioni',
    paragraphs: [
      `Uccidono: ${killing}. Tutte, tranne ${abilities.theEndgame.name}, arrivano solo alle carte negli spazi normali della zona, e qualcuna anche alle tue.`,
      `«Fino a ${N.most}» è un numero qualunque, anche nessuna. ${abilities.suicideKiller.name} è meno educato: ${N.most} delle tue, o tutte se sono di meno.`,
      'Un’uccisione viene annunciata con tutte le sue vittime. Le carte non salvate muoiono tutte insieme e finiscono negli scarti. Quel che tenevano in piedi è finito.',
      'Uno Sdoppiato non lo uccide nessuno, e non lo si può nemmeno scegliere, a meno che una predica gli abbia tolto l’abilità. Ma appena si gioca il quarto e tutti e quattro sono in campo, da qualunque parte, muoiono tutti e quattro, e nessuno chiede niente.',
    ],
  },
  saves: {
    title: 'I salvataggi',
    paragraphs: [
      `A salvare sono due abilità, e salvano solo la propria carta: ${abilities.runaway.name} e ${abilities.deathdodge.name}, una volta ciascuna.`,
      `${abilities.runaway.name} porta la carta in un’altra tua zona con uno spazio libero; se non c’è, non la porta da nessuna parte. ${abilities.deathdodge.name} la rimette nel mazzo; se il mazzo è vuoto, la carta resta dov’è, e la prossima volta muore.`,
      `Le carte legate si salvano solo in casa: ${cards.heloiseVask.name} nella Torre Vask, ${cards.hydraulia.name} nel Covo della Gang.`,
      'Risponde prima la parte attaccata, poi quella che attacca, per le proprie vittime. A una stessa uccisione si può rispondere con più salvataggi. Due contro due, può salvare l’uno o l’altro: per ogni carta vale la prima risposta, e le altre muoiono quando entrambi hanno lasciato fare.',
      'Nessuno è obbligato a salvare nessuno. Ma una carta lasciata morire è morta per sempre.',
    ],
  },
  contracts: {
    title: 'I contratti',
    paragraphs: [
      `I ${N.contracts} contratti sono scoperti. Puoi fare un turno di contratto se il mazzo ha almeno ${N.enough} carte e il turno appena finito, di chiunque fosse, non era a sua volta di contratto. Un turno in più è sempre un turno normale.`,
      'Scambio: prendi in mano un contratto e metti una tua carta al suo posto, scoperta. Poi si scarta la prima carta del mazzo.',
      `Piazza pulita: i contratti tornano nel mazzo, che si mescola. Le prime ${N.purged} carte si scartano, e se ne danno ${N.contracts} nuove.`,
      'I Diabolici e le carte Terra Bruciata non si scambiano mai, né in entrata né in uscita. Quando capitano fra i contratti, stanno lì e sorridono.',
      `Se tutte e ${N.contracts} sono carte così, i contratti sono congelati, e non resta che fare piazza pulita.`,
    ],
  },
  ban: {
    title: 'Quando i contratti sono fuori gioco',
    paragraphs: [
      `Quando alla fine di un turno il mazzo ha meno di ${N.enough} carte, i turni di contratto sono finiti. I contratti restano dove sono, scoperti e fuori gioco: né mazzo né scarti, un monumento alle offerte migliori.`,
      `Solo ${abilities.rewind.name} può riportarli, se il mazzo ha di nuovo almeno ${N.enough} carte.`,
    ],
  },
  diabolicalSlot: {
    title: 'I Diabolici e il loro spazio',
    paragraphs: [
      'Un Diabolico può stare in uno spazio normale oppure nello spazio del Diabolico: ognuna delle tue zone ne ha uno. Dall’uno all’altro non passa mai.',
      'Nello spazio del Diabolico la sua abilità funziona, in qualunque zona, e lo tocca solo Terra Bruciata: niente uccisioni, né riduzioni, né spostamenti, né prediche.',
      'In uno spazio normale è un Apex qualsiasi senza abilità, e lo si può uccidere, rinchiudere e convincere come chiunque altro. Se ne risente.',
    ],
  },
  endgame: {
    title: 'La Resa dei Conti',
    paragraphs: [
      `${cards.deathrender.name} e ${cards.razor.name} portano la ${abilities.theEndgame.name}. Quando ne giochi uno, scegli: ${endgames.enemy}, ${endgames.own}, ${endgames.both}, o ${endgames.nothing}.`,
      'Uccide tutte le carte di quella metà della zona, o di entrambe, Diabolici compresi. Sopravvivono solo gli Sdoppiati e le carte Terra Bruciata. Ci si può salvare, come da ogni uccisione.',
      'Niente tocca una carta Terra Bruciata se non l’altra, nei due modi raccontati alla voce Terra bruciata e rivali.',
    ],
  },
  scorched: {
    title: 'Terra bruciata e rivali',
    paragraphs: [
      'Terra bruciata: ogni parte ha una carta Terra Bruciata nella stessa zona e, finite le uccisioni e i salvataggi della seconda, lì non c’è più nessun altro, da nessuna delle due parti. Allora muoiono entrambe, e la zona è chiusa per sempre da tutte e due le parti. Non ci si gioca più, e nessuna abilità ci porta una carta.',
      'Si guarda una volta sola, quando arriva la seconda. Una zona che si svuota dopo non si chiude, e per impedirlo basta uno Sdoppiato.',
      'Come osi: una parte che le gioca entrambe non può fare due volte la stessa scelta, in qualunque zona; anche non fare niente è una scelta. Se stanno tutte e due nella stessa zona dalla stessa parte, muoiono entrambe appena la seconda ha finito, e non si chiude niente.',
      `Se ${abilities.rewind.name} riporta una delle due, conta l’ultima scelta fatta con l’altra.`,
    ],
  },
  passing: {
    title: 'Passare',
    paragraphs: [
      'Chi può giocare una carta deve fare un turno di qualche tipo. Chi non ha posto per nessuna delle sue carte può fare un turno di contratto, se ce n’è uno possibile, o passa finché si libera un posto.',
      'Chi non ha carte né turni di contratto passa senza che gli si chieda niente. Un turno passato conta come turno normale.',
    ],
  },
  ending: {
    title: 'La fine e il conto',
    paragraphs: [
      'La partita finisce quando nessuno ha più carte in mano, o quando tutti hanno passato di fila. Vince la parte con più potenza.',
      'Il conto la somma zona per zona: ogni carta con quanto ha stampato, quanto vale e chi bisogna ringraziare, poi la sinergia. Lo puoi guardare quando vuoi: non contiene segreti.',
      'A partita finita vedi anche come la potenza è salita e scesa, e di quali carte è il merito.',
    ],
  },
} as const satisfies Partial<Reference>
