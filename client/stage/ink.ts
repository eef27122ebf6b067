import {
  BackSide,
  Color,
  FrontSide,
  MeshLambertMaterial,
  ShaderMaterial,
  type Side,
  type Texture,
  Vector2,
  Vector3,
} from 'three'

/** Shared by every ink material: set once, the whole print changes. */
export const INK = {
  uInk: { value: new Color('#05080b') },
  /** Pitch of the dots on solid things, in device pixels. */
  uDot: { value: 5 },
  /** Pitch of the dots on flat things, in units of the table: there the print sticks to the paper. */
  uDotW: { value: 0.11 },
  uRes: { value: new Vector2(1600, 900) },
  /** Factor on the width of contours: small pictures have finer ones. */
  uLine: { value: 1 },
}

const SCREEN = /* glsl */ `
uniform vec3 uInk, uShade, uBands, uHorizon; uniform float uDot, uDotW, uWorldDots, uGloss;
varying vec3 vInkWP;
float inkScreen(vec2 p, float cover) {
  vec2 q = mat2(.7071, -.7071, .7071, .7071) * p;
  vec2 w2 = fwidth(q); float w = max(w2.x, w2.y);
  float d = length(fract(q) - .5);
  float r = sqrt(clamp(cover, 0., 1.)) * .72;
  float aa = clamp(w * .75, .02, .6);
  float m = 1. - smoothstep(r - aa, r + aa, d);
  m = cover <= .004 ? 0. : (cover >= .985 ? 1. : m);
  // Dots under two pixels dissolve into a flat tint: no moire.
  return mix(m, cover, smoothstep(.38, .75, w));
}
`

const SHADE = /* glsl */ `
vec3 li = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
float L = dot(li, vec3(.34, .5, .16));
vec3 tint = li / max(max(li.r, max(li.g, li.b)), 1e-4);
vec2 sp = uWorldDots > .5 ? vInkWP.xz / uDotW : gl_FragCoord.xy / uDot;
vec3 shadeC = uShade.r < 0. ? inkAlb * vec3(.20, .22, .28) : uShade;
float c1 = 1. - smoothstep(uBands.y, uBands.z, L);
float c2 = 1. - smoothstep(uBands.x * .15, uBands.y * .72, L);
vec3 col = inkAlb * mix(vec3(1.), tint, .35) * mix(1., 1.06, smoothstep(.8, 1.1, L));
col = mix(col, shadeC * mix(vec3(1.), tint, .5), inkScreen(sp, c1));
col = mix(col, uInk, inkScreen(sp + .5, c2));
if (uGloss > 0.) {
  vec3 N = normalize(normal); vec3 V = normalize(vViewPosition); vec3 R = reflect(-V, N);
  vec3 Rw = normalize((vec4(R, 0.) * viewMatrix).xyz);
  float lamp = smoothstep(.90, .915, Rw.y);
  float rim = smoothstep(.62, .70, 1. - abs(dot(N, V)));
  float band = smoothstep(.30, .34, Rw.y) * (1. - smoothstep(.56, .62, Rw.y));
  if (uHorizon.r >= 0.) col = mix(col, uHorizon, band * uGloss);
  col = mix(col, vec3(.82, .86, .95), rim * .35 * uGloss * step(0., Rw.y));
  col = mix(col, vec3(1., .97, .88), lamp * uGloss * mix(.25, 1., smoothstep(.05, .4, L)));
}
outgoingLight = col;
#include <opaque_fragment>`

interface InkOptions {
  readonly color?: string
  readonly map?: Texture
  /** What lies between lit and black; without it a darker shade of the colour. */
  readonly shade?: string
  /** Dots that stick to the table, for flat things. */
  readonly world?: boolean
  readonly gloss?: number
  /** What a glossy thing mirrors of the sky above the horizon: a hard band of this colour. */
  readonly horizon?: string
  readonly side?: Side
  readonly vertexColors?: boolean
  /** Where black, shade and light begin: 0 to 1. */
  readonly bands?: readonly [number, number, number]
  /** Lies on something else. */
  readonly decal?: boolean
}

/** Light is computed on a white surface, then printed: colour, shade and ink through two screens of round dots. */
export function inkMaterial(options: InkOptions = {}): MeshLambertMaterial {
  const {
    color = '#ffffff',
    map,
    shade,
    horizon,
    world = false,
    gloss = 0,
    side = FrontSide,
    vertexColors = false,
  } = options
  const material = new MeshLambertMaterial({ color, map: map ?? null, side, vertexColors })
  if (options.decal) Object.assign(material, { polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2 })
  const uniforms = {
    ...INK,
    uShade: { value: shade ? new Color(shade) : new Color(-1, -1, -1) },
    uHorizon: { value: horizon ? new Color(horizon) : new Color(-1, -1, -1) },
    uWorldDots: { value: world ? 1 : 0 },
    uGloss: { value: gloss },
    uBands: { value: new Vector3(...(options.bands ?? [0.06, 0.26, 0.62])) },
  }
  material.onBeforeCompile = shader => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vInkWP;')
      .replace(
        '#include <fog_vertex>',
        `#include <fog_vertex>
        vec4 inkwp = vec4(transformed, 1.);
        #ifdef USE_INSTANCING
        inkwp = instanceMatrix * inkwp;
        #endif
        vInkWP = (modelMatrix * inkwp).xyz;`,
      )
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${SCREEN}`)
      .replace(
        '#include <lights_lambert_fragment>',
        'vec3 inkAlb = diffuseColor.rgb; diffuseColor.rgb = vec3(1.);\n#include <lights_lambert_fragment>',
      )
      .replace('#include <opaque_fragment>', SHADE)
  }
  material.customProgramCacheKey = () => 'ink'
  return material
}

const outlines = new Map<string, ShaderMaterial>()

/** An inverted hull of constant width on the screen; needs the geometry's `aSmooth` (geometry.ts). */
export function outlineMaterial(pixels = 2.2, color = '#05080b'): ShaderMaterial {
  const key = `${pixels}${color}`
  const known = outlines.get(key)
  if (known) return known
  const material = new ShaderMaterial({
    side: BackSide,
    uniforms: { uRes: INK.uRes, uLine: INK.uLine, uPx: { value: pixels }, uC: { value: new Color(color) } },
    vertexShader: /* glsl */ `
      attribute vec3 aSmooth; uniform vec2 uRes; uniform float uPx, uLine;
      void main() {
        vec4 lp = vec4(position, 1.); vec3 n = aSmooth;
        #ifdef USE_INSTANCING
        lp = instanceMatrix * lp; n = mat3(instanceMatrix) * n;
        #endif
        vec4 p = projectionMatrix * modelViewMatrix * lp;
        vec3 vn = normalize(normalMatrix * n);
        vec2 d = mat2(projectionMatrix) * vn.xy;
        d = length(d) > 1e-5 ? normalize(d) : vec2(0.);
        p.xy += d * uPx * uLine * 2. * p.w / uRes; p.z += .00002 * p.w;
        gl_Position = p;
      }`,
    fragmentShader: 'uniform vec3 uC; void main() { gl_FragColor = vec4(uC, 1.);\n#include <colorspace_fragment>\n}',
  })
  outlines.set(key, material)
  return material
}
