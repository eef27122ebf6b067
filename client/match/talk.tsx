import { createContext, useContext, useMemo } from 'react'
import type { Seat } from '../../shared/kernel/game.ts'
import { A_BOT, type Chair } from '../../shared/wire/protocol.ts'
import type { Grammar } from '../../shared/words/grammar.ts'
import type { Speech } from '../../shared/words/speech.ts'
import { useWords } from '../i18n/index.ts'
import type { ScreenWords } from '../i18n/table.ts'
import { useBareStage } from '../session/bare.ts'
import { isSilenced, useSettings } from '../session/settings.ts'
import { useTable } from '../session/table.ts'
import type { Scribe } from './chronicle.ts'

const SpeechContext = createContext<Speech | null>(null)
/** The game's words, for everything on the table's screen. */
export const SpeechProvider = SpeechContext.Provider

export function useTalk(): { speech: Speech; words: ScreenWords; grammar: Grammar } {
  const speech = useContext(SpeechContext)
  const { table, grammar } = useWords()
  if (!speech) throw new Error('a table without words')
  return { speech, words: table, grammar }
}

/** All that the log is written with; null before there is a table to look at. */
export function useScribe(): Scribe | null {
  const { speech, words, grammar } = useTalk()
  const view = useTable(({ moment }) => moment?.view)
  const muted = useSettings(settings => settings.muted)
  const blocked = useSettings(settings => settings.blocked)
  const bare = useBareStage()
  const game = useTable(({ company }) => company?.game ?? '')
  // Whoever is being guided is told one thing at a time.
  const chatter = useSettings(settings => settings.chatter && settings.guide[game]?.on !== true)
  return useMemo(() => {
    const silenced = (id: string): boolean =>
      bare || (id === A_BOT.id && !chatter) || isSilenced({ muted, blocked }, id)
    return view ? { speech, grammar, words, view, silenced } : null
  }, [speech, grammar, words, view, muted, blocked, bare, chatter])
}

/** "Dame (Anna)"; without a person, or where that says nothing new, the character alone. */
export const fullName = (speech: Speech, { noted }: Grammar, seat: Seat, chairs: readonly Chair[]): string => {
  const person = chairs.find(({ seats }) => seats.includes(seat))?.person
  return person ? noted(speech.seat(seat), person.name) : speech.seat(seat)
}
