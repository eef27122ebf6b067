import type { Event, EventOf } from '../../../../shared/games/diabolicards/events.ts'
import type { GameEvent } from '../../../../shared/kernel/game.ts'
import { linger } from '../../../stage/acts.ts'
import { theWords } from '../words/current.ts'
import { sceneWords } from '../words/play.ts'
import { move, play as playCard, shout, tell } from './acts.ts'
import { changeHand, discard, draw, openContracts, pledge, purge, rewind, showHand, trade } from './actsCards.ts'
import { announceKill, die, dodge, runAway, saveInVain, seal, strikeDown } from './actsKills.ts'
import { announce, fizzle, hold, release, restore } from './actsPower.ts'
import type { DiabolicardsStage } from './effects.ts'

/** How each event looks. */
export const PLAYS: { readonly [K in Event['type']]: (stage: DiabolicardsStage, event: EventOf<K>) => Promise<void> } =
  {
    pledged: pledge,
    contractsOpened: openContracts,
    turnBegan(stage, { seat, extra }) {
      stage.hush()
      stage.sound('turn')
      linger(stage, { type: 'ribbon', at: '', seat, extra }, 1300)
      return stage.wait(420)
    },
    played: playCard,
    abilityUsed: announce,
    abilityLost: fizzle,
    held: hold,
    released: release,
    killAnnounced: announceKill,
    ranAway: runAway,
    dodged: dodge,
    savedInVain: saveInVain,
    struckDown: strikeDown,
    died: die,
    moved: move,
    sealed: seal,
    drew: draw,
    handChanged: changeHand,
    handShown: showHand,
    discarded: discard,
    traded: trade,
    purged: purge,
    contractsBanned(stage, event) {
      stage.sound('chain')
      shout(stage, 'deck', sceneWords().closed, 'cold', 1400)
      tell(stage, theWords().log.contractsBanned(event))
      return stage.wait(700)
    },
    contractsAllowed(stage, event) {
      stage.sound('snap')
      shout(stage, 'deck', sceneWords().open, 'good', 1400)
      tell(stage, theWords().log.contractsAllowed(event))
      return stage.wait(700)
    },
    rewound: rewind,
    restored: restore,
    passed(stage, event) {
      stage.sound('nothing')
      shout(stage, 'deck', sceneWords().pass, 'cold')
      tell(stage, theWords().log.passed(event))
      return stage.wait(500)
    },
    ended(stage, { winners, by, dawn, dusk }) {
      stage.sound(by === 'tie' ? 'nothing' : 'fanfare')
      linger(stage, { type: 'ended', at: '', winners: winners.join(), by, dawn, dusk }, 7000)
      return stage.wait(2600)
    },
  }

export function play(told: GameEvent, stage: DiabolicardsStage): Promise<void> | undefined {
  const event = told as Event
  const act = PLAYS[event.type] as ((stage: DiabolicardsStage, event: Event) => Promise<void>) | undefined
  return act?.(stage, event)
}
