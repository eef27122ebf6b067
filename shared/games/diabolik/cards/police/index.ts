import { radio } from '../radio.ts'
import type { CardRule } from '../rule.ts'
import { ambulance } from './ambulance.ts'
import { archive } from './archive.ts'
import { bloodhounds } from './bloodhounds.ts'
import { briefing } from './briefing.ts'
import { fingerprints } from './fingerprints.ts'
import { flyingSquad } from './flyingSquad.ts'
import { helicopter } from './helicopter.ts'
import { informer } from './informer.ts'
import { interrogation } from './interrogation.ts'
import type { PoliceCard } from './names.ts'
import { phoneTap } from './phoneTap.ts'
import { reinforcements } from './reinforcements.ts'
import { roadblock } from './roadblock.ts'
import { alerting, armour, danger, fewerActions, slower, slowerDriver, warrant } from './rows.ts'
import { specialTrain } from './specialTrain.ts'
import { squadCar } from './squadCar.ts'
import { witness } from './witness.ts'

/** D-3: 48 cards, twelve of each type (D-4). */
export const POLICE_RULES: Readonly<Record<PoliceCard, CardRule>> = {
  squadCar,
  siren: alerting('movement', 2),
  flyingSquad,
  specialTrain,
  spikeStrip: slowerDriver('movement', 3, 1),
  walkieTalkie: radio('resource'),
  bulletproofVest: armour('resource', 2, 2),
  helicopter,
  bloodhounds,
  phoneTap,
  ambulance,
  witness,
  informer,
  roadWorks: slower('event', 2, 1),
  curfew: fewerActions('event', 2, 1),
  frontPage: danger('event', 1, 1),
  interrogation,
  roadblock,
  reinforcements,
  arrestWarrant: warrant('organisation', 3, 1),
  fingerprints,
  briefing,
  archive,
}
