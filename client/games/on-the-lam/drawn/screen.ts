import type { Card } from '../../../../shared/games/on-the-lam/state.ts'
import { catalogue } from '../../../../shared/games/on-the-lam/words/index.ts'
import type { Language } from '../../../../shared/words/index.ts'
import { typeReady } from '../../../kit/art/lettering.ts'
import type { ScreenArt } from '../../contract.ts'
import { drawFace } from '../pieces/prints.ts'

export async function screen(language: Language): Promise<ScreenArt> {
  const words = await catalogue(language)
  await typeReady(JSON.stringify(words))
  return {
    face: ({ kind, face }) => (face === undefined || kind === 'suspect' ? null : drawFace(String(face) as Card, words)),
  }
}
