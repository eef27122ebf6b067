import { OWNER } from '../rules/questions.ts'
import { FIRST_HAND } from '../setup.ts'
import { type Alibi, type Event, SUSPECTS, type Suspect } from '../state.ts'
import type { Scene } from './scene.ts'

/** How many own alibi cards everybody probably holds. */
export type Estimates = Readonly<Record<Suspect, number>>

/** A quarter of the cards is anybody's own. */
const ANY = 1 / SUSPECTS.length
/** Whoever had five would have won: the longer a match lasts, the less anybody can have. */
const FADING = 0.98

/** Follows what was told: who drew, who showed what, who had to let go of what. */
export function estimates({ me, hand, others }: Scene, heard: readonly Event[]): Estimates {
  const own: Record<Suspect, number> = { boxer: 0, dame: 0, reporter: 0, ceo: 0 }
  for (const suspect of SUSPECTS) own[suspect] = FIRST_HAND * ANY
  for (const event of heard) follow(own, event)
  for (const { who, cards } of others) own[who] = Math.min(own[who], cards)
  own[me] = hand[me]
  return own
}

function follow(own: Record<Suspect, number>, event: Event): void {
  switch (event.type) {
    case 'turnBegan':
      own[event.seat] *= FADING
      return
    case 'alibiDrawn':
      own[event.seat] += ANY
      return
    case 'tipFound':
      own[event.seat] += 1
      return
    case 'handedOver':
      own[event.seat] = Math.max(0, own[event.seat] - 1)
      return
    case 'takenIn':
      own[event.seat] = 0
      return
    case 'discarded':
    case 'swapped':
      if (OWNER[event.faces[event.card] as Alibi] === event.seat) own[event.seat] = Math.max(0, own[event.seat] - 1)
      return
    case 'blackmailed':
      own[event.from] = Math.max(0, own[event.from] - 0.5)
      own[event.seat] += ANY / 2
  }
}
