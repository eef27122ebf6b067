import { isAlibi } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import type { Event, Suspect, Tile } from '../../../../shared/games/on-the-lam/state.ts'
import type { KeptTile } from '../../../../shared/games/on-the-lam/words/words.ts'
import type { PieceId } from '../../../../shared/kernel/game.ts'
import { linger } from '../../../stage/acts.ts'
import { bare } from '../art/cards.ts'
import { theProps } from '../prepare.ts'
import type { Caption, LamSound, LamStage } from './effects.ts'

/** What events are made of on the stage: who walks, what is dealt, rolled, said. */

/** How long somebody needs to read a balloon, in milliseconds. */
const readingTime = (text: string): number => 1600 + text.length * 32

export function say(stage: LamStage, tile: Tile, which: 'yields' | 'refuses' | number): void {
  if (tile === 'station') return
  const keeper = theProps().words.keepers[tile as KeptTile]
  const text = typeof which === 'number' ? (keeper.lines[which] ?? '') : keeper[which]
  linger(stage, { type: 'balloon', at: tile, name: keeper.name, text }, readingTime(text))
}

/** Until a hop touches the ground, and the time to see that it has. */
const LANDING = 380
const HOLD = 240

type Faces = Event['faces']
export const show = (stage: LamStage, cards: readonly PieceId[], place: string, up: boolean, faces?: Faces): void => {
  for (const [i, card] of cards.entries()) {
    const face = faces?.[card]
    stage.move(card, { place, up, order: 900 + i, ...(face === undefined ? {} : { face }) })
  }
}

/** A card that was held up is out of the way before the scene that it leads to. */
export function putAway(stage: LamStage): void {
  for (const [card, { place }] of Object.entries(stage.view.pieces))
    if (place === 'plays:shown') show(stage, [card], 'plays:discards', true)
}

export const walk = async (stage: LamStage, who: string, to: Tile, sound: LamSound = 'hop'): Promise<void> => {
  putAway(stage)
  stage.move(who, { place: to })
  await stage.wait(LANDING)
  stage.sound(sound)
  linger(stage, { type: 'splat', at: to, who }, 480)
  await stage.wait(HOLD)
}

export const toDiscards = async (stage: LamStage, cards: readonly PieceId[], faces: Faces): Promise<void> => {
  stage.sound('card')
  show(stage, cards, 'alibis:discards', true, faces)
  await stage.wait(420)
}

/** A short word under whoever it happens to. */
export const caption = (stage: LamStage, seat: Suspect, text: string, mood: Caption['mood']): void =>
  linger(stage, { type: 'caption', at: placeOf(stage, seat), text, mood }, 1500)

/** Somebody loses a card that everybody may see. */
export const loses = (
  stage: LamStage,
  { seat, card, faces }: { seat: Suspect; card: PieceId; faces: Faces },
): Promise<void> => {
  const face = faces?.[card]
  caption(stage, seat, face !== undefined && isAlibi(face) ? `− ${bare(theProps().words.alibis[face])}` : '− 1', 'bad')
  return toDiscards(stage, [card], faces)
}

export const deal = async (stage: LamStage, seat: Suspect, card: PieceId, faces: Faces): Promise<void> => {
  stage.sound('deal')
  show(stage, [card], `hand:${seat}`, false, faces)
  await stage.wait(300)
}

export async function roll(stage: LamStage, seat: Suspect, die: number): Promise<void> {
  const at = String(stage.view.pieces[seat]?.place ?? 'station')
  stage.sound('die')
  linger(stage, { type: 'die', at, die }, 3200)
  await stage.wait(1050)
}

/** Where a suspect stands after what has been played. */
const placeOf = (stage: LamStage, seat: Suspect): Tile => (stage.view.pieces[seat]?.place ?? 'station') as Tile

export async function rolled(stage: LamStage, event: Extract<Event, { type: 'rolled' }>): Promise<void> {
  const { seat, tile, die, plus, need } = event
  await roll(stage, seat, die)
  const total = die + plus
  const mood = total >= need ? 'good' : 'bad'
  const text = `${die} + ${plus} = ${total}`
  stage.sound(mood === 'good' ? 'stamp' : 'thud')
  linger(stage, { type: 'caption', at: tile, text, mood, needed: { skill: event.skill, need } }, 2400)
  await stage.wait(900)
}

export async function takenIn(
  stage: LamStage,
  { seat, cards, faces }: Extract<Event, { type: 'takenIn' }>,
): Promise<void> {
  const isItem = (card: PieceId): boolean => stage.view.pieces[card]?.kind === 'play'
  show(stage, cards.filter(isItem), 'plays:discards', true, faces)
  await toDiscards(
    stage,
    cards.filter(card => !isItem(card)),
    faces,
  )
  stage.closeUp('station')
  await walk(stage, seat, 'station', 'thud')
  await stage.wait(600)
}

export async function ended(stage: LamStage, { winners, by }: Extract<Event, { type: 'ended' }>): Promise<void> {
  const [winner] = winners
  putAway(stage)
  if (winner) stage.closeUp(placeOf(stage, winner))
  stage.sound('win')
  // It outlives the event: the view that follows says the same.
  linger(stage, { type: 'won', at: winner ? placeOf(stage, winner) : 'station', by }, 8000)
  await stage.wait(2600)
}
