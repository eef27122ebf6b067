/** Why something that one might expect is not offered; the catalogues say it. */
export const REASONS = [
  /** D-34: no Advance On the Run. */
  'onTheRun',
  /** D-36: no way back into the Shadows with Police in the Location. */
  'policeHere',
  /** D-11, D-35: the Moves of this turn are used up. */
  'noMoveLeft',
  /** D-13, D-64: a second Move goes over the same kind of road. */
  'oneRoadType',
  /** A Roadblock ends the Move of whoever enters its Location. */
  'roadblocks',
  /** D-11: no action twice, but for the card action. */
  'onceATurn',
  /** D-20: no action left; only Ginko's step. */
  'noActions',
  /** D-12: Officers only Move, Fight and Investigate. */
  'officersOnly',
  /** D-16: no drawing with a full hand. */
  'handFull',
  /** D-21: discards are for the Police Station or the Hideout. */
  'noPick',
  /** D-40: at the Heist or Clue Location, without the cards that the next Part or Clue costs. */
  'cannotPay',
  /** D-17: the partner is elsewhere. */
  'partnerAway',
  /** D-71: the hands cannot hold what has been laid down. */
  'handsTooSmall',
  /** D-70: the Police fight only whom they see. */
  'nobodyInSight',
  /** D-19: both of the own Officers are out. */
  'officersOut',
  /** D-19: too few cards for the next Officer. */
  'officerTooDear',
  /** A card keeps the Detectives from playing cards and calling Officers. */
  'cutOff',
] as const
export type Reason = (typeof REASONS)[number]
