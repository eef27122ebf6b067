import { LinearFilter, LinearMipmapLinearFilter, type Object3D, SpotLight, SRGBColorSpace, Texture } from 'three'
import { atFineness } from '../kit/art/ink2d.ts'
import { useSettings } from '../session/settings.ts'
import { isRough } from './rough.ts'

/** What is printed, by what it is to the eye: dots to a unit of what is drawn, on a desk's screen and on a phone's. */
const FINENESS = {
  /** Lies still, under all the rest. */
  board: [0.625, 0.5],
  piece: [0.75, 0.5],
  /** Fills the picture from side to side. */
  wide: [1, 0.625],
  read: [1, 1],
} as const
type Part = keyof typeof FINENESS

/** A screen so narrow, in its own pixels, is a phone's. */
const PHONE = 600

/** On phones more would be wasted; whoever wants less has what they have. */
const isSmall = (): boolean =>
  Math.min(window.screen.width, window.screen.height) < PHONE || useSettings.getState().quality === 'low'

/** How finely something is printed: all that a table draws asks here. */
const fineness = (part: Part): number => (isRough() ? 0.25 : FINENESS[part][isSmall() ? 1 : 0])

/** Draws as finely as it will be seen. */
export const drawn = <T>(draw: () => T, part: Part = 'piece'): T => atFineness(fineness(part), draw)

/** How large the shadows of a lamp are drawn. */
export const shadowSize = (size: number): number => (isSmall() ? size / 2 : size)

interface Way {
  readonly anisotropy?: number
  readonly part?: Part
  /** Never seen smaller than it is drawn: its smaller copies are spared. */
  readonly near?: boolean
  /** Drawn over now and then: it is not forgotten. */
  readonly kept?: boolean
}

/** Bytes of what each print takes on the graphics card. */
const prints = new Map<Texture, number>()

/** A print: drawn when it is first wanted on the graphics card, then forgotten, and drawn again by who has lost it. */
export function textureOf(
  draw: () => HTMLCanvasElement,
  { anisotropy = 8, part = 'piece', near = false, kept = false }: Way = {},
): Texture {
  const texture = new Texture()
  const mips = !isRough() && !near
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = isRough() ? 1 : anisotropy
  texture.generateMipmaps = mips
  texture.minFilter = mips ? LinearMipmapLinearFilter : LinearFilter
  let canvas: HTMLCanvasElement | null = null
  Object.defineProperty(texture.source, 'data', {
    get() {
      if (canvas) return canvas
      canvas = drawn(draw, part)
      return canvas
    },
  })
  texture.onUpdate = () => {
    if (!canvas) return
    prints.set(texture, canvas.width * canvas.height * 4 * (mips ? 4 / 3 : 1))
    if (kept) return
    // Browsers keep what a canvas held until they tidy up, unless there is nothing of it.
    canvas.width = canvas.height = 0
    canvas = null
  }
  texture.addEventListener('dispose', () => prints.delete(texture))
  texture.needsUpdate = true
  return texture
}

/** Draws now what will be wanted soon. */
export function ahead(texture: Texture): Texture {
  void texture.image
  return texture
}

/** What is drawn already, and how to draw it again. */
export function firstly(drawing: HTMLCanvasElement, again: () => HTMLCanvasElement): () => HTMLCanvasElement {
  let first: HTMLCanvasElement | null = drawing
  return () => {
    const canvas = first ?? again()
    first = null
    return canvas
  }
}

/** Another card knows none of them. */
export const anotherCard = (): void => prints.clear()

/** What a stage keeps on the graphics card besides what is drawn there: all prints, and the shadows of its lamps. */
export function bytesPrinted(scene: Object3D): number {
  let sum = 0
  for (const bytes of prints.values()) sum += bytes
  scene.traverse(light => {
    // Depth, and a byte of a colour that nobody sees.
    if (light instanceof SpotLight && light.shadow.map) sum += light.shadow.map.width * light.shadow.map.height * 5
  })
  return sum
}
