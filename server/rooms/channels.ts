/*
 * What a table's rooms tell each other. They go through Colyseus's presence, so they need not be in one process.
 */

/** The match room tells who is there: a Company. */
export const companyOfTable = (id: string): string => `company:${id}`
/** The watch rooms tell how many look on: a number. */
export const watchersOfTable = (id: string): string => `watchers:${id}`
/** … and what those of them show who see no more than the players: counts of reactions. */
export const reactionsOfTable = (id: string): string => `reactions:${id}`
/** By the key for watching: to whom a room opens, its name is told. There are as many as are needed for each pair of eyes. */
export const watchRoomOf = (key: string, eyes = '', n = 1): string =>
  eyes === '' ? `watch-${key}` : `watch-${key}-${eyes}-${n}`
