/* Numbers that can be chosen: some of them, in rising order. */

/** The one that was meant: itself, or what is offered nearest to it. */
export const nearest = (values: readonly number[], meant: number): number =>
  values.reduce((best, each) => (Math.abs(each - meant) < Math.abs(best - meant) ? each : best))

/** As keys go through a number field; a page is a tenth of the way. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowUp: at => at + 1,
  ArrowDown: at => at - 1,
  PageUp: (at, count) => at + Math.ceil(count / 10),
  PageDown: (at, count) => at - Math.ceil(count / 10),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Where a key leads from there; null: it is no key of a number field. */
export function stepped(values: readonly number[], from: number, key: string): number | null {
  const at = STEPS[key]?.(values.indexOf(from), values.length)
  return at === undefined ? null : (values[Math.min(values.length - 1, Math.max(0, at))] ?? null)
}
