import { useId, useMemo, useState } from 'react'
import { type Hunt, type HuntAnswer, SEARCHES } from '../../../../shared/games/diabolik/daily.ts'
import type { Event } from '../../../../shared/games/diabolik/events.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { locationsOf } from '../../../../shared/games/diabolik/map/roads.ts'
import { catalogue } from '../../../../shared/games/diabolik/words/index.ts'
import type { AnswerKind, Words } from '../../../../shared/games/diabolik/words/words.ts'
import { LOCALES } from '../../../../shared/words/index.ts'
import { say } from '../../../../shared/words/speech.ts'
import type { PuzzleProps } from '../../puzzle.ts'
import { useCatalogue } from '../../useCatalogue.ts'
import { DAILY, type DailyWords } from '../words/daily.ts'
import { Found } from './Found.tsx'
import { HuntMap } from './HuntMap.tsx'
import { chaptersOf, sightsOf, standingIn, vanIn } from './story.ts'
import './daily.css'

/** So many rounds are open to begin with. */
const OPEN = 2

/** What the Police know: three searches, and where they lead. */
export function Hunting({ position, answer, made, language, onAnswer }: PuzzleProps) {
  const words = useCatalogue(catalogue, language)
  const own = DAILY[language]
  const hunt = position as Hunt
  const told = answer as HuntAnswer | null
  const [chosen, setChosen] = useState<readonly (Location | '')[]>(() => Array.from({ length: SEARCHES }, () => ''))
  const searched = (made as readonly Location[] | null) ?? chosen
  if (!words) return null
  const put = (at: Location | '', n: number): void =>
    setChosen(chosen.map((each, i) => (i === n ? at : each === at ? '' : each)))
  const press = (at: Location): void => {
    const n = chosen.includes(at) ? chosen.indexOf(at) : chosen.indexOf('')
    if (n >= 0) put(chosen[n] === at ? '' : at, n)
  }
  return (
    <div className="hunt">
      <HuntMap
        hunt={hunt}
        words={words}
        language={language}
        searched={searched.filter(each => each !== '')}
        answer={told}
        press={made === null ? press : null}
      />
      <div className="hunt-side">
        {told ? (
          <Found answer={told} searched={searched as readonly Location[]} words={words} language={language} />
        ) : (
          <Searching chosen={chosen} put={put} words={words} language={language} busy={made !== null} done={onAnswer} />
        )}
        <Seen hunt={hunt} words={words} own={own} />
      </div>
      <File hunt={hunt} words={words} own={own} />
    </div>
  )
}

interface SearchingProps {
  readonly chosen: readonly (Location | '')[]
  readonly put: (at: Location | '', n: number) => void
  readonly words: Words
  readonly language: PuzzleProps['language']
  readonly busy: boolean
  readonly done: (made: readonly (Location | '')[]) => void
}

/** The same as on the map, for keys and for whoever does not see it. */
function Searching({ chosen, put, words, language, busy, done }: SearchingProps) {
  const own = DAILY[language]
  const id = useId()
  const places = useMemo(() => {
    const compare = new Intl.Collator(LOCALES[language]).compare
    return [...locationsOf('state')].sort((one, other) => compare(words.locations[one], words.locations[other]))
  }, [words, language])
  return (
    <form
      className="hunt-searches stack"
      onSubmit={event => {
        event.preventDefault()
        done(chosen)
      }}
    >
      <h2>{own.ask}</h2>
      {chosen.map((each, n) => (
        <p key={id + String(n)}>
          <label htmlFor={`${id}${n}`}>{own.search(n + 1)}</label>
          <select id={`${id}${n}`} value={each} onChange={({ target }) => put(target.value as Location | '', n)}>
            <option value="">{own.nowhere}</option>
            {places.map(at => (
              <option key={at} value={at}>
                {words.locations[at]}
              </option>
            ))}
          </select>
        </p>
      ))}
      <button type="submit" className="button primary" disabled={busy || chosen.includes('')}>
        {own.go}
      </button>
    </form>
  )
}

/** Where the Criminals were last seen, and who stands where. */
function Seen({ hunt, words, own }: { hunt: Hunt; words: Words; own: DailyWords }) {
  const sights = sightsOf(hunt)
  const van = vanIn(hunt)
  const named: Readonly<Record<string, { readonly name: string }>> = { ...words.figures, ...words.secondaries }
  return (
    <>
      <ul className="hunt-seen">
        {(['diabolik', 'eva'] as const).map(who => {
          const sight = sights.find(each => each.who === who)
          const { name } = words.figures[who]
          if (!sight) return <li key={who}>{own.neverSeen(name)}</li>
          const at = words.locations[sight.at]
          return <li key={who}>{sight.open ? own.onTheRun(name, at) : own.lastSeen(name, at, sight.round)}</li>
        })}
      </ul>
      <details>
        <summary>{own.police}</summary>
        <ul className="hunt-seen">
          {standingIn(hunt).map(({ who, at }) => (
            <li key={who}>{own.stands(named[who]?.name ?? who, words.locations[at])}</li>
          ))}
          {van && <li>{own.stands(words.secondaries.van.name, words.locations[van])}</li>}
        </ul>
      </details>
    </>
  )
}

const told = (words: Words, event: Event): string =>
  event.type === 'answered' ? words.answers[event.what as AnswerKind](event.count) : say(words.log, event)

/** All that everybody heard, the latest round first. */
function File({ hunt, words, own }: { hunt: Hunt; words: Words; own: DailyWords }) {
  const chapters = useMemo(() => chaptersOf(hunt), [hunt])
  const id = useId()
  return (
    <section className="hunt-file" aria-labelledby={id}>
      <h2 id={id}>{own.file}</h2>
      {chapters.map(({ round, events }, n) => (
        <details key={round} open={n < OPEN}>
          <summary>{own.round(round)}</summary>
          {events.length === 0 && <p>{own.quiet}</p>}
          <ol>
            {events.map(each => (
              <li key={each.n}>{told(words, each.event)}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  )
}
