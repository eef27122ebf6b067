import { keeping } from './keeping.ts'

/** Up to four own and up to four enemy Apexes in the zone stand at 0 while he lives. */
export const apexPrison = keeping('apexPrison')
