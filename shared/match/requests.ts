import type { FromClient, FromWatcher, Person, RoomNote } from '../wire/protocol.ts'
import {
  agree,
  begin,
  type ChairAnswer,
  chairOf,
  concede,
  handOver,
  letIn,
  NO_SCREEN,
  type Party,
  pair,
  refuses,
  remove,
  type Seating,
  setBot,
  setDelay,
  setOnShow,
  setReady,
  sit,
  stand,
} from './chairs.ts'
import { isOpen, setOpenCards } from './openCards.ts'

/** A message from a page, its type beside its fields. */
export type Asked = AskedIn<FromClient>
export type AskedByWatcher = AskedIn<FromWatcher>
type AskedIn<Messages> = { [K in keyof Messages]: { readonly type: K } & Fields<Messages[K]> }[keyof Messages]
type Fields<T> = T extends Record<string, never> ? unknown : T
export type AskedOf<K extends keyof FromClient> = Extract<Asked, { type: K }>

/** What is decided about the table and not in the game. */
export type TableRequest = Exclude<
  Asked,
  { type: 'move' | 'takeBack' | 'say' | 'phrase' | 'mark' | 'shown' | 'casebook' | 'rematch' }
>

export function granted(party: Party, by: Person, asked: TableRequest): ChairAnswer {
  switch (asked.type) {
    case 'sit':
      return sit(party, by, asked.player)
    case 'stand':
      return stand(party, by.id)
    case 'ready':
      return setReady(party, by.id, asked.ready)
    case 'bot':
      return setBot(party, by.id, asked.player, asked.level)
    case 'delay':
      return setDelay(party, by.id, asked.delay)
    case 'start':
      return begin(party, by.id)
    case 'remove':
      return remove(party, by.id, asked.person)
    case 'letIn':
      return letIn(party, by.id, asked.person)
    case 'onShow':
      return setOnShow(party, by.id, asked.onShow)
    case 'handOver':
      return handOver(party, by.id, asked.player)
    case 'concede':
      return concede(party, by.id)
    case 'agree':
      return agree(party, by.id, asked.agree)
    case 'openCards':
      return setOpenCards(party, by.id, asked.agree)
    case 'unpair':
      return pair(party, by.id, NO_SCREEN)
  }
}

const opened = (answer: ChairAnswer): RoomNote => (!refuses(answer) && isOpen(answer) ? 'openedCards' : 'asksOpenCards')

/** What the log says of it: about whom, and what. Who sits where before the start is to be seen, and not to be read about. */
export function remarkOn(
  party: Party,
  by: Person,
  asked: TableRequest,
): { readonly chair: Pick<Seating, 'seats' | 'person'>; readonly what: RoomNote } | null {
  const of = (chair: Seating | undefined, what: RoomNote) => (chair?.person ? { chair, what } : null)
  switch (asked.type) {
    case 'handOver':
      return of(
        party.chairs.find(({ player }) => player === asked.player),
        'removed',
      )
    case 'concede':
      return of(chairOf(party, by.id), 'conceded')
    case 'agree':
      return of(chairOf(party, by.id), asked.agree ? 'agreed' : 'disagreed')
    case 'openCards':
      if (!asked.agree) return { chair: chairOf(party, by.id) ?? { seats: [], person: by }, what: 'closedCards' }
      return of(chairOf(party, by.id), opened(setOpenCards(party, by.id, true)))
    default:
      return null
  }
}
