import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'

/**
 * Things that each are at one Location, and what is known of them: where each may be, and what two of them have to do
 * with each other. Nothing is ever ruled out that could be.
 */
export interface Net {
  readonly places: ReadonlySet<Location>[]
  readonly links: Link[][]
}
/** A thing of the net. */
export type Site = number
export type Fits = (here: Location, there: Location) => boolean
interface Link {
  readonly other: Site
  readonly fits: Fits
}

export const emptyNet = (): Net => ({ places: [], links: [] })

export function addSite(net: Net, places: Iterable<Location>): Site {
  net.links.push([])
  return net.places.push(new Set(places)) - 1
}

export const placesOf = (net: Net, site: Site): ReadonlySet<Location> => net.places[site] ?? new Set()

/** What is known of two things from now on. */
export function link(net: Net, one: Site, other: Site, fits: Fits): void {
  if (one === other) return
  net.links[one]?.push({ other, fits })
  net.links[other]?.push({ other: one, fits: (here, there) => fits(there, here) })
  narrow(net, [one, other])
}

/** Keeps the places that agree. */
export function keep(net: Net, site: Site, agrees: (at: Location) => boolean): void {
  if (reduce(net, site, agrees)) narrow(net, [site])
}

/** Did this rule anything out? Where nothing would be left, something was misread: then it is not heeded. */
function reduce(net: Net, site: Site, agrees: (at: Location) => boolean): boolean {
  const before = placesOf(net, site)
  const after = new Set([...before].filter(agrees))
  if (after.size === before.size || after.size === 0) return false
  net.places[site] = after
  return true
}

/** What was ruled out of one thing rules out places of those that it is linked with, and so on. */
function narrow(net: Net, sites: readonly Site[]): void {
  const queue = [...sites]
  for (let site = queue.pop(); site !== undefined; site = queue.pop()) {
    const here = [...placesOf(net, site)]
    for (const { other, fits } of net.links[site] ?? [])
      if (reduce(net, other, there => here.some(each => fits(each, there)))) queue.push(other)
  }
}
