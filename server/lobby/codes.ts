import { randomInt } from 'node:crypto'

/** To be read aloud: no letter looks or sounds like a figure, and none makes words. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

export const newCode = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Somebody's code as it was typed or read aloud. */
export const readCode = (key: string): string => key.toUpperCase().replace(/[^A-Z]/g, '')
