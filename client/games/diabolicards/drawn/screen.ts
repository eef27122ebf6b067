import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import { catalogue } from '../../../../shared/games/diabolicards/words/index.ts'
import type { Language } from '../../../../shared/words/index.ts'
import { typeReady } from '../../../kit/art/lettering.ts'
import type { ScreenArt } from '../../contract.ts'
import { drawFace } from '../pieces/prints.ts'

export async function screen(language: Language): Promise<ScreenArt> {
  const words = await catalogue(language)
  await typeReady(JSON.stringify(words))
  return { face: ({ face }) => (face === undefined ? null : drawFace(String(face) as CardName, words)) }
}
