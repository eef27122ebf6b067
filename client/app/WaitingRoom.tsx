import { lazy, Suspense, useState } from 'react'
import { type Company, inDays, type Person } from '../../shared/wire/protocol.ts'
import { useWords } from '../i18n/index.ts'
import { sound } from '../kit/sound/index.ts'
import { Confirm } from '../match/Dialog.tsx'
import { guest } from '../session/api.ts'
import { useBareStage } from '../session/bare.ts'
import { keepOutside, keptOutside } from '../session/kept.ts'
import { letIn, remove, setDelay } from '../session/room.ts'
import { useTable } from '../session/table.ts'
import { useNews } from './arrivals.ts'
import { ChairCard } from './ChairCard.tsx'
import { Facts } from './Facts.tsx'
import { Frame, useTheme } from './Frame.tsx'
import { Invitation } from './Invitation.tsx'
import { HostsLateness } from './Lateness.tsx'
import { Name } from './Name.tsx'
import { useTrouble } from './play.ts'
import { Starting } from './Starting.tsx'
import { Talk } from './Talk.tsx'
import { useTitle } from './Title.tsx'
import { Outside, Visitors } from './Visitors.tsx'
import '../match/dialogs.css'
import './waiting.css'

const Notices = lazy(async () => ({ default: (await import('./Notices.tsx')).Notices }))
const ForFilming = lazy(async () => ({ default: (await import('./ForFilming.tsx')).ForFilming }))

/** As the others see it. */
const nameOf = ({ chairs, visitors }: Company, me: string | null): string =>
  [...chairs.flatMap(({ person }) => person ?? []), ...visitors].find(({ id }) => id === me)?.name ??
  guest()?.name ??
  ''

/** Whom this host shows the door: asked first, and to be undone. */
function useDoor(table: string) {
  const [asked, setAsked] = useState<Person | null>(null)
  const [outside, setOutside] = useState(() => keptOutside(table))
  const keep = (people: readonly Person[]): void => {
    keepOutside(table, people)
    setOutside(people)
  }
  const without = ({ id }: Person): Person[] => outside.filter(each => each.id !== id)
  return {
    asked,
    ask: setAsked,
    outside,
    turnOut(person: Person): void {
      remove(person.id)
      keep([...without(person), person])
    },
    letIn(person: Person): void {
      letIn(person.id)
      keep(without(person))
    },
  }
}

function Room({ company }: { company: Company }) {
  const words = useWords()
  const { room } = words.lobby
  const say = useTrouble()
  const connection = useTable(state => state.connection)
  const refused = useTable(state => state.refused)
  const title = useTitle(company.game)
  const me = guest()?.id ?? null
  const bare = useBareStage()
  const door = useDoor(company.id)
  const news = useNews(company, me, () => sound('message'))
  useTheme(company.game)
  const own = company.chairs.find(({ person }) => person !== null && person.id === me)
  return (
    <Frame
      title={room.title(title)}
      lead={room.lead}
      beside={
        <Suspense fallback={null}>
          <Facts company={company} />
        </Suspense>
      }
    >
      {connection === 'reconnecting' && (
        <p className="panel wrong" role="status">
          {words.table.link.reconnecting}
        </p>
      )}
      {refused && (
        <p className="panel wrong" role="alert">
          {say(refused)}
        </p>
      )}
      <div className="waiting">
        <section aria-labelledby="chairs" className="stack">
          <h2 id="chairs" className="visually-hidden">
            {room.chairs}
          </h2>
          <ul className="chairs">
            {company.chairs.map(chair => (
              <ChairCard key={chair.player} chair={chair} company={company} me={me} turnOut={door.ask} />
            ))}
          </ul>
          {me === company.host && <Outside people={door.outside} letIn={door.letIn} />}
          <Starting company={company} me={me} own={own} news={news} />
        </section>
        <div className="stack">
          <Suspense fallback={null}>
            <ForFilming company={company} seated={own !== undefined} />
          </Suspense>
          {!bare && <Invitation company={company} />}
          {inDays(company.seconds) && (
            <Suspense fallback={null}>
              <div className="panel">
                <Notices />
              </div>
            </Suspense>
          )}
          {me === company.host && <HostsLateness delay={company.delay} choose={setDelay} />}
          <details className="panel own-name">
            <summary>
              {words.home.you(nameOf(company, me))} · <span>{words.home.changeName}</span>
            </summary>
            <Name />
          </details>
          {!bare && <Talk />}
          <Visitors company={company} me={me} turnOut={door.ask} />
        </div>
      </div>
      {door.asked && (
        <Confirm
          ask={room.confirmRemove(door.asked.name)}
          onYes={() => door.asked && door.turnOut(door.asked)}
          onClose={() => door.ask(null)}
        />
      )}
    </Frame>
  )
}

/** Before the start: who sits where, who is ready, which bots fill up. */
export function WaitingRoom() {
  const company = useTable(state => state.company)
  return company && <Room company={company} />
}
