/** More strokes than this nobody counts. */
const MOST = 50
const APART = 7
const HEIGHT = 26

/** Matches as strokes on a wall, five to a bundle: what was won stands out. Drawn beside the numbers, not instead. */
export function Strokes({ played, won }: { played: number; won: number }) {
  const shown = Math.min(played, MOST)
  const bundles = Math.ceil(shown / 5)
  const wins = Math.round((won / Math.max(played, 1)) * shown)
  const at = (n: number): number => Math.floor(n / 5) * APART * 6 + (n % 5) * APART + 4
  return (
    <svg
      className="strokes"
      viewBox={`0 0 ${bundles * APART * 6} ${HEIGHT}`}
      style={{ width: `${bundles * APART * 6}px` }}
      aria-hidden="true"
    >
      {Array.from({ length: shown }, (_, n) => {
        const x = at(n)
        const crosses = n % 5 === 4
        const path = crosses
          ? `M${x - APART * 4.6} ${HEIGHT - 6}L${x - 2} 5`
          : `M${x + (n % 3) * 0.7} 3L${x - (n % 2)} ${HEIGHT - 3 - (n % 3)}`
        return <path key={path} d={path} data-won={n < wins || undefined} />
      })}
    </svg>
  )
}
