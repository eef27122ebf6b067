import { bestOf, type HuntAnswer, verdictOf } from '../../../../shared/games/diabolik/daily.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { CRIMINALS } from '../../../../shared/games/diabolik/state.ts'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import { type Language, LOCALES } from '../../../../shared/words/index.ts'
import { DAILY } from '../words/daily.ts'

interface FoundProps {
  readonly answer: HuntAnswer
  readonly searched: readonly Location[]
  readonly words: Words
  readonly language: Language
}

/** What came of the searches, and what there was to know. */
export function Found({ answer, searched, words, language }: FoundProps) {
  const own = DAILY[language]
  const figures = new Intl.NumberFormat(LOCALES[language], { style: 'percent' })
  const percent = (chance: number | undefined): string => figures.format((chance ?? 0) / 1000)
  const line = (at: Location): string =>
    own.searched(words.locations[at], own.verdicts[verdictOf(answer, at)], percent(answer.finds[at]))
  return (
    <div className="hunt-found stack">
      <ol>
        {searched.map(at => (
          <li key={at} data-verdict={verdictOf(answer, at)}>
            {line(at)}
          </li>
        ))}
      </ol>
      {CRIMINALS.map(who => {
        const at = answer.truth[who]
        return at && <p key={who}>{own.really(words.figures[who].name, words.locations[at])}</p>
      })}
      <details open>
        <summary>{own.best}</summary>
        <ol>
          {bestOf(answer).map(at => (
            <li key={at}>{line(at)}</li>
          ))}
        </ol>
      </details>
      {CRIMINALS.map(who => {
        const odds = Object.entries(answer.odds[who] ?? {}).sort(([, one], [, other]) => other - one)
        return (
          odds.length > 0 && (
            <details key={who}>
              <summary>{own.odds(words.figures[who].name)}</summary>
              <ul>
                {odds.map(([at, chance]) => (
                  <li key={at}>{own.stands(words.locations[at as Location], percent(chance))}</li>
                ))}
              </ul>
            </details>
          )
        )
      })}
    </div>
  )
}
