import { useLayoutEffect, useRef, useState } from 'react'
import { SPOT } from '../../../../shared/games/diabolik/map/locations.ts'
import { HEISTS_TO_WIN } from '../../../../shared/games/diabolik/rules/questions.ts'
import { CRIMINALS, type Criminal } from '../../../../shared/games/diabolik/state.ts'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import { say } from '../../../../shared/words/speech.ts'
import type { EndingWords } from '../words/ending.ts'
import { Front } from './Front.tsx'
import { RouteMap } from './Map.tsx'
import { MARKS, MarkSign, SHIELD } from './Marks.tsx'
import type { Leg, Story } from './routes.ts'
import { frameOf } from './shapes.ts'
import './ending.css'

interface Told {
  readonly story: Story
  readonly words: Words
  readonly own: EndingWords
}

const wayOf = ({ locations }: Words, { from, at, path }: Leg): string =>
  path.length === 0 ? locations[at] : [from, ...path].map(each => locations[each]).join(' → ')
const whatOf = ({ log, grammar }: Words, { events }: Leg): string =>
  grammar.sentences(events.map(event => say(log, event)))

/** Where the map is wider than the screen, it shows the Criminals. */
function useFollowing({ area, rounds }: Story, shown: number) {
  const scroll = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { x, width } = frameOf(area)
    const { diabolik, eva } = (rounds[shown] ?? rounds[0]).criminals
    const middle = (SPOT[diabolik.at][0] + SPOT[eva.at][0]) / 2
    const { current } = scroll
    if (current) current.scrollLeft = ((middle - x) / width) * current.scrollWidth - current.clientWidth / 2
  }, [area, rounds, shown])
  useLayoutEffect(() => {
    // Whoever has only keys must be able to reach what they can scroll, which it may be at any size.
    if (scroll.current) scroll.current.tabIndex = 0
  }, [])
  return scroll
}

/** The routes, one round after the other. */
export function StoryPage(told: Told) {
  const { story, words, own } = told
  const last = story.rounds.length - 1
  const [shown, setShown] = useState(last)
  const scroll = useFollowing(story, shown)
  const { round, danger, heists } = story.rounds[shown] ?? story.rounds[0]
  const name = round === 0 ? own.start : own.round(round)
  return (
    <section className="story" aria-labelledby="story">
      <Front {...told} />
      <Points {...told} show={round => setShown(story.rounds.findIndex(each => each.round === round))} />
      <div className="story-map">
        <div className="story-rounds">
          <h3 id="story">{own.title}</h3>
          <Turn label={own.earlier} sign="◀" disabled={shown === 0} turn={() => setShown(shown - 1)} />
          <input
            type="range"
            min={0}
            max={last}
            value={shown}
            aria-label={own.slider}
            aria-valuetext={name}
            onChange={event => setShown(event.target.valueAsNumber)}
          />
          <Turn label={own.later} sign="▶" disabled={shown === last} turn={() => setShown(shown + 1)} />
          <strong>{name}</strong>
        </div>
        <div className="story-scroll" ref={scroll}>
          <RouteMap story={story} round={round} words={words} label={own.map(name)} />
        </div>
      </div>
      <div className="story-side">
        <p className="facts">{words.status(danger, story.maximum, heists, HEISTS_TO_WIN)}</p>
        <Happened {...told} round={round} />
        <h4>{own.places}</h4>
        <ul>
          <li>{words.table.hideout(story.hideout)}</li>
          {story.heists.map(({ letter, sheet, parts, clues, done, at }) => (
            <li key={letter}>
              {words.grammar.headed(words.pieces.sheet(sheet, letter, parts, clues, done), words.locations[at])}
            </li>
          ))}
        </ul>
        <Legend {...told} />
      </div>
      <details className="story-words">
        <summary>{own.routes}</summary>
        {CRIMINALS.map(who => (
          <RouteTable key={who} {...told} who={who} />
        ))}
      </details>
    </section>
  )
}

interface TurnProps {
  readonly label: string
  readonly sign: string
  readonly disabled: boolean
  readonly turn: () => void
}
function Turn({ label, sign, disabled, turn }: TurnProps) {
  return (
    <button type="button" className="button small" aria-label={label} disabled={disabled} onClick={turn}>
      {sign}
    </button>
  )
}

/** What turned it; each leads the map to its round. */
function Points({ story, words, own, show }: Told & { show: (round: number) => void }) {
  if (story.points.length === 0) return null
  return (
    <div className="story-points">
      <h3>{own.points}</h3>
      <ol>
        {story.points.map(({ n, round, event }) => (
          <li key={n}>
            <button type="button" className="button small quiet" onClick={() => show(round)}>
              {own.round(round)}
            </button>
            <span>{say(words.log, event)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The round that is shown, in words. */
function Happened({ story, words, own, round }: Told & { round: number }) {
  const rows = CRIMINALS.map(who => ({ who, legs: story.routes[who].filter(leg => leg.round === round) }))
  return (
    <div className="story-now" role="status">
      {rows.every(({ legs }) => legs.length === 0) && <p>{round === 0 ? own.start : own.quiet}</p>}
      {rows.map(({ who, legs }) =>
        legs.length === 0 ? null : (
          <div key={who}>
            <Line who={who} /> <strong>{words.figures[who].name}</strong>
            {legs.map(leg => (
              <p key={leg.n}>
                {leg.path.length > 0 && `${wayOf(words, leg)} `}
                <span>{whatOf(words, leg)}</span>
              </p>
            ))}
          </div>
        ),
      )}
    </div>
  )
}

/** How a Criminal's line looks. */
function Line({ who }: { who: Criminal }) {
  return (
    <svg className="route sample" data-who={who} viewBox="0 0 44 14" aria-hidden="true">
      <path className="edge" d="M2 7H42" />
      <path className="line" d="M2 7H42" />
    </svg>
  )
}

function Legend({ words, own }: Told) {
  return (
    <>
      <h4>{own.legend}</h4>
      <ul className="story-legend">
        {CRIMINALS.map(who => (
          <li key={who}>
            <Line who={who} /> {words.figures[who].name}
          </li>
        ))}
        <li>{own.numbers}</li>
        {MARKS.map(mark => (
          <li key={mark}>
            <MarkSign mark={mark} /> {own.marks[mark]}
          </li>
        ))}
        <li>
          <svg className="sign" viewBox="-11 -12 22 27" aria-hidden="true">
            <path d={SHIELD} />
          </svg>{' '}
          {own.police}
        </li>
      </ul>
    </>
  )
}

function RouteTable({ story, words, own, who }: Told & { who: Criminal }) {
  const { columns } = own
  return (
    <table>
      <caption>{own.route(words.figures[who].name)}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.round}</th>
          <th scope="col">{columns.way}</th>
          <th scope="col">{columns.what}</th>
        </tr>
      </thead>
      <tbody>
        {story.routes[who].map(leg => (
          <tr key={leg.n}>
            <th scope="row">{leg.round}</th>
            <td>{wayOf(words, leg)}</td>
            <td>{whatOf(words, leg)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
