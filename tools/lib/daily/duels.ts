import { modelOf } from '../../../shared/games/diabolicards/bots/model.ts'
import { CARDS } from '../../../shared/games/diabolicards/cards/list.ts'
import { type Duel, type DuelAnswer, viewOf } from '../../../shared/games/diabolicards/daily.ts'
import { diabolicards } from '../../../shared/games/diabolicards/index.ts'
import type { MoveOf } from '../../../shared/games/diabolicards/move.ts'
import { faceOf } from '../../../shared/games/diabolicards/rules/table.ts'
import type { DiabolicardsView } from '../../../shared/games/diabolicards/shown.ts'
import type { Player, State } from '../../../shared/games/diabolicards/state.ts'
import { turnWorth } from '../../../shared/games/diabolicards/turnWorth.ts'
import { played } from './matches.ts'

const worthOf = (state: State, seat: Player, plays: readonly MoveOf<'play'>[]): number[] | null => {
  const worth = plays.map(play => turnWorth(state, seat, play))
  return worth.some(each => each === null) ? null : (worth as number[])
}

/** What the plays bring, from what the seat sees alone. */
export function answerOf(duel: Duel): DuelAnswer | null {
  const view = viewOf(duel)
  const worth = worthOf(modelOf({ seat: duel.seat, view, moves: duel.plays, heard: [] }), duel.seat, duel.plays)
  return worth && { worth }
}

function duelIn({ pieces, facts }: DiabolicardsView, seat: Player, plays: readonly MoveOf<'play'>[]): Duel {
  return {
    seat,
    facts,
    plays,
    pieces: Object.fromEntries(
      Object.entries(pieces).map(([id, { place, face, value, marks }]) => {
        if (marks) return [id, [place, face, value, [...marks]]]
        return [id, value !== undefined ? [place, face, value] : face !== undefined ? [place, face] : [place]]
      }),
    ) as Duel['pieces'],
  }
}

/** Worth a day: the best play is one card's, clearly better than any other's, and not simply the strongest. */
function isHard(state: State, plays: readonly MoveOf<'play'>[], worth: readonly number[]): boolean {
  const most = Math.max(...worth)
  const best = new Set(plays.filter((_, n) => worth[n] === most).map(({ card }) => card))
  const [card] = best
  if (best.size !== 1 || card === undefined || most < 6) return false
  const second = Math.max(...plays.map((play, n) => (play.card === card ? Number.NEGATIVE_INFINITY : (worth[n] ?? 0))))
  const strongest = Math.max(...plays.map(play => CARDS[faceOf(state, play.card)].power))
  return most - second >= 2 && CARDS[faceOf(state, card)].power < strongest && new Set(worth).size >= 4
}

/** Positions from matches between clever bots, as long as somebody wants more. */
export function* duels(): Generator<{ readonly duel: Duel; readonly answer: DuelAnswer }> {
  for (let n = 1; ; n++) {
    let last = 0
    for (const { match, seat } of played(diabolicards, { players: 2 }, `daily duel ${n}`)) {
      const { state } = match
      if (state.decision.type !== 'turn' || state.round < Math.max(3, last + 3)) continue
      const moves = diabolicards.moves(state, seat)
      const plays = moves.filter((move): move is MoveOf<'play'> => move.type === 'play')
      if (plays.length < 5 || plays.length > 20) continue
      const duel = duelIn(diabolicards.view(state, seat), seat as Player, plays)
      const answer = answerOf(duel)
      if (!answer || !isHard(state, plays, answer.worth)) continue
      // What comes of it must not hang on what the seat cannot see.
      if (JSON.stringify(worthOf(state, seat as Player, plays)) !== JSON.stringify(answer.worth)) continue
      last = state.round
      yield { duel, answer }
    }
  }
}
