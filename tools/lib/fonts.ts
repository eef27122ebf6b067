import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/*
 * The Chinese type. Whole, it is a megabyte a weight; of what this product says it needs some hundred characters. Chat
 * and people's names may need others: those fall back to the reader's own fonts, character by character.
 */

const WEIGHTS = [500, 700]
const PACKAGE = 'node_modules/@fontsource/noto-sans-tc'
/** Ideographs and Chinese punctuation: a page without any of these loads none of it. */
const RANGE = 'U+2E80-2FDF, U+3000-30FF, U+31C0-31EF, U+4E00-9FFF, U+FE30-FE4F'
/** Full-width forms, commas and colons among them, are not in the package's whole file: they are cut out of its slices. */
const FULL_WIDTH = /[\uff00-\uffef]/g
const CHINESE = /[\u2e80-\u2fdf\u3000-\u30ff\u31c0-\u31ef\u4e00-\u9fff\ufe30-\ufe4f\uff00-\uffef]/g

/** Every Chinese character in the sources of these folders, each once, in order. */
export function chineseIn(folders: readonly string[]): string {
  const found = new Set<string>()
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(tsx?|html|css)$/.test(file) && !/(\.spec\.tsx?|(^|[\\/])testing\.ts)$/.test(file))
        for (const character of readFileSync(join(folder, file), 'utf8').match(CHINESE) ?? []) found.add(character)
  return [...found].sort().join('')
}

/** One face: the characters it is for, and where they are cut from. */
interface Cut {
  readonly file: string
  readonly from: string
  readonly weight: number
  readonly text: string
  readonly range: string
}

function cutsOf(root: string, text: string): Cut[] {
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const slices = slicesOf(root, text.match(FULL_WIDTH) ?? [])
  return WEIGHTS.flatMap(weight => [
    { file: `chinese-${weight}-${mark}.woff2`, from: 'chinese-traditional', weight, text, range: RANGE },
    ...slices.map(({ slice, text }) => ({
      file: `full-width-${slice}-${weight}-${mark}.woff2`,
      from: slice,
      weight,
      text,
      range: [...text].map(character => `U+${character.charCodeAt(0).toString(16).toUpperCase()}`).join(', '),
    })),
  ])
}

/** In which slices of the package these characters are. Its list has ranges: `U+ff0c,U+ff1a-ff1b`. */
function slicesOf(root: string, characters: readonly string[]): { slice: string; text: string }[] {
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(root, PACKAGE, 'unicode.json'), 'utf8'))
  return Object.entries(ranges).flatMap(([key, list]) => {
    const covers = list.split(',').map(range =>
      range
        .trim()
        .slice(2)
        .split('-')
        .map(end => Number.parseInt(end, 16)),
    )
    const text = characters.filter(character =>
      covers.some(([first = 0, last = first]) => first <= character.charCodeAt(0) && character.charCodeAt(0) <= last),
    )
    return text.length > 0 ? [{ slice: key.replace(/\W/g, ''), text: text.join('') }] : []
  })
}

/** Writes `fonts.css` and its files, unless they already fit what the sources say. Answers with how many bytes. */
export async function makeFonts(root: string): Promise<number> {
  const folder = join(root, 'client', 'generated')
  const cuts = cutsOf(root, chineseIn([join(root, 'client'), join(root, 'shared')]))
  const sheet = cuts.map(faceOf).join('\n')
  if (read(join(folder, 'fonts.css')) !== sheet) {
    const fonts = await Promise.all(cuts.map(cut => subsetOf(root, cut)))
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const [i, { file }] of cuts.entries()) writeFileSync(join(folder, file), fonts[i] ?? '')
    // Last, since it says that the others are there.
    writeFileSync(join(folder, 'fonts.css'), sheet)
  }
  return cuts.reduce((sum, { file }) => sum + readFileSync(join(folder, file)).length, 0)
}

const subsetOf = (root: string, { from, weight, text }: Cut): Promise<Uint8Array> =>
  subsetFont(readFileSync(join(root, PACKAGE, 'files', `noto-sans-tc-${from}-${weight}-normal.woff`)), text, {
    targetFormat: 'woff2',
  })

const faceOf = ({ file, weight, range }: Cut): string => `@font-face {
  font-family: 'Noto Sans TC';
  font-weight: ${weight};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${range};
}
`

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
