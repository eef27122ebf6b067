import { LANGUAGES, type Language } from '../../../shared/words/index.ts'

/**
 * Pages that stand in somebody else's picture speak the language that their address asks for: it is chosen by who puts them
 * there. What this device keeps stays as it is.
 */
export function languageAsked({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Language | undefined {
  if (!/^\/(embed|broadcast)\//.test(pathname)) return undefined
  const asked = new URLSearchParams(search).get('lang')
  return LANGUAGES.find(language => language === asked)
}
