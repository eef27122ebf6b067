import type { Language } from '../index.ts'

/** One thing, one word in each language, and the words that it must not be called by. */
export interface Term {
  readonly thing: string
  readonly says: Readonly<Record<Language, RegExp>>
  readonly never: Readonly<Partial<Record<Language, RegExp>>>
}

/** The page's own terms; those of the games are in `shared/games/glossary`. */
export const PAGE_TERMS: readonly Term[] = [
  {
    thing: 'the Detectives',
    says: { en: /\bdetectives\b/i, it: /\bdetective\b/i, zh: /探員/ },
    never: { en: /inspector/i, it: /ispettor/i, zh: /督察/ },
  },
  {
    thing: 'power',
    says: { en: /\bpower\b/, it: /\bpotenza\b/, zh: /力量/ },
    never: { en: /\bstrength\b/i, it: /\bpotere\b/i },
  },
  {
    thing: 'the host',
    says: { en: /\bhost\b/, it: /gestisce il tavolo/, zh: /桌主/ },
    never: { en: /\b(owner|leader)\b/i, it: /\bospita|ha aperto il tavolo/i, zh: /房主|室長/ },
  },
  {
    thing: 'removing somebody',
    says: { en: /\bremoved\b/, it: /indicato l’uscita/, zh: /移出牌桌/ },
    never: {
      en: /the door\b(?! open)|taken you off|\bkick/i,
      it: /mostrat\w la porta|fuori dalla porta/i,
      zh: /請離|請出|踢/,
    },
  },
  {
    thing: 'giving up',
    says: { en: /\bgives? up\b/i, it: /getta la spugna/i, zh: /認輸/ },
    never: { en: /\b(surrender|concede|resign)/i, it: /\barren|\barres|ceduto/i, zh: /投降|棄權/ },
  },
  {
    thing: 'the log',
    says: { en: /\blog\b/i, it: /\bcronaca\b/i, zh: /紀錄/ },
    never: { en: /chronicle|^What happened$/i, it: /\bregistro\b|^Che cosa è successo$/i, zh: /記錄|日誌/ },
  },
  {
    thing: 'the link for those who watch',
    says: { en: /spectator link/, it: /link per spettatori/, zh: /觀戰連結/ },
    never: { en: /watch link|link for watching/i, it: /link per (guardare|chi)/i },
  },
  {
    thing: 'a bot',
    says: { en: /\bbot\b/i, it: /\bbot\b/i, zh: /電腦/ },
    never: { en: /\bcomputer|\bAI\b/i, it: /\bcomputer/i, zh: /機器人/ },
  },
  {
    thing: 'a table',
    says: { en: /\btable\b/, it: /\btavolo\b/, zh: /牌桌/ },
    never: { en: /\blobby\b/i, it: /\blobby\b/i, zh: /房間|大廳/ },
  },
]

/** Forms that Chinese texts here do not use, of words that have two, and what code in Latin letters leaves behind. */
export const ODD_CHINESE =
  /[祕佔佈]|[\u4e00-\u9fff] ?[,;:!?()]|[,;:!?()] ?[\u4e00-\u9fff]|[\u4e00-\u9fff] \d|\d [\u4e00-\u9fff]/
