import type { CrowdMessage, OwnGuesses } from '../../../shared/wire/crowd.ts'
import { titleOf } from '../../../shared/wire/crowd.ts'
import type { GuessWords } from '../../games/contract.ts'
import type { CrowdWords } from '../../i18n/crowd.ts'
import { useTalk } from '../talk.tsx'
import { FEW } from './Fields.tsx'
import { Suit } from './Suit.tsx'

interface CrowdProps {
  readonly crowd: CrowdMessage
  readonly guesses: OwnGuesses | null
  readonly words: CrowdWords
  readonly own: GuessWords
}

/** What all of them think, once nobody can change it: as bars, each with its number. */
export function Counts({ crowd, guesses, words, own }: CrowdProps) {
  const { speech } = useTalk()
  const { question, counts } = crowd
  if (!question || !counts) return null
  const suited = question.choices.length > FEW
  return (
    <div className="hunt-counts">
      <h3>{words.crowd}</h3>
      {question.about.map((about, suit) => {
        const chosen = guesses?.guess[about]
        const all = Object.entries(counts[about] ?? {}).sort(([, a], [, b]) => b - a)
        const sum = all.reduce((each, [, count]) => each + count, 0)
        return (
          <div key={about}>
            <p>
              {suited && <Suit of={suit} />} {own.ask(about, speech)}
              {chosen !== undefined && <em>{words.mine(own.choice(chosen, speech))}</em>}
            </p>
            {sum === 0 && <p className="hint">{words.nobody}</p>}
            <ul>
              {all.map(([choice, count]) => (
                <li key={choice}>
                  <i aria-hidden="true" style={{ inlineSize: `${(100 * count) / sum}%` }} />
                  <span>{words.thinks(own.choice(choice, speech), count)}</span>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}

/** What has come out, and what it was worth. The last first. */
export function Results({ crowd, guesses, words, own, most }: CrowdProps & { most: number }) {
  const { speech, grammar } = useTalk()
  const settled = [...crowd.settled].reverse().slice(0, most)
  if (settled.length === 0) return null
  return (
    <div className="hunt-results">
      <h3>{words.results}</h3>
      <ul>
        {settled.map(({ key, about, truth, guesses: all, right }) => {
          const result = guesses?.results.find(each => each.key === key && each.about === about)
          const said = truth.split(',').map(each => own.choice(each, speech))
          return (
            <li key={`${key} ${about}`}>
              <b>{[own.asked(key), own.ask(about, speech)].filter(part => part !== null).join(' · ')}</b>{' '}
              {grammar.sentences([words.truth(grammar.list(said)), ...(all > 0 ? [words.knew(right, all)] : [])])}{' '}
              {result && (
                <em>
                  {words.mine(own.choice(result.choice, speech))} · {words.points(result.points)}
                </em>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The best of all, when it is over. */
export function Noses({ crowd, guesses, words }: CrowdProps) {
  if (crowd.noses.length === 0) return null
  // Two may have one name.
  const keyed = crowd.noses.map((nose, key) => ({ nose, key }))
  return (
    <div className="hunt-noses">
      <h3>{words.noses}</h3>
      <ol>
        {keyed.map(({ nose, key }) => (
          <li key={key} value={nose.rank}>
            <b>{nose.name}</b> <i>{words.titles[titleOf(nose)]}</i> <span>{words.points(nose.points)}</span>
          </li>
        ))}
      </ol>
      {/* Nobody is first with nothing. */}
      {guesses?.rank != null && guesses.points > 0 && <p>{words.rank(guesses.rank, guesses.points)}</p>}
    </div>
  )
}
