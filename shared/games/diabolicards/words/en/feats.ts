import type { Words } from '../words.ts'

export const feats: Words['feats'] = {
  power: { name: 'Greatest power', value: power => `${power} at the end` },
}
