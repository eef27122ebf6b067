import type { CrimeCard } from './cards/crime/names.ts'
import type { PoliceCard } from './cards/police/names.ts'
import type { Location } from './map/locations.ts'

/** Who and what there is. */

/** The four seats, always in play (D-2), and the four Officers. */
export const CRIMINALS = ['diabolik', 'eva'] as const
export type Criminal = (typeof CRIMINALS)[number]
export const DETECTIVES = ['ginko', 'morrigan'] as const
export type Detective = (typeof DETECTIVES)[number]
export const CHARACTERS = [...CRIMINALS, ...DETECTIVES] as const
export type Character = (typeof CHARACTERS)[number]
/** D-19: blue for Ginko, yellow for Morrigan. */
export const OFFICERS = ['blueA', 'blueB', 'yellowA', 'yellowB'] as const
export type Officer = (typeof OFFICERS)[number]
export const POLICE = [...DETECTIVES, ...OFFICERS] as const
export type Policeman = (typeof POLICE)[number]
export type Figure = Criminal | Policeman
export const SIDES = ['criminals', 'detectives'] as const
export type Side = (typeof SIDES)[number]

/** D-3: markers that stand on the open map; they sight like Police. */
export const ROADBLOCKS = ['roadblockA', 'roadblockB'] as const
export type Roadblock = (typeof ROADBLOCKS)[number]
/** Whoever can notice a hidden Criminal (D-33). */
export const WATCHERS = [...POLICE, ...ROADBLOCKS] as const
export type Watcher = (typeof WATCHERS)[number]

/** D-42. */
export const SECONDARIES = ['amira', 'clara', 'juliana', 'leopold', 'matteo'] as const
export type Secondary = (typeof SECONDARIES)[number]

export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]

/** D-4. */
export const CRIME_TYPES = ['movement', 'gadget', 'event', 'plan'] as const
export const POLICE_TYPES = ['movement', 'resource', 'event', 'organisation'] as const
export type CrimeType = (typeof CRIME_TYPES)[number]
export type PoliceType = (typeof POLICE_TYPES)[number]
export type CardType = CrimeType | PoliceType

/** A Location card's face is the Location with a sign before it: events may name Locations, but faces only as faces. */
export type LocationCard = `#${Location}`
/** One that is drawn, held and played. */
export type HandCard = CrimeCard | PoliceCard
export type Card = LocationCard | HandCard

/** D-60. */
export const DIE = ['daggers', 'guns', 'both', 'dagger', 'gun', 'blank'] as const
export type DieFace = (typeof DIE)[number]
