/** Where on the sheet, in units: column, row, how many wide and high. */
export const CELLS = {
  victim: [0, 0, 1, 1],
  killer: [1, 0, 1, 1],
  chevron: [2, 0, 1, 1],
  link: [3, 0, 1, 1],
  anchor: [4, 0, 1, 1],
  dust: [5, 0, 1, 1],
  star: [6, 0, 1, 1],
  drops: [7, 0, 1, 1],
  flame0: [0, 1, 1, 1],
  flame1: [1, 1, 1, 1],
  flame2: [2, 1, 1, 1],
  shard: [3, 1, 1, 1],
  crack: [4, 1, 2, 2],
  cloud: [6, 1, 2, 2],
} as const
export type Cell = keyof typeof CELLS
