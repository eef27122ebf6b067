import type { Event } from '../../../../shared/games/diabolik/events.ts'
import { rehearse } from '../../../stage/rehearsal.ts'
import { play } from './play.ts'

export const played = rehearse<Event>(play)
