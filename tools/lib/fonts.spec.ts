import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chineseIn, makeFonts } from './fonts.ts'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
let root = ''
const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tavolo-nero-fonts-'))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction')
  write('client/i18n/zh/home.ts', "export const home = { play: '開局！' }")
  write('shared/words/zh.ts', "export const zh = '開燈'")
  write('shared/words/zh.spec.ts', "export const tested = '測'")
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the Chinese type', () => {
  it('has each character that the sources say, once', () => {
    expect(chineseIn([join(root, 'client'), join(root, 'shared')])).toBe('局燈開！')
  })

  it('has full-width forms, each from the slice that holds it', async () => {
    write('client/i18n/zh/home.ts', "export const home = { play: '開局！走，看：誰？' }")
    await makeFonts(root)
    const sheet = readFileSync(join(root, 'client/generated/fonts.css'), 'utf8')
    const ranges = [...sheet.matchAll(/full-width-\d+-500-[^}]*unicode-range: ([^;]+);/g)].map(match => match[1])
    expect(ranges.join(', ').split(', ').sort()).toEqual(['U+FF01', 'U+FF0C', 'U+FF1A', 'U+FF1F'])
    for (const [, file = ''] of sheet.matchAll(/url\('\.\/(full-width[^']+)'\)/g))
      expect(readFileSync(join(root, 'client/generated', file)).length).toBeGreaterThan(300)
  })

  it('is made anew when something new is said, and only then', async () => {
    const small = await makeFonts(root)
    const sheet = readFileSync(join(root, 'client/generated/fonts.css'), 'utf8')
    expect(sheet.match(/url\('\.\/chinese-(500|700)-[0-9a-f]{8}\.woff2'\)/g)).toHaveLength(2)
    write('client/generated/mark', 'still here')
    expect(await makeFonts(root)).toBe(small)
    expect(readFileSync(join(root, 'client/generated/mark'), 'utf8')).toBe('still here')

    write('shared/words/zh.ts', "export const zh = '開燈關門下雨'")
    expect(await makeFonts(root)).toBeGreaterThan(small)
    expect(readFileSync(join(root, 'client/generated/fonts.css'), 'utf8')).not.toBe(sheet)
  })
})
