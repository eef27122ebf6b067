import type { Words } from '../words.ts'

export const banter: Words['banter'] = {
  isThatAll: '就這樣？',
  niceZone: '這地方不錯，燒了多可惜。',
  mine: '謝謝，這位我收下了。',
  whoseSide: '你到底站哪一邊？',
  remember: '我什麼都記得。',
  notTheFace: '別打臉！',
  smallPrint: '請詳閱條款。',
  sequel: '看來會有續集。',
}
