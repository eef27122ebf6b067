import type { EventOf, Faces } from '../../../../shared/games/diabolik/events.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import type { PieceId } from '../../../../shared/kernel/game.ts'
import { during, linger } from '../../../stage/acts.ts'
import { theWords } from '../words/current.ts'
import { nameOf } from '../words/people.ts'
import { sceneWords } from '../words/play.ts'
import type { DiabolikSound, DiabolikStage } from './effects.ts'

/** What events are made of on the stage: who goes where, what is told, noticed and looked for. */

/** Until a hop touches the ground, and the time to see that it has. */
const LANDING = 380
const HOLD = 140
/** Between two Locations of a longer way. */
const STRIDE = 260

/** How long somebody needs to read a box, in milliseconds. */
const readingTime = (text: string): number => 2000 + text.length * 26

/** The narrator's box: a title, and what has happened. */
export function narrate(stage: DiabolikStage, title: string, text: string, mood: 'plain' | 'alarm' = 'plain'): void {
  linger(stage, { type: 'caption', at: '', title, text, mood }, readingTime(title + text))
}

/** A short word beside somebody or something. */
export const note = (stage: DiabolikStage, at: string, text: string, mood: 'plain' | 'good' | 'bad' = 'plain'): void =>
  linger(stage, { type: 'note', at, text, mood }, 1500)

/** A word in a jagged balloon; whoever it is over starts. `aside`: so many balloons to the side. */
export const burst = (stage: DiabolikStage, at: string, text: string, milliseconds = 1300, aside = 0): void =>
  linger(stage, { type: 'burst', at, text, aside }, milliseconds)

/** Back from a close-up to the whole table. */
export const stepBack = (stage: DiabolikStage): void => stage.closeUp('')

export async function walk(
  stage: DiabolikStage,
  who: string,
  path: readonly Location[],
  sound: DiabolikSound = 'hop',
): Promise<void> {
  for (const [i, place] of path.entries()) {
    stage.move(who, { place })
    await stage.wait(i < path.length - 1 ? STRIDE : LANDING)
    stage.sound(sound)
  }
  linger(stage, { type: 'splat', at: who }, 480)
  await stage.wait(HOLD)
}

export const shown = (card: PieceId, faces: Faces | undefined): { face?: string } => {
  const face = faces?.[card]
  return face === undefined ? {} : { face }
}

/**
 * In the Shadows. Whoever may not know sees, hears and waits the same wherever it leads: nothing here may depend on a
 * face (a way or a length is not told). The Criminals' own pages are told the face and may print it.
 */
export async function sneak(
  stage: DiabolikStage,
  { who, card, space, mark, faces }: EventOf<'sneaked'>,
): Promise<void> {
  const light = stage.effect({ type: 'dim', at: '' })
  stage.sound('shadow')
  narrate(stage, nameOf(who, theWords()), sceneWords().shadows)
  await stage.wait(200)
  if (mark === '') stage.move(card, { place: `track:${who}:${space}`, ...shown(card, faces) })
  stage.move(who, { place: card })
  await stage.wait(LANDING)
  stage.sound('hop')
  await stage.wait(260)
  light()
}

/** D-33: everybody who has noticed reacts at once; where, nobody is told. */
export async function sighting(stage: DiabolikStage, event: EventOf<'sighted'>): Promise<void> {
  stage.sound('whistle')
  narrate(stage, sceneWords().sighting, theWords().log.sighted(event), 'alarm')
  const places = event.by.map(watcher => stage.view.pieces[watcher]?.place)
  for (const [i, watcher] of event.by.entries()) {
    // Balloons of those who stand together must not hide each other.
    const here = places.filter(place => place === places[i]).length
    const before = places.slice(0, i).filter(place => place === places[i]).length
    burst(stage, watcher, '!', 2200, before - (here - 1) / 2)
  }
  linger(stage, { type: 'eye', at: '', count: event.by.length === 0 ? event.count : 0 }, 2200)
  await stage.wait(1200)
}

export async function investigate(stage: DiabolikStage, event: EventOf<'investigated'>): Promise<void> {
  const { at, found } = event
  stage.sound('torch')
  await during(stage, { type: 'torch', at }, 720)
  if (found.length === 0) {
    stage.sound('nothing')
    note(stage, at, sceneWords().nothing)
    return stage.wait(360)
  }
  stage.sound('sting')
  narrate(stage, sceneWords().found, theWords().log.investigated(event), 'alarm')
  burst(stage, event.who, '!', 1000)
  return stage.wait(600)
}

/** One bass hit for each step, and why. */
export async function danger(stage: DiabolikStage, event: EventOf<'dangerMoved'>): Promise<void> {
  const up = event.by > 0
  stepBack(stage)
  narrate(stage, sceneWords().danger, theWords().log.dangerMoved(event), up ? 'alarm' : 'plain')
  for (let left = Math.abs(event.by); left > 0; left--) {
    stage.sound(up ? 'danger' : 'relief')
    const to = event.to - Math.sign(event.by) * (left - 1)
    linger(stage, { type: 'danger', at: '', to, up }, 700)
    await stage.wait(380)
  }
  await stage.wait(160)
}
