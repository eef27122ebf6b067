/*
 * What the store asks of its home, whichever that is. Several questions that belong together are steps: a generator, which
 * SQLite runs through in one go and PostgreSQL at its own pace. The SQL is what both understand.
 */

export type Value = string | number | null | Uint8Array
type Values = Readonly<Record<string, Value>>

export interface Asked {
  readonly query: Query
  readonly values: readonly Value[]
  /** The first row is enough. */
  readonly one?: boolean
}
export interface Answered {
  readonly rows: readonly unknown[]
  /** How many rows are otherwise than before. */
  readonly changes: number
}
export type Steps<T> = Generator<Asked, T, Answered>

export interface Query<Row = unknown> {
  readonly text: string
  /** A name for what is prepared. */
  readonly name: string
  /** Has it rows to answer with? */
  readonly reads: boolean
  all(values?: Values): Steps<readonly Row[]>
  get(values?: Values): Steps<Row | undefined>
  run(values?: Values): Steps<number>
}

let count = 0

/** `$name` stands for a value, wherever it is needed. Both homes count them in the order in which they come first. */
export function sql<Row = unknown>(text: string): Query<Row> {
  const names: string[] = []
  const spelled = text.replaceAll(/\$([a-z]+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  const valuesIn = (values: Values): Value[] =>
    names.map(name => {
      const value = values[name]
      if (value === undefined) throw new Error(`${name} is not given`)
      return value
    })
  const query: Query<Row> = {
    text: spelled,
    name: `q${++count}`,
    reads: /^\s*SELECT/.test(text),
    *all(values = {}) {
      const { rows } = yield { query, values: valuesIn(values) }
      return rows as readonly Row[]
    },
    *get(values = {}) {
      const { rows } = yield { query, values: valuesIn(values), one: true }
      return rows[0] as Row | undefined
    },
    *run(values = {}) {
      const { changes } = yield { query, values: valuesIn(values) }
      return changes
    },
  }
  return query
}
