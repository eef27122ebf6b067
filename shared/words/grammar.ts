/** A text about one thing, and the same about any other number of them. */
export interface Forms {
  readonly one: string
  readonly other: string
}

/** How a language puts texts together: what no catalogue, and no component, should do by hand. */
export interface Grammar {
  /** A, B and C. */
  list(parts: Iterable<string>): string
  /** Chinese has but one form, so its catalogues do not ask. */
  plural(count: number, forms: Forms): string
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
  readonly colon: string
  readonly brackets: readonly [string, string]
}
const LATIN: Signs = { space: ' ', colon: ': ', brackets: [' (', ')'] }
const FULL_WIDTH: Signs = { space: '', colon: '：', brackets: ['（', '）'] }

function grammarOf(locale: string, { space, colon, brackets: [open, shut] }: Signs): Grammar {
  const and = new Intl.ListFormat(locale)
  const rules = new Intl.PluralRules(locale)
  return {
    list: parts => and.format(parts),
    plural: (count, { one, other }) => (rules.select(count) === 'one' ? one : other),
    headed: (heading, text) => heading + colon + text,
    noted: (text, remark) => text + open + remark + shut,
    sentences: all => all.join(space),
    compare: new Intl.Collator(locale, { numeric: true }).compare,
  }
}

/** `Intl` does not know that Diabolik e Eva are Diabolik ed Eva. */
function elenco(parts: Iterable<string>): string {
  const before = [...parts]
  const last = before.pop() ?? ''
  return before.length === 0 ? last : `${before.join(', ')} ${/^[eè]/i.test(last) ? 'ed' : 'e'} ${last}`
}

/** British: no comma before “and”. */
export const english = grammarOf('en-GB', LATIN)
export const italian: Grammar = { ...grammarOf('it', LATIN), list: elenco }
export const chinese = grammarOf('zh-Hant-TW', FULL_WIDTH)
