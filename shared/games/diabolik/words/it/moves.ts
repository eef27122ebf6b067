import type { PieceId } from '../../../../kernel/game.ts'
import { italian } from '../../../../words/grammar.ts'
import type { Target } from '../../move.ts'
import { LETTERS, POLICE, ROADBLOCKS, type Scenario } from '../../state.ts'
import { playCardOn } from '../faces.ts'
import type { Sees, Words } from '../words.ts'
import { die, locations } from './names.ts'
import {
  counted,
  figure,
  list,
  name,
  card as named,
  over,
  place,
  plural,
  ROADS,
  roadblock,
  secondary,
  The,
  watcher,
} from './say.ts'
import { sheets } from './sheets.ts'

export const asks: Words['asks'] = {
  order: phase => (phase === 'police' ? 'Chi della Polizia agisce adesso?' : 'Quale Criminale agisce adesso?'),
  turn: (acting, actions, at) => {
    const who = at === undefined ? The(acting) : `${The(acting)}, ${place(at).al}`
    const left = `${plural(actions, { one: 'resta', other: 'restano' })} ${counted(actions, 'action')}`
    return `${who}: ${actions === 0 ? 'azioni finite. C’è altro?' : `${left}.`}`
  },
  jaguar: who =>
    plural(who.length, {
      one: `${list(who.map(The))} è In Fuga. In Jaguar o a piedi?`,
      other: 'Sono In Fuga tutti e due. Chi prende la Jaguar?',
    }),
  wounds: (who, count) =>
    `La mano ${figure(who).del} è piena e ${plural(count, { one: 'c’è', other: 'ci sono' })} ${counted(count, 'wound')} da prendere. Quale carta scarti?`,
  reroll: face => `Il dado mostra ${die[face]}. Tieni il risultato o ritiri?`,
  redraw: () => 'Tieni la carta o la scarti per pescarne un’altra?',
  exchange: (partner, answering) =>
    answering
      ? `${The(partner)} propone uno scambio. Metti giù quello che dai, poi accetta o rifiuta.`
      : `Che cosa dai ${figure(partner).al}? Metti giù le carte una per una, poi proponi lo scambio.`,
  way: who => `${secondary(who).il} può prendere più strade di pari lunghezza. Quale?`,
}

/** What a card or a Part is aimed at: «Ginko a Marbek in Autostrada». */
function aim(target: Target, sees: Sees): string {
  const { at, who, what, pick, to, road } = target
  const against = POLICE.find(each => each === what)
  const barrier = ROADBLOCKS.find(each => each === what)
  const letter = LETTERS.find(each => each === what)
  const parts = [
    who && name(who),
    against && `contro ${figure(against).il}`,
    barrier && roadblock(barrier),
    letter && `Segnalino Indizio ${letter}`,
    what === 'hide' && 'di nuovo nell’Ombra',
    what === 'swap' && 'scambiatevi di posto',
    what === 'stay' && 'restate dove siete',
    at && (barrier || who ? place(at).al : locations[at]),
    pick !== undefined && cardName(pick, sees),
    to && place(to).al,
    road && (to ? over(road).trim() : ROADS[road]),
  ]
  return parts.filter(part => typeof part === 'string' && part !== '').join(' ')
}

const cardName = (card: PieceId, { card: face }: Sees): string => {
  const known = playCardOn(face(card))
  return known ? named(known) : 'una carta'
}
function cardNames(pay: string, sees: Sees): string {
  const paid = pay.split(',')
  const unknown = paid.some(card => playCardOn(sees.card(card)) === undefined)
  return unknown ? counted(paid.length, 'card') : list(paid.map(card => cardName(card, sees)))
}
const paying = (pay: string, sees: Sees): string => (pay === '' ? '' : `, scartando ${cardNames(pay, sees)}`)

export const moves: Words['moves'] = {
  activate: ({ figure: who }) => `Fai agire ${figure(who).il}`,
  move: ({ to, road }) => `Vai ${place(to).al}${over(road)}`,
  sneak: ({ to, road }) => `Muoviti nell’Ombra fino ${place(to).al}${over(road)}`,
  hide: ({ to, road }) =>
    road === 'stay' ? `Torna nell’Ombra qui, ${place(to).al}` : `Torna nell’Ombra ${place(to).al}${over(road)}`,
  advance: (move, sees) => {
    const { kind, sheet, number } = sees.stage(move.letter)
    const aimed = aim(move, sees)
    if (kind === 'way') return `Prendi questa via di fuga: ${sheets[sheet].name} (${move.letter})`
    const stage = kind === 'part' ? `la Parte ${number} del Colpo` : `l’Indizio ${number} dell’Indagine`
    return `Attiva ${stage} ${move.letter}, ${sheets[sheet].name}${aimed && `, poi ${aimed}`}${paying(move.pay, sees)}`
  },
  fight: ({ target }) => `Combatti contro ${figure(target).il}`,
  heal: () => 'Cura una Ferita',
  draw: () => 'Pesca una carta',
  pick: ({ card }, sees) => `Prendi ${cardName(card, sees)} dagli scarti`,
  play: (move, sees) => {
    const aimed = aim(move, sees)
    return `Gioca ${cardName(move.card, sees)}${aimed && `: ${aimed}`}`
  },
  discard: ({ card }, sees) => `Scarta ${cardName(card, sees)}`,
  exchange: () => 'Scambia carte con il tuo partner',
  investigate: () => 'Indaga qui',
  officer: ({ officer, pay }, sees) => `Metti in gioco ${figure(officer).il}${paying(pay, sees)}`,
  step: ({ to, pay }, sees) => `Fai un passo fino ${place(to).al}${paying(pay, sees)}`,
  endTurn: (_, { acting }) => (acting ? `Fine del turno ${figure(acting).del}` : 'Fine del turno'),
  drive: ({ who }) => `Dai la Jaguar ${figure(who).al}`,
  onFoot: () => 'Resta a piedi',
  makeRoom: ({ card }, sees) => `Scarta ${cardName(card, sees)} per la Ferita`,
  reroll: () => 'Ritira il dado',
  stand: () => 'Tieni il risultato',
  redraw: () => 'Scarta e pesca un’altra carta',
  keep: () => 'Tieni la carta',
  lay: ({ card }, sees) => `Metti giù ${cardName(card, sees)}`,
  laid: () => 'Proponi lo scambio',
  agree: () => 'Accetta',
  refuse: () => 'Rifiuta',
  walk: ({ to }) => `Vai verso ${place(to).il}`,
}

