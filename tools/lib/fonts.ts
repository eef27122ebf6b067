import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/*
 * The Chinese type. Whole, it is a megabyte a weight; of what this product says it needs some hundred characters. Chat
 * and people's names may need others: those fall back to the reader's own fonts, character by character.
 */

const WEIGHTS = [500, 700]
const PACKAGE = 'node_modules/@fontsource/noto-sans-tc/files'
/** Ideographs, Chinese punctuation, full-width forms: a page without any of these loads none of it. */
const RANGE = 'U+2E80-2FDF, U+3000-30FF, U+31C0-31EF, U+4E00-9FFF, U+FE30-FE4F, U+FF00-FFEF'
const CHINESE = /[\u2e80-\u2fdf\u3000-\u30ff\u31c0-\u31ef\u4e00-\u9fff\ufe30-\ufe4f\uff00-\uffef]/g

/** Every Chinese character in the sources of these folders, each once, in order. */
export function chineseIn(folders: readonly string[]): string {
  const found = new Set<string>()
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(tsx?|html|css)$/.test(file) && !/\.spec\.tsx?$/.test(file))
        for (const character of readFileSync(join(folder, file), 'utf8').match(CHINESE) ?? []) found.add(character)
  return [...found].sort().join('')
}

/** Writes `fonts.css` and its files, unless they already fit what the sources say. Answers with how many bytes. */
export async function makeFonts(root: string): Promise<number> {
  const folder = join(root, 'client', 'generated')
  const text = chineseIn([join(root, 'client'), join(root, 'shared')])
  const name = (weight: number) =>
    `chinese-${weight}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.woff2`
  const sheet = WEIGHTS.map(weight => faceOf(weight, name(weight))).join('\n')
  if (read(join(folder, 'fonts.css')) !== sheet) {
    const fonts = await Promise.all(WEIGHTS.map(weight => subsetOf(root, weight, text)))
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const [i, weight] of WEIGHTS.entries()) writeFileSync(join(folder, name(weight)), fonts[i] ?? '')
    // Last, since it says that the others are there.
    writeFileSync(join(folder, 'fonts.css'), sheet)
  }
  return WEIGHTS.reduce((sum, weight) => sum + readFileSync(join(folder, name(weight))).length, 0)
}

const subsetOf = (root: string, weight: number, text: string): Promise<Uint8Array> =>
  subsetFont(readFileSync(join(root, PACKAGE, `noto-sans-tc-chinese-traditional-${weight}-normal.woff`)), text, {
    targetFormat: 'woff2',
  })

const faceOf = (weight: number, file: string): string => `@font-face {
  font-family: 'Noto Sans TC';
  font-weight: ${weight};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${RANGE};
}
`

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
