import { useSettings } from '../../../state/settings.ts'
import { HUD_WORDS, type HudWords } from './words.ts'

export const useHudWords = (): HudWords => HUD_WORDS[useSettings(settings => settings.language)]
