import { CARDS, type CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import { SYMBOLS_OF } from '../../../../shared/games/diabolicards/cards/symbols.ts'
import type { EventOf } from '../../../../shared/games/diabolicards/events.ts'
import { otherSide } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { Side } from '../../../../shared/games/diabolicards/state.ts'
import { linger } from '../../../stage/acts.ts'
import { theWords } from '../words/current.ts'
import { sceneWords } from '../words/play.ts'
import { shout, tell, unmarked } from './acts.ts'
import type { DiabolicardsStage } from './effects.ts'
import { powerOfTie } from './ties.ts'

/** Abilities, and what they do to the power of others. */

export async function announce(stage: DiabolicardsStage, event: EventOf<'abilityUsed'>): Promise<void> {
  const { card, ability, choice } = event
  stage.sound('sting')
  linger(stage, { type: 'band', at: card, signs: SYMBOLS_OF[ability], text: theWords().abilities[ability].name }, 1700)
  tell(stage, choice ? theWords().log.abilityUsed(event) : theWords().abilities[ability].text)
  await stage.wait(700)
  if (ability === 'theEndgame' && choice) await endgame(stage, event)
}

/** C-17: the zone burns, on the sides that it was meant for. */
async function endgame(stage: DiabolicardsStage, { card, choice }: EventOf<'abilityUsed'>): Promise<void> {
  const [, side, zone = ''] = (stage.view.pieces[card]?.place ?? '').split(':') as [string, Side, string]
  if (choice === 'nothing') {
    stage.sound('pfft')
    shout(stage, card, sceneWords().nothing, 'cold')
    return stage.wait(500)
  }
  const burns = choice === 'both' ? 'dawn,dusk' : choice === 'own' ? side : otherSide(side)
  await stage.wait(200)
  stage.sound('boom')
  linger(stage, { type: 'fire', at: zone, sides: burns }, 2200)
  linger(stage, { type: 'doom', at: zone, text: sceneWords().doom }, 2000)
  await stage.wait(1500)
}

export async function fizzle(stage: DiabolicardsStage, event: EventOf<'abilityLost'>): Promise<void> {
  const { card, ability } = event
  stage.sound('pfft')
  const { name } = theWords().abilities[ability]
  linger(stage, { type: 'band', at: card, signs: SYMBOLS_OF[ability], text: name, lost: true }, 1700)
  shout(stage, card, sceneWords().lost, 'cold')
  tell(stage, theWords().log.abilityLost(event))
  stage.move(card, { marks: [...unmarked(stage, card, 'spent'), 'spent'] })
  await stage.wait(700)
}

export async function hold(stage: DiabolicardsStage, { card, by, power }: EventOf<'held'>): Promise<void> {
  const [up, tie] = [power === 8, `by:${by}`]
  stage.sound(up ? 'swell' : 'sag')
  linger(stage, { type: 'tie', at: card, by, power }, 1300)
  linger(stage, { type: up ? 'swell' : 'sag', at: card }, 700)
  shout(stage, card, up ? sceneWords().swells : sceneWords().sags, up ? 'good' : 'cold', 900)
  stage.move(card, { value: power, marks: [...unmarked(stage, card, tie), tie] })
  await stage.wait(440)
}

/** C-35: the next latest that still holds counts, else what is printed. */
export async function release(stage: DiabolicardsStage, { card, by, faces }: EventOf<'released'>): Promise<void> {
  const marks = unmarked(stage, card, `by:${by}`)
  const face = faces[card]
  if (stage.view.pieces[card]?.place.startsWith('mat:') && face)
    stage.move(card, { marks, value: powerNow(stage, marks, face) })
  stage.sound('snap')
  shout(stage, card, sceneWords().free, 'plain', 700)
  await stage.wait(240)
}

function powerNow(stage: DiabolicardsStage, marks: readonly string[], face: CardName): number {
  const by = marks.findLast(mark => mark.startsWith('by:'))?.slice(3)
  return by === undefined ? CARDS[face].power : powerOfTie(stage.view.pieces[by]?.face)
}

export async function restore(stage: DiabolicardsStage, event: EventOf<'restored'>): Promise<void> {
  stage.sound('success')
  stage.move(event.card, { marks: unmarked(stage, event.card, 'spent') })
  linger(stage, { type: 'swell', at: event.card }, 700)
  shout(stage, event.card, sceneWords().back, 'good')
  tell(stage, theWords().log.restored(event))
  await stage.wait(500)
}
