import { BufferGeometry, DoubleSide, Float32BufferAttribute, ShaderMaterial } from 'three'

/** Headlights as the press prints them: two wedges of sodium dots flat on the board, thinner the farther they reach. */
export const beamMaterial = new ShaderMaterial({
  side: DoubleSide,
  polygonOffset: true,
  polygonOffsetFactor: -4,
  polygonOffsetUnits: -4,
  uniforms: { uPitch: { value: 0.085 } },
  vertexShader: /* glsl */ `
    varying float vFar; varying vec2 vAt;
    void main() {
      vFar = uv.x; vec4 world = modelMatrix * vec4(position, 1.); vAt = world.xz;
      gl_Position = projectionMatrix * viewMatrix * world;
    }`,
  fragmentShader: /* glsl */ `
    varying float vFar; varying vec2 vAt; uniform float uPitch;
    void main() {
      vec2 q = mat2(.7071, -.7071, .7071, .7071) * vAt / uPitch;
      if (length(fract(q) - .5) > sqrt(1. - vFar) * .74) discard;
      gl_FragColor = vec4(.90, .44, .012, 1.);
      #include <colorspace_fragment>
    }`,
})

/** Both wedges at once; they begin at the lamps and reach as far as the scale along x says. */
export function makeBeams(out: number): BufferGeometry {
  const corners: number[] = []
  const far: number[] = []
  for (const side of [-1, 1]) {
    const [z, wide] = [side * out, 0.42]
    const edges = [
      [0, z - 0.05, 0],
      [0, z + 0.05, 0],
      [1, z * 1.35 + wide, 1],
      [1, z * 1.35 - wide, 1],
    ]
    for (const k of [0, 1, 2, 0, 2, 3]) {
      const [x = 0, across = 0, share = 0] = edges[k] ?? []
      corners.push(x, 0, across)
      far.push(share, 0)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(far, 2))
  return geometry
}
