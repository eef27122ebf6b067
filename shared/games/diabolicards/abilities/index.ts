import type { Ability } from '../cards/abilities.ts'
import { antiApex } from './antiApex.ts'
import { apexPrison } from './apexPrison.ts'
import { apexService } from './apexService.ts'
import { burningOut } from './burningOut.ts'
import { confusedMorals } from './confusedMorals.ts'
import { contagion } from './contagion.ts'
import { deathdodge } from './deathdodge.ts'
import { desertion } from './desertion.ts'
import { fairTrade } from './fairTrade.ts'
import { fatePurge } from './fatePurge.ts'
import { influence } from './influence.ts'
import { jinxed } from './jinxed.ts'
import { killerLook } from './killerLook.ts'
import { love } from './love.ts'
import { misogyny } from './misogyny.ts'
import { openHand } from './openHand.ts'
import { redeploy } from './redeploy.ts'
import { rewind } from './rewind.ts'
import type { AbilityRule } from './rule.ts'
import { runaway } from './runaway.ts'
import { solForSoul } from './solForSoul.ts'
import { suicideKiller } from './suicideKiller.ts'
import { theEndgame } from './theEndgame.ts'
import { turntable } from './turntable.ts'
import { ultimateSacrifice } from './ultimateSacrifice.ts'
import { whyPreach } from './whyPreach.ts'
import { whySee } from './whySee.ts'
import { whySplit } from './whySplit.ts'
import { whyStick } from './whyStick.ts'
import { whySwap } from './whySwap.ts'

/** Every ability there is. */
export const RULES: Readonly<Record<Ability, AbilityRule>> = {
  love,
  apexService,
  misogyny,
  apexPrison,
  runaway,
  deathdodge,
  redeploy,
  influence,
  turntable,
  fatePurge,
  ultimateSacrifice,
  antiApex,
  confusedMorals,
  killerLook,
  suicideKiller,
  theEndgame,
  whyStick,
  whyPreach,
  whySee,
  whySwap,
  whySplit,
  rewind,
  solForSoul,
  burningOut,
  contagion,
  openHand,
  fairTrade,
  jinxed,
  desertion,
}
