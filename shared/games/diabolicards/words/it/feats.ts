import type { Words } from '../words.ts'

export const feats: Words['feats'] = {
  power: { name: 'Potenza più alta', value: power => `${power} alla fine` },
}
