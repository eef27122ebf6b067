import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import { spoken } from '../../../kit/table/prepare.ts'

export const { theWords, speak } = spoken<Words>()
