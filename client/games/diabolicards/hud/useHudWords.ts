import { useSettings } from '../../../session/settings.ts'
import { HUD_WORDS, type HudWords } from '../words/hud.ts'

export const useHudWords = (): HudWords => HUD_WORDS[useSettings(settings => settings.language)]
