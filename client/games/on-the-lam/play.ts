import { isAlibi } from '../../../shared/games/on-the-lam/questions.ts'
import type { Event, Suspect, Tile } from '../../../shared/games/on-the-lam/state.ts'
import type { Kept } from '../../../shared/games/on-the-lam/words/words.ts'
import type { GameEvent, PieceId } from '../../../shared/kernel/game.ts'
import type { Effect, Playing } from '../index.ts'
import { theProps } from './props.ts'

/** How long somebody needs to read a balloon, in milliseconds. */
const readingTime = (text: string): number => 1600 + text.length * 32

/** An effect that outlives its event: the match goes on under it. */
function linger(stage: Playing, effect: Effect, milliseconds: number): void {
  setTimeout(stage.effect(effect), milliseconds)
}

function say(stage: Playing, tile: Tile, which: 'yields' | 'refuses' | number): void {
  if (tile === 'station') return
  const keeper = theProps().words.keepers[tile as Kept]
  const text = typeof which === 'number' ? (keeper.lines[which] ?? '') : keeper[which]
  linger(stage, { type: 'balloon', at: tile, name: keeper.name, text }, readingTime(text))
}

/** Until a hop touches the ground, and the time to see that it has. */
const LANDING = 380
const HOLD = 240

type Faces = Event['faces']
const show = (stage: Playing, cards: readonly PieceId[], place: string, up: boolean, faces?: Faces): void => {
  for (const [i, card] of cards.entries()) {
    const face = faces?.[card]
    stage.move(card, { place, up, order: 900 + i, ...(face === undefined ? {} : { face }) })
  }
}

const walk = async (stage: Playing, who: string, to: Tile, sound = 'hop'): Promise<void> => {
  stage.move(who, { place: to })
  await stage.wait(LANDING)
  stage.sound(sound)
  linger(stage, { type: 'splat', at: to, who }, 480)
  await stage.wait(HOLD)
}

const toDiscards = async (stage: Playing, cards: readonly PieceId[], faces: Faces): Promise<void> => {
  stage.sound('card')
  show(stage, cards, 'alibis:discards', true, faces)
  await stage.wait(420)
}

/** A short word under whoever it happens to. */
const caption = (stage: Playing, seat: Suspect, text: string, mood: '' | 'good' | 'bad'): void =>
  linger(stage, { type: 'caption', at: placeOf(stage, seat), text, mood }, 1500)

/** Somebody loses a card that everybody may see. */
const loses = (
  stage: Playing,
  { seat, card, faces }: { seat: Suspect; card: PieceId; faces: Faces },
): Promise<void> => {
  const face = faces?.[card]
  caption(stage, seat, face !== undefined && isAlibi(face) ? `− ${theProps().words.alibis[face]}` : '− 1', 'bad')
  return toDiscards(stage, [card], faces)
}

const deal = async (stage: Playing, seat: Suspect, card: PieceId, faces: Faces): Promise<void> => {
  stage.sound('deal')
  show(stage, [card], `hand:${seat}`, false, faces)
  await stage.wait(300)
}

async function roll(stage: Playing, seat: Suspect, die: number): Promise<void> {
  const at = String(stage.view.pieces[seat]?.place ?? 'station')
  stage.sound('die')
  linger(stage, { type: 'die', at, die }, 3200)
  await stage.wait(1050)
}

/** Where a suspect stands after what has been played. */
const placeOf = (stage: Playing, seat: Suspect): Tile => (stage.view.pieces[seat]?.place ?? 'station') as Tile

/** How an event looks; what is not here needs no more than the view that follows. */
export function play(told: GameEvent, stage: Playing): Promise<void> | undefined {
  const event = told as Event
  switch (event.type) {
    case 'turnBegan':
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
      linger(
        stage,
        { type: 'compass', at: String(stage.view.pieces.police?.place), way: event.way, turned: event.turned },
        1700,
      )
      return stage.wait(900)
    case 'policeMoved':
      return walk(stage, 'police', event.to, 'thud')
    case 'investigated':
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

async function rolled(stage: Playing, event: Extract<Event, { type: 'rolled' }>): Promise<void> {
  const { seat, tile, die, plus, need } = event
  await roll(stage, seat, die)
  const total = die + plus
  const mood = total >= need ? 'good' : 'bad'
  const text = `${die} + ${plus} = ${total}`
  stage.sound(mood === 'good' ? 'stamp' : 'thud')
  linger(stage, { type: 'caption', at: tile, text, need, skill: event.skill, mood }, 2400)
  await stage.wait(900)
}

async function takenIn(stage: Playing, { seat, cards, faces }: Extract<Event, { type: 'takenIn' }>): Promise<void> {
  const isItem = (card: PieceId): boolean => stage.view.pieces[card]?.kind === 'play'
  show(stage, cards.filter(isItem), 'plays:discards', true, faces)
  await toDiscards(
    stage,
    cards.filter(card => !isItem(card)),
    faces,
  )
  stage.closeUp('station')
  await walk(stage, seat, 'station', 'thud')
  await stage.wait(600)
}

async function ended(stage: Playing, { winners }: Extract<Event, { type: 'ended' }>): Promise<void> {
  const [winner] = winners
  if (winner) stage.closeUp(placeOf(stage, winner))
  stage.sound('win')
  stage.effect({ type: 'won', at: winner ? placeOf(stage, winner) : 'station' })
  await stage.wait(2600)
}
