/* A match in a frame of somebody else's page: what is written into that page. */

/** What the frame needs: to run, to be of its own origin, and to open the table in a tab that is as free as any other. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

export const FRAME = { width: 960, height: 540 } as const

interface Framed {
  readonly src: string
  readonly title: string
  readonly width: number
  readonly height: number
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replace(/[&<>"]/g, character => ENTITIES[character] ?? '')

export function frameOf({ src, title, width, height }: Framed): string {
  const said = { src, title, width, height, sandbox: SANDBOX, allow: 'fullscreen', loading: 'lazy', style: 'border:0' }
  return `<iframe ${Object.entries(said)
    .map(([name, value]) => `${name}="${escaped(`${value}`)}"`)
    .join(' ')}></iframe>`
}
