import type { PieceId } from '../../../../kernel/game.ts'
import { capital } from '../../../../words/capital.ts'
import { italian } from '../../../../words/grammar.ts'
import type { PlayCard } from '../../cards/names.ts'
import type { Faces } from '../../events.ts'
import type { Location } from '../../map/locations.ts'
import type { RoadType } from '../../map/roads.ts'
import type { RoadChoice } from '../../move.ts'
import { isOfficer } from '../../rules/questions.ts'
import type { Figure, Letter, Mark, Roadblock, Scenario, Secondary, Watcher } from '../../state.ts'
import { shownCards } from '../faces.ts'
import { crime } from './crime.ts'
import { figures, locations, roads, secondaries } from './names.ts'
import { police } from './police.ts'

/** How names and numbers go into Italian sentences. */

export const cards = { ...crime, ...police }

const CONTRACTIONS = {
  '': { il: '', al: 'a ', dal: 'da ', del: 'di ' },
  il: { il: 'il ', al: 'al ', dal: 'dal ', del: 'del ' },
  la: { il: 'la ', al: 'alla ', dal: 'dalla ', del: 'della ' },
  'l’': { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’' },
  i: { il: 'i ', al: 'ai ', dal: 'dai ', del: 'dei ' },
} as const
type Article = keyof typeof CONTRACTIONS

/** A name with its article, alone and drawn together with a, da, di. */
export type Noun = Readonly<Record<keyof (typeof CONTRACTIONS)[Article], string>>
export function noun(article: Article, name: string): Noun {
  const { il, al, dal, del } = CONTRACTIONS[article]
  const to = al === 'a ' && name.startsWith('A') ? 'ad ' : al
  return { il: il + name, al: to + name, dal: dal + name, del: del + name }
}

export const { list, plural, spelled } = italian

export const name = (who: Figure): string => figures[who].name
export const figure = (who: Figure): Noun => noun(isOfficer(who) ? 'l’' : '', name(who))
/** At the beginning of a sentence. */
export const The = (who: Figure): string => capital(figure(who).il)
export const names = (all: readonly Figure[]): string => list(all.map(who => figure(who).il))

/** Towns go without an article. */
const ARTICLES: Partial<Readonly<Record<Location, Article>>> = { heronBay: 'la', oldMill: 'il' }
export const place = (at: Location): Noun => noun(ARTICLES[at] ?? '', locations[at])

export const secondary = (who: Secondary | 'van'): Noun => noun(who === 'van' ? 'il' : '', secondaries[who].name)

const ROADBLOCK: Readonly<Record<Roadblock, string>> = {
  roadblockA: 'Posto di Blocco 1',
  roadblockB: 'Posto di Blocco 2',
}
export const roadblock = (which: Roadblock): string => ROADBLOCK[which]
export const watcher = (who: Watcher): string =>
  who === 'roadblockA' || who === 'roadblockB' ? noun('il', roadblock(who)).il : figure(who).il

/** None, one, many. */
const COUNTED = {
  action: ['nessuna azione', 'un’azione', 'azioni'],
  card: ['nessuna carta', 'una carta', 'carte'],
  crime: ['nessuna Carta Crimine', 'una Carta Crimine', 'Carte Crimine'],
  police: ['nessuna Carta Polizia', 'una Carta Polizia', 'Carte Polizia'],
  location: ['nessuna Carta Luogo', 'una Carta Luogo', 'Carte Luogo'],
  wound: ['nessuna Ferita', 'una Ferita', 'Ferite'],
  step: ['nessun Luogo', 'un Luogo', 'Luoghi'],
  hit: ['nessun colpo', 'un colpo', 'colpi'],
  eyes: ['nessun paio d’occhi', 'un paio d’occhi', 'paia d’occhi'],
  sighting: ['nessun Avvistamento', 'un Avvistamento', 'Avvistamenti'],
  criminal: ['nessun Criminale', 'un Criminale', 'Criminali'],
  policeman: ['nessun Poliziotto', 'un Poliziotto', 'Poliziotti'],
} as const

export function counted(count: number, what: keyof typeof COUNTED): string {
  const [none, one, many] = COUNTED[what]
  return count === 0 ? none : plural(count, { one, other: `${spelled(count)} ${many}` })
}

/** A track space by its number. */
export const space = (index: number): string => `spazio ${index + 1}`

/** Kinds of road in the plural. */
export const ROADS: Readonly<Record<RoadChoice, string>> = {
  highway: 'Autostrade',
  stateRoad: 'Statali',
  countyRoad: 'Provinciali',
  any: roads.any,
}
const BY: Readonly<Record<RoadType, string>> = {
  highway: ' in Autostrada',
  stateRoad: ' sulla Statale',
  countyRoad: ' sulla Provinciale',
}
/** Nothing where kinds were mixed. */
export const by = (road: RoadChoice): string => (road === 'any' ? '' : BY[road])
/** The same for a button, which says that, too. */
export const over = (road: RoadChoice): string => by(road) || ` su ${roads.any}`

/** What a letter stands for. */
export const job = (letter: Letter, scenario: Scenario): Noun =>
  scenario === 'escape' ? noun('la', `via di fuga ${letter}`) : noun('il', `Colpo ${letter}`)

/** What a mark between two spaces says (D-31): «alla carta del Rifugio», «su una carta del tracciato di Eva». */
export function onto(to: Mark['to'], joint: 'a' | 'su', scenario: Scenario): string {
  if (to === 'diabolik' || to === 'eva') return `${joint} una carta del tracciato ${figure(to).del}`
  const whose = to === 'hideout' ? 'del Rifugio' : isLetter(to) ? job(to, scenario).del : secondary(to).del
  return `${joint === 'a' ? 'alla' : 'sulla'} carta ${whose}`
}
const isLetter = (to: string): to is Letter => to === 'A' || to === 'B' || to === 'C'

export const card = (face: PlayCard): string => cards[face].name

/** Cards by name as far as they are shown, else in number: «Fogne e Trappola», «due Carte Crimine». */
export function shown(ids: readonly PieceId[], faces: Faces | undefined, what: 'crime' | 'police'): string {
  const known = shownCards(ids, faces)
  return known.length === ids.length && known.length > 0 ? list(known.map(card)) : counted(ids.length, what)
}
