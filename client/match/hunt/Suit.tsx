/** The shape of whom a mark is about, as it lies on the table: one has corners, the other is round. */
export function Suit({ of }: { of: number }) {
  return (
    <svg className="suit" data-suit={of} viewBox="-12 -12 24 24" width="18" height="18" aria-hidden="true">
      {of % 2 === 0 ? <rect x={-9} y={-9} width={18} height={18} /> : <circle r={9.5} />}
    </svg>
  )
}
