import type { EventOf, Faces } from '../../../../shared/games/diabolicards/events.ts'
import type { Player } from '../../../../shared/games/diabolicards/state.ts'
import type { PieceId } from '../../../../shared/kernel/game.ts'
import { theWords } from '../words/current.ts'
import { sceneWords } from '../words/play.ts'
import { isOwn, shout, shown, tell } from './acts.ts'
import type { DiabolicardsStage } from './effects.ts'

/** Cards between deck, hands, contracts and discards. */

/** Most that fly at once: what lies further down a pile nobody sees go. */
const FLYING = 6
/** Until a card that is thrown or dealt has arrived. */
const THROW = 340
/** Between two cards that are dealt. */
const BEAT = 90

const cardsAt = (stage: DiabolicardsStage, isThere: (place: string) => boolean): PieceId[] =>
  Object.keys(stage.view.pieces).filter(card => isThere(stage.view.pieces[card]?.place ?? ''))

/** Onto the discards, over all that lie there. */
export function bury(stage: DiabolicardsStage, card: PieceId, faces: Faces): void {
  const order = 900 + cardsAt(stage, place => place === 'discards').length
  stage.move(card, { place: 'discards', up: true, order, ...shown(card, faces) })
}

/** Into the deck, where nobody knows them any more: another card may come out of it under the same name. */
export async function toDeck(stage: DiabolicardsStage, cards: readonly PieceId[]): Promise<void> {
  for (const card of cards.slice(-FLYING)) stage.move(card, { place: 'back' })
  await stage.wait(cards.length === 0 ? 0 : THROW)
  for (const card of cards) stage.move(card, { place: 'deck', up: false, order: Number(card), face: '', marks: [] })
}

/** Into a hand. Whoever is not told its face sees the same, whatever it is. */
function toHand(stage: DiabolicardsStage, seat: Player, card: PieceId, faces: Faces | undefined): void {
  const open = faces !== undefined && !isOwn(seat)
  const place = open ? `open:${seat}` : `hand:${seat}`
  stage.move(card, { place, up: open, order: Number(card), face: '', marks: [], ...shown(card, faces) })
}

export async function draw(stage: DiabolicardsStage, { seat, card, faces }: EventOf<'drew'>): Promise<void> {
  stage.sound('card')
  toHand(stage, seat, card, faces)
  await stage.wait(300)
}

export async function changeHand(stage: DiabolicardsStage, event: EventOf<'handChanged'>): Promise<void> {
  const { seat, cards, faces } = event
  stage.sound('deal')
  tell(stage, theWords().log.handChanged(event))
  await toDeck(
    stage,
    cardsAt(stage, place => place === `hand:${seat}` || place === `open:${seat}`),
  )
  for (const card of cards) {
    stage.sound('card')
    toHand(stage, seat, card, faces)
    await stage.wait(BEAT)
  }
  await stage.wait(240)
}

export async function showHand(stage: DiabolicardsStage, event: EventOf<'handShown'>): Promise<void> {
  const { seat, card, faces } = event
  stage.sound('card')
  stage.move(card, { place: `open:${seat}`, up: true, ...shown(card, faces) })
  tell(stage, theWords().log.handShown(event))
  await stage.wait(300)
  shout(stage, card, sceneWords().seen, 'hot')
  await stage.wait(400)
}

export async function discard(stage: DiabolicardsStage, event: EventOf<'discarded'>): Promise<void> {
  stage.sound('card')
  bury(stage, event.card, event.faces)
  tell(stage, theWords().log.discarded(event))
  await stage.wait(THROW)
}

export async function trade(stage: DiabolicardsStage, event: EventOf<'traded'>): Promise<void> {
  const { seat, given, taken, faces } = event
  const place = stage.view.pieces[taken]?.place ?? 'contract:0'
  stage.sound('deal')
  tell(stage, theWords().log.traded(event))
  stage.move(given, { place, up: true, order: 0, ...shown(given, faces) })
  stage.move(taken, { place: `hand:${seat}`, order: Number(taken) })
  await stage.wait(THROW)
  shout(stage, given, sceneWords().deal, 'good')
  await stage.wait(440)
}

async function layContracts(stage: DiabolicardsStage, cards: readonly PieceId[], faces: Faces): Promise<void> {
  for (const [i, card] of cards.entries()) {
    stage.sound('card')
    stage.move(card, { place: `contract:${i}`, up: true, order: 0, ...shown(card, faces) })
    await stage.wait(BEAT * 1.5)
  }
  await stage.wait(240)
}

export async function purge(stage: DiabolicardsStage, event: EventOf<'purged'>): Promise<void> {
  stage.sound('whoosh')
  shout(stage, 'deck', sceneWords().purge, 'hot')
  tell(stage, theWords().log.purged(event))
  await toDeck(
    stage,
    cardsAt(stage, place => place.startsWith('contract:')),
  )
  await layContracts(stage, event.cards, event.faces)
}

export async function pledge(stage: DiabolicardsStage, { seat, card, faces }: EventOf<'pledged'>): Promise<void> {
  stage.sound('card')
  stage.move(card, { place: `pledged:${seat}`, up: false, ...shown(card, faces) })
  await stage.wait(THROW)
}

/** A beat of silence, then all at once. */
export async function openContracts(stage: DiabolicardsStage, event: EventOf<'contractsOpened'>): Promise<void> {
  await stage.wait(300)
  await layContracts(stage, event.cards, event.faces)
  stage.sound('sting')
  await stage.wait(300)
}

export async function rewind(stage: DiabolicardsStage, event: EventOf<'rewound'>): Promise<void> {
  stage.sound('rewind')
  shout(stage, 'discards', sceneWords().rewind, 'cold', 1200)
  tell(stage, theWords().log.rewound(event))
  await toDeck(stage, event.cards)
  await stage.wait(400)
}
