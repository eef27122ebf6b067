import type { EventOf } from '../../../../shared/games/diabolicards/events.ts'
import type { Side } from '../../../../shared/games/diabolicards/state.ts'
import { linger } from '../../../stage/acts.ts'
import { theWords } from '../words/current.ts'
import { oneOf, sceneWords } from '../words/play.ts'
import { land, shout, slotOf, tell, unmarked } from './acts.ts'
import { bury, toDeck } from './actsCards.ts'
import type { DiabolicardsStage } from './effects.ts'

/**
 * Kills, and what saves from them. From memory nobody is told who could be saved (C-34): what is seen and heard of an
 * announcement depends on nothing but the cards that are named.
 */

/** More names than these would cover the mat, where each is marked; the log has them all. */
const NAMED = 3

export async function announceKill(stage: DiabolicardsStage, event: EventOf<'killAnnounced'>): Promise<void> {
  const { by, victims } = event
  stage.sound('dread')
  shout(stage, by, sceneWords().kill, 'hot', 1100)
  if (victims.length <= NAMED) tell(stage, theWords().log.killAnnounced(event))
  linger(stage, { type: 'doomed', at: by, victims: victims.join() }, 1400 + victims.length * 260)
  await stage.wait(1000)
}

/** C-18, C-19, Why Split: nobody is asked, so the mat says why. */
export async function strikeDown(stage: DiabolicardsStage, event: EventOf<'struckDown'>): Promise<void> {
  const { why, cards } = event
  const { fates, log } = theWords()
  stage.sound('dread')
  for (const card of cards) linger(stage, { type: 'band', at: card, signs: ['skull'], text: fates[why] }, 2200)
  linger(stage, { type: 'doomed', at: cards[0] ?? '', victims: cards.join() }, 2000)
  tell(stage, log.struckDown(event))
  await stage.wait(1500)
}

export async function die(stage: DiabolicardsStage, { card, faces }: EventOf<'died'>): Promise<void> {
  stage.sound('crack')
  linger(stage, { type: 'death', at: card }, 800)
  shout(stage, card, oneOf(sceneWords().dies, card), 'hot', 700)
  await stage.wait(190)
  bury(stage, card, faces)
  await stage.wait(110)
}

/** C-43: with no deck to go to it stays. */
export async function dodge(stage: DiabolicardsStage, event: EventOf<'dodged'>): Promise<void> {
  const { card } = event
  stage.sound('dodge')
  shout(stage, card, sceneWords().dodges, 'good', 1200)
  linger(stage, { type: 'puff', at: card }, 600)
  tell(stage, theWords().log.dodged(event))
  await stage.wait(260)
  const empty = Object.values(stage.view.pieces).every(({ place }) => place !== 'deck')
  if (empty) stage.move(card, { marks: [...unmarked(stage, card, 'spent'), 'spent'] })
  else await toDeck(stage, [card])
  await stage.wait(200)
}

export async function runAway(stage: DiabolicardsStage, event: EventOf<'ranAway'>): Promise<void> {
  const { card, zone, at } = event
  const [, side] = (stage.view.pieces[card]?.place ?? '').split(':') as [string, Side]
  stage.sound('dodge')
  shout(stage, card, sceneWords().runs, 'good', 900)
  linger(stage, { type: 'puff', at: card }, 600)
  tell(stage, theWords().log.ranAway(event))
  await stage.wait(160)
  stage.move(card, { marks: [...unmarked(stage, card, 'spent'), 'spent'] })
  await land(stage, card, slotOf(side, zone, 'regular', at), 1)
  linger(stage, { type: 'puff', at: card }, 600)
  await stage.wait(300)
}

export async function saveInVain(stage: DiabolicardsStage, event: EventOf<'savedInVain'>): Promise<void> {
  stage.sound('nothing')
  shout(stage, event.card, sceneWords().inVain, 'cold')
  tell(stage, theWords().log.savedInVain(event))
  await stage.wait(600)
}

/** C-18. */
export async function seal(stage: DiabolicardsStage, event: EventOf<'sealed'>): Promise<void> {
  stage.sound('chain')
  linger(stage, { type: 'seal', at: event.zone }, 2200)
  linger(stage, { type: 'doom', at: event.zone, text: sceneWords().sealed }, 1800)
  tell(stage, theWords().log.sealed(event))
  await stage.wait(1300)
}
