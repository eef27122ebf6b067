import type { Group } from '../cards/list.ts'

/** What a portrait is drawn from. A silhouette is build, hair, dress and pose: it must do without colours. */
export interface Traits {
  readonly build: Build
  readonly face: FaceTrait
  readonly skin: Skin
  readonly hair: Hair
  readonly dress: Dress
  readonly pose: PoseTrait
  /** What stands behind or beside the figure, or on the chest; each card has its own. */
  readonly emblem: string
  /** Two inks on the group's ground. */
  readonly palette: readonly [main: Ink, accent: Ink]
}

export const BUILDS = ['slight', 'compact', 'stout', 'lanky', 'tall', 'broad', 'stooped', 'hulking'] as const
export type Build = (typeof BUILDS)[number]

export const FACES = [
  'beaming',
  'smug',
  'weary',
  'grim',
  'startled',
  'serene',
  'scowling',
  'sneering',
  'blank',
  'wrinkled',
  'painted',
  'masked',
  'visored',
] as const
export type FaceTrait = (typeof FACES)[number]

export const SKINS = ['porcelain', 'fair', 'olive', 'tan', 'brown', 'deep', 'stone', 'ash'] as const
export type Skin = (typeof SKINS)[number]

export const HAIRS = [
  'bald',
  'crew',
  'slick',
  'quiff',
  'wisps',
  'bob',
  'long',
  'curls',
  'afro',
  'bun',
  'braids',
  'ponytail',
  'mohawk',
  'spikes',
  'beard',
  'cap',
  'hat',
  'hood',
  'helmet',
  'veil',
  'horns',
  'crown',
  'flames',
  'ears',
] as const
export type Hair = (typeof HAIRS)[number]

export const DRESSES = [
  'cape',
  'leotard',
  'bodysuit',
  'armour',
  'suit',
  'blazer',
  'jumper',
  'cardigan',
  'uniform',
  'robe',
  'gown',
  'trench',
  'hoodie',
  'leathers',
  'overalls',
  'vest',
  'tunic',
  'plush',
  'rags',
  'apron',
] as const
export type Dress = (typeof DRESSES)[number]

export const POSES = [
  'armsCrossed',
  'handsOnHips',
  'pointing',
  'flying',
  'slumped',
  'striding',
  'shrugging',
  'saluting',
  'seated',
  'crouched',
  'reaching',
  'floating',
  'leaning',
  'armsRaised',
  'hiding',
  'praying',
] as const
export type PoseTrait = (typeof POSES)[number]

/** The spot colours of this game's print. */
export const INKS = {
  paper: '#fff7e3',
  violet: '#12061f',
  magenta: '#ff2e88',
  cyan: '#19c8f0',
  lime: '#b6f02e',
  yellow: '#ffe11a',
  orange: '#ff6a13',
  blood: '#b3122a',
  navy: '#1c2f6b',
  bottle: '#0f6b4a',
  grape: '#6a2bb0',
  bone: '#cfc3a6',
} as const
export type Ink = keyof typeof INKS

/** C-23: a linked group has its zone's colour, Vask blue, Gang orange, Havenvale green; no two groups share one. */
export const GROUNDS: Readonly<Record<Group, string>> = {
  uselessApexes: '#e8dcc0',
  harmlessHumans: '#f7b8c8',
  retiredFolk: '#c9bfe6',
  whyEven: '#f4f08a',
  vaskExecutives: '#3f7fe0',
  theGang: '#f08a2c',
  havenvaleBatch: '#4fb86a',
  theVantheon: '#f5c542',
  doomedSquad: '#7c6f86',
  diabolicals: '#d81e5b',
  scorchedEarth: '#2b1250',
}
