import type { TableWords } from '../table.ts'

export const table: TableWords = {
  title: 'Tavolo',
}
