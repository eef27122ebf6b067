import { capital } from '../../../../words/capital.ts'
import { italian } from '../../../../words/grammar.ts'
import type { Location } from '../../map/locations.ts'
import { isWayOut } from '../../sheets/names.ts'
import type { Criminal, Scenario, Spot } from '../../state.ts'
import type { PieceWords, PlaceWords, Shadow, TableWords } from '../labels.ts'
import type { Lasting, Words } from '../words.ts'
import { backs, locations, phases } from './names.ts'
import {
  card,
  counted,
  figure,
  job,
  list,
  type Noun,
  name,
  names,
  noun,
  onto,
  place,
  plural,
  roadblock,
  secondary,
  space,
  spelled,
  The,
} from './say.ts'
import { sheets } from './sheets.ts'

export const pieces = (scenario: Scenario): PieceWords => ({
  location: at => (at === undefined ? backs.location : `Carta Luogo ${locations[at]}`),
  crime: face => (face === undefined ? backs.crime : card(face)),
  police: face => (face === undefined ? backs.police : card(face)),
  wound: backs.wound,
  jaguar: 'Jaguar',
  sheet: (sheet, letter, parts, clues, done) => {
    const { name: title, ...all } = sheets[sheet]
    if (isWayOut(sheet)) return `${letter}: ${title}, ${done ? 'già presa' : 'ancora aperta'}`
    if (done) return `${letter}: ${title}, Colpo portato a termine`
    return `${letter}: ${title}, Parti ${parts} su ${all.parts.length}, Indizi ${clues} su ${all.clues.length}`
  },
  clue: letter => `Segnalino Indizio ${letter}`,
  mark: to => `Segno: da qui ${onto(to, 'a', scenario)}`,
  roadblock: which => (which ? roadblock(which) : 'Posto di Blocco'),
  trap: 'Trappola',
})

const SPOTS: Readonly<Record<Spot, string>> = {
  station: 'alla Centrale di Polizia',
  hideout: 'al Rifugio',
  jaguar: 'alla Jaguar',
}

export const places = (scenario: Scenario): PlaceWords => ({
  fixed: {
    locations: 'Mazzo Luoghi',
    crime: 'Mazzo Crimine',
    'crime:discards': 'Scarti Crimine',
    police: 'Mazzo Polizia',
    'police:discards': 'Scarti Polizia',
    hideout: 'Rifugio',
    station: 'Centrale di Polizia',
    garage: 'Box della Jaguar',
    sheets: scenario === 'escape' ? 'Vie di fuga' : 'Colpi e Indagini',
  },
  heist: letter => `Carta Luogo ${job(letter, scenario).del}`,
  extra: who => `Nascondiglio ${secondary(who).del}`,
  track: (who, index) => `Tracciato ${figure(who).del}, ${space(index)}`,
  after: (who, index) => `Tracciato ${figure(who).del}, dopo lo ${space(index)}`,
  hand: who => `Mano ${figure(who).del}`,
  drawn: who => `Carta appena pescata ${figure(who).dal}`,
  laid: who => `Carte messe giù ${figure(who).dal}`,
  beside: spot => `Accanto ${SPOTS[spot]}`,
  letter: letter => `Scheda ${letter}`,
  loose: { stay: 'Resta dove sei', swap: 'Scambiatevi di posto', nobody: 'Senza Avvistamenti' },
})

/** The card that a token stands on, or that another lies next to. */
function cardOf(on: Shadow, scenario: Scenario, whose?: Criminal): string {
  if (on.type === 'heist') return `carta ${job(on.letter, scenario).del}`
  if (on.type === 'hideout') return 'carta del Rifugio'
  if (on.type === 'extra') return `carta ${secondary(on.who).del}`
  const track = on.who === whose ? 'del proprio tracciato' : `del tracciato ${figure(on.who).del}`
  return `carta nello ${space(on.space)} ${track}`
}

const known = (at: Location | undefined): string => (at === undefined ? '' : `: ${locations[at]}`)
const isSpot = (spot: Spot | Shadow): spot is Spot => typeof spot === 'string'

export const status =
  (scenario: Scenario): Words['status'] =>
  (danger, maximum, heists, wanted) =>
    `Pericolo ${danger} su ${maximum}, ${scenario === 'escape' ? 'vie di fuga' : 'Colpi'} ${heists} su ${wanted}`

