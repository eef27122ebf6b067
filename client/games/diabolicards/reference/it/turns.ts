import { it as words } from '../../../../../shared/games/diabolicards/words/it/index.ts'
import { N, type Reference } from '../figures.ts'

const { abilities, cards, groups, sides, symbols } = words

/** What there is, and what a turn is. */
export const turns = {
  goal: {
    title: 'Lo scopo',
    paragraphs: [
      `Un tempo la Vask vendeva eroi. Poi il virus è entrato negli eroi, gli eroi sono scesi in strada, e adesso due parti, ${sides.dawn} e ${sides.dusk}, si contendono quel che resta in piedi. Quando nessuno può più giocare, vince la parte che ha in campo più potenza.`,
      'La tua potenza è quanto valgono tutte le tue carte vive, più la sinergia delle tue zone. Si decide alla fine, ma il tavolo tiene il conto, e il conto dice da dove viene ogni punto.',
      'La parità è parità. La città, comunque vada, ha perso.',
    ],
  },
  mat: {
    title: 'Il campo',
    paragraphs: [
      'Le zone sono tre: Torre Vask, Covo della Gang e Campus di Havenvale. Ogni parte ha la sua metà di ogni zona, e le due metà stanno una di fronte all’altra. «Nella zona», su una carta, vuol dire in tutte e due; i nemici sono quelli dell’altra metà.',
      `La tua metà di una zona ha ${N.regular} spazi normali, 1 spazio del Diabolico e ${N.scorched} spazi di Terra Bruciata. Gli spazi dello stesso tipo si equivalgono. Ciascuno gioca dalla propria parte.`,
      `In mezzo ci sono il mazzo e i ${N.contracts} contratti, e accanto gli scarti, scoperti.`,
    ],
  },
  cards: {
    title: 'Le carte',
    paragraphs: [
      `Le carte sono ${N.cards}, in ${N.groups} gruppi, una diversa dall’altra. Ogni carta ha una potenza, un tipo (Umano o Apex), un genere e magari un’abilità. Tipo e genere contano per le abilità, e per nessun altro che valga la pena di interpellare.`,
      `Il simbolo accanto a un’abilità ne dice la specie. Freccia in su: ${symbols.boost}. Freccia in giù: ${symbols.hinder}. Àncora: ${symbols.anchor}. Scudo: ${symbols.shield}. Freccia a quattro punte: ${symbols.movement}. Carta: ${symbols.turn}. Teschio: ${symbols.skull}. Punto interrogativo: ${symbols.odd}. Catena: ${symbols.link}.`,
      `${groups.uselessApexes.name}, ${groups.harmlessHumans.name} e ${groups.retiredFolk.name} non hanno né potenza né abilità. Riempiono spazi e pagano i conti degli altri. Come tutti, in questa città; ma loro hanno un elenco a parte.`,
    ],
  },
  setup: {
    title: 'Prima del primo turno',
    paragraphs: [
      `Uno contro uno, peschi ${N.alone.draws} carte e ne metti ${N.alone.lays} fra i contratti, a faccia in giù. Due contro due, ne peschi ${N.shared.draws} e ne metti ${N.shared.lays}. Poi si scoprono tutte insieme. Ciascuno comincia con ${N.hand} carte in mano.`,
      'Solo adesso si può mettere lì per scelta un Diabolico o una carta Terra Bruciata. Nessuno potrà prenderla, nemmeno tu: resta dov’è finché qualcuno fa piazza pulita e la rimanda nel mazzo.',
      `Se tutte e ${N.contracts} sono carte così, si rimescolano nel mazzo e se ne danno altre, finché almeno una si può scambiare. Chi comincia lo decide la sorte, se il tavolo non dice altro.`,
    ],
  },
  turn: {
    title: 'Il turno',
    paragraphs: [
      'Le parti si alternano. Un turno è una di tre cose: un turno normale, uno scambio di contratto, o piazza pulita dei contratti.',
      'In un turno normale giochi una carta, e la sua abilità si usa. Se uccide, l’uccisione viene annunciata, e chi può salvare una vittima lo può fare. I morti si scartano. Poi peschi una carta, se il mazzo ne ha.',
      'In un turno di contratto non si gioca nessuna carta, e non si pesca.',
      `${abilities.turntable.name} ti dà un altro turno normale subito dopo questo. ${abilities.fatePurge.name} rimette nel mazzo tutta la tua mano, e ne peschi altrettante; la pescata di sempre viene dopo.`,
    ],
  },
  playing: {
    title: 'Giocare una carta',
    paragraphs: [
      'Una carta va in uno spazio normale libero dalla tua parte, in qualunque zona che non sia chiusa. Un Diabolico può andare anche in uno spazio del Diabolico. Terra Bruciata va nei suoi spazi e da nessun’altra parte.',
      'Prima di decidere, il pulsante dice che cosa succederebbe: quanto guadagna o perde ciascuna parte, chi morirebbe e chi potrebbe salvarsi, e se l’abilità andrebbe a vuoto.',
      'Una carta giocata resta giocata. Ormai è in diretta.',
    ],
  },
  linked: {
    title: 'I gruppi legati e la sinergia',
    paragraphs: [
      `Tre gruppi hanno una casa: ${groups.vaskExecutives.name} la Torre Vask, ${groups.theGang.name} il Covo della Gang, ${groups.havenvaleBatch.name} il Campus di Havenvale. Possono stare ovunque, e ovunque conta la loro potenza. Le loro abilità funzionano solo in casa.`,
      `Ogni carta legata che vive nella propria zona le dà anche 1 di sinergia, al massimo ${N.synergy}. Perciò cinque carte della Gang nel loro Covo valgono ${N.synergy} in più di quanto c’è stampato; la quinta viene per la compagnia.`,
      'Potenza e sinergia contano per la parte dove sta la carta, chiunque l’abbia giocata.',
    ],
  },
  abilities: {
    title: 'Le abilità',
    paragraphs: [
      'Un’abilità si usa una volta, quando la carta viene giocata, e arriva solo nella zona in cui è giocata, se la carta non dice altro. Non è facoltativa: quel che si può fare si fa. Solo «fino a» vuol dire un numero qualunque, anche zero.',
      'È persa se non c’è nessuno su cui usarla, se non c’è spazio, se lì niente si può spostare, se la carta deve ascoltare una predica, o se una carta legata è fuori casa. Quel che è perso o usato resta tale.',
      `Alcune abilità invece stanno in agguato: ${abilities.love.name}, ${abilities.runaway.name}, ${abilities.deathdodge.name}, ${abilities.whyStick.name}, ${abilities.whySplit.name} e ${abilities.desertion.name}. Non si perdono giocandole nella zona sbagliata: funzionano ogni volta che la carta sta in quella giusta. Una predica toglie anche queste.`,
      `Solo ${abilities.solForSoul.name} ridà l’abilità a una carta in campo. Una carta che ha lasciato il campo è come nuova, se mai verrà giocata ancora: vedi ${abilities.rewind.name} e ${abilities.deathdodge.name}.`,
      'Una carta spostata non usa di nuovo la sua abilità. E dove non resta niente da scegliere, sceglie il tavolo per te.',
    ],
  },
  holds: {
    title: 'Aumenti e riduzioni',
    paragraphs: [
      `Un aumento porta una carta a ${N.boost}, una riduzione a ${N.hinder}, qualunque cosa ci sia stampata. Conta l’ultimo arrivato. L’àncora dice quale carta lo tiene in piedi.`,
      'Dura finché la carta che lo tiene vive e nessuna delle due lascia la zona in cui si trova; da quale parte, non importa. Quando finisce, conta l’ultimo di quelli ancora in piedi, e se non ce ne sono la potenza stampata.',
      `Un esempio. ${cards.empress.name} tiene ${cards.ninaFromAccounting.name} a ${N.boost}. Di fronte arriva ${cards.reef.name} e le toglie la parola: ${N.hinder}. Quando lui muore, lei torna a ${N.boost}. Di lavorare non aveva mai smesso.`,
      `${cards.empress.name} e ${cards.nightreign.name} continuano a scegliere: se hanno preso meno di ${N.most} carte, quelle adatte che arrivano dopo nella zona sono prese da sé. Fanno ${N.most} scelte in tutta la vita, lui ${N.most} per parte. Chi muore o lascia la zona non viene sostituito, chi la lascia è libero per sempre, e chi è stato risparmiato una volta lo resta, anche dall’altra parte. Un segno sulla carta dice quante scelte restano.`,
      `${abilities.love.name} funziona in casa, come tutto il resto: nel Covo della Gang alza ${cards.romeoKnuckles.name}, nel Campus di Havenvale ${cards.julietVolt.name}, finché l’altro è lì, da una parte o dall’altra. Comodo non è mai stato.`,
    ],
  },
  movement: {
    title: 'Gli spostamenti',
    paragraphs: [
      `${abilities.redeploy.name}, ${abilities.influence.name}, ${abilities.runaway.name}, ${abilities.whySwap.name} e ${abilities.desertion.name} spostano carte, sempre da uno spazio normale a un altro. Tranne lo scambio, a tutte serve uno spazio libero, e in una zona chiusa non si va.`,
      'Una carta che cambia zona perde gli aumenti e le riduzioni che aveva e quelli che dava.',
      `Dove vive ${cards.spiderloom.name}, niente entra, esce o si sposta, da nessuna delle due parti. Lì si può ancora giocare, morire, e schivare la morte tornando nel mazzo.`,
    ],
  },
} as const satisfies Partial<Reference>
