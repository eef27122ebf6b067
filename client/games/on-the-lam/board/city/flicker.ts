import type { Material } from 'three'

/** Twelfths of a second while something moves on the table; 0 at rest, when every sign burns steadily. */
export const FLICKER = { value: 0 }

/** Neon in the rain: now and then a piece of a sign fails for a twelfth of a second. */
export function flickering<T extends Material>(material: T): T {
  material.onBeforeCompile = shader => {
    shader.uniforms.uFlicker = FLICKER
    shader.vertexShader = `uniform float uFlicker;\nvarying float vLit;\n${shader.vertexShader.replace(
      '#include <begin_vertex>',
      `#include <begin_vertex>
      float luck = fract(sin(dot(floor(position.xz / 2.15), vec2(12.9898, 78.233)) + uFlicker * 7.31) * 43758.5453);
      vLit = uFlicker > 0.0 && luck > 0.94 ? 0.3 : 1.0;`,
    )}`
    shader.fragmentShader = `varying float vLit;\n${shader.fragmentShader.replace(
      '#include <color_fragment>',
      '#include <color_fragment>\n diffuseColor.rgb *= vLit;',
    )}`
  }
  return material
}
