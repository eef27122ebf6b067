import { useState } from 'react'
import { agree } from '../session/room.ts'
import { useTable } from '../session/table.ts'
import { Confirm } from './Dialog.tsx'
import { useTalk } from './talk.tsx'

/** Somebody would end the match here: to be seen by all who are to agree, wherever their log is. */
export function EndOffer() {
  const { words } = useTalk()
  const company = useTable(state => state.company)
  const player = useTable(state => state.player)
  const [asked, setAsked] = useState(false)
  const chair = company?.chairs.find(each => each.player === player)
  if (company?.phase !== 'running' || company.agreed.length === 0 || !chair || chair.conceded) return null
  const names = company.chairs
    .filter(each => company.agreed.includes(each.player))
    .map(({ person }) => person?.name ?? '')
  return (
    <div className="end-offer">
      <p>{words.menu.agreed(names)}</p>
      {company.agreed.includes(chair.player) ? (
        <button type="button" className="button quiet small" onClick={() => agree(false)}>
          {words.menu.disagree}
        </button>
      ) : (
        <>
          <button type="button" className="button small" onClick={() => setAsked(true)}>
            {words.confirm.agree.yes}
          </button>
          <button type="button" className="button quiet small" onClick={() => agree(false)}>
            {words.menu.decline}
          </button>
        </>
      )}
      {asked && <Confirm ask={words.confirm.agree} onYes={() => agree(true)} onClose={() => setAsked(false)} />}
    </div>
  )
}
