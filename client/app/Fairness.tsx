import { useEffect, useState } from 'react'
import { written } from '../../shared/kernel/plain.ts'
import { dealText, type OpenDeal } from '../../shared/wire/deal.ts'
import { useWords } from '../i18n/index.ts'
import { openDeal } from '../session/api.ts'
import { verdictOn, witnessedAt } from '../session/deals.ts'
import type { Replayed } from '../session/playAgain.ts'
import { Copy } from './Copy.tsx'
import { Title } from './Title.tsx'
import './fairness.css'

/** While the match runs: what the server is bound by. */
export function Commitment({ commitment }: { commitment: string | null }) {
  const { fair } = useWords()
  if (commitment === null) return null
  return (
    <details className="fairness">
      <summary>{fair.fixed}</summary>
      <p className="hint">{fair.fixedHint}</p>
      <code>{commitment}</code>
      <Copy text={commitment} label={fair.copyCommitment} />
    </details>
  )
}

/** In single quotes a shell takes everything as it stands, but for these. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Of a match that is over, by its key for watching: was it dealt before it began? And how anybody can check that. */
export function Fairness({ match }: { match: string }) {
  const { fair } = useWords()
  const [deal, setDeal] = useState<OpenDeal | 'checking' | 'unreachable'>('checking')
  const [open, setOpen] = useState(false)
  useEffect(() => {
    let wanted = true
    openDeal(match)
      .then(found => wanted && setDeal(found))
      .catch(() => wanted && setDeal('unreachable'))
    return () => {
      wanted = false
    }
  }, [match])
  if (typeof deal === 'string')
    return (
      <p className="fairness hint" role="status">
        {fair[deal]}
      </p>
    )
  const witnessed = witnessedAt(match)
  const verdict = verdictOn(deal, witnessed)
  return (
    <section className="fairness" data-verdict={verdict}>
      <p className="fairness-verdict" role="status">
        {fair.verdict[verdict]}
      </p>
      {verdict === 'late' && witnessed && <p className="hint">{fair.since(witnessed.seq)}</p>}
      {verdict !== 'none' && (
        <button type="button" className="button small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {fair.how}
        </button>
      )}
      {open && <Proof match={match} deal={deal} witnessed={witnessed?.commitment ?? null} />}
    </section>
  )
}

/** `witnessed`: the commitment that this device saw, which is the one to go by. */
function Proof({ match, deal, witnessed }: { match: string; deal: OpenDeal; witnessed: string | null }) {
  const { fair } = useWords()
  const { game, version, options, seed, nonce } = deal
  const command = nonce === null ? null : `printf %s ${quoted(dealText({ ...deal, nonce }))} | sha256sum`
  return (
    <div className="fairness-proof">
      <p>{fair.method}</p>
      {command !== null && (
        <>
          <code>{command}</code>
          <Copy text={command} label={fair.copyCommand} />
        </>
      )}
      <dl>
        <dt>{fair.commitment}</dt>
        <dd>
          <code>{witnessed ?? deal.commitment}</code>
        </dd>
        <dt>{fair.game}</dt>
        <dd>
          <Title game={game} />
        </dd>
        <dt>{fair.rules}</dt>
        <dd>{version}</dd>
        <dt>{fair.options}</dt>
        <dd>
          <code>{written(options)}</code>
        </dd>
        <dt>{fair.seed}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        <dt>{fair.nonce}</dt>
        <dd>
          <code>{nonce}</code>
        </dd>
      </dl>
      <p className="hint">{fair.limits}</p>
      <Replay match={match} deal={deal} />
    </div>
  )
}

function Replay({ match, deal }: { match: string; deal: OpenDeal }) {
  const { replay } = useWords().fair
  const [state, setState] = useState<Replayed | 'running' | 'failed' | null>(null)
  const start = (): void => {
    setState('running')
    // With the rules, which nobody needs who does not want to know.
    import('../session/playAgain.ts')
      .then(({ playAgain }) => playAgain(match, deal))
      .then(setState, () => setState('failed'))
  }
  if (state === null)
    return (
      <div className="fairness-replay">
        <p className="hint">{replay.hint}</p>
        <button type="button" className="button small" onClick={start}>
          {replay.start}
        </button>
      </div>
    )
  const said =
    typeof state === 'string'
      ? replay[state]
      : state.broken === null
        ? replay.done(state.steps)
        : replay.broken(state.broken)
  return <p role="status">{said}</p>
}
