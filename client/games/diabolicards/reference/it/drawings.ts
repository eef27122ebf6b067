import { italian } from '../../../../../shared/words/grammar.ts'
import type { DrawingWords } from '../drawings.ts'

export const drawings: DrawingWords = {
  boards: 'I cartelli delle tre zone con potenza e sinergia: sopra Crepuscolo, sotto Alba',
  mat: 'Tutto il campo: tre zone con due metà ciascuna, e in mezzo i contratti',
  half: zone => `La metà di una parte nella zona: ${zone}`,
  contracts: 'Il centro del campo: due contratti, il mazzo, due contratti',
  card: name => `La carta «${name}»`,
  cards: names =>
    italian.plural(names.length, { one: `La carta «${names[0]}»`, other: `Le carte ${italian.list(names)}` }),
  signs:
    'I simboli: freccia in su, freccia in giù, àncora, scudo, freccia a quattro punte, carta, teschio, punto interrogativo, e il legame di una zona',
  deal: (kept, pledged) => `${kept} carte che si tengono, e ${pledged} messe fra i contratti a faccia in giù`,
  turn: card => `${card} in mano, poi in campo; poi il dorso della carta pescata`,
  synergy: zone => `Cinque carte in casa, e il cartello della zona con 4 di sinergia: ${zone}`,
  held: 'Nina a 8 accanto a Imperatrice; poi si gioca Reef, e Nina vale 0',
  kill: (by, victims) => `${by}, e le vittime barrate: ${italian.list(victims)}`,
  trade: (given, taken) => `Si dà ${given}, si prende ${taken}`,
  banned: 'I contratti in catene: fuori gioco',
  throne: name => `Lo spazio del Diabolico, vuoto; e ${name} che lo occupa, con la corona`,
  plain: name => `${name} in uno spazio normale: niente corona, e l’abilità è persa`,
  sealed: zone => `Una metà chiusa, bruciata e incatenata: ${zone}`,
  hand: open => `Una mano di quattro carte, di cui una scoperta: ${open}`,
  players: names => `I ritratti di ${italian.list(names)}`,
  example: ability => `${ability}: la zona prima, la carta giocata, e dopo`,
}
