/*
 * What a table's two rooms tell each other. They go through Colyseus's presence, so they need not be in one process.
 */

/** The match room tells who is there: a Company. */
export const companyOfTable = (id: string): string => `company:${id}`
/** The watch room tells how many look on: a number. */
export const watchersOfTable = (id: string): string => `watchers:${id}`
/** By the key for watching: to whom a room opens, its name is told. */
export const watchRoomOf = (key: string): string => `watch-${key}`
