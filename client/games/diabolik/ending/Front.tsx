import { type ReactNode, useMemo } from 'react'
import { HEISTS_TO_WIN } from '../../../../shared/games/diabolik/rules/questions.ts'
import type { Character } from '../../../../shared/games/diabolik/state.ts'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import { Drawn } from '../../../app/Drawn.tsx'
import type { Drawing } from '../../contract.ts'
import { drawCover, drawHead } from '../drawn/index.ts'
import type { EndingWords } from '../words/ending.ts'
import type { Story } from './routes.ts'
import './front.css'

interface Told {
  readonly story: Story
  readonly words: Words
  readonly own: EndingWords
}

/** The cover of the issue that tells it, who did what, and how the Danger Level rose. */
export function Front(told: Told) {
  return (
    <div className="front">
      <Cover {...told} />
      <div className="front-files">
        <Standings {...told} />
        <Danger {...told} />
      </div>
    </div>
  )
}

function Cover({ story, words, own }: Told) {
  const drawing = useMemo((): Drawing | null => {
    const { ending, heists, rounds, maximum } = story
    const last = rounds.at(-1)
    // Whoever gave up, or agreed to stop, made no headlines.
    if (ending === null || !last) return null
    const { title, next } = own.cover[ending]
    const line = words.status(last.danger, maximum, last.heists, HEISTS_TO_WIN)
    const loot = heists.filter(({ done }) => done).map(({ sheet }) => sheet)
    return {
      at: 0,
      alt: own.poster(title, line, next),
      width: 420,
      height: 588,
      draw: async () =>
        drawCover({
          away: ending === 'heists',
          round: last.round,
          loot,
          title,
          line,
          next,
        }),
    }
  }, [story, words, own])
  return (
    drawing && (
      <div className="front-cover">
        <Drawn drawing={drawing} />
      </div>
    )
  )
}

/** Head and shoulders. */
function Head({ who, alt }: { who: Character; alt: string }) {
  const drawing = useMemo(
    (): Drawing => ({
      at: 0,
      alt,
      width: 44,
      height: 44,
      draw: async () => drawHead(who),
    }),
    [who, alt],
  )
  return <Drawn drawing={drawing} />
}

function Standings({ story: { standings, ending }, words, own }: Told) {
  const { columns } = own.standings
  const name = (who: Character, won: boolean): ReactNode => (
    <th scope="row">
      <Head who={who} alt="" />
      {words.figures[who].name} {won && <em>{own.standings.wins}</em>}
    </th>
  )
  const table = (side: 'criminals' | 'detectives', heads: readonly string[], rows: ReactNode) => (
    <table className="front-standings" data-won={ending === (side === 'criminals' ? 'heists' : 'danger')}>
      <caption>{words.sides[side]}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.who}</th>
          {heads.map(head => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>
  )
  return (
    <>
      {table(
        'criminals',
        [columns.parts, columns.noticed, columns.exposed, columns.wounds],
        standings.criminals.map(({ who, parts, noticed, exposed, wounds }) => (
          <tr key={who}>
            {name(who, ending === 'heists')}
            <td>{parts}</td>
            <td>{noticed}</td>
            <td>{exposed}</td>
            <td>{wounds}</td>
          </tr>
        )),
      )}
      {table(
        'detectives',
        [...(columns.clues ? [columns.clues] : []), columns.searches, columns.found, columns.fights],
        standings.detectives.map(({ who, clues, searches, found, fights }) => (
          <tr key={who}>
            {name(who, ending === 'danger')}
            {columns.clues && <td>{clues}</td>}
            <td>{searches}</td>
            <td>{found}</td>
            <td>{fights}</td>
          </tr>
        )),
      )}
    </>
  )
}

/** A bar a round, as high as the Danger Level when it was over; a mark where a Heist was completed. */
function Danger({ story: { rounds, maximum }, own }: Told) {
  const [first, ...played] = rounds
  const bars = played.map(({ round, danger, heists }, i) => ({
    round,
    danger,
    done: heists > (played[i - 1]?.heists ?? first.heists),
  }))
  return (
    <figure className="front-danger">
      <figcaption>{own.course}</figcaption>
      <div
        className="danger-bars"
        role="img"
        aria-label={own.bars(
          bars.map(({ danger }) => danger),
          maximum,
        )}
      >
        {bars.map(({ round, danger, done }) => (
          <i
            key={round}
            data-heat={danger / maximum < 0.4 ? 'calm' : danger / maximum < 0.75 ? 'warm' : 'hot'}
            style={{ height: `${(100 * danger) / maximum}%` }}
          >
            {done && <b>★</b>}
          </i>
        ))}
      </div>
      <p className="hint">{own.star}</p>
    </figure>
  )
}
