import type { Company } from '../../shared/wire/protocol.ts'
import { useWords } from '../i18n/index.ts'
import { Filmed, StreamButton } from '../match/Filmed.tsx'
import { guest } from '../session/api.ts'
import { useTable } from '../session/table.ts'
import { BareChoice } from './BareChoice.tsx'
import '../match/filmed.css'

/** Before the start: a hand must not be filmed as it is dealt, and a broadcast begins with who is about to play. */
export function ForFilming({ company, seated }: { company: Company; seated: boolean }) {
  const { menu } = useWords().table
  const device = useTable(state => state.device)
  const hosts = company.host === guest()?.id
  if (device === 'screen') return null
  return (
    <>
      {device === 'stage' && seated && <Filmed />}
      {device === 'stage' && !seated && (
        <div className="panel">
          <BareChoice />
        </div>
      )}
      {((device === 'whole' && seated) || hosts) && (
        <div className="panel stack">
          {device === 'whole' && seated && <StreamButton />}
          {hosts && (
            <a className="button" href={`/stream/${company.id}`} target="_blank" rel="noopener">
              {menu.stream}
            </a>
          )}
        </div>
      )}
    </>
  )
}
