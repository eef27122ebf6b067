import { capital } from '../../../../words/capital.ts'
import { italian } from '../../../../words/grammar.ts'
import type { PlayCard } from '../../cards/names.ts'
import { isCriminal } from '../../rules/questions.ts'
import { isWayOut } from '../../sheets/names.ts'
import type { Character, DieFace, Phase, Scenario, Spot } from '../../state.ts'
import { shownCards, shownLocation } from '../faces.ts'
import type { Words } from '../words.ts'
import { dangers, die, locations } from './names.ts'
import {
  by,
  cards,
  counted,
  figure,
  list,
  name,
  names,
  onto,
  place,
  plural,
  roadblock,
  secondary,
  shown,
  space,
  spelled,
  The,
  watcher,
} from './say.ts'
import { sheets } from './sheets.ts'

/** What kind of card somebody plays with. */
const kind = (who: Character): 'crime' | 'police' => (isCriminal(who) ? 'crime' : 'police')
const aCard = (who: Character, face: PlayCard | undefined): string => (face ? cards[face].name : counted(1, kind(who)))
/** As a subject: names of cards have genders and numbers of their own. */
const theCard = (who: Character, face: PlayCard | undefined): string =>
  face ? `La carta ${cards[face].name}` : capital(counted(1, kind(who)))

const result = (roll: { die: DieFace; hits: number }): string =>
  `ottiene ${die[roll.die]}: ${counted(roll.hits, 'hit')} a segno`

const spot = (watchers: number): string => plural(watchers, { one: 'avvista', other: 'avvistano' })

const PHASES: Readonly<Record<Phase, string>> = {
  secondaries: 'dei Personaggi Secondari',
  criminals: 'dei Criminali',
  police: 'della Polizia',
}
const SPOTS: Readonly<Record<Spot, string>> = {
  station: 'alla Centrale di Polizia',
  hideout: 'al Rifugio',
  jaguar: 'alla Jaguar',
}
const isSpot = (spot: string): spot is Spot => spot in SPOTS

