import type { Request } from 'express'
import Negotiator from 'negotiator'
import { GAMES } from '../../shared/games/index.ts'
import { escaped } from '../../shared/wire/embed.ts'
import { FACES, type Face, type TablePage } from '../../shared/words/faces.ts'
import { LANGUAGES, type Language, LOCALES } from '../../shared/words/index.ts'
import { readCode } from '../lobby/codes.ts'
import type { House } from '../rooms/house.ts'

/*
 * Where a link is shared, whoever shows it fetches the page and reads from its head what it is about. Of a public table
 * that is its game; of a private one nothing, nor whether there is one: its link is a key, and would tell whoever tries.
 */

export const SITE = 'Tavolo Nero'
/** In public/faces, by the id of a game; drawn by tools/faces.ts. */
export const PICTURE = { own: 'tavolo-nero', width: 1200, height: 630 }
const PAGES: Readonly<Record<string, TablePage>> = { t: 'table', w: 'watch', r: 'replay', embed: 'watch' }
/** Whoever shows a link to one of these may show the match itself: see oembed.ts. */
const EMBEDDED: readonly (TablePage | undefined)[] = ['watch', 'replay']
const REGIONS: Readonly<Record<Language, string>> = { en: 'en_US', it: 'it_IT', zh: 'zh_TW' }

/** What the head of a page says, and in which language. */
export interface Head {
  readonly language: string
  readonly tags: string
}

type Told = Pick<House, 'watchKeys'> & { readonly store: Pick<House['store'], 'publicGame'> }

export async function headOf(house: Told, request: Request): Promise<Head> {
  const asked = LANGUAGES.find(language => language === request.query.lang)
  const language = asked ?? languageOf(request)
  const { face, game, page, hidden } = await faceOf(house, request.path, language)
  const origin = originOf(request)
  const url = `${origin}${request.path}${asked ? `?lang=${asked}` : ''}`
  const tags = [
    `<title>${escaped(`${face.title} · ${SITE}`)}</title>`,
    meta('name', 'description', face.text),
    ...(hidden ? [meta('name', 'robots', 'noindex')] : []),
    ...Object.entries({
      site_name: SITE,
      type: 'website',
      locale: REGIONS[language],
      url,
      title: face.title,
      description: face.text,
      image: `${origin}/faces/${game ?? PICTURE.own}.jpg`,
      'image:width': `${PICTURE.width}`,
      'image:height': `${PICTURE.height}`,
      'image:alt': game === null ? SITE : await titleOf(game, language),
    }).map(([name, value]) => meta('property', `og:${name}`, value)),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(EMBEDDED.includes(page) && origin !== '' ? [embedLink(origin, url, face.title)] : []),
  ]
  return { language: LOCALES[language], tags: tags.join('\n    ') }
}

interface Faced {
  readonly face: Face
  /** Whose picture it shows. */
  readonly game: string | null
  readonly page?: TablePage
  /** Not for those who list pages: it is somebody's link. */
  readonly hidden: boolean
}

async function faceOf(house: Told, path: string, language: Language): Promise<Faced> {
  const words = FACES[language]
  const [first = '', second = ''] = path.split('/').filter(part => part !== '')
  const page = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined
  if (page) {
    const game = await publicGame(house, second)
    return { face: await faceOfTable(game, page, language), game, page, hidden: true }
  }
  if ((first === 'rules' || first === 'open') && Object.hasOwn(GAMES, second))
    return { face: await spoken(second, language, words[first]), game: second, hidden: false }
  const face =
    first === 'lobby' || first === 'archive' || first === 'live' || first === 'daily' ? words[first] : words.home
  return { face, game: null, hidden: false }
}

/** `game`: null where it is not to be told. */
export const faceOfTable = async (game: string | null, page: TablePage, language: Language): Promise<Face> =>
  game === null ? FACES[language].unnamed[page] : spoken(game, language, FACES[language].named[page])

/** By any of its keys. */
async function publicGame({ store, watchKeys }: Told, key: string): Promise<string | null> {
  const game = await store.publicGame(watchKeys.read(key) ?? key, readCode(key))
  return game !== null && Object.hasOwn(GAMES, game) ? game : null
}

type Speaking = (title: string, tagline: string) => Face

async function spoken(game: string, language: Language, say: Speaking): Promise<Face> {
  const speech = await GAMES[game]?.speech(language)
  return say(speech?.title ?? game, speech?.tagline ?? '')
}

const titleOf = async (game: string, language: Language): Promise<string> =>
  (await GAMES[game]?.speech(language))?.title ?? game

export const languageOf = (request: Request): Language => {
  const best = new Negotiator(request).language([...LANGUAGES])
  return LANGUAGES.find(language => language === best) ?? 'en'
}

/** Pictures and addresses are wanted whole. A host that is none is left out. */
export function originOf({ protocol, host = '' }: Request): string {
  return /^[\w.:[\]-]{1,200}$/.test(host) ? `${protocol}://${host}` : ''
}

const meta = (by: 'name' | 'property', name: string, value: string): string =>
  `<meta ${by}="${name}" content="${escaped(value)}" />`
const embedLink = (origin: string, url: string, title: string): string => {
  const href = `${origin}/api/oembed?url=${encodeURIComponent(url)}&format=json`
  return `<link rel="alternate" type="application/json+oembed" href="${escaped(href)}" title="${escaped(title)}" />`
}
