import { parseSync } from 'vite'

export interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A source as the compiler reads it: what stands in comments and strings does not count. */
export function parsed(path: string, source: string): { program: Node; errors: string[] } {
  const { program, errors } = parseSync(path, source)
  return { program: program as unknown as Node, errors: errors.map(({ message }) => message) }
}

const IMPORTS = /^(Import(Declaration|Expression)|Export(All|Named)Declaration|TSImportType|TSExternalModuleReference)$/

/** What a node imports; `of` is no string where it only shows when it runs. */
export function importOf(node: Node): { of: unknown } | null {
  const source = node.type === 'TSExternalModuleReference' ? node.expression : node.source
  return IMPORTS.test(node.type) && isNode(source) ? { of: source.value } : null
}

/** Every import of a source. */
export function importsOf(path: string, source: string): unknown[] {
  const found: unknown[] = []
  const visit = (node: Node): void => {
    const target = importOf(node)
    if (target) found.push(target.of)
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
  }
  visit(parsed(path, source).program)
  return found
}
