import type { Words } from '../../../../shared/games/diabolik/words/words.ts'

export function prepareSecrets(_: Words): void {}
