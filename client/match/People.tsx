import { useEffect, useRef, useState } from 'react'
import type { Chair, Person } from '../../shared/wire/protocol.ts'
import { Portrait } from '../app/Portrait.tsx'
import { useWords } from '../i18n/index.ts'
import { sendBlock, troubleOf } from '../session/api.ts'
import { handOver } from '../session/room.ts'
import { block, mute, useSettings } from '../session/settings.ts'
import { useTable } from '../session/table.ts'
import { Confirm, Dialog } from './Dialog.tsx'
import { cardsOf, deciders } from './deciding.ts'
import { useTalk } from './talk.tsx'

/** What is to be said of a chair beside its name. Words, not colours alone. */
function useMarks(chair: Chair): string[] {
  const { words } = useTalk()
  const { shell, lobby } = useWords()
  const host = useTable(({ company }) => company?.host)
  const mine = useTable(({ player }) => player === chair.player)
  const { person, bot, here, hands, conceded, unnamed } = chair
  return [
    ...(mine ? [words.people.you] : []),
    ...(person && person.id === host && !mine ? [words.people.host] : []),
    ...(conceded ? [words.people.conceded] : []),
    ...(person ? [] : [unnamed ? lobby.unnamed : words.people.bot(shell.levels[bot])]),
    ...(person && !here ? [words.people.away] : []),
    ...(person && hands === 'bot' && !conceded ? [words.people.botPlays] : []),
  ]
}

function Place({ chair, onOpen }: { chair: Chair; onOpen: (chair: Chair) => void }) {
  const { speech, words } = useTalk()
  const deciding = useTable(state => deciders(state).some(seat => chair.seats.includes(seat)))
  const cards = useTable(state => chair.seats.reduce((sum, seat) => sum + cardsOf(state, seat), 0))
  const holding = useTable(({ moment }) =>
    chair.seats.flatMap(seat => (moment && speech.holding?.(moment.view, seat)) ?? []).join(' · '),
  )
  const mine = useTable(({ player }) => player === chair.player)
  const film = useTable(state => state.film !== null)
  const game = useTable(({ company }) => company?.game ?? '')
  const marks = useMarks(chair)
  const item = useRef<HTMLLIElement>(null)
  // On a phone the strip is wider than the screen.
  useEffect(() => {
    if (deciding) item.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [deciding])
  const side = chair.seats[0] && speech.side?.(chair.seats[0])
  const character = chair.seats.map(seat => speech.seat(seat)).join(' + ')
  return (
    <li
      ref={item}
      className="person"
      data-deciding={deciding}
      data-mine={mine}
      aria-current={deciding ? 'true' : undefined}
    >
      <span className="person-turn" aria-hidden="true">
        {deciding ? '▶' : ''}
      </span>
      {chair.seats.slice(0, 1).map(seat => (
        <Portrait key={seat} game={game} seat={seat} />
      ))}
      <span className="person-who">
        <strong>{character}</strong>
        {chair.person && <span className="person-name">{chair.person.name}</span>}
      </span>
      <span className="person-marks">
        {side && <span>{side}</span>}
        {holding !== '' && <span>{holding}</span>}
        {cards > 0 && <span>{words.people.cards(cards)}</span>}
        {marks.map(mark => (
          <span key={mark}>{mark}</span>
        ))}
      </span>
      {deciding && <span className="visually-hidden">{words.people.deciding}</span>}
      {chair.person && !mine && !film && (
        <button
          type="button"
          className="person-more"
          aria-label={words.people.more(chair.person.name)}
          onClick={() => onOpen(chair)}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      )}
    </li>
  )
}

function PersonDialog({ chair, person, onClose }: { chair: Chair; person: Person; onClose: () => void }) {
  const { words } = useTalk()
  const { shell } = useWords()
  const muted = useSettings(settings => settings.muted.some(({ id }) => id === person.id))
  const blocked = useSettings(settings => settings.blocked.some(({ id }) => id === person.id))
  const mayHandOver = useTable(
    ({ company, player }) =>
      company?.phase === 'running' &&
      !chair.conceded &&
      company.chairs.find(each => each.player === player)?.person?.id === company.host,
  )
  const [asked, setAsked] = useState<'block' | 'handOver' | null>(null)
  const setBlocked = (is: boolean): void => {
    block(person, is)
    void sendBlock(person.id, is).catch(error => useTable.setState({ refused: troubleOf(error) }))
  }
  if (asked === 'block')
    return <Confirm ask={words.confirm.block(person.name)} onYes={() => setBlocked(true)} onClose={onClose} />
  if (asked === 'handOver')
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

/** Everybody at the table: who they are, whose decision it is, who is away. */
export function People() {
  const { words } = useTalk()
  const chairs = useTable(({ company }) => company?.chairs)
  const watchers = useTable(({ company }) => company?.watchers ?? 0)
  const [opened, setOpened] = useState<Chair | null>(null)
  return (
    <section className="people" aria-label={words.people.label}>
      <ul>
        {chairs?.map(chair => (
          <Place key={chair.player} chair={chair} onOpen={setOpened} />
        ))}
      </ul>
      {watchers > 0 && <p className="watchers">{words.now.watchers(watchers)}</p>}
      {opened?.person && <PersonDialog chair={opened} person={opened.person} onClose={() => setOpened(null)} />}
    </section>
  )
}
