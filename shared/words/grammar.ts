/** A text about one thing, and the same about any other number of them. */
export interface Forms {
  readonly one: string
  readonly other: string
}

/** How a language puts texts together: what no catalogue, and no component, should do by hand. */
export interface Grammar {
  /** A, B and C. */
  list(parts: Iterable<string>): string
  /** A, B or C. */
  either(parts: Iterable<string>): string
  /** A, B, C: side by side, where nothing is said of them together. */
  row(parts: Iterable<string | number>): string
  /** What stands in a row and has commas of its own. */
  clauses(parts: readonly string[]): string
  /** Chinese has but one form, so its catalogues do not ask. */
  plural(count: number, forms: Forms): string
  /** Small numbers in letters, as said of things; in Italian, of feminine ones. */
  spelled(count: number): string
  /** A heading, and what stands under it, in one line. */
  headed(heading: string, text: string): string
  /** With a remark, such as the key that does the same. */
  noted(text: string, remark: string): string
  /** One sentence after the other. */
  sentences(all: readonly string[]): string
  /** For sorting names. */
  compare(a: string, b: string): number
}

interface Signs {
  readonly space: string
  readonly comma: string
  readonly semicolon: string
  readonly colon: string
  readonly brackets: readonly [string, string]
}
const LATIN: Signs = { space: ' ', comma: ', ', semicolon: '; ', colon: ': ', brackets: [' (', ')'] }
const FULL_WIDTH: Signs = { space: '', comma: '、', semicolon: '；', colon: '：', brackets: ['（', '）'] }

function grammarOf(locale: string, signs: Signs, numbers: string): Grammar {
  const { space, comma, semicolon, colon, brackets } = signs
  const [open, shut] = brackets
  const small = numbers.split(' ')
  const and = new Intl.ListFormat(locale)
  const or = new Intl.ListFormat(locale, { type: 'disjunction' })
  const rules = new Intl.PluralRules(locale)
  return {
    list: parts => and.format(parts),
    either: parts => or.format(parts),
    row: parts => [...parts].join(comma),
    clauses: parts => parts.join(semicolon),
    plural: (count, { one, other }) => (rules.select(count) === 'one' ? one : other),
    spelled: count => small[count] ?? String(count),
    headed: (heading, text) => heading + colon + text,
    noted: (text, remark) => text + open + remark + shut,
    sentences: all => all.join(space),
    compare: new Intl.Collator(locale, { numeric: true }).compare,
  }
}

/** British: no comma before “and”. */
export const english = grammarOf('en-GB', LATIN, 'no one two three four five six seven eight nine ten')

/** “no cards”, “one card”, “two cards”. */
export const counted = (count: number, one: string, other = `${one}s`): string =>
  `${english.spelled(count)} ${english.plural(count, { one, other })}`

const italiano = grammarOf('it', LATIN, 'nessuna una due tre quattro cinque sei sette otto nove dieci')

/** `Intl` does not know that Diabolik e Eva are Diabolik ed Eva. */
function elenco(parts: Iterable<string>): string {
  const before = [...parts]
  const last = before.pop() ?? ''
  return before.length === 0 ? last : `${italiano.row(before)} ${/^[eè]/i.test(last) ? 'ed' : 'e'} ${last}`
}
export const italian: Grammar = { ...italiano, list: elenco }

/** 兩, not 二, as before a measure word. */
export const chinese = grammarOf('zh-Hant-TW', FULL_WIDTH, '零 一 兩 三 四 五 六 七 八 九 十')
