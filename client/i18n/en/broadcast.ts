import { english } from '../../../shared/words/grammar.ts'
import type { BroadcastWords } from '../broadcast.ts'

const { list, plural } = english
const rounds = (count: number): string => plural(count, { one: '1 round', other: `${count} rounds` })

const late = (count: number): string => (count === 0 ? 'at once' : `${rounds(count)} late`)

export const broadcast: BroadcastWords = {
  watched: 'Spectators see it',
  late,
  seen: count => `Spectators see it ${late(count)}`,
  lateHint: 'Nothing of a later moment reaches them. When the match is over, the rest is played out.',
  isLate: count => `You see this match ${rounds(count)} late.`,
  ask: 'Film with open cards',
  askHint:
    'Spectators then look into every hand, at least one round late. All have to agree; anybody can end it at once.',
  asked: names => `To be filmed with open cards: ${list(names)}`,
  agree: 'I agree',
  decline: 'I would rather not',
  close: 'Close the cards',
  takeBack: 'Take it back',
  open: 'Filmed with open cards',
}
