import type { Replaying } from '../../contract.ts'
import { WORDS } from '../words/replay.ts'
import { chapters } from './chapters.ts'
import { Reveal } from './Reveal.tsx'

export const replaying: Replaying = {
  chapters,
  words: async language => WORDS[language].chapters,
  needs: ['all', 'detectives'],
  Reveal,
}
