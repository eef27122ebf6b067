import { useEffect, useRef, useState } from 'react'
import type { Chair } from '../../shared/wire/protocol.ts'
import { Portrait } from '../app/Portrait.tsx'
import { useWords } from '../i18n/index.ts'
import { useTable } from '../session/table.ts'
import { cardsOf, deciders } from './deciding.ts'
import { later } from './later.tsx'
import { useTalk } from './talk.tsx'

const PersonDialog = later(async () => (await import('./PersonDialog.tsx')).PersonDialog)

/** What is to be said of a chair beside its name. Words, not colours alone. */
function useMarks(chair: Chair): string[] {
  const { words } = useTalk()
  const { shell, lobby } = useWords()
  const host = useTable(({ company }) => company?.host)
  const mine = useTable(({ player }) => player === chair.player)
  const { person, bot, here, hands, conceded, unnamed, casebook } = chair
  return [
    ...(mine ? [words.people.you] : []),
    ...(person && person.id === host && !mine ? [words.people.host] : []),
    ...(conceded ? [words.people.conceded] : []),
    ...(person ? [] : [unnamed ? lobby.unnamed : words.people.bot(shell.levels[bot])]),
    ...(person && !here ? [words.people.away] : []),
    ...(person && hands === 'bot' && !conceded ? [words.people.botPlays] : []),
    ...(casebook ? [words.people.casebook] : []),
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
