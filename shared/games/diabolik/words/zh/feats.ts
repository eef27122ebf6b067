import type { Words } from '../words.ts'

export const feats: Words['feats'] = {
  chase: { name: '最長的逃竄', value: turns => `連續逃竄${turns}回合` },
  heists: { name: '最快得手', value: rounds => `${rounds}輪` },
  danger: { name: '最快逮捕', value: rounds => `${rounds}輪` },
}
