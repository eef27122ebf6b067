import { type BufferGeometry, Color, Float32BufferAttribute, Vector3 } from 'three'

const [corner, middle, tint] = [new Vector3(), new Vector3(), new Color()]

/** Paints faces in one flat colour each, by where their middle is: printed colours have hard edges. A skin has squares. */
export function painted(
  geometry: BufferGeometry,
  colour: string | ((middle: Vector3) => string),
  face: 'triangle' | 'square' = 'triangle',
): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry
  flat.deleteAttribute('uv')
  const position = flat.getAttribute('position')
  const colours = new Float32Array(position.count * 3)
  const step = face === 'square' ? 6 : 3
  for (let i = 0; i < position.count; i += step) {
    middle.set(0, 0, 0)
    for (let k = 0; k < step; k++) middle.add(corner.fromBufferAttribute(position, i + k))
    tint.set(typeof colour === 'string' ? colour : colour(middle.divideScalar(step)))
    for (let k = 0; k < step; k++) tint.toArray(colours, (i + k) * 3)
  }
  flat.setAttribute('color', new Float32BufferAttribute(colours, 3))
  return flat
}
