import { Suspense, useEffect, useState } from 'react'
import { COACHES } from '../../shared/games/coaches.ts'
import type { Why } from '../../shared/kernel/game.ts'
import { COUNSELS, type NoteBody, type Counsel as Told } from '../../shared/wire/protocol.ts'
import { capital } from '../../shared/words/capital.ts'
import { useTrouble } from '../app/play.ts'
import { useCounselWordsIfAny } from '../i18n/counselWords.ts'
import { useLanguage, useWords } from '../i18n/index.ts'
import { askAs, troubleOf } from '../session/api.ts'
import { useChoices, useTable } from '../session/table.ts'
import type { TableState, Trouble } from '../session/tableState.ts'
import { answer } from './answer.ts'
import { useTalk } from './talk.tsx'
import './counsel.css'

type Asked = { readonly trouble: Trouble } | { readonly told: Told }

/** How often may still be asked: what the log says of it counts. */
const leftIn = ({ lines, company, player }: TableState): number => {
  const own = company?.chairs.find(chair => chair.player === player)?.person?.id
  const asked = lines.filter(({ heard }) => {
    const body = heard.type === 'note' ? (heard.note.body as NoteBody) : null
    return body?.type === 'room' && body.what === 'askedBot' && body.by.id === own
  })
  return Math.max(0, COUNSELS - asked.length)
}

function Asking() {
  const counsel = useCounselWordsIfAny()
  const { grammar } = useWords()
  const { speech } = useTalk()
  const trouble = useTrouble()
  const choices = useChoices()
  const view = useTable(({ moment }) => moment?.view)
  const language = useLanguage()
  const table = useTable(({ company }) => company?.id)
  const game = useTable(({ company }) => company?.game ?? '')
  const [[left, first]] = useState(() => [leftIn(useTable.getState()), choices[0]] as const)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [say, setSay] = useState<{ say(why: Why): string } | null>(null)
  useEffect(() => {
    if (!first || left === 0) return
    askAs<Told>('POST', `/api/tables/${table}/counsel`, { seat: first.seat, offer: first.offer }).then(
      told => setAsked({ told }),
      error => setAsked({ trouble: troubleOf(error) }),
    )
  }, [first, left, table])
  useEffect(() => {
    // Without its words a move is recommended all the same.
    COACHES[game]?.()
      .then(coach => coach(language))
      .then(
        say => setSay({ say }),
        () => {},
      )
  }, [game, language])
  if (!counsel || !view) return null
  if (asked === null) return <p role="status">{left === 0 ? counsel.spent : counsel.busy}</p>
  if ('trouble' in asked)
    return (
      <p className="wrong" role="alert">
        {trouble(asked.trouble)}
      </p>
    )
  const picks = asked.told.picks.flatMap(({ index, why }) => {
    const choice = choices.find(each => each.seat === first?.seat && each.index === index)
    return choice ? [{ choice, why: say && capital(grammar.clauses(why.map(say.say))) }] : []
  })
  return (
    <section className="counsel" role="status" aria-label={counsel.title}>
      <h3>{counsel.title}</h3>
      {picks.length === 0 && <p>{counsel.none}</p>}
      <ol>
        {picks.map(({ choice, why }) => (
          <li key={choice.index}>
            <button type="button" className="button small" onClick={() => answer(choice)}>
              {speech.move(choice.move, view, choice.preview)}
            </button>
            <p>{why}</p>
          </li>
        ))}
      </ol>
      <p className="hint">{counsel.left(asked.told.left)}</p>
    </section>
  )
}

/** What a bot would do: asked when it is opened, and at most so often in a match. */
export function Counsel() {
  return (
    <Suspense>
      <Asking />
    </Suspense>
  )
}
