import { useState } from 'react'
import type { Chair, Person } from '../../shared/wire/protocol.ts'
import { useWords } from '../i18n/index.ts'
import { sendBlock, troubleOf } from '../session/api.ts'
import { handOver } from '../session/room.ts'
import { block, mute, useSettings } from '../session/settings.ts'
import { useTable } from '../session/table.ts'
import { Confirm, Dialog } from './Dialog.tsx'
import { useTalk } from './talk.tsx'

interface PersonDialogProps {
  /** Null: they only watch. */
  readonly chair: Chair | null
  readonly person: Person
  readonly onClose: () => void
}

/** What one can do about somebody at the table. */
export function PersonDialog({ chair, person, onClose }: PersonDialogProps) {
  const { words } = useTalk()
  const { shell } = useWords()
  const muted = useSettings(settings => settings.muted.some(({ id }) => id === person.id))
  const blocked = useSettings(settings => settings.blocked.some(({ id }) => id === person.id))
  const mayHandOver = useTable(
    ({ company, player }) =>
      company?.phase === 'running' &&
      chair?.conceded === false &&
      company.chairs.find(each => each.player === player)?.person?.id === company.host,
  )
  const [asked, setAsked] = useState<'block' | 'handOver' | null>(null)
  const setBlocked = (is: boolean): void => {
    block(person, is)
    void sendBlock(person.id, is).catch(error => useTable.setState({ refused: troubleOf(error) }))
  }
  if (asked === 'block')
    return <Confirm ask={words.confirm.block(person.name)} onYes={() => setBlocked(true)} onClose={onClose} />
  if (asked === 'handOver' && chair)
    return <Confirm ask={words.confirm.handOver(person.name)} onYes={() => handOver(chair.player)} onClose={onClose} />
  return (
    <Dialog title={person.name} onClose={onClose}>
      <button type="submit" className="button" onClick={() => mute(person, !muted)}>
        {muted ? words.people.unmute(person.name) : words.people.mute(person.name)}
      </button>
      {blocked ? (
        <button type="submit" className="button" onClick={() => setBlocked(false)}>
          {words.people.unblock(person.name)}
        </button>
      ) : (
        <button type="button" className="button" onClick={() => setAsked('block')}>
          {words.people.block(person.name)}
        </button>
      )}
      {mayHandOver && (
        <button type="button" className="button" onClick={() => setAsked('handOver')}>
          {words.people.handOver(person.name)}
        </button>
      )}
      <button type="submit" className="button quiet">
        {shell.close}
      </button>
    </Dialog>
  )
}
