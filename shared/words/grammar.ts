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
  /** One sentence after the other. */
  sentences(all: readonly string[]): string
  /** For sorting names. */
  compare(a: string, b: string): number
}

function grammarOf(locale: string, space: string): Grammar {
  const and = new Intl.ListFormat(locale)
  const rules = new Intl.PluralRules(locale)
  return {
    list: parts => and.format(parts),
    plural: (count, { one, other }) => (rules.select(count) === 'one' ? one : other),
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
export const english = grammarOf('en-GB', ' ')
export const italian: Grammar = { ...grammarOf('it', ' '), list: elenco }
export const chinese = grammarOf('zh-Hant-TW', '')
