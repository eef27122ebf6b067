import { parseSync } from 'vite'

/*
 * three.js can show more than a table needs, and its renderer names all of it, so that no build leaves it out by
 * itself. Here is said what nobody uses; in development it is there all the same. A three.js that does not have these
 * parts any more breaks the build.
 */

/** The materials whose shaders are kept; `depth` casts shadows. */
export const SHADERS = ['background', 'depth', 'meshbasic', 'meshlambert'] as const

/** What the renderer itself writes into every shader. */
const WRITTEN_IN = ['colorspace_pars_fragment', 'tonemapping_pars_fragment']

/** What the renderer finds in place of headsets, surroundings that are mirrored, and shapes that turn into others. */
const STAND_INS: Readonly<Record<string, string>> = {
  WebXRManager: `class WebXRManager extends EventDispatcher {
    enabled = false
    isPresenting = false
    getEnvironmentBlendMode() {}
    hasDepthSensing() { return false }
    setAnimationLoop() {}
    dispose() {}
  }`,
  WebGLEnvironments: 'function WebGLEnvironments() { return { get: () => null, dispose() {} } }',
  WebGLUniformsGroups: 'function WebGLUniformsGroups() { return { dispose() {} } }',
  WebGLMorphtargets: 'function WebGLMorphtargets() {}',
  WebGLOutput: 'function WebGLOutput() {}',
  getDFGLUT: 'function getDFGLUT() {}',
}

/** Classes that are kept only because something is written to them after they are made. */
const IDLE = /^((Boolean|Color|Number|Quaternion|String|Vector)?KeyframeTrack|Loader|PropertyBinding)$/

type Statement = ReturnType<typeof parseSync>['program']['body'][number]

/** A piece of the source that is exchanged. */
interface Change {
  readonly start: number
  readonly end: number
  readonly by: string
}

/** The class that a statement writes to, as in `Loader.NAME = ''` or `Loader.prototype.name = ''`. */
function writtenTo(statement: Statement): string | null {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return null
  let target: { type: string; object?: unknown; name?: unknown } = statement.expression.left
  while (target.type === 'MemberExpression') target = target.object as typeof target
  return target.type === 'Identifier' ? String(target.name) : null
}

const declaredIn = (statement: Statement): string | null =>
  statement.type === 'ClassDeclaration' || statement.type === 'FunctionDeclaration'
    ? (statement.id?.name ?? null)
    : null

/** Pieces of shaders stand in constants, which one object lists under the names that they are included by. */
function shadersIn(statements: readonly Statement[]): Map<string, { text: string; start: number; end: number }> {
  const texts = new Map<string, { text: string; start: number; end: number }>()
  const named = new Map<string, { text: string; start: number; end: number }>()
  for (const { declarations } of statements.filter(each => each.type === 'VariableDeclaration'))
    for (const { id, init } of declarations) {
      if (id.type !== 'Identifier') continue
      if (init?.type === 'Literal' && typeof init.value === 'string')
        texts.set(id.name, { text: init.value, start: init.start, end: init.end })
      if (id.name !== 'ShaderChunk' || init?.type !== 'ObjectExpression') continue
      for (const each of init.properties) {
        if (each.type !== 'Property' || each.key.type !== 'Identifier' || each.value.type !== 'Identifier') continue
        const text = texts.get(each.value.name)
        if (text) named.set(each.key.name, text)
      }
    }
  return named
}

/** The names of all texts that the shaders which are kept are put together from. */
function neededOf(shaders: ReadonlyMap<string, { readonly text: string }>): ReadonlySet<string> {
  const needed = new Set<string>()
  const need = (name: string): void => {
    if (needed.has(name)) return
    const shader = shaders.get(name)
    if (!shader) throw new Error(`three.js has no shader ${name} any more`)
    needed.add(name)
    for (const [, included = ''] of shader.text.matchAll(/#include <(\w+)>/g)) need(included)
  }
  for (const each of WRITTEN_IN) need(each)
  for (const each of SHADERS) for (const half of ['vert', 'frag']) need(`${each}_${half}`)
  return needed
}

/** The renderer (three.module.js) without what nobody uses. */
export function plainRenderer(code: string): string {
  const { body } = parseSync('three.module.js', code).program
  const standIns = Object.entries(STAND_INS).map(([name, by]): Change => {
    const found = body.find(each => declaredIn(each) === name)
    if (!found) throw new Error(`three.js has no ${name} any more`)
    return { start: found.start, end: found.end, by }
  })
  const shaders = shadersIn(body)
  const needed = neededOf(shaders)
  const unused = [...shaders].filter(([name]) => !needed.has(name))
  return changed(code, [...standIns, ...unused.map(([, { start, end }]) => ({ start, end, by: "''" }))])
}

/** How things are written down and read again, which a page that makes everything anew never does. */
const WRITING = /^(to|from)JSON$/

/** All the rest (three.core.js) without what would be kept for nothing. */
export function plainCore(code: string): string {
  const { body } = parseSync('three.core.js', code).program
  const idle = body.filter(each => IDLE.test(writtenTo(each) ?? ''))
  const writing = body.flatMap(each => {
    const methods = each.type === 'ClassDeclaration' ? each.body.body : []
    return methods.filter(
      method => method.type === 'MethodDefinition' && method.key.type === 'Identifier' && WRITING.test(method.key.name),
    )
  })
  if (idle.length === 0 || writing.length === 0) throw new Error('three.js is not written as it was any more')
  return changed(
    code,
    [...idle, ...writing].map(({ start, end }) => ({ start, end, by: '' })),
  )
}

/** Every word that is written there, as code or as text: whatever is called by its name is called by one of these. */
export const wordsIn = (code: string): readonly string[] => code.match(/[A-Za-z_$][\w$]*/g) ?? []

const counted = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

interface Method {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** All methods of all classes below this node, by their names. */
function methodsIn(node: unknown): Method[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(methodsIn)
  const { type, kind, computed, key, start, end } = node as Record<string, unknown> & { key?: { name?: unknown } }
  const isMethod = type === 'MethodDefinition' && kind !== 'constructor' && !computed && typeof key?.name === 'string'
  const own = isMethod ? [{ name: String(key?.name), start: Number(start), end: Number(end) }] : []
  return [...own, ...Object.values(node).flatMap(methodsIn)]
}

/**
 * Without the methods that nobody can call: their names are written nowhere, neither here, but where they are defined, nor
 * elsewhere (`named`). What only these called goes with them.
 */
export function called(code: string, named: ReadonlySet<string>): string {
  const { comments } = parseSync('three.js', code)
  let kept = changed(
    code,
    comments.map(({ start, end }) => ({ start, end, by: ' ' })),
  )
  for (;;) {
    const written = counted(wordsIn(kept))
    const methods = methodsIn(parseSync('three.js', kept).program)
    const defined = counted(methods.map(({ name }) => name))
    const dead = methods.filter(({ name }) => !named.has(name) && written.get(name) === defined.get(name))
    if (dead.length === 0) return kept
    kept = changed(
      kept,
      dead.map(({ start, end }) => ({ start, end, by: '' })),
    )
  }
}

function changed(code: string, changes: readonly Change[]): string {
  let [text, at] = ['', 0]
  for (const { start, end, by } of [...changes].sort((a, b) => a.start - b.start)) {
    text += code.slice(at, start) + by
    at = end
  }
  return text + code.slice(at)
}
