import type { Company } from '../../shared/wire/protocol.ts'
import { useBroadcastWords } from '../i18n/broadcastWords.ts'
import { useSpeech, useWords } from '../i18n/index.ts'
import { factsOf } from './facts.ts'

/** What will be played, for everybody who is to sit down to it. */
export function Facts({ company }: { company: Company }) {
  const { lobby, shell, grammar } = useWords()
  const late = useBroadcastWords()
  const speech = useSpeech(company.game)
  if (!speech) return null
  const facts = [
    ...factsOf(speech.choices?.(company.chairs.length) ?? [], company.options, lobby.room.byChance, grammar),
    ...(late ? [{ key: 'late', legend: late.watched, said: late.late(company.delay) }] : []),
    { key: 'time', legend: lobby.create.time, said: shell.seconds(company.seconds) },
  ]
  return (
    <dl className="table-facts" aria-label={lobby.room.about}>
      {facts.map(({ key, legend, said }) => (
        <div key={key}>
          <dt>{legend}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}
