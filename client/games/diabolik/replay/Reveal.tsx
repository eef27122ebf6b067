import { useId, useMemo, useState } from 'react'
import { locationsOf } from '../../../../shared/games/diabolik/map/roads.ts'
import { CRIMINALS, type Criminal } from '../../../../shared/games/diabolik/state.ts'
import { catalogue } from '../../../../shared/games/diabolik/words/index.ts'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import type { RevealProps } from '../../contract.ts'
import { useCatalogue } from '../../useCatalogue.ts'
import { type ReplayWords, WORDS } from '../words/replay.ts'
import { type Moment, type Pursuit, pursuitOf, roundsUpTo } from './pursuit.ts'
import { Wipe } from './Wipe.tsx'
import './reveal.css'

interface Told {
  readonly pursuit: Pursuit
  /** How it stands, and how each round was left. */
  readonly now: Moment
  readonly rounds: readonly Moment[]
  readonly words: Words
  readonly own: ReplayWords
}

const HALF = 50
/** More places than these are listed for whoever asks. */
const FEW = 12

/** Where they really were, and where the police could only have thought they were. */
export function Reveal(props: RevealProps) {
  const words = useCatalogue(catalogue, props.language)
  return words && <Pursued {...props} words={words} />
}

export function Pursued({ films, at, language, words }: RevealProps & { readonly words: Words }) {
  const { all, detectives } = films
  const pursuit = useMemo(() => pursuitOf(all ?? [], detectives ?? []), [all, detectives])
  const [part, setPart] = useState(HALF)
  const id = useId()
  const shown = Math.min(at, pursuit.moments.length - 1)
  const now = pursuit.moments[shown]
  if (!now) return null
  const own = WORDS[language]
  const told: Told = { pursuit, now, rounds: roundsUpTo(pursuit.moments, shown), words, own }
  return (
    <section className="reveal-pursuit" aria-labelledby={id}>
      <h3 id={id}>{own.title}</h3>
      <div className="wipe">
        <div className="wipe-heads" aria-hidden="true">
          <strong>{own.file}</strong>
          <strong>{own.truth}</strong>
        </div>
        <div className="wipe-frame">
          <Wipe pursuit={pursuit} at={shown} part={part} words={words} label={own.map(now.round)} />
          <input
            type="range"
            min={0}
            max={100}
            value={part}
            aria-label={own.wipe}
            aria-valuetext={own.part(part)}
            onChange={event => setPart(event.target.valueAsNumber)}
          />
        </div>
      </div>
      <div className="pursuit-side">
        <p className="pursuit-round">{own.round(now.round)}</p>
        {CRIMINALS.map(who => (
          <Standing key={who} {...told} who={who} />
        ))}
      </div>
      <Rounds {...told} />
    </section>
  )
}

/** The moment in words: for whoever does not see the map, and for whoever does. */
function Standing({ now, words, own, who }: Told & { who: Criminal }) {
  const places = now.possible[who].map(place => words.locations[place])
  return (
    <div className="pursuit-who" data-who={who}>
      <h4>
        <i aria-hidden="true" /> {words.figures[who].name}
      </h4>
      <p>{own.really(words.locations[now.truth[who]], now.hidden[who])}</p>
      <p>
        <strong>{own.count(places.length)}</strong>
      </p>
      {places.length > FEW ? (
        <details>
          <summary>{own.which}</summary>
          <p className="pursuit-places">{own.list(places)}</p>
        </details>
      ) : (
        places.length > 1 && <p className="pursuit-places">{own.list(places)}</p>
      )}
    </div>
  )
}

/** How much the police knew when each round was over: the lower, the closer. */
function Rounds({ pursuit, rounds, words, own }: Told) {
  const most = locationsOf(pursuit.area).length
  return (
    <div className="pursuit-rounds">
      <h4>{own.net}</h4>
      <div className="pursuit-bars" aria-hidden="true">
        {rounds.map(({ round, possible }) => (
          <div key={round}>
            {CRIMINALS.map(who => (
              <b key={who} data-who={who} style={{ height: `${(100 * possible[who].length) / most}%` }} />
            ))}
            <span>{round}</span>
          </div>
        ))}
      </div>
      <details>
        <summary>{own.inWords}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{own.columns.round}</th>
              {CRIMINALS.map(who => (
                <th scope="col" key={who}>
                  {words.figures[who].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ round, possible, truth }) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                {CRIMINALS.map(who => (
                  <td key={who}>
                    {words.locations[truth[who]]} <small>{own.count(possible[who].length)}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
