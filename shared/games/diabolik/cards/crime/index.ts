import { CRIMINALS } from '../../state.ts'
import { radio } from '../radio.ts'
import { bribe } from './bribe.ts'
import { drive } from './drive.ts'
import { falseAlarm } from './falseAlarm.ts'
import { falseTrail } from './falseTrail.ts'
import { freightTrain } from './freightTrain.ts'
import { hypnosis } from './hypnosis.ts'
import { insideMan } from './insideMan.ts'
import type { CrimeCard } from './names.ts'
import { oldAccomplice } from './oldAccomplice.ts'
import { rubberMask } from './rubberMask.ts'
import { type CrimeRule, drawing, lasting } from './rule.ts'
import { scapegoat } from './scapegoat.ts'
import { sewers } from './sewers.ts'
import { sleepingGas } from './sleepingGas.ts'
import { smokeBomb } from './smokeBomb.ts'
import { throwingKnife } from './throwingKnife.ts'
import { trap } from './trap.ts'
import { turbo } from './turbo.ts'
import { twoFaces } from './twoFaces.ts'
import { wallSafe } from './wallSafe.ts'

/** D-3, D-4: 48 cards, twelve of each type. Worth about as much played as another card and an action. */
export const CRIME_RULES: Readonly<Record<CrimeCard, CrimeRule>> = {
  fullThrottle: drive(2, { type: 'reach', value: 2 }),
  backRoads: drive(2, { type: 'free', value: 3 }),
  sewers,
  freightTrain,
  turbo,
  rubberMask,
  smokeBomb,
  throwingKnife,
  sleepingGas,
  radioWatch: radio('gadget'),
  hypnosis,
  bribe,
  cutPhones: lasting('event', 2, () => [{ type: 'cutOff', of: 'detectives', until: 'round', value: 1 }]),
  // One for each, as a Sighting uses it up.
  blackout: lasting('event', 1, () => CRIMINALS.map(of => ({ type: 'blurred', of, until: 'round', value: 1 }))),
  falseAlarm,
  insideMan,
  trap,
  masterPlan: drawing('plan', 2, 3),
  oldAccomplice,
  falseTrail,
  twoFaces,
  wallSafe,
  scapegoat,
}
