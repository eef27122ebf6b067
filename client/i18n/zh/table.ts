import type { TableWords } from '../table.ts'

export const table: TableWords = {
  title: '牌桌',
}
