import type { EventOf } from '../../../../shared/games/diabolik/events.ts'
import type { DieFace, Figure } from '../../../../shared/games/diabolik/state.ts'
import { linger } from '../../../stage/acts.ts'
import { isLocation } from '../layout/places.ts'
import { theWords } from '../words/current.ts'
import { noiseOf, sceneWords } from '../words/play.ts'
import { burst, narrate } from './acts.ts'
import { fly } from './actsCards.ts'
import type { DiabolikStage } from './effects.ts'

/** Where two fight. A hidden Criminal stands on a card, the other then on the map; that the two share it is no secret. */
function arena(stage: DiabolikStage, ...figures: readonly Figure[]): string | undefined {
  return figures.map(who => stage.view.pieces[who]?.place ?? '').find(isLocation) ?? figures[0]
}

async function roll(stage: DiabolikStage, at: string, die: DieFace): Promise<void> {
  stage.sound('die')
  linger(stage, { type: 'die', at, die }, 2600)
  await stage.wait(1000)
}

export async function fight(stage: DiabolikStage, event: EventOf<'fought'>): Promise<void> {
  const { who, target, die, hits } = event
  const at = arena(stage, target, who) ?? who
  stage.closeUp(at)
  await roll(stage, at, die)
  await strike(stage, target, die, hits, theWords().log.fought(event))
}

export async function again(stage: DiabolikStage, event: EventOf<'rerolled'>): Promise<void> {
  const { who, die, hits } = event
  await roll(stage, arena(stage, who) ?? who, die)
  await strike(stage, who, die, hits, theWords().log.rerolled(event))
}

export const throwDie = (stage: DiabolikStage, { who, die }: EventOf<'rolled'>): Promise<void> =>
  roll(stage, arena(stage, who) ?? who, die).then(() => {
    narrate(stage, theWords().figures[who].name, theWords().die[die])
    return stage.wait(400)
  })

async function strike(stage: DiabolikStage, whom: Figure, die: DieFace, hits: number, text: string): Promise<void> {
  const { noises, hits: counted } = sceneWords()
  const noise = hits === 0 ? 'miss' : noiseOf(die)
  stage.sound(noise)
  burst(stage, whom, noises[noise])
  narrate(stage, counted(hits), text, hits === 0 ? 'plain' : 'alarm')
  await stage.wait(650)
}

/** A Wound comes out of the air; from the figure it goes into the hand, where cards have no names before they lie there. */
export async function wound(stage: DiabolikStage, { who, wounds }: EventOf<'wounded'>): Promise<void> {
  stage.sound('wound')
  burst(stage, who, sceneWords().noises.wound, 800)
  fly(stage, 'wound', who, ['', who])
  narrate(stage, '', theWords().log.wounded({ type: 'wounded', who, wounds }), 'alarm')
  await stage.wait(600)
}
