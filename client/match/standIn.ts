import type { Seat } from '../../shared/kernel/game.ts'
import type { Line, NoteBody } from '../../shared/wire/protocol.ts'

/** The steps of these seats that a bot made in this person's place, as far as the log tells. */
export function madeByBot(lines: readonly Line[], person: string | null, seats: readonly Seat[]): Line[] {
  const made: Line[] = []
  let bot: 'until back' | 'once' | null = null
  for (const line of lines) {
    const { heard } = line
    const body = heard.type === 'note' ? (heard.note.body as NoteBody) : null
    if (body?.type === 'room' && body.by.id === person) {
      if (body.what === 'botTookOver') bot = 'until back'
      else if (body.what === 'timeRanOut') bot ??= 'once'
      else if (body.what === 'cameBack') bot = null
    }
    if (heard.type !== 'step' || !seats.includes(heard.seat) || bot === null) continue
    made.push(line)
    if (bot === 'once') bot = null
  }
  return made
}
