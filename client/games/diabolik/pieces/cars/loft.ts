import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, Vector3 } from 'three'

/** A smooth line through `x, y` pairs: the y at any x. */
export function curveOf(table: readonly (readonly [x: number, y: number])[]): (x: number) => number {
  const line = new CatmullRomCurve3(
    table.map(([x, y]) => new Vector3(x, y, 0)),
    false,
    'centripetal',
  ).getPoints(160)
  return x => {
    const after = line.findIndex(point => point.x >= x)
    const [to, from] = [line[after] ?? line.at(-1), line[after - 1]]
    if (!to) return 0
    if (!from) return to.y
    return from.y + (to.y - from.y) * Math.min(1, Math.max(0, (x - from.x) / Math.max(1e-6, to.x - from.x)))
  }
}

const closed = (ring: readonly Vector3[]): Vector3[] => {
  const end = ring.reduce((sum, at) => sum.add(at), new Vector3()).divideScalar(ring.length)
  return ring.map(() => end.clone())
}

/** A skin over rings of points, each of as many, closed at both ends. */
export function loft(open: readonly (readonly Vector3[])[]): BufferGeometry {
  const rings = [closed(open[0] ?? []), ...open, closed(open.at(-1) ?? [])]
  const round = rings[0]?.length ?? 0
  const faces: number[] = []
  for (let i = 0; i + 1 < rings.length; i++)
    for (let j = 0; j < round; j++) {
      const [a, b] = [i * round + j, i * round + ((j + 1) % round)]
      faces.push(a, a + round, b, b, a + round, b + round)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      rings.flat().flatMap(at => at.toArray()),
      3,
    ),
  )
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return geometry
}

/** A superellipse in a plane across x; `upper` and `lower` say how square it is above and below its middle. */
export function ring(
  count: number,
  at: (across: number, up: number) => readonly [x: number, y: number, z: number],
  squareness: readonly [across: number, upper: number, lower: number],
): Vector3[] {
  const bend = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** power
  return Array.from({ length: count }, (_, j) => {
    const angle = (j / count) * Math.PI * 2
    const [across, up] = [Math.cos(angle), Math.sin(angle)]
    return new Vector3(...at(bend(across, squareness[0]), bend(up, up > 0 ? squareness[1] : squareness[2])))
  })
}

/** Lamps lie in nobody's shadow: their faces look up as well as ahead (1) or back (-1), and no glint whitens them. */
export function lit(geometry: BufferGeometry, way: 1 | -1): BufferGeometry {
  const normal = geometry.getAttribute('normal')
  for (let i = 0; i < normal.count; i++) normal.setXYZ(i, way * 0.8, 0.6, 0)
  return geometry
}
