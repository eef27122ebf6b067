import type { Event } from '../../../../shared/games/on-the-lam/state.ts'
import type { GameEvent } from '../../../../shared/kernel/game.ts'
import { linger } from '../../../stage/acts.ts'
import { caption, deal, ended, loses, putAway, roll, rolled, say, show, takenIn, toDiscards, walk } from './acts.ts'
import type { LamStage } from './effects.ts'

/** How an event looks; what is not here needs no more than the view that follows. */
export function play(told: GameEvent, stage: LamStage): Promise<void> | undefined {
  const event = told as Event
  switch (event.type) {
    case 'turnBegan':
      stage.hush()
      return stage.wait(260)
    case 'walked':
    case 'summoned':
      return walk(stage, event.seat, event.to)
    case 'rode':
      return walk(stage, event.seat, event.to, 'thud')
    case 'keeperSpoke':
      say(stage, event.tile, event.line)
      return stage.wait(900)
    case 'rolled':
      return rolled(stage, event)
    case 'itemUsed':
      stage.sound('card')
      show(stage, [event.card], 'plays:discards', true, event.faces)
      if (event.plus > 0) caption(stage, event.seat, `+ ${event.plus}`, '')
      return stage.wait(620)
    case 'rerolled':
      return roll(stage, event.seat, event.die)
    case 'searchSucceeded':
      stage.sound('success')
      say(stage, event.tile, 'yields')
      return stage.wait(800)
    case 'searchFailed':
      stage.sound('fail')
      say(stage, event.tile, 'refuses')
      return stage.wait(900)
    case 'tilesCleared':
      stage.sound('stamp')
      return stage.wait(300)
    case 'blackmailed':
      caption(stage, event.from, '− 1', 'bad')
      caption(stage, event.seat, '+ 1', 'good')
      return deal(stage, event.seat, event.card, event.faces).then(() => stage.wait(500))
    case 'tipFound':
      caption(stage, event.seat, '+ 1', 'good')
      return deal(stage, event.seat, event.card, event.faces)
    case 'alibiDrawn':
      return deal(stage, event.seat, event.card, event.faces)
    case 'mugged':
      stage.sound('fail')
      caption(stage, event.seat, `− ${event.count}`, 'bad')
      return stage.wait(600)
    case 'playCardDrawn':
      stage.sound('card')
      show(stage, [event.card], 'plays:shown', true, event.faces)
      return stage.wait(2100)
    case 'itemTaken':
      stage.sound('card')
      show(stage, [event.card], `item:${event.seat}`, true, event.faces)
      return stage.wait(420)
    case 'itemDropped':
    case 'fizzled':
      stage.sound('card')
      show(stage, [event.card], 'plays:discards', true, event.faces)
      return stage.wait(420)
    case 'traded':
      say(stage, event.tile, 'yields')
      return toDiscards(stage, event.cards, event.faces)
    case 'pileSearched':
      return toDiscards(stage, event.cards, event.faces)
    case 'noTip':
      say(stage, 'eye', 'refuses')
      return stage.wait(500)
    case 'swapped':
    case 'discarded':
    case 'handedOver':
      return loses(stage, event)
    case 'policeRolled':
      stage.sound('die')
      linger(stage, { type: 'compass', at: String(stage.view.pieces.police?.place), way: event.way }, 1700)
      return stage.wait(900)
    case 'policeMoved':
      return walk(stage, 'police', event.to, 'thud')
    case 'investigated':
      putAway(stage)
      stage.closeUp(event.tile)
      stage.sound('siren')
      linger(stage, { type: 'siren', at: event.tile }, 2200)
      return stage.wait(1500)
    case 'takenIn':
      return takenIn(stage, event)
    case 'reshuffled':
      stage.sound('deal')
      linger(stage, { type: 'caption', at: event.pile, text: `↻ ${event.count}`, mood: '' }, 1800)
      return stage.wait(700)
    case 'ended':
      return ended(stage, event)
    default:
      return undefined
  }
}
