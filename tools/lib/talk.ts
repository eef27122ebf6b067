import type { Move, Seat } from '../../shared/kernel/game.ts'
import type { Entry } from '../../shared/kernel/history.ts'
import { answer, type OwnDecision, question } from './answer.ts'
import { requestOf } from './request.ts'
import type { Save } from './saving.ts'
import { entered, type LocalSession } from './session.ts'
import { botEntry, decider, linesOf, type Sitting } from './sitting.ts'
import type { Voice } from './voice.ts'

/** Plays a match in words, to its end or until the person leaves. */
export async function talk(sitting: Sitting, begun: LocalSession, voice: Voice, save: Save): Promise<void> {
  const { own, bots, speech, words } = sitting
  let session = begun
  let last: Seat | null = null
  let said = ''
  greet(sitting, session, voice)
  for (;;) {
    const { game, seats, state } = session.match
    const outcome = game.outcome(state)
    if (outcome) {
      // Many a game has just told it as an event.
      const end = speech.outcome(outcome)
      if (end !== said) voice.say(end)
      return
    }
    const seat = decider(session, own)
    const mine = own.includes(seat)
    // The game's own events tell whose turn it is; only the person, and the first of all, are told besides.
    if (seat !== last && (mine || last === null))
      voice.say(words.terminal[mine ? 'yourTurn' : 'turnOf'](speech.seat(seat)))
    last = seat
    const entry = mine ? await decided({ sitting, session, seat }, voice, save) : botEntry(session, seat, bots)
    if (!entry) return
    session = entered(session, entry)
    for (const line of session.records.slice(-1).flatMap(record => linesOf(sitting, seats, record))) {
      voice.say(line)
      said = line
    }
  }
}

function greet({ own, speech, words }: Sitting, { match, records }: LocalSession, voice: Voice): void {
  const others = match.seats.flatMap(({ seat }) => (own.includes(seat) ? [] : [speech.seat(seat)]))
  voice.say(speech.title)
  voice.say(speech.tagline)
  voice.say(words.terminal.youAre(own.map(seat => speech.seat(seat))))
  if (others.length > 0) voice.say(words.terminal.withYou(others))
  voice.say(words.terminal.hint)
  if (records.length > 0) voice.say(words.terminal.goesOn)
}

/** Talks until there is something to enter; null: the person leaves. */
async function decided(decision: OwnDecision, voice: Voice, save: Save): Promise<Entry<Move> | null> {
  const { terminal } = decision.sitting.words
  for (const line of question(decision)) voice.say(line)
  for (;;) {
    const line = await voice.ask()
    const request = line === null ? null : requestOf(line)
    if (request === null || request.type === 'leave') {
      voice.say(request ? terminal.left : terminal.inputEnded)
      return null
    }
    const result = answer(decision, request, save)
    if ('type' in result) return result
    for (const each of result) voice.say(each)
  }
}
