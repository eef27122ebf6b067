import { useEffect, useMemo, useState } from 'react'
import type { CrowdMessage, OwnGuesses } from '../../../shared/wire/crowd.ts'
import type { GuessWords } from '../../games/contract.ts'
import { LOOKING } from '../../games/looking.ts'
import type { CrowdWords } from '../../i18n/crowd.ts'
import { useCrowdWords } from '../../i18n/crowdWords.ts'
import { useLanguage } from '../../i18n/index.ts'
import { guest } from '../../session/api.ts'
import { guess } from '../../session/room.ts'
import { useTable } from '../../session/table.ts'
import { NO_MARKS, useLayers } from '../../stage/layers.ts'
import { Introduce } from '../Introduce.tsx'
import { Counts, Noses, Results } from './Crowd.tsx'
import { FEW, Field } from './Fields.tsx'
import { marksOf } from './marks.ts'
import './hunt.css'

/** So many of what came out while it goes on. */
const LATELY = 2

/** What the server says belongs to a moment: it is not said before that has been played here. */
function useTold<T extends { readonly seq: number }>(now: T | null): T | null {
  const at = useTable(({ moment }) => moment?.seq ?? -1)
  const [told, setTold] = useState<T | null>(null)
  if (now !== told && (now === null || now.seq <= at)) setTold(now)
  return told
}

function useGuessWords(): GuessWords | null {
  const game = useTable(({ company }) => company?.game ?? '')
  const language = useLanguage()
  const [words, setWords] = useState<GuessWords | null>(null)
  useEffect(() => {
    let wanted = true
    // Without its words there is nothing to ask.
    LOOKING[game]?.guessing?.(language).then(
      found => wanted && setWords(found),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [game, language])
  return words
}

interface AskingProps {
  readonly crowd: CrowdMessage
  readonly guesses: OwnGuesses | null
  readonly words: CrowdWords
  readonly own: GuessWords
}

function Asking({ crowd, guesses, words, own }: AskingProps) {
  const { question } = crowd
  const [sent, setSent] = useState<{ key: string; guess: Readonly<Record<string, string>> } | null>(null)
  const key = question?.key ?? ''
  const chosen = useMemo(
    () => ({ ...guesses?.guess, ...(sent?.key === key && question?.open ? sent.guess : {}) }),
    [guesses, sent, key, question],
  )
  useEffect(() => {
    const marks = marksOf(crowd, chosen)
    useLayers.setState({ crowd: marks.length > 0 ? marks : NO_MARKS })
    return () => useLayers.setState({ crowd: NO_MARKS })
  }, [crowd, chosen])
  if (!question) return null
  const choose = (about: string, choice: string): void => {
    setSent({ key, guess: { ...(sent?.key === key ? sent.guess : {}), [about]: choice } })
    guess({ key, about, choice })
  }
  // Who is shown on the table has a shape there.
  const suited = question.choices.length > FEW
  return (
    <>
      {!question.open && <p role="status">{words.locked}</p>}
      {question.open && guesses === null && guest() === null && <Introduce words={words} />}
      {question.open &&
        // The room knows who it is.
        guesses !== null &&
        question.about.map((about, i) => (
          <Field
            key={`${key} ${about}`}
            {...{ question, about, words, own, choose }}
            suit={suited ? i : null}
            chosen={chosen[about] ?? ''}
          />
        ))}
      {question.open && <p className="hint">{own.hint}</p>}
      <Counts {...{ crowd, guesses, words, own }} />
    </>
  )
}

/** What those who look on guess, and what came of it. */
export function Hunt() {
  const words = useCrowdWords()
  const own = useGuessWords()
  const crowd = useTold(useTable(state => state.crowd))
  const guesses = useTold(useTable(state => state.guesses))
  const [open, setOpen] = useState(() => matchMedia('(min-width: 1000px)').matches)
  if (!words || !own || !crowd) return null
  const all = { crowd, guesses, words, own }
  const asked = crowd.question && own.asked(crowd.question.key)
  return (
    <section className="hunt" aria-label={own.title}>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="hunt-head">
          <b className="hunt-title">{own.title}</b> {asked && <span>{asked}</span>}
          {(guesses?.points ?? 0) > 0 && <small className="hunt-points">{words.points(guesses?.points ?? 0)}</small>}
        </summary>
        {guesses?.barred && crowd.question?.open ? <p className="hint">{words.barred}</p> : <Asking {...all} />}
        <Noses {...all} />
        <Results {...all} most={crowd.noses.length > 0 ? crowd.settled.length : LATELY} />
      </details>
    </section>
  )
}

/** At the end: who of those who looked on found out most. */
export function BestNoses() {
  const words = useCrowdWords()
  const own = useGuessWords()
  const crowd = useTable(state => state.crowd)
  const guesses = useTable(state => state.guesses)
  return (
    words &&
    own &&
    crowd && (
      <section className="hunt" aria-label={own.title}>
        <Noses {...{ crowd, guesses, words, own }} />
      </section>
    )
  )
}
