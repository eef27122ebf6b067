import { type ReactElement, useState } from 'react'
import { written } from '../../shared/kernel/plain.ts'
import { dealText, type OpenDeal } from '../../shared/wire/deal.ts'
import type { Language } from '../../shared/words/index.ts'
import type { FairWords } from '../i18n/fair.ts'
import { ofMatch } from '../session/api.ts'
import { witnessedAt } from '../session/deals.ts'
import type { Replayed } from '../session/playAgain.ts'
import { verdictOn } from '../session/verdict.ts'
import { Copy } from './Copy.tsx'
import { Title } from './Title.tsx'

/** In single quotes a shell takes everything as it stands, but for these. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const WORDS: Readonly<Record<Language, () => Promise<FairWords>>> = {
  en: async () => (await import('../i18n/en/fair.ts')).fair,
  it: async () => (await import('../i18n/it/fair.ts')).fair,
  zh: async () => (await import('../i18n/zh/fair.ts')).fair,
}

/** Throws where it cannot be had. Null: nothing was committed to. */
export async function report(
  match: string,
  commitment: string | null | undefined,
  language: Language,
): Promise<ReactElement | null> {
  const fair = await WORDS[language]()
  if (commitment === undefined)
    return <Report match={match} deal={await ofMatch<OpenDeal>(match, 'deal')} fair={fair} />
  return commitment === null ? null : <Commitment commitment={commitment} fair={fair} />
}

function Commitment({ commitment, fair }: { commitment: string; fair: FairWords }) {
  return (
    <details className="fairness">
      <summary>{fair.fixed}</summary>
      <p className="hint">{fair.fixedHint}</p>
      <code>{commitment}</code>
      <Copy text={commitment} label={fair.copyCommitment} />
    </details>
  )
}

interface Reported {
  readonly match: string
  readonly deal: OpenDeal
  readonly fair: FairWords
}

function Report({ match, deal, fair }: Reported) {
  const [open, setOpen] = useState(false)
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
      {open && <Proof match={match} deal={deal} fair={fair} witnessed={witnessed?.commitment ?? null} />}
    </section>
  )
}

/** `witnessed`: the commitment that this device saw, which is the one to go by. */
function Proof({ match, deal, fair, witnessed }: Reported & { witnessed: string | null }) {
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
      <Replay match={match} deal={deal} fair={fair} />
    </div>
  )
}

function Replay({ match, deal, fair: { replay } }: Reported) {
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
