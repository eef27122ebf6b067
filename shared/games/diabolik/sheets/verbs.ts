import type { Location } from '../map/locations.ts'
import { distance } from '../map/roads.ts'
import type { Target } from '../move.ts'
import { removeClue, sheetOf } from '../rules/clues.ts'
import { moveDanger } from '../rules/danger.ts'
import { hideExtra, showExtra } from '../rules/extras.ts'
import { discardAtRandom, drawCards } from '../rules/hands.ts'
import { callable, callOfficer } from '../rules/police.ts'
import { hideoutAt, holderOf, isHidden, locationOf, partnerOf, policeAt, whereIs } from '../rules/questions.ts'
import { expose } from '../rules/shadows.ts'
import { turnUp } from '../rules/tracks.ts'
import type { DiabolikTurn } from '../rules/turn.ts'
import {
  type CardType,
  type Character,
  CRIMINALS,
  type Criminal,
  type Detective,
  type Letter,
  type Secondary,
  type State,
} from '../state.ts'
import type { StageRule } from './rule.ts'

/** What the sheets' sentences are made of: conditions, and what is done when they are met. */
type Condition<W extends Character> = (state: State, letter: Letter, who: W) => boolean
type Doing<W extends Character> = (turn: DiabolikTurn, letter: Letter, who: W) => void

interface Sentence<W extends Character> {
  readonly pay?: readonly CardType[]
  readonly when: readonly Condition<W>[]
  readonly effects?: readonly Doing<W>[]
}

const NO_CHOICE: readonly Target[] = [{}]

/** A Part or a Clue with nothing to choose. */
const stage = <W extends Character>({ pay, when, effects = [] }: Sentence<W>): StageRule<W> => ({
  ...(pay && { price: pay }),
  targets: (state, letter, who) => (when.every(met => met(state, letter, who)) ? NO_CHOICE : []),
  activate(turn, letter, who) {
    // D-85: one by one. Danger may end the game, so on every sheet it comes last.
    for (const effect of effects) effect(turn, letter, who)
  },
})
export const part = (sentence: Sentence<Criminal>): StageRule<Criminal> => stage(sentence)
export const clue = (sentence: Sentence<Detective>): StageRule<Detective> => stage(sentence)

// Conditions

function heistAt(state: State, letter: Letter): Location | null {
  const { card } = sheetOf(state, letter)
  return card === null ? null : locationOf(state, card)
}

export const bothInShadows: Condition<Criminal> = state => CRIMINALS.every(who => isHidden(state, who))
export const atHeist: Condition<Criminal> = (state, letter, who) => whereIs(state, who) === heistAt(state, letter)
export const partnerAtHeist: Condition<Criminal> = (state, letter, who) => atHeist(state, letter, partnerOf(who))
export const farFromHeist =
  (steps: number): Condition<Criminal> =>
  (state, letter, who) => {
    const heist = heistAt(state, letter)
    return heist !== null && distance(state.area, whereIs(state, who), heist) >= steps
  }
export const atHideout: Condition<Criminal> = (state, _, who) => whereIs(state, who) === hideoutAt(state)
export const awayFromHideout: Condition<Criminal> = (state, letter, who) => !atHideout(state, letter, who)
export const withPartner: Condition<Criminal> = (state, _, who) =>
  whereIs(state, who) === whereIs(state, partnerOf(who))
export const noPolice: Condition<Criminal> = (state, _, who) => policeAt(state, whereIs(state, who)).length === 0

/** D-91: whoever did that Part is In the Shadows and meets all this; either Criminal may take the Advance. */
export const doerOf =
  (number: number, ...when: readonly Condition<Criminal>[]): Condition<Criminal> =>
  (state, letter) => {
    const doer = sheetOf(state, letter).by[number - 1]
    return doer !== undefined && isHidden(state, doer) && when.every(met => met(state, letter, doer))
  }
/** D-91, of the other one. */
export const otherThanDoerOf =
  (number: number, ...when: readonly Condition<Criminal>[]): Condition<Criminal> =>
  (state, letter) => {
    const doer = sheetOf(state, letter).by[number - 1]
    const other = doer && partnerOf(doer)
    return other !== undefined && isHidden(state, other) && when.every(met => met(state, letter, other))
  }
/** For a Part that only the one who did not do that Part can do. */
export const partnerDidPart =
  (number: number): Condition<Criminal> =>
  (state, letter, who) =>
    sheetOf(state, letter).by[number - 1] === partnerOf(who)

export const atClue: Condition<Detective> = (state, letter, who) =>
  whereIs(state, who) === sheetOf(state, letter).clueAt
export const withVan: Condition<Character> = (state, _, who) => whereIs(state, who) === state.van

/** The Criminals know where somebody hides. */
export const withExtra =
  (name: Secondary): Condition<Criminal> =>
  (state, _, who) => {
    const extra = state.extras[name]
    if (!extra) return false
    return whereIs(state, who) === (extra.card === null ? extra.at : locationOf(state, extra.card))
  }
/** The Detectives know only who stands on the map. */
export const withShown =
  (name: Secondary): Condition<Detective> =>
  (state, _, who) =>
    whereIs(state, who) === state.extras[name]?.at

// What is done

/** Somebody who is on the road from the start, before all eyes. */
export const travels =
  (name: Secondary) =>
  (turn: DiabolikTurn): void =>
    showExtra(turn, name)

export const raiseDanger: Doing<Detective> = turn => moveDanger(turn, 1, 'clue')

/** How many Police cards a Clue brings that brings some. */
const PAPERS = 2
export const drawPapers: Doing<Detective> = (turn, _, who) => drawCards(turn, who, PAPERS)

export const runOff: Doing<Criminal> = (turn, _, who) => expose(turn, [who])

export const bringHidden =
  (name: Secondary): Doing<Criminal> =>
  turn =>
    hideExtra(turn, name)
export const reveal =
  (name: Secondary): Doing<Detective> =>
  turn =>
    showExtra(turn, name)

export const dropClue: Doing<Detective> = (turn, letter) => removeClue(turn, letter)

export const turnUpHeist: Doing<Detective> = (turn, letter) => {
  const { card } = sheetOf(turn.state, letter)
  if (card !== null) turnUp(turn, card)
}
export const turnUpHideout: Doing<Detective> = turn => turnUp(turn, turn.state.hideout)

/** The card under the hidden Criminal who is nearest is turned up; nobody goes On the Run by it (D-32). */
export const pinDown: Doing<Detective> = (turn, _, who) => {
  const { state } = turn
  const here = whereIs(state, who)
  const far = (each: Criminal): number => distance(state.area, here, whereIs(state, each))
  const [nearest] = CRIMINALS.filter(each => isHidden(state, each)).sort((one, other) => far(one) - far(other))
  const card = nearest && state.fugitives[nearest].card
  if (card) turnUp(turn, card)
}

/** What is found in their lodgings is taken away. */
export const seize: Doing<Detective> = turn => {
  for (const each of CRIMINALS) if (holderOf(turn.state, each) === each) discardAtRandom(turn, each, 1)
}

/** An own Officer, if one waits in the Station, comes to the Detective. */
export const summonOfficer: Doing<Detective> = (turn, _, who) => {
  for (const officer of callable(turn.state, who)) callOfficer(turn, who, officer, whereIs(turn.state, who))
}