export const log = (scenario: Scenario): Words['log'] => ({
  roundBegan: ({ round }) => `Inizia il round ${round}.`,
  phaseBegan: ({ phase }) => `Inizia la Fase ${PHASES[phase]}.`,
  turnBegan: ({ who, actions }) =>
    `Tocca ${figure(who).al}${actions === 0 ? ', ma senza azioni' : `: ${counted(actions, 'action')}`}.`,
  turnEnded: ({ who }) => `Finisce il turno ${figure(who).del}.`,
  moved: ({ who, from, to, path, road }) => {
    const through = path.slice(0, -1)
    const over = through.length === 0 ? '' : `, passando per ${list(through.map(at => place(at).il))}`
    return `${The(who)} va ${place(from).dal} ${place(to).al}${by(road)}${over}.`
  },
  walked: ({ who, from, to }) => `${capital(secondary(who).il)} va ${place(from).dal} ${place(to).al}.`,
  sneaked: ({ who, card, faces, mark, ...on }) => {
    const where =
      mark === '' ? `sulla carta nello ${space(on.space)} del proprio tracciato` : onto(mark, 'su', scenario)
    const at = shownLocation(card, faces)
    return `${The(who)} si muove nell’Ombra e si ferma ${where}${at ? `: ${locations[at]}` : ''}.`
  },
  sighted: ({ who, by: watchers, count }) =>
    watchers.length === 0
      ? `Avvistamento nel buio: ${counted(count, 'eyes')} ${spot(count)} ${figure(who).il}, e nessuno sa di chi siano.`
      : `Avvistamento: ${list(watchers.map(watcher))} ${spot(count)} ${figure(who).il} di passaggio.`,
  cardsReturned: event =>
    `${capital(counted(event.cards.length, 'location'))} ${plural(event.cards.length, { one: 'torna', other: 'tornano' })} nel mazzo.`,
  cardShifted: ({ who, ...on }) => `Una Carta Luogo passa nello ${space(on.space)} del tracciato ${figure(who).del}.`,
  turnedUp: ({ card, faces }) => {
    const at = shownLocation(card, faces)
    return at ? `Viene rivelata una Carta Luogo: ${locations[at]}.` : 'Viene rivelata una Carta Luogo.'
  },
  turnedDown: () => 'Una Carta Luogo torna coperta.',
  investigated: ({ who, at, found }) =>
    `${The(who)} Indaga ${place(at).al} e ${found.length === 0 ? 'non trova nessuno' : `trova ${names(found)}`}.`,
  exposed: ({ who, at }) => `${The(who)} passa In Fuga ${place(at).al}.`,
  chased: ({ who, turns }) => {
    const since = plural(turns, { one: 'da un turno', other: `da ${spelled(turns)} turni` })
    return `${The(who)} è ancora In Fuga, ${since}, e la rete si stringe.`
  },
  jaguarTaken: ({ who }) => `${The(who)} prende la Jaguar.`,
  jaguarLeft: ({ who }) => `${The(who)} lascia la Jaguar, che torna nel suo box.`,
  hid: ({ who }) => `${The(who)} torna nell’Ombra.`,
  fought: ({ who, target, ...roll }) =>
    `${The(who)} combatte contro ${figure(target).il}, tira il dado e ${result(roll)}.`,
  rerolled: ({ who, ...roll }) => `${The(who)} ritira il dado e ${result(roll)}.`,
  rolled: ({ who, ...roll }) => `${The(who)} tira il dado e ottiene ${die[roll.die]}.`,
  wounded: ({ who, wounds }) => `${The(who)} subisce una Ferita: ora ne ha ${spelled(wounds)}.`,
  shielded: ({ who }) => `Il giubbotto regge: ${figure(who).il} non si fa un graffio.`,
  sentToStation: ({ who }) => `${The(who)} torna alla Centrale di Polizia.`,
  healed: ({ who, wounds }) =>
    `${The(who)} si cura e ${wounds === 0 ? 'non ha più Ferite' : `resta con ${counted(wounds, 'wound')}`}.`,
  dangerMoved: ({ by: change, to, why }) =>
    `Il Livello di Pericolo ${change > 0 ? 'sale' : 'scende'} di ${Math.abs(change)} e arriva a ${to}: ${dangers[why]}.`,
  drew: ({ who, card, faces }) => {
    const [face] = shownCards([card], faces)
    return `${The(who)} pesca ${counted(1, kind(who))}${face ? `: ${cards[face].name}` : ''}.`
  },
  redrew: ({ who, card, faces }) => {
    const swap = `scarta ${shown([card], faces, kind(who))} e pesca un’altra carta`
    return who === 'eva' ? `Eva ha fiuto: ${swap}.` : `Eva ha fiuto, e ${figure(who).il} le dà retta: ${swap}.`
  },
  picked: ({ who, card, faces }) => `${The(who)} prende dagli scarti ${shown([card], faces, kind(who))}.`,
  discarded: ({ who, card, faces }) => `${The(who)} scarta ${shown([card], faces, kind(who))}.`,
  paid: event => `Come prezzo ${figure(event.who).il} scarta ${shown(event.cards, event.faces, kind(event.who))}.`,
  cardPlayed: ({ who, card, faces, at, whom }) => {
    const [face] = shownCards([card], faces)
    const aim = [...(whom ? [name(whom)] : []), ...(at ? [locations[at]] : [])]
    const aimed = aim.length === 0 ? '' : ` (${italian.row(aim)})`
    const played = `${The(who)} gioca ${aCard(who, face)}${aimed}`
    return face ? `${played}: «${cards[face].text}»` : `${played}.`
  },
  cardStayed: ({ who, card, faces, spot }) =>
    `${theCard(who, shownCards([card], faces)[0])} resta accanto ${isSpot(spot) ? SPOTS[spot] : 'a una Carta Luogo'}.`,
  cardLeft: ({ who, card, faces }) => `${theCard(who, shownCards([card], faces)[0])} viene scartata.`,
  reshuffled: ({ pile, count }) => {
    const spent = `Il mazzo ${pile === 'crime' ? 'Crimine' : 'Polizia'} è esaurito`
    return plural(count, {
      one: `${spent}: l’unica carta scartata forma quello nuovo.`,
      other: `${spent}: si mescolano ${counted(count, 'card')} scartate per formarne uno nuovo.`,
    })
  },
  exchangeOpened: ({ who, with: partner }) => `${The(who)} propone uno scambio ${figure(partner).al}.`,
  cardLaid: ({ who, card, faces }) => `${The(who)} mette giù ${aCard(who, shownCards([card], faces)[0])}.`,
  exchanged: ({ who, with: partner, given, got }) => {
    const gives = given === 0 ? 'non dà nulla' : `dà ${counted(given, 'card')}`
    const gets = got === 0 ? 'non riceve nulla' : `riceve ${counted(got, 'card')}`
    return `${The(who)} ${gives} ${figure(partner).al} e ${gets}.`
  },
  exchangeRefused: ({ who, with: partner }) => `${The(who)} rifiuta lo scambio proposto ${figure(partner).dal}.`,
  officerCalled: ({ who, officer, at }) => `${The(who)} mette in gioco ${figure(officer).il} ${place(at).al}.`,
  partDone: ({ who, letter, sheet, part }) =>
    isWayOut(sheet)
      ? `${The(who)} prende la via di fuga ${letter}, ${sheets[sheet].name}.`
      : `${The(who)} attiva la Parte ${part} del Colpo ${letter}, ${sheets[sheet].name}.`,
  clueDone: ({ who, letter, sheet, clue }) =>
    `${The(who)} attiva l’Indizio ${clue} dell’Indagine ${letter}, ${sheets[sheet].name}.`,
  clueMoved: ({ letter, at }) => `Il prossimo Indizio dell’Indagine ${letter} è ${place(at).al}.`,
  clueGone: ({ letter }) => `Il Segnalino Indizio ${letter} lascia la mappa.`,
  heistDone: ({ letter, sheet }) =>
    isWayOut(sheet)
      ? `I Criminali si sono assicurati una via di fuga: ${sheets[sheet].name} (${letter}).`
      : `I Criminali portano a termine il Colpo ${letter}, ${sheets[sheet].name}.`,
  extraHidden: ({ who, card, faces }) => {
    const at = shownLocation(card, faces)
    return `${capital(secondary(who).il)} entra in gioco di nascosto${at ? ` ${place(at).al}` : ''}.`
  },
  extraShown: ({ who, at }) => `${capital(secondary(who).il)} è allo scoperto ${place(at).al}.`,
  extraLeft: ({ who }) => `${capital(secondary(who).il)} esce di scena.`,
  roadblockSet: ({ who, at }) => `Il ${roadblock(who)} viene allestito ${place(at).al}.`,
  roadblockLifted: ({ who }) => `Il ${roadblock(who)} viene tolto.`,
  trapLaid: ({ who, at }) => `${The(who)} prepara una Trappola ${at ? place(at).al : 'nei paraggi'}.`,
  trapSprung: ({ who, at }) => `${capital(place(at).al)} scatta una Trappola: ci casca ${figure(who).il}.`,
  ended: ({ winners, by: how }) =>
    how === 'heists'
      ? `${scenario === 'escape' ? 'Fuori per due vie' : 'Due Colpi portati a termine'}: vincono ${names(winners)}.`
      : `Il Livello di Pericolo è al massimo e ogni porta è sorvegliata: vincono ${names(winners)}.`,
})

const away = (whom: string) => (count: number) =>
  count === 0
    ? `I Criminali ammettono che ${whom} è nello stesso Luogo del Detective.`
    : `I Criminali ammettono che ${whom} è a ${counted(count, 'step')} dal Detective.`

const inShadows = (count: number): string =>
  `${count === 0 ? 'non c’è' : plural(count, { one: 'c’è', other: 'ci sono' })} ${counted(count, 'criminal')} nell’Ombra`

export const answers: Words['answers'] = {
  stepsToDiabolik: away('Diabolik'),
  stepsToEva: away('Eva'),
  nearby: count => `I Criminali ammettono che entro due Luoghi dal Detective ${inShadows(count)}.`,
  overflown: count =>
    count === 0
      ? 'L’elicottero torna a mani vuote: in quel Luogo non c’è nessuna carta dei Movimenti nell’Ombra.'
      : 'L’elicottero ha trovato qualcosa: in quel Luogo c’è una carta dei Movimenti nell’Ombra.',
  asleep: count =>
    `Il gas si diffonde: ${counted(count, 'policeman')} ${plural(count || 1, { one: 'si addormenta', other: 'si addormentano' })}.`,
}
