import type { EventOf, Faces } from '../../../../shared/games/diabolik/events.ts'
import { isCriminal } from '../../../../shared/games/diabolik/rules/questions.ts'
import { BESIDE, type Character } from '../../../../shared/games/diabolik/state.ts'
import { shownCards } from '../../../../shared/games/diabolik/words/faces.ts'
import type { PieceId } from '../../../../shared/kernel/game.ts'
import { linger } from '../../../stage/acts.ts'
import { theWords } from '../words/current.ts'
import { narrate, note, shown } from './acts.ts'
import type { DiabolikStage } from './effects.ts'

/** Cards that are drawn, shown, paid, laid and put away. */

export const pileOf = (who: Character): 'crime' | 'police' => (isCriminal(who) ? 'crime' : 'police')

/** A card on its way to or from somebody (`who`), of whose hand only the holder's page shows more. */
export const fly = (
  stage: DiabolikStage,
  print: 'crime' | 'police' | 'wound',
  who: Character,
  [from, at]: readonly [from: string, to: string],
): void => linger(stage, { type: 'flight', at, from, print, who }, 560)

export async function draw(
  stage: DiabolikStage,
  { who, card, faces }: EventOf<'drew'>,
  from: string = pileOf(who),
): Promise<void> {
  stage.sound('card')
  fly(stage, pileOf(who), who, [from, who])
  stage.move(card, { place: `hand:${who}`, up: false, ...shown(card, faces) })
  await stage.wait(320)
}

export async function toDiscards(
  stage: DiabolikStage,
  who: Character,
  cards: readonly PieceId[],
  faces: Faces | undefined,
): Promise<void> {
  stage.sound('card')
  for (const [i, card] of cards.entries())
    stage.move(card, { place: `${pileOf(who)}:discards`, up: true, order: 900 + i, ...shown(card, faces) })
  await stage.wait(340)
}

/** Loses it for all to see. */
export function lose(stage: DiabolikStage, who: Character, cards: readonly PieceId[], faces: Faces): Promise<void> {
  fly(stage, pileOf(who), who, [who, `${pileOf(who)}:discards`])
  for (const face of shownCards(cards, faces)) note(stage, who, `− ${theWords().cards[face].name}`, 'bad')
  return toDiscards(stage, who, cards, faces)
}

/** Held up for all to read, then put where it goes: what stays next to something goes there from the discards. */
export async function playCard(stage: DiabolikStage, event: EventOf<'cardPlayed'>): Promise<void> {
  const { who, card, faces, at, whom } = event
  stage.sound('deal')
  stage.move(card, { place: `drawn:${who}`, up: true, ...shown(card, faces) })
  const [face] = shownCards([card], faces)
  const name = face ? theWords().cards[face].name : ''
  narrate(stage, theWords().figures[who].name, name)
  for (const aim of [at, whom]) if (aim) linger(stage, { type: 'aim', at: aim }, 1900)
  await stage.wait(1400)
  await toDiscards(stage, who, [card], faces)
}

export async function stay(stage: DiabolikStage, { card, spot, faces }: EventOf<'cardStayed'>): Promise<void> {
  stage.sound('card')
  const named = BESIDE.find(each => each === spot)
  stage.move(card, { place: named ? `beside:${named}` : spot, up: true, ...shown(card, faces) })
  await stage.wait(420)
}

/** Up: a beat of silence, the turn, then the face. */
export async function turnUp(stage: DiabolikStage, event: EventOf<'turnedUp'>): Promise<void> {
  await stage.wait(380)
  stage.sound('card')
  stage.move(event.card, { up: true, ...shown(event.card, event.faces) })
  await stage.wait(200)
  stage.sound('sting')
  narrate(stage, '', theWords().log.turnedUp(event))
  await stage.wait(540)
}

export async function giveBack(stage: DiabolikStage, { cards }: EventOf<'cardsReturned'>): Promise<void> {
  stage.sound('deal')
  for (const card of cards) stage.move(card, { place: 'back:locations', up: false })
  await stage.wait(420)
}

export async function lay(stage: DiabolikStage, { who, card, faces }: EventOf<'cardLaid'>): Promise<void> {
  stage.sound('card')
  stage.move(card, { place: `laid:${who}`, ...shown(card, faces) })
  await stage.wait(360)
}
