import { median } from './stats.ts'

/** Does its work once and answers with how many operations that was. */
export type Task = () => number

export interface RunRate {
  readonly runsPerSecond: number
  readonly operationsPerSecond: number
}

const REPETITIONS = 5

/**
 * The rates of tasks, each measured for about so many seconds. The tasks take turns, so that a machine that is busy for
 * a while slows all of them alike, and the medians stand.
 */
export function ratesOf<K extends string>(tasks: Readonly<Record<K, Task>>, seconds: number): Record<K, RunRate> {
  const names = Object.keys(tasks) as K[]
  const slice = seconds / REPETITIONS
  for (const name of names) measure(tasks[name], slice) // warms up
  const samples = new Map<K, RunRate[]>(names.map(name => [name, []]))
  for (let i = 0; i < REPETITIONS; i++) for (const name of names) samples.get(name)?.push(measure(tasks[name], slice))
  return Object.fromEntries(names.map(name => [name, middle(samples.get(name) ?? [])])) as Record<K, RunRate>
}

function measure(task: Task, seconds: number): RunRate {
  let runs = 0
  let operations = 0
  let elapsed = 0
  const began = performance.now()
  do {
    operations += task()
    runs++
    elapsed = (performance.now() - began) / 1000
  } while (elapsed < seconds)
  return { runsPerSecond: runs / elapsed, operationsPerSecond: operations / elapsed }
}

const middle = (rates: readonly RunRate[]): RunRate => ({
  runsPerSecond: median(rates.map(rate => rate.runsPerSecond)) ?? 0,
  operationsPerSecond: median(rates.map(rate => rate.operationsPerSecond)) ?? 0,
})
