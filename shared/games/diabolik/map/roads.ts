import { tableOf } from '../../../kernel/plain.ts'
import { LOCATIONS, type Location } from './locations.ts'

export const ROAD_TYPES = ['highway', 'stateRoad', 'countyRoad'] as const
export type RoadType = (typeof ROAD_TYPES)[number]

/** D-13: how far one Move goes on each. */
export const REACH: Readonly<Record<RoadType, number>> = { highway: 3, stateRoad: 2, countyRoad: 1 }

export interface Road {
  readonly type: RoadType
  readonly ends: readonly [Location, Location]
}

/** Roads end to end, as a driver follows them. */
const LINES: Readonly<Record<RoadType, readonly (readonly Location[])[]>> = {
  highway: [
    ['nordhaven', 'arvelle', 'greenHill', 'montvert', 'sheland', 'cartun', 'clerville'],
    ['clerville', 'wilsonLake', 'bentovil', 'calburg', 'tarvos', 'dornac', 'falkenau', 'quinzac', 'rockfeld'],
    ['clerville', 'gardenburg', 'sheland'],
  ],
  stateRoad: [
    ['isker', 'silvertal', 'wenz', 'bersy', 'sheland'],
    ['greenHill', 'silvertal'],
    ['nordhaven', 'jolimar', 'lorvy', 'marbek', 'cartun'],
    ['marbek', 'reddon', 'lanterbach', 'portSorrel', 'kelmont', 'bentovil'],
    ['capeLorn', 'heronBay', 'reddon'],
    ['estrel', 'clerville', 'balliet'],
    ['bersy', 'valdour', 'falkenau'],
    ['rockfeld', 'beltonLake'],
    ['zellin', 'umbrel', 'thornwick'],
    ['gardenburg', 'vossen', 'oldMill', 'wilsonLake'],
    ['calburg', 'ostrand', 'yvelin', 'dornac'],
  ],
  countyRoad: [
    ['isker', 'nordhaven'],
    ['jolimar', 'arvelle', 'marbek', 'estrel', 'balliet', 'wilsonLake'],
    ['silvertal', 'montvert', 'bersy'],
    ['wenz', 'rockfeld'],
    ['quinzac', 'beltonLake', 'zellin'],
    ['umbrel', 'falkenau', 'vossen', 'tarvos', 'yvelin'],
    ['thornwick', 'dornac'],
    ['gardenburg', 'valdour'],
    ['heronBay', 'lorvy', 'reddon', 'estrel'],
    ['portSorrel', 'capeLorn', 'lanterbach', 'balliet', 'kelmont'],
    ['oldMill', 'calburg'],
    ['ostrand', 'tarvos'],
  ],
}

/** At most one between two Locations. */
export const ROADS: readonly Road[] = ROAD_TYPES.flatMap(type => LINES[type].flatMap(line => links(type, line)))

export const roadBetween = (a: Location, b: Location): Road | undefined =>
  ROADS.find(({ ends }) => ends.includes(a) && ends.includes(b))

function links(type: RoadType, line: readonly Location[]): Road[] {
  return line.flatMap((from, at) => {
    const to = line[at + 1]
    return to ? [{ type, ends: [from, to] as const }] : []
  })
}

/** The parts of the map that a table plays on: all of it, the capital's surroundings, or its next neighbours. */
export const AREAS = ['state', 'capital', 'district'] as const
export type Area = (typeof AREAS)[number]

const DISTRICT = ['clerville', 'marbek', 'cartun', 'sheland', 'balliet', 'wilsonLake', 'gardenburg', 'estrel'] as const
const CAPITAL = [
  ...DISTRICT,
  'reddon',
  'bersy',
  'bentovil',
  'montvert',
  'calburg',
  'kelmont',
  'lanterbach',
  'oldMill',
  'valdour',
  'vossen',
] as const

const MEMBERS: Readonly<Record<Area, readonly Location[]>> = { state: LOCATIONS, capital: CAPITAL, district: DISTRICT }
export const locationsOf = (area: Area): readonly Location[] => MEMBERS[area]

interface Step {
  readonly to: Location
  readonly type: RoadType
}

const NEIGHBOURS = tableOf(AREAS, area => tableOf(LOCATIONS, from => steps(area, from)))
/** One step on any road (D-20), over roads with both ends in the area. */
export const neighboursOf = (area: Area, from: Location): readonly Step[] => NEIGHBOURS[area][from]

function steps(area: Area, from: Location): readonly Step[] {
  const inside = ROADS.filter(({ ends }) => ends.every(end => MEMBERS[area].includes(end)))
  return inside.flatMap(({ type, ends: [a, b] }) =>
    a === from ? [{ to: b, type }] : b === from ? [{ to: a, type }] : [],
  )
}

const DISTANCES = tableOf(AREAS, area => tableOf(LOCATIONS, from => distances(area, from)))
/** Steps on any roads; without end where the area has no way. */
export const distance = (area: Area, from: Location, to: Location): number => DISTANCES[area][from][to]

function distances(area: Area, from: Location): Readonly<Record<Location, number>> {
  const far = new Map([[from, 0]])
  for (const [at, steps] of far) for (const { to } of neighboursOf(area, at)) if (!far.has(to)) far.set(to, steps + 1)
  return tableOf(LOCATIONS, to => far.get(to) ?? Number.POSITIVE_INFINITY)
}

const TOWARDS = tableOf(AREAS, area => tableOf(LOCATIONS, from => tableOf(LOCATIONS, to => nearer(area, from, to))))
/** Next steps of shortest ways (D-42); none for who has arrived. */
export const stepsTowards = (area: Area, from: Location, to: Location): readonly Location[] => TOWARDS[area][from][to]

function nearer(area: Area, from: Location, to: Location): readonly Location[] {
  const left = distance(area, from, to)
  return neighboursOf(area, from)
    .map(step => step.to)
    .filter(next => distance(area, next, to) < left)
}
