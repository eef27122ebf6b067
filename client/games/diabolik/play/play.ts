import type { Event, EventOf } from '../../../../shared/games/diabolik/events.ts'
import { isCriminal } from '../../../../shared/games/diabolik/rules/questions.ts'
import { shownCards } from '../../../../shared/games/diabolik/words/faces.ts'
import { ANSWERS } from '../../../../shared/games/diabolik/words/words.ts'
import type { GameEvent } from '../../../../shared/kernel/game.ts'
import { linger } from '../../../stage/acts.ts'
import { theWords } from '../words/current.ts'
import { nameOf } from '../words/people.ts'
import { sceneWords } from '../words/play.ts'
import { burst, danger, investigate, narrate, note, shown, sighting, sneak, walk } from './acts.ts'
import { draw, giveBack, lay, lose, pileOf, playCard, stay, toDiscards, turnUp } from './actsCards.ts'
import { again, fight, throwDie, wound } from './actsFights.ts'
import { clue, end, heist, part } from './actsHeists.ts'
import { discovery, drive, drives, getAway, rollOn, run, takeCar } from './chase/acts.ts'
import type { DiabolikStage } from './effects.ts'

/** How each event looks; null: it needs no more than the view that follows. */
export const PLAYS: {
  readonly [K in Event['type']]: ((stage: DiabolikStage, event: EventOf<K>) => Promise<void>) | null
} = {
  roundBegan(stage, { round }) {
    stage.sound('turn')
    narrate(stage, sceneWords().round(round), '')
    return stage.wait(380)
  },
  phaseBegan(stage, { phase }) {
    narrate(stage, theWords().phases[phase], '')
    return stage.wait(200)
  },
  turnBegan(stage, { who }) {
    narrate(stage, nameOf(who, theWords()), '')
    return stage.wait(200)
  },
  // Before what is said of the next: the round, the phase and whose turn it is are one box.
  turnEnded(stage) {
    stage.hush()
    return stage.wait(0)
  },
  moved(stage, event) {
    if (!isCriminal(event.who)) return walk(stage, event.who, event.path)
    return drives(stage, event.who) ? drive(stage, event) : run(stage, event)
  },
  walked: (stage, event) => (event.who === 'van' ? rollOn(stage, event) : walk(stage, event.who, [event.to])),
  sneaked: sneak,
  sighted: sighting,
  cardsReturned: giveBack,
  cardShifted(stage, { who, card, space }) {
    stage.sound('card')
    stage.move(card, { place: `track:${who}:${space}` })
    return stage.wait(420)
  },
  turnedUp: turnUp,
  turnedDown(stage) {
    stage.sound('card')
    return stage.wait(300)
  },
  investigated: investigate,
  exposed: discovery,
  chased(stage, event) {
    stage.sound('siren')
    narrate(stage, '', theWords().log.chased(event), 'alarm')
    return stage.wait(300)
  },
  jaguarTaken: takeCar,
  jaguarLeft: null,
  hid: getAway,
  fought: fight,
  rerolled: again,
  rolled: throwDie,
  wounded: wound,
  shielded(stage, { who }) {
    stage.sound('shield')
    burst(stage, who, sceneWords().noises.shield)
    return stage.wait(500)
  },
  async sentToStation(stage, event) {
    narrate(stage, '', theWords().log.sentToStation(event))
    stage.move(event.who, { place: 'station' })
    await stage.wait(560)
    stage.sound('thud')
  },
  healed(stage, event) {
    stage.sound('success')
    note(stage, event.who, '+', 'good')
    narrate(stage, '', theWords().log.healed(event))
    return stage.wait(500)
  },
  dangerMoved: danger,
  drew: draw,
  redrew: (stage, { who, card, faces }) => toDiscards(stage, who, [card], faces),
  picked(stage, { who, card, faces }) {
    for (const face of shownCards([card], faces)) note(stage, who, `+ ${theWords().cards[face].name}`, 'good')
    return draw(stage, { type: 'drew', who, card, faces }, `${pileOf(who)}:discards`)
  },
  discarded: (stage, { who, card, faces }) => lose(stage, who, [card], faces),
  paid: (stage, { who, cards, faces }) => lose(stage, who, cards, faces),
  cardPlayed: playCard,
  cardStayed: stay,
  cardLeft: (stage, { who, card, faces }) => toDiscards(stage, who, [card], faces),
  reshuffled(stage, { pile, count }) {
    stage.sound('deal')
    for (const [card, { place }] of Object.entries(stage.view.pieces))
      if (place === `${pile}:discards`) stage.move(card, { place: pile, up: false })
    note(stage, pile, `↻ ${count}`)
    return stage.wait(600)
  },
  exchangeOpened(stage, event) {
    narrate(stage, '', theWords().log.exchangeOpened(event))
    return stage.wait(400)
  },
  cardLaid: lay,
  exchanged(stage, event) {
    stage.sound('deal')
    narrate(stage, '', theWords().log.exchanged(event))
    return stage.wait(600)
  },
  exchangeRefused(stage, event) {
    stage.sound('nothing')
    narrate(stage, '', theWords().log.exchangeRefused(event))
    return stage.wait(500)
  },
  async officerCalled(stage, event) {
    stage.sound('whistle')
    narrate(stage, '', theWords().log.officerCalled(event))
    await walk(stage, event.officer, [event.at])
  },
  partDone: part,
  clueDone: clue,
  async clueMoved(stage, { letter, at }) {
    stage.move(`clue:${letter}`, { place: at })
    note(stage, at, theWords().locations[at])
    await stage.wait(560)
  },
  clueGone: null,
  heistDone: heist,
  extraHidden(stage, { who, card, faces }) {
    stage.sound('card')
    stage.move(card, { place: `extra:${who}`, ...shown(card, faces) })
    narrate(stage, nameOf(who, theWords()), sceneWords().shadows)
    return stage.wait(600)
  },
  async extraShown(stage, event) {
    narrate(stage, '', theWords().log.extraShown(event))
    stage.sound('sting')
    await walk(stage, event.who, [event.at], 'thud')
  },
  extraLeft(stage, event) {
    narrate(stage, '', theWords().log.extraLeft(event))
    return stage.wait(300)
  },
  async roadblockSet(stage, event) {
    const { who, at } = event
    narrate(stage, '', theWords().log.roadblockSet(event))
    stage.move(who, { kind: 'roadblock', place: at, order: 0, up: true, face: who })
    await stage.wait(380)
    stage.sound('thud')
    linger(stage, { type: 'splat', at: who }, 480)
    await stage.wait(240)
  },
  roadblockLifted(stage, event) {
    narrate(stage, '', theWords().log.roadblockLifted(event))
    return stage.wait(250)
  },
  trapLaid(stage, { who }) {
    stage.sound('trap')
    narrate(stage, '', theWords().log.trapLaid({ type: 'trapLaid', who }))
    return stage.wait(500)
  },
  trapSprung(stage, event) {
    stage.sound('trap')
    burst(stage, event.who, sceneWords().noises.trap)
    narrate(stage, '', theWords().log.trapSprung(event), 'alarm')
    return stage.wait(800)
  },
  answered(stage, { what, count }) {
    const answer = ANSWERS.find(each => each === what)
    if (!answer) return stage.wait(0)
    stage.sound('message')
    narrate(stage, '', theWords().answers[answer](count))
    return stage.wait(1200)
  },
  ended: end,
}

export function play(told: GameEvent, stage: DiabolikStage): Promise<void> | undefined {
  const event = told as Event
  const act = PLAYS[event.type] as ((stage: DiabolikStage, event: Event) => Promise<void>) | null | undefined
  return act?.(stage, event)
}
