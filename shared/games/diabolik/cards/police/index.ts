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
import { armour, danger, fewerActions, further, harderFight, slower, slowerDriver } from './rows.ts'
import { specialTrain } from './specialTrain.ts'
import { squadCar } from './squadCar.ts'
import { witness } from './witness.ts'

/** D-3: 48 cards, twelve of each type (D-4). */
export const POLICE_RULES: Readonly<Record<PoliceCard, CardRule>> = {
  squadCar,
  siren: further('movement', 2, 2, 1),
  flyingSquad,
  specialTrain,
  spikeStrip: slowerDriver('movement', 2, 1),
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
  frontPage: danger('event', 2, 1),
  interrogation,
  roadblock,
  reinforcements,
  arrestWarrant: harderFight('organisation', 2, 1),
  fingerprints,
  briefing,
  archive,
}
