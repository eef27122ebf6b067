import { useMemo } from 'react'
import { COMPLETE } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import type { Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import type { Words } from '../../../../shared/games/on-the-lam/words/words.ts'
import type { Language } from '../../../../shared/words/index.ts'
import { Drawn } from '../../../app/Drawn.tsx'
import type { Drawing } from '../../contract.ts'
import { MARKS } from '../art/marks.ts'
import { type EndingWords, WORDS } from '../words/ending.ts'
import { TABLE_WORDS } from '../words/play.ts'
import type { Case, Finish, TurningPoint } from './case.ts'
import { Lanes } from './Lanes.tsx'
import './ending.css'

interface Told {
  readonly story: Case
  readonly words: Words
  readonly own: EndingWords
}

/** Who, how, how far everybody was, and what turned it. */
export function StoryPage({ story, words, language }: Omit<Told, 'own'> & { readonly language: Language }) {
  const told = { story, words, own: WORDS[language] }
  const { own } = told
  return (
    <section className="case" aria-labelledby="case">
      <h3 id="case">{own.title}</h3>
      <FrontPage {...told} stamp={TABLE_WORDS[language][story.ending === 'bound' ? 'cold' : 'innocent']} />
      <div className="case-files">
        <Standings {...told} />
        <Lanes {...told} />
      </div>
      <Points {...told} />
    </section>
  )
}

function FrontPage({ story, words, own, stamp }: Told & { stamp: string }) {
  const drawing = useMemo((): Drawing => {
    const winners = story.finishes.filter(({ won }) => won).map(({ seat }) => seat)
    const names = words.log.ended({ type: 'ended', winners, by: story.ending ?? 'bound' })
    return {
      at: 0,
      alt: own.poster(names),
      width: 300,
      height: 412,
      draw: async () => (await import('./poster.ts')).drawFrontPage(winners, stamp),
    }
  }, [story, words, own, stamp])
  // Whoever gave up, or agreed to stop, proved nothing.
  if (story.ending === null) return null
  return (
    <div className="case-front">
      <Drawn drawing={drawing} />
    </div>
  )
}

const PLACES = Array.from({ length: COMPLETE }, (_, i) => i + 1)

/** So many of the five, in the suspect's colour. */
function Proofs({ seat, own }: { seat: Suspect; own: number }) {
  return (
    <span className="case-proofs" aria-hidden="true">
      {PLACES.map(place => (
        <i key={place} style={place <= own ? { background: MARKS[seat].hue } : undefined} />
      ))}
    </span>
  )
}

/** Head and shoulders. */
function Head({ seat, alt }: { seat: Suspect; alt: string }) {
  const drawing = useMemo(
    (): Drawing => ({
      at: 0,
      alt,
      width: 44,
      height: 44,
      draw: async () => (await import('./poster.ts')).drawHead(seat),
    }),
    [seat, alt],
  )
  return <Drawn drawing={drawing} />
}

function Standings({ story, words, own }: Told) {
  const { columns } = own
  const row = ({ seat, won, own: count, found, failed, trades, investigated, takenIn }: Finish) => (
    <tr key={seat} data-won={won}>
      <th scope="row">
        <Head seat={seat} alt={words.suspects[seat].name} />
        {words.suspects[seat].role} {won && <em>{own.wins}</em>}
      </th>
      <td>
        <Proofs seat={seat} own={count} /> {count}/{COMPLETE}
      </td>
      <td>{own.searches(found, found + failed)}</td>
      <td>{trades}</td>
      <td>{investigated}</td>
      <td>{takenIn}</td>
    </tr>
  )
  return (
    <table className="case-standings">
      <caption>{own.standings}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.alibi}</th>
          <th scope="col">{columns.searches}</th>
          <th scope="col">{columns.trades}</th>
          <th scope="col">{columns.investigated}</th>
          <th scope="col">{columns.custody}</th>
        </tr>
      </thead>
      <tbody>{story.finishes.map(row)}</tbody>
    </table>
  )
}

function Points({ story, words, own }: Told) {
  const what = ({ cause }: TurningPoint): string =>
    cause.type === 'searchSucceeded' ? own.found(words.tiles[cause.tile]) : sentence(words, cause)
  return (
    <table className="case-points">
      <caption>{own.points}</caption>
      <thead>
        <tr>
          <th scope="col">{own.round}</th>
          <th scope="col">{own.columns.who}</th>
          <th scope="col">{own.change}</th>
          <th scope="col">{own.what}</th>
        </tr>
      </thead>
      <tbody>
        {story.points.map((point, i) => (
          <tr key={`${point.n} ${point.seat}`}>
            <td>
              <b className="case-mark">{i + 1}</b> {point.round}
            </td>
            <th scope="row">{words.suspects[point.seat].role}</th>
            <td>
              {point.before} → {point.after}
            </td>
            <td>{what(point)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const sentence = ({ log }: Words, event: TurningPoint['cause']): string =>
  (log[event.type] as (event: TurningPoint['cause']) => string)(event)
