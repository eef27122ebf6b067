import { useEffect, useState } from 'react'

/** Modules of quiet around it, which scanners need. */
const BORDER = 2

async function drawn(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}

/** A text to be scanned, black on white whatever the page wears. */
export function Qr({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ size: number; path: string } | null>(null)
  useEffect(() => {
    let wanted = true
    drawn(text)
      .then(made => wanted && setCode(made))
      .catch(() => {})
    return () => {
      wanted = false
    }
  }, [text])
  if (!code) return null
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  )
}
