import { it as words } from '../../../../../shared/games/diabolik/words/it/index.ts'
import type { Night } from '../figures.ts'
import { TOLD } from '../night.ts'

const { cards, cardTypes, die, figures, locations, roads, secondaries, sheets } = words
const at = (
  place: 'heist' | 'hideout' | 'from' | 'officer' | 'eva' | 'station' | 'morrigan' | 'nextClue' | 'morriganTo',
) => locations[TOLD[place]]
const card = (name: 'drawn' | 'gadget' | 'plan' | 'refused' | 'instead' | 'ginkoDraws' | 'paid') =>
  `«${cards[TOLD[name]].name}»`
const officer = figures.blueA.name

/** One round, told from beginning to end. */
export const night: Night = {
  criminalsTurn: {
    title: 'Un turno dei Criminali, raccontato',
    paragraphs: [
      `Round ${TOLD.round}, quattro giocatori, Pericolo ${TOLD.danger}. Il Colpo A è «${sheets[TOLD.sheet].name}»: il suo Luogo è ${at('heist')} e il Rifugio è a ${at('hideout')}, ma lo sanno solo i Criminali. Diabolik è nell’Ombra a ${at('from')}, Eva al Rifugio. L’${officer} è a ${at('officer')}, Ginko a ${at('station')}, Morrigan a ${at('morrigan')}. Sulla mappa non ci sono Personaggi Secondari: tocca subito ai Criminali, che mandano avanti Diabolik.`,
      `La sua prima azione: pesca una carta, ${card('drawn')}. La tiene per una notte in cui qualcuno gli sbarri la via.`,
      `La seconda: Muove in ${roads.highway}, da ${at('from')} per ${at('officer')} fino a ${at('heist')}. Sono 2 Luoghi; potrebbero essere 3. A ${at('officer')} passa davanti all’Agente, e deve dirlo: «Mi ha avvistato l’${officer}». Se di lì sia partito, passato o se vi si sia fermato, non lo dice.`,
      `La carta di ${at('heist')} è già sul Colpo A. Nel suo tracciato quindi non si mette nessuna carta: la pedina va su quella del Colpo, e nel tracciato un segno, una A, lo ricorda. Ora i Detective sanno dov’è senza sapere che città sia.`,
      `La terza: fa un’Attivazione. La Parte 1 lo vuole nel Luogo del Colpo e costa una carta ${cardTypes.gadget} e una ${cardTypes.plan}: scarta ${card('gadget')} e ${card('plan')}. ${secondaries.amira.name} entra in gioco, su una carta celata. Le sue 3 azioni sono finite.`,
      `Tocca a Eva. Al Rifugio, invece di pescare, può prendere una carta dagli scarti: prende ${card('plan')}, con cui il partner ha appena pagato. Il Pericolo sale a ${TOLD.afterPick}. Con la seconda azione, ancora quella delle carte, la gioca e pesca 3 carte. La prima è ${card('refused')}: usa la sua abilità, la scarta e ne pesca un’altra, ${card('instead')}. Non costa azioni, e vale una volta per turno.`,
      `La terza: Muove su una ${roads.stateRoad} fino a ${at('eva')}. Lungo la via non ci sono Poliziotti, e non si dice nulla. Tutti vedono che nel primo spazio del suo tracciato c’è ora una carta coperta, e sopra la sua pedina.`,
    ],
  },
  detectivesTurn: {
    title: 'Un turno dei Detective, raccontato',
    paragraphs: [
      `Lo stesso round. I Detective mandano avanti Ginko; il suo Agente agisce subito prima di lui. Dove può essere Diabolik? Sul Colpo A, e l’${officer} l’ha avvistato: il Colpo è a ${at('officer')} o lì intorno. L’Agente ha 2 azioni: Muove in ${roads.highway} fino a ${at('heist')}, e Indaga. Su quella carta c’è una pedina, e la carta viene rivelata: ${at('heist')}. Se si fosse sbagliato, non sarebbe successo nulla.`,
      'Diabolik è In Fuga. La pedina va sulla mappa, e le carte del suo tracciato tornano nel mazzo, senza essere viste. La Jaguar è nel suo box, e lui la prende.',
      `Ginko ha 3 azioni. Pesca una carta, ${card('ginkoDraws')}; Muove da ${at('station')} a ${at('heist')}, 1 Luogo in ${roads.highway}; Combatte. Il dado mostra ${die[TOLD.die]}: un colpo a segno, e Diabolik prende una Ferita. Per la sua abilità dovrebbe scartare una Carta Polizia e andare 1 Luogo più in là. Resta dov’è, e finisce il turno.`,
      `Morrigan è dov’è l’Indizio dell’Indagine B, a ${at('morrigan')}. Fa un’Attivazione: l’Indizio 1 di «${sheets[TOLD.investigated].name}» non costa nulla, e il Pericolo sale a ${TOLD.afterClue}. Si pesca il Luogo dell’Indizio successivo, ${at('nextClue')}, e il segnalino va lì.`,
      `Con la seconda azione Muove su una ${roads.stateRoad} fino a ${at('morriganTo')}. Con la terza mette in gioco un Agente: scarta ${card('paid')}, e l’${figures.yellowA.name} compare a ${at('station')}. Da subito avvista chi passa; agisce dal round successivo.`,
      `Comincia il round successivo. All’inizio del suo turno Diabolik è ancora In Fuga: Pericolo ${TOLD.next}. Con la Jaguar può Muovere e poi Tornare nell’Ombra, se prima si allontana dalla Polizia.`,
    ],
  },
}
