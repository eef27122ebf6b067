import { CARDS, type CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { EventOf, Faces } from '../../../../shared/games/diabolicards/events.ts'
import { sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { Player, Side, SlotKind, Zone } from '../../../../shared/games/diabolicards/state.ts'
import type { PieceId } from '../../../../shared/kernel/game.ts'
import { useTable } from '../../../session/table.ts'
import { linger } from '../../../stage/acts.ts'
import { theWords } from '../words/current.ts'
import { oneOf, sceneWords } from '../words/play.ts'
import type { DiabolicardsStage, Tone } from './effects.ts'

/** What events are made of on the stage: what is shouted and told, how a card lands. */

/** Until a card that is slammed down touches the mat, and the time to see that it has. */
const FALL = 280
const HOLD = 300

/** How long somebody needs to read a box, in milliseconds. */
const readingTime = (text: string): number => 1600 + text.length * 24

/** A sound in letters, in a jagged balloon; `at`: a card or a place. */
export const shout = (
  stage: DiabolicardsStage,
  at: string,
  text: string,
  tone: Tone = 'plain',
  milliseconds = 1000,
): void => linger(stage, { type: 'shout', at, text, tone }, milliseconds)

/** The narrator's box. */
export const tell = (stage: DiabolicardsStage, text: string): void =>
  linger(stage, { type: 'caption', at: '', text }, readingTime(text))

export const isOwn = (seat: Player): boolean => useTable.getState().seats.includes(seat)

export const shown = (card: PieceId, faces: Faces | undefined): { face?: string } => {
  const face = faces?.[card]
  return face === undefined ? {} : { face }
}

export const slotOf = (side: Side, zone: Zone, slot: SlotKind, at: number): string =>
  `mat:${side}:${zone}:${slot}:${at}`

/** 0 to 3: how much of it the mat feels. */
const weightOf = (face: CardName | undefined): number => {
  if (!face) return 0
  const { group, power } = CARDS[face]
  return group === 'scorchedEarth' || group === 'diabolicals' ? 3 : Math.ceil(power / 4)
}

/** Down onto a slot of the mat: it falls, and the mat jumps. */
export async function land(stage: DiabolicardsStage, card: PieceId, place: string, weight: number): Promise<void> {
  stage.move(card, { place })
  await stage.wait(FALL)
  stage.sound(weight > 1 ? 'slam' : 'thud')
  linger(stage, { type: 'slam', at: card, weight }, 600)
}

/** Held up for all to read, then slammed down. */
export async function play(stage: DiabolicardsStage, event: EventOf<'played'>): Promise<void> {
  const { seat, card, faces, zone, slot, at } = event
  const face = faces[card]
  stage.sound('deal')
  stage.move(card, { place: `shown:${seat}`, up: true, order: 0, ...shown(card, faces) })
  // Whoever plays it has read it.
  await stage.wait(isOwn(seat) ? 460 : 1000)
  if (face) stage.move(card, { value: CARDS[face].power, marks: slot === 'diabolical' ? ['immune'] : [] })
  const weight = weightOf(face)
  await land(stage, card, slotOf(sideOf(seat), zone, slot, at), weight)
  if (face) shout(stage, card, oneOf(sceneWords().lands[CARDS[face].group], card), weight > 2 ? 'hot' : 'plain')
  await stage.wait(HOLD)
}

export async function move(stage: DiabolicardsStage, event: EventOf<'moved'>): Promise<void> {
  const { card, side, zone, slot, at } = event
  stage.sound('whoosh')
  shout(stage, card, sceneWords().moves, 'cold', 700)
  await land(stage, card, slotOf(side, zone, slot, at), 1)
  tell(stage, theWords().log.moved(event))
  await stage.wait(HOLD)
}

/** A card's marks without some of them. */
export const unmarked = (stage: DiabolicardsStage, card: PieceId, gone: string): readonly string[] =>
  (stage.view.pieces[card]?.marks ?? []).filter(mark => mark !== gone)