export const kinds = (scenario: Scenario): Words['kinds'] => ({
  activate: null,
  move: 'Muovere',
  sneak: 'Muoversi nell’Ombra',
  hide: 'Tornare nell’Ombra',
  advance: scenario === 'escape' ? 'Prendere una via di fuga' : 'Fare un’Attivazione',
  fight: 'Combattere',
  heal: null,
  draw: null,
  pick: 'Prendere una carta dagli scarti',
  play: 'Giocare una carta',
  discard: 'Scartare una carta',
  exchange: null,
  investigate: null,
  officer: 'Mettere in gioco un Agente',
  step: 'Il passo di Ginko (gratis)',
  endTurn: null,
  drive: null,
  onFoot: null,
  makeRoom: 'Scartare una carta per la Ferita',
  reroll: null,
  stand: null,
  redraw: null,
  keep: null,
  lay: 'Mettere giù una carta',
  laid: null,
  agree: null,
  refuse: null,
  walk: null,
})

export const preview: Words['preview'] = ({ seen, blurred, sixths, doubles, danger, trap }) => {
  const sighting =
    seen &&
    (seen.length === 0
      ? 'senza Avvistamenti'
      : blurred
        ? `${counted(seen.length, 'sighting')}, ma senza nomi`
        : `Avvistamento: ${list(seen.map(watcher))}`)
  const parts = [
    sighting,
    sixths !== undefined &&
      `a segno ${sixths} su 6${doubles ? `, ${doubles} ${plural(doubles, { one: 'doppio', other: 'doppi' })}` : ''}`,
    danger !== undefined && `Pericolo ${danger > 0 ? `+${danger}` : `−${-danger}`}`,
    trap && 'nella tua Trappola',
  ].filter(part => typeof part === 'string')
  return parts.length === 0 ? '' : italian.noted('', italian.clauses(parts))
}

export const reasons = (scenario: Scenario): Words['reasons'] => ({
  onTheRun:
    scenario === 'escape'
      ? 'Mentre sei In Fuga non puoi prendere una via di fuga.'
      : 'Mentre sei In Fuga non puoi fare Attivazioni.',
  policeHere:
    'Non puoi tornare nell’Ombra finché nel tuo Luogo ci sono Poliziotti, o lì o accanto c’è un Posto di Blocco, o accanto ci sono Poliziotti a sirene spiegate.',
  noMoveLeft: 'In questo turno non puoi più Muovere.',
  oneRoadType: 'In uno stesso turno ci si muove su un solo tipo di strada.',
  roadblocks: 'Un Criminale che entra nel Luogo di un Posto di Blocco vi termina il movimento.',
  onceATurn: 'Nessuna azione si può ripetere nello stesso turno, tranne quella delle carte.',
  noActions: 'Non hai più azioni; solo l’Abilità di Ginko non ne costa.',
  officersOnly: 'Gli Agenti possono solo Muovere, Combattere e Indagare.',
  handFull: 'Hai la mano piena: non puoi pescare.',
  noPick: 'Dagli scarti si prende una carta solo al Rifugio (Criminali) o a Clerville (Detective).',
  cannotPay: 'Non hai le carte da scartare per la prossima Parte o il prossimo Indizio qui.',
  partnerAway: 'Puoi scambiare carte solo con il tuo partner nello stesso Luogo.',
  handsTooSmall: 'Non puoi accettare: o le mani non bastano per le carte messe giù, o non ce n’è nessuna.',
  nobodyInSight: 'La Polizia può Combattere solo contro Criminali In Fuga nello stesso Luogo.',
  officersOut: 'I tuoi Agenti sono già in gioco tutti e due.',
  officerTooDear: 'Hai troppo poche Carte Polizia per mettere in gioco un altro Agente.',
  cutOff: 'Le linee sono tagliate: in questo round niente Carte Polizia e niente Agenti.',
})
