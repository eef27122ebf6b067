import type { Words } from '../words.ts'

export const feats: Words['feats'] = {
  power: { name: '最高力量', value: power => `終局${power}點` },
}
