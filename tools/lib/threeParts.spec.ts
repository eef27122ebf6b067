import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { called, plainCore, plainRenderer, SHADERS, wordsIn } from './threeParts.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const built = (file: string): string => readFileSync(join(ROOT, 'node_modules', 'three', 'build', file), 'utf8')

describe('three.js as the page has it', () => {
  const renderer = plainRenderer(built('three.module.js'))

  it('has the shaders that are used, with all that they include', () => {
    for (const kept of ['#define LAMBERT', 'float getShadow(', 'fogFactor', 'sRGBTransferOETF( in'])
      expect(renderer).toContain(kept)
    for (const gone of ['#define PHONG', '#define TOON', '#define STANDARD', 'BRDF_GGX(']) {
      expect(built('three.module.js')).toContain(gone)
      expect(renderer).not.toContain(gone)
    }
  })

  it('has no headsets, and writes to no class that it can do without', () => {
    expect(renderer).toContain('class WebXRManager')
    expect(renderer).not.toContain('requestReferenceSpace')
    const core = plainCore(built('three.core.js'))
    expect(core).not.toMatch(/^(KeyframeTrack|PropertyBinding|Loader)\./m)
    expect(core).not.toMatch(/^\t(static )?(to|from)JSON\(/m)
  })

  it('is another one if parts are missing', () => {
    expect(() => plainRenderer('const ShaderChunk = {}')).toThrow('three.js has no WebXRManager any more')
    expect(() => plainCore('')).toThrow('any more')
  })
})

describe('a class', () => {
  const code = `class Vector {
    constructor() { this.x = 0 }
    /** Like round() and spare(). */
    floor() { return this.round() }
    round() { return Math.round(this.x) }
    get length() { return this.x }
    unused() { return this.spare() }
    spare() { return this.x }
    asked() { return 'byName' }
    byName() { return this['asked']() }
  }`
  const methods = (named: string): readonly string[] => {
    const kept = called(code, new Set(wordsIn(named)))
    return wordsIn(kept).filter(word => new RegExp(`\\b${word}\\(\\) \\{`).test(kept))
  }

  it('has the methods that somebody names, in code or in a text, and those that they call', () => {
    expect(methods('vector.floor()')).toEqual(expect.arrayContaining(['floor', 'round']))
    expect(methods("vector['length']")).toContain('length')
    expect(methods('')).toEqual(expect.arrayContaining(['asked', 'byName']))
  })

  it('has none that are named nowhere but in a comment, or by others that nobody names', () => {
    const kept = methods('vector.floor()')
    for (const gone of ['unused', 'spare', 'length']) expect(kept).not.toContain(gone)
  })
})

/** Materials without a shader of three.js are given theirs. */
const OWN = ['ShaderMaterial', 'RawShaderMaterial']

it('the page has no material whose shader is left out', () => {
  const sources = readdirSync(join(ROOT, 'client'), { recursive: true, encoding: 'utf8' }).filter(path =>
    /\.tsx?$/.test(path),
  )
  const named = sources.flatMap(path => {
    const imports = readFileSync(join(ROOT, 'client', path), 'utf8').match(/import \{[^}]*\} from 'three'/g) ?? []
    return imports.join().match(/\w+Material\b/g) ?? []
  })
  const kept = [...OWN, 'Material', ...SHADERS.map(each => `${each}Material`.toLowerCase())]
  expect(named).toContain('MeshLambertMaterial')
  expect(named.filter(each => !kept.includes(each) && !kept.includes(each.toLowerCase()))).toEqual([])
})
