import { useState } from 'react'
import { Back } from '../app/Door.tsx'
import { Frame } from '../app/Frame.tsx'
import { useWords } from '../i18n/index.ts'
import { keepReloaded, keptReloaded } from '../session/kept.ts'

/** A page of another edition has to be fetched anew. Where that did not help it says so; it never does it by itself. */
export function Edition({ wanted }: { wanted: string }) {
  const { shell, table } = useWords()
  const [tried] = useState(() => keptReloaded() === wanted)
  const reload = (): void => {
    keepReloaded(wanted)
    location.reload()
  }
  return (
    <Frame title={table.edition.title}>
      <div className="door panel stack">
        <p role="alert">{tried ? table.edition.still : table.edition.text}</p>
        <p className="row">
          <button type="button" className="button primary" onClick={reload}>
            {shell.failed.retry}
          </button>
          <Back />
        </p>
      </div>
    </Frame>
  )
}
