import type { Basics, Game } from '../kernel/game.ts'
import type { Language } from '../words/index.ts'
import type { Speech } from '../words/speech.ts'
import { diabolicards } from './diabolicards/index.ts'
import { speech as diabolicardsSpeech } from './diabolicards/speech.ts'
import { diabolik } from './diabolik/index.ts'
import { speech as diabolikSpeech } from './diabolik/speech.ts'
import { onTheLam } from './on-the-lam/index.ts'
import { speech as onTheLamSpeech } from './on-the-lam/speech.ts'

export interface Registered<G extends Basics = Game> {
  readonly game: G
  /** Languages are loaded one by one: nobody reads three. */
  speech(language: Language): Promise<Speech>
}

/** Every game there is. A new one is a folder beside this file and a line here. */
export const GAMES: Readonly<Record<string, Registered>> = {
  'on-the-lam': { game: onTheLam, speech: onTheLamSpeech },
  diabolik: { game: diabolik, speech: diabolikSpeech },
  diabolicards: { game: diabolicards, speech: diabolicardsSpeech },
}
