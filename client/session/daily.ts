import type { Solved } from '../games/puzzle.ts'
import { isKind, KINDS, PUZZLES, type PuzzleKind } from '../games/puzzles.ts'
import { isRecord, keep, kept } from './kept.ts'
import { fileAt } from './static.ts'

/* A position of each kind a day, the same for everybody: files beside the page, and what this device made of them. */

const DAY = 24 * 60 * 60 * 1000
/** The day before the first one, the same everywhere on earth. */
const BEFORE = Date.UTC(2026, 9, 31)

/** Which day it is, counted from one. */
export const dayAt = (now: number): number => Math.floor((now - BEFORE) / DAY)
export const dateOf = (day: number): number => BEFORE + day * DAY

/** Which of the positions is that day's: when all have been asked, they are asked again. */
const positionOf = (kind: PuzzleKind, day: number): number => (day - 1) % PUZZLES[kind].days

const fileOf = (kind: PuzzleKind, name: string): string => fileAt(`daily/${kind}/${name}.json`)
const nameOn = (kind: PuzzleKind, day: number): string => String(positionOf(kind, day) + 1).padStart(3, '0')
const ANSWERS = 'answers'

/** All that is to be had for a day without a network. */
export const filesOn = (day: number): string[] =>
  KINDS.flatMap(kind => [fileOf(kind, nameOn(kind, day)), fileOf(kind, ANSWERS)])

async function file(kind: PuzzleKind, name: string): Promise<unknown> {
  const response = await fetch(fileOf(kind, name))
  if (!response.ok) throw new Error(`no ${kind} ${name}`)
  return response.json()
}

export const askedOn = (kind: PuzzleKind, day: number): Promise<unknown> => file(kind, nameOn(kind, day))

/** Fetched once somebody has answered. */
export async function answerOn(kind: PuzzleKind, day: number): Promise<unknown> {
  const answers = await file(kind, ANSWERS)
  return Array.isArray(answers) ? answers[positionOf(kind, day)] : undefined
}

/** What was answered, and what it came to. */
export interface Done extends Solved {
  readonly made: unknown
}
export type Days = Readonly<Record<string, Done>>

const KEY = 'tavolo-nero.daily.'

/** By day. */
export function doneOf(kind: PuzzleKind): Days {
  const found = kept(KEY + kind)
  return isRecord(found)
    ? Object.fromEntries(Object.entries(found).filter((each): each is [string, Done] => isDone(each[1])))
    : {}
}

const isDone = (value: unknown): value is Done =>
  isRecord(value) && typeof value.score === 'number' && typeof value.signs === 'string' && 'made' in value

/** The first answer counts. */
export function keepDone(kind: PuzzleKind, day: number, done: Done): Days {
  const days = doneOf(kind)
  const all = day in days ? days : { ...days, [day]: done }
  keep(KEY + kind, all)
  return all
}

/** The address of a day's case, and which that is: today's without a number. */
export const pathOf = (kind: PuzzleKind, day?: number): string => `/daily/${kind}${day === undefined ? '' : `/${day}`}`

export function caseOf(kind: string, number: string | null, now: number): { kind: PuzzleKind; day: number } | null {
  const today = dayAt(now)
  const day = number === null ? today : Number(number)
  return isKind(kind) && Number.isInteger(day) && day >= 1 && day <= today ? { kind, day } : null
}
