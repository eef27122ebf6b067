import type { EventOf } from '../../../../shared/games/diabolik/events.ts'
import { isWayOut } from '../../../../shared/games/diabolik/sheets/names.ts'
import type { Letter } from '../../../../shared/games/diabolik/state.ts'
import { during, linger } from '../../../stage/acts.ts'
import { theWords } from '../words/current.ts'
import { sceneWords } from '../words/play.ts'
import { narrate, stepBack } from './acts.ts'
import type { DiabolikStage } from './effects.ts'

/** Parts, Clues, completed Heists, ways out, and how it all ends. */

async function stamp(stage: DiabolikStage, letter: Letter, text: string, kind: 'part' | 'clue'): Promise<void> {
  stage.closeUp(`sheet:${letter}`)
  await stage.wait(120)
  stage.sound('stamp')
  linger(stage, { type: 'stamp', at: `sheet:${letter}`, text, kind }, 1500)
  await stage.wait(720)
}

export async function part(stage: DiabolikStage, event: EventOf<'partDone'>): Promise<void> {
  narrate(stage, theWords().sheets[event.sheet].name, theWords().log.partDone(event))
  const text = isWayOut(event.sheet) ? sceneWords().wayOut : sceneWords().part(event.part)
  await stamp(stage, event.letter, text, 'part')
}

export async function clue(stage: DiabolikStage, event: EventOf<'clueDone'>): Promise<void> {
  narrate(stage, theWords().sheets[event.sheet].name, theWords().log.clueDone(event))
  await stamp(stage, event.letter, sceneWords().clue(event.clue), 'clue')
}

/** The loot in the air, over the sheet that names it. */
export async function heist(stage: DiabolikStage, event: EventOf<'heistDone'>): Promise<void> {
  const at = `sheet:${event.letter}`
  stage.closeUp(at)
  stage.sound('fanfare')
  narrate(stage, theWords().sheets[event.sheet].name, theWords().log.heistDone(event), 'alarm')
  linger(
    stage,
    { type: 'stamp', at, text: sceneWords().loot[isWayOut(event.sheet) ? 'escape' : 'heists'], kind: 'loot' },
    2800,
  )
  await during(stage, { type: 'loot', at }, 2800)
  stepBack(stage)
}

/** It outlives the event: the view that follows says the same. */
export async function end(stage: DiabolikStage, { by }: EventOf<'ended'>): Promise<void> {
  stepBack(stage)
  stage.sound(by === 'heists' ? 'vanish' : 'jail')
  linger(stage, { type: 'ended', at: '', by }, 6000)
  await stage.wait(3400)
}
