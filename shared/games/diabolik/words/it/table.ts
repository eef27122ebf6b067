import { capital } from '../../../../words/capital.ts'
import type { Location } from '../../map/locations.ts'
import type { Criminal, Spot } from '../../state.ts'
import type { PieceWords, PlaceWords, Shadow, TableWords } from '../labels.ts'
import type { Lasting, Words } from '../words.ts'
import { backs, locations, phases } from './names.ts'
import {
  card,
  counted,
  figure,
  list,
  type Noun,
  name,
  names,
  noun,
  onto,
  place,
  roadblock,
  secondary,
  space,
  spelled,
  The,
} from './say.ts'
import { sheets } from './sheets.ts'

export const pieces: PieceWords = {
  location: at => (at === undefined ? backs.location : `Carta Luogo ${locations[at]}`),
  crime: face => (face === undefined ? backs.crime : card(face)),
  police: face => (face === undefined ? backs.police : card(face)),
  wound: backs.wound,
  jaguar: 'Jaguar',
  sheet: (sheet, letter, parts, clues, done) => {
    const { name: title, ...all } = sheets[sheet]
    if (done) return `${letter}: ${title}, Colpo portato a termine`
    // D-58: the ways out have no Clues.
    const found = all.clues.length === 0 ? '' : `, Indizi ${clues} su ${all.clues.length}`
    return `${letter}: ${title}, Parti ${parts} su ${all.parts.length}${found}`
  },
  clue: letter => `Segnalino Indizio ${letter}`,
  mark: to => `Segno: da qui ${onto(to, 'a')}`,
  roadblock: which => (which ? roadblock(which) : 'Posto di Blocco'),
  trap: 'Trappola',
}

const SPOTS: Readonly<Record<Spot, string>> = {
  station: 'alla Centrale di Polizia',
  hideout: 'al Rifugio',
  jaguar: 'alla Jaguar',
}

export const places: PlaceWords = {
  fixed: {
    locations: 'Mazzo Luoghi',
    crime: 'Mazzo Crimine',
    'crime:discards': 'Scarti Crimine',
    police: 'Mazzo Polizia',
    'police:discards': 'Scarti Polizia',
    hideout: 'Rifugio',
    station: 'Centrale di Polizia',
    garage: 'Box della Jaguar',
    sheets: 'Colpi e Indagini',
  },
  heist: letter => `Colpo ${letter}: la sua Carta Luogo`,
  extra: who => `Nascondiglio ${secondary(who).del}`,
  track: (who, index) => `Tracciato ${figure(who).del}, ${space(index)}`,
  after: (who, index) => `Tracciato ${figure(who).del}, dopo lo ${space(index)}`,
  hand: who => `Mano ${figure(who).del}`,
  drawn: who => `Carta appena pescata ${figure(who).dal}`,
  laid: who => `Carte messe giù ${figure(who).dal}`,
  beside: spot => `Accanto ${SPOTS[spot]}`,
  letter: letter => `Scheda ${letter}`,
  loose: { stay: 'Resta dove sei', swap: 'Scambiatevi di posto', nobody: 'Senza Avvistamenti' },
}

/** The card that a token stands on, or that another lies next to. */
function cardOf(on: Shadow, whose?: Criminal): string {
  if (on.type === 'heist') return `carta del Colpo ${on.letter}`
  if (on.type === 'hideout') return 'carta del Rifugio'
  if (on.type === 'extra') return `carta ${secondary(on.who).del}`
  const track = on.who === whose ? 'del proprio tracciato' : `del tracciato ${figure(on.who).del}`
  return `carta nello ${space(on.space)} ${track}`
}

const known = (at: Location | undefined): string => (at === undefined ? '' : `: ${locations[at]}`)
const isSpot = (spot: Spot | Shadow): spot is Spot => typeof spot === 'string'

export const status: Words['status'] = (danger, maximum, heists, wanted) =>
  `Pericolo ${danger} su ${maximum}, Colpi ${heists} su ${wanted}`

