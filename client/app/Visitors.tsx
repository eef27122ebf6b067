import type { Company, Person } from '../../shared/wire/protocol.ts'
import { useWords } from '../i18n/index.ts'

interface TurnOutProps {
  readonly person: Person
  readonly turnOut: (person: Person) => void
}

/** The host's button for showing somebody the door. */
export function TurnOut({ person, turnOut }: TurnOutProps) {
  const { room } = useWords().lobby
  return (
    <button
      type="button"
      className="button quiet small"
      aria-label={room.removeWho(person.name)}
      onClick={() => turnOut(person)}
    >
      {room.remove}
    </button>
  )
}

interface VisitorsProps {
  readonly company: Company
  readonly me: string | null
  readonly turnOut: (person: Person) => void
}

/** Whoever is in the room and on no chair. */
export function Visitors({ company, me, turnOut }: VisitorsProps) {
  const { lobby, table } = useWords()
  const { room } = lobby
  if (company.visitors.length === 0) return null
  return (
    <section className="panel stack tight" aria-labelledby="visitors">
      <h2 id="visitors">{room.visitors}</h2>
      <ul className="stack tight">
        {company.visitors.map(person => (
          <li key={person.id} className="row spread">
            <span>
              {person.name} {person.id === me && <span className="tag">{table.people.you}</span>}
            </span>
            {me === company.host && person.id !== me && <TurnOut person={person} turnOut={turnOut} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OutsideProps {
  readonly people: readonly Person[]
  readonly letIn: (person: Person) => void
}

/** Whom the host has shown the door, for as long as that can be undone. */
export function Outside({ people, letIn }: OutsideProps) {
  const { room } = useWords().lobby
  if (people.length === 0) return null
  return (
    <ul className="outside panel stack tight">
      {people.map(person => (
        <li key={person.id} className="row spread">
          <span role="status">{room.outside(person.name)}</span>
          <button
            type="button"
            className="button bright small"
            aria-label={room.letInWho(person.name)}
            onClick={() => letIn(person)}
          >
            {room.letIn}
          </button>
        </li>
      ))}
    </ul>
  )
}
