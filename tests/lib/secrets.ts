import type { Page } from 'playwright-core'
import { GAMES } from '../../shared/games/index.ts'
import type { Piece, Viewer } from '../../shared/kernel/game.ts'
import type { Match } from '../../shared/kernel/match.ts'

/* What the Criminals of Diabolik hide, and what a page holds. */

const { game, speech: speechIn } = GAMES.diabolik ?? {}
if (!game || !speechIn) throw new Error('Diabolik is not registered')
const english = await speechIn('en')

/** All that a page holds: what it shows, in words and in full, and what it keeps. */
export const heldBy = (page: Page) =>
  page.evaluate(() => ({
    lines: [...document.querySelectorAll('.in-words li')].map(({ textContent }) => textContent),
    all: [document.documentElement.outerHTML, ...[localStorage, sessionStorage].map(kept => JSON.stringify(kept))].join(
      '\n',
    ),
  }))

const viewOf = ({ state }: Match, viewer: Viewer) => game.view(state, viewer)

/** What only the Criminals may read: their hidden cards by name and by face, and what the table tells them alone. */
export function secretsOf(match: Match): string[] {
  const seen = viewOf(match, 'public')
  const speech = english.at?.(seen) ?? english
  const open = seen.pieces
  const hidden = Object.entries(viewOf(match, { side: 'criminals' }).pieces).filter(
    ([id, { kind, face }]) => kind === 'location' && face !== undefined && open[id]?.face === undefined,
  )
  const named = hidden.flatMap(([, piece]: [string, Piece]) => [speech.piece(piece), String(piece.face)])
  const told = new Set(speech.table(seen, 'public'))
  return [...named, ...speech.table(viewOf(match, 'diabolik'), 'diabolik').filter(line => !told.has(line))]
}