export const table: TableWords = {
  round: (round, phase, danger, maximum) =>
    `Round ${round}, Fase: ${phases[phase]}. Il Livello di Pericolo è ${danger} su ${maximum}.`,
  turn: (acting, actions) =>
    actions === 0
      ? `È il turno ${figure(acting).del}, che non ha più azioni.`
      : `È il turno ${figure(acting).del}: ${actions === 1 ? 'resta' : 'restano'} ${counted(actions, 'action')}.`,
  decides: who => `La decisione ora spetta a: ${list(who.map(name))}.`,
  inShadows: (who, on, at) => `${The(who)} è nell’Ombra, sulla ${cardOf(on, who)}${known(at)}.`,
  onTheRun: (who, at, driving) => `${The(who)} è In Fuga ${place(at).al}, ${driving ? 'in Jaguar' : 'a piedi'}.`,
  police: (who, at) => `${The(who)} è ${place(at).al}.`,
  waiting: who => `Nella Centrale di Polizia: ${names(who)}.`,
  track: (who, spaces) => {
    const lying = spaces.map(at => (at === null ? 'vuoto' : at === undefined ? 'carta coperta' : locations[at]))
    return `Tracciato ${figure(who).del}, spazio per spazio: ${lying.join(', ')}.`
  },
  marks: (who, after, to) => `Dopo lo ${space(after)}, ${name(who)} va ${list(to.map(each => onto(each, 'su')))}.`,
  sheet: (letter, sheet, parts, clues, at, clueAt) => {
    const { name: title, ...all } = sheets[sheet]
    const found = all.clues.length === 0 ? '' : `, Indizi attivati: ${clues} su ${all.clues.length}`
    const where = at === undefined ? '' : ` Il Luogo del Colpo è ${place(at).il}.`
    const next = clueAt === undefined ? '' : ` Il prossimo Indizio è ${place(clueAt).al}.`
    return `${letter}, ${title}. Parti attivate: ${parts} su ${all.parts.length}${found}.${where}${next}`
  },
  sheetDone: (letter, sheet) => `${letter}, ${sheets[sheet].name}: Colpo portato a termine dai Criminali.`,
  hideout: at => (at === undefined ? 'Non si sa dove sia il Rifugio.' : `Il Rifugio è ${place(at).al}.`),
  extra: (who, hidden, at) => {
    const subject = capital(secondary(who).il)
    if (!hidden && at !== undefined) return `${subject} è allo scoperto ${place(at).al}.`
    return `${subject} si nasconde${at === undefined ? '' : ` ${place(at).al}`}.`
  },
  roadblock: at => `C’è un Posto di Blocco ${place(at).al}.`,
  traps: at =>
    `${at.length === 1 ? 'La vostra Trappola è' : 'Le vostre Trappole sono'} ${list(at.map(each => place(each).al))}.`,
  hand: (who, count, wounds) => `In mano a ${names(who)}: ${counted(count, 'card')} e ${counted(wounds, 'wound')}.`,
  cards: held => (held.length === 0 ? 'Non hai carte in mano.' : `In mano hai ${list(held.map(card))}.`),
  piles: (crime, crimeDiscards, police, policeDiscards) =>
    `Carte nel mazzo Crimine: ${crime}, scartate: ${crimeDiscards}; carte nel mazzo Polizia: ${police}, scartate: ${policeDiscards}.`,
  beside: (face, spot) => `La carta ${card(face)} è accanto ${isSpot(spot) ? SPOTS[spot] : `alla ${cardOf(spot)}`}.`,
}

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
    `Ogni Azione Muovere ${whom(each).del} può percorrere fino a ${counted(each.value, 'step')} su strade di tipo qualsiasi.`,
  slow: each => `${reach(each)} porta al massimo a ${counted(each.value, 'step')} di distanza.`,
  oneMove: each => `In un turno ${whom(each).il} può Muovere una volta sola.`,
  alert: each => `Anche i Poliziotti nei Luoghi vicini tengono ${whom(each).il} fuori dall’Ombra.`,
  blurred: each => `Il prossimo Avvistamento ${whom(each).del} rivela il numero degli osservatori, non i nomi.`,
  actions: each =>
    `Nel prossimo turno ${whom(each).il} ${does(each, 'ha', 'hanno')} ${counted(Math.abs(each.value), 'action')} in ${each.value < 0 ? 'meno' : 'più'}.`,
  warrant: each => `Il prossimo Indizio ${whom(each).del} alza il Pericolo di ${each.value} in più.`,
  shield: each =>
    each.value === 1
      ? `Il prossimo colpo subito ${whom(each).dal} non ha effetto.`
      : `I prossimi ${counted(each.value, 'hit')} subiti ${whom(each).dal} non hanno effetto.`,
  cutOff: each =>
    `Per ora ${whom(each).il} non ${does(each, 'può', 'possono')} giocare carte né mettere in gioco Agenti.`,
  freePick: each => {
    const taken = `che ${whom(each).il} ${does(each, 'prende', 'prendono')} dagli scarti al Rifugio`
    return each.value === 1
      ? `La prossima carta ${taken} non fa salire il Pericolo.`
      : `Le prossime ${spelled(each.value)} carte ${taken} non fanno salire il Pericolo.`
  },
}
