import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gzipKB, type Manifest, scriptsOf } from './pageSize.ts'

const MANIFEST: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], dynamicImports: ['ui/Lobby.tsx'] },
  '_react.js': { file: 'react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  'ui/Lobby.tsx': { file: 'Lobby.js', imports: ['_shared.js'] },
  'ui/lobby.css': { file: 'lobby.css' },
}

describe('the weight of a page', () => {
  it('is all that its parts import, each once, and nothing that comes later', () => {
    expect(scriptsOf(MANIFEST, ['index.html'])).toEqual(['index.js', 'react.js', 'shared.js'])
    expect(scriptsOf(MANIFEST, ['index.html', 'ui/Lobby.tsx', 'ui/lobby.css'])).toHaveLength(4)
    expect(() => scriptsOf(MANIFEST, ['ui/Home.tsx'])).toThrow('the built page has no ui/Home.tsx')
  })

  it('is told compressed', () => {
    const dist = mkdtempSync(join(tmpdir(), 'tavolo-nero-page-'))
    for (const file of ['a.js', 'b.js']) writeFileSync(join(dist, file), 'x'.repeat(100_000))
    const kB = gzipKB(dist, ['a.js', 'b.js'])
    rmSync(dist, { recursive: true })
    expect(kB).toBeGreaterThan(0.1)
    expect(kB).toBeLessThan(1)
  })
})
