/** One line of the log: what happened, and figures. Never names, tokens, moves, seeds or the text of an error. */
export type Report = (what: string, figures?: Readonly<Record<string, string | number | boolean | null>>) => void

export const reportTo =
  (write: (line: string) => void): Report =>
  (what, figures = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), what, ...figures }))

/** An error without its text, which may tell a hand: its kind, its code, and where it was thrown. */
export function faultOf(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error ? { code: String(error.code) } : {}
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return {
    error: error.name,
    ...code,
    at: frames
      .slice(0, 6)
      .map(line => line.trim())
      .join(' < '),
  }
}