export const table = (scenario: Scenario): TableWords => ({
  round: (round, phase, danger, maximum) =>
    `Round ${round}, Fase: ${phases[phase]}. Il Livello di Pericolo è ${danger} su ${maximum}.`,
  turn: (acting, actions) =>
    actions === 0
      ? `È il turno ${figure(acting).del}, che non ha più azioni.`
      : `È il turno ${figure(acting).del}: ${plural(actions, { one: 'resta', other: 'restano' })} ${counted(actions, 'action')}.`,
  decides: who => `Ora ${plural(who.length, { one: 'decide', other: 'decidono' })} ${names(who)}.`,
  inShadows: (who, on, at) => `${The(who)} è nell’Ombra, sulla ${cardOf(on, scenario, who)}${known(at)}.`,
  onTheRun: (who, at, driving) => `${The(who)} è In Fuga ${place(at).al}, ${driving ? 'in Jaguar' : 'a piedi'}.`,
  police: (who, at) => `${The(who)} è ${place(at).al}.`,
  waiting: who => `Nella Centrale di Polizia: ${names(who)}.`,
  track: (who, spaces) => {
    const lying = spaces.map(at => (at === null ? 'vuoto' : at === undefined ? 'carta coperta' : locations[at]))
    return `Tracciato ${figure(who).del}, spazio per spazio: ${italian.row(lying)}.`
  },
  marks: (who, after, to) =>
    `Dopo lo ${space(after)}, ${name(who)} va ${list(to.map(each => onto(each, 'su', scenario)))}.`,
  sheet: (letter, sheet, parts, clues, at, clueAt) => {
    const { name: title, ...all } = sheets[sheet]
    if (isWayOut(sheet)) return `${letter}, ${title}: ancora aperta${at === undefined ? '' : `, ${place(at).al}`}.`
    const where = at === undefined ? '' : ` Il Luogo del Colpo è ${place(at).il}.`
    const next = clueAt === undefined ? '' : ` Il prossimo Indizio è ${place(clueAt).al}.`
    return `${letter}, ${title}. Parti attivate: ${parts} su ${all.parts.length}, Indizi attivati: ${clues} su ${all.clues.length}.${where}${next}`
  },
  sheetDone: (letter, sheet) =>
    `${letter}, ${sheets[sheet].name}: ${isWayOut(sheet) ? 'via di fuga già presa' : 'Colpo portato a termine'} dai Criminali.`,
  hideout: at => (at === undefined ? 'Non si sa dove sia il Rifugio.' : `Il Rifugio è ${place(at).al}.`),
  extra: (who, hidden, at) => {
    const subject = capital(secondary(who).il)
    if (!hidden && at !== undefined) return `${subject} è allo scoperto ${place(at).al}.`
    return `${subject} si nasconde${at === undefined ? '' : ` ${place(at).al}`}.`
  },
  roadblock: at => `C’è un Posto di Blocco ${place(at).al}.`,
  traps: at =>
    `${plural(at.length, { one: 'La vostra Trappola è', other: 'Le vostre Trappole sono' })} ${list(at.map(each => place(each).al))}.`,
  hand: (who, count, wounds) => `In mano a ${names(who)}: ${counted(count, 'card')} e ${counted(wounds, 'wound')}.`,
  cards: held => (held.length === 0 ? 'Non hai carte in mano.' : `In mano hai ${list(held.map(card))}.`),
  piles: (crime, crimeDiscards, police, policeDiscards) =>
    `Carte nel mazzo Crimine: ${crime}, scartate: ${crimeDiscards}; carte nel mazzo Polizia: ${police}, scartate: ${policeDiscards}.`,
  beside: (face, spot) =>
    `La carta ${card(face)} è accanto ${isSpot(spot) ? SPOTS[spot] : `alla ${cardOf(spot, scenario)}`}.`,
})

/** Whom something that lasts concerns. */
function whom({ of }: Lasting): Noun {
  if (of === 'criminals') return noun('i', 'Criminali')
  if (of === 'detectives') return noun('i', 'Detective')
  return of === 'jaguar' ? noun('', 'chi guida la Jaguar') : figure(of)
}
/** What the one does, or the several do. */
const does = ({ of }: Lasting, one: string, several: string): string =>
  of === 'criminals' || of === 'detectives' ? several : one
const reach = (each: Lasting): string => `Ogni Azione Muovere ${whom(each).del}`

export const effects: Words['effects'] = {
  reach: each => `${reach(each)} vale ${counted(each.value, 'step')} in più.`,
  free: each =>
    `Ogni Azione Muovere ${whom(each).del} può percorrere fino a ${counted(each.value, 'step')} su strade di ogni tipo.`,
  slow: each => `${reach(each)} porta al massimo a ${counted(each.value, 'step')} di distanza.`,
  oneMove: each => `In un turno ${whom(each).il} può Muovere una volta sola.`,
  alert: each => `Anche i Poliziotti nei Luoghi vicini tengono ${whom(each).il} fuori dall’Ombra.`,
  blurred: each => `Il prossimo Avvistamento ${whom(each).del} rivela quanti sono, non chi.`,
  actions: each =>
    `Nel prossimo turno ${whom(each).il} ${does(each, 'ha', 'hanno')} ${counted(Math.abs(each.value), 'action')} in ${each.value < 0 ? 'meno' : 'più'}.`,
  warrant: each => `Il prossimo Indizio ${whom(each).del} alza il Pericolo di ${each.value} in più.`,
  shield: each =>
    plural(each.value, {
      one: `Il prossimo colpo subito ${whom(each).dal} non ha effetto.`,
      other: `I prossimi ${counted(each.value, 'hit')} subiti ${whom(each).dal} non hanno effetto.`,
    }),
  cutOff: each =>
    `Per ora ${whom(each).il} non ${does(each, 'può', 'possono')} giocare carte né mettere in gioco Agenti.`,
  freePick: each => {
    const taken = `che ${whom(each).il} ${does(each, 'prende', 'prendono')} dagli scarti al Rifugio`
    return plural(each.value, {
      one: `La prossima carta ${taken} non fa salire il Pericolo.`,
      other: `Le prossime ${spelled(each.value)} carte ${taken} non fanno salire il Pericolo.`,
    })
  },
}
