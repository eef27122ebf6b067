import { keeping } from './keeping.ts'

/** Up to four own Humans in the zone stand at 8 while she lives. */
export const apexService = keeping('apexService')
