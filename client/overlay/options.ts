import type { Language } from '../../shared/words/index.ts'

/** Types alone come from elsewhere: whatever else did would bring the page along. */
const LANGUAGES: readonly Language[] = ['en', 'it', 'zh']

export const WIDGETS = [
  'score',
  'turn',
  'caption',
  'people',
  'hands',
  'heat',
  'hunt',
  'next',
  'soon',
  'pen',
  'all',
] as const
export type Widget = (typeof WIDGETS)[number]

export interface Options {
  readonly key: string
  readonly widget: Widget
  readonly language: Language
  readonly scale: number
  readonly align: 'left' | 'center' | 'right'
  readonly theme: 'dark' | 'light' | 'none'
  /** Seconds, on top of what the desk says. */
  readonly delay: number
  /** Whose hands, by seats or sides; none: everybody's. */
  readonly of: readonly string[]
}

const oneOf = <T extends string>(all: readonly T[], given: string | null): T =>
  all.find(each => each === given) ?? (all[0] as T)

const within = (given: string | null, least: number, most: number, usual: number): number => {
  const number = Number(given)
  return given === null || !Number.isFinite(number) ? usual : Math.min(most, Math.max(least, number))
}

/** What an address asks for; null: nothing that there is. What makes no sense is as usual. */
export function optionsIn(path: string, search: string): Options | null {
  const [, first, key = '', widget = 'all', ...rest] = path.split('/')
  const found = WIDGETS.find(each => each === widget)
  if (first !== 'overlay' || !/^[\w-]{8,64}$/.test(key) || !found || rest.some(part => part !== '')) return null
  const asked = new URLSearchParams(search)
  return {
    key,
    widget: found,
    language: oneOf(LANGUAGES, asked.get('lang')),
    scale: within(asked.get('scale'), 0.25, 4, 1),
    align: oneOf(['left', 'center', 'right'] as const, asked.get('align')),
    theme: oneOf(['dark', 'light', 'none'] as const, asked.get('theme')),
    delay: within(asked.get('delay'), 0, 300, 0),
    of: (asked.get('of') ?? '').split(',').filter(Boolean),
  }
}
