import type { Language } from '../index.ts'

/** Catalogues that a term holds in. */
export type Glossed = 'page' | 'on-the-lam' | 'diabolik'

/** One thing, one word in each language, and the words that it must not be called by. */
export interface Term {
  readonly thing: string
  readonly in: Glossed
  readonly says: Readonly<Record<Language, RegExp>>
  readonly never: Readonly<Partial<Record<Language, RegExp>>>
}

/** Printed terms, and the page's own. */
export const GLOSSARY: readonly Term[] = [
  {
    thing: 'the Detectives',
    in: 'page',
    says: { en: /\bdetectives\b/i, it: /\bdetective\b/i, zh: /探員/ },
    never: { en: /inspector/i, it: /ispettor/i, zh: /督察/ },
  },
  {
    thing: 'power',
    in: 'page',
    says: { en: /\bpower\b/, it: /\bpotenza\b/, zh: /力量/ },
    never: { en: /\bstrength\b/i, it: /\bpotere\b/i },
  },
  {
    thing: 'the host',
    in: 'page',
    says: { en: /\bhost\b/, it: /gestisce il tavolo/, zh: /桌主/ },
    never: { en: /\b(owner|leader)\b/i, it: /\bospita|ha aperto il tavolo/i, zh: /房主|室長/ },
  },
  {
    thing: 'removing somebody',
    in: 'page',
    says: { en: /\bremoved\b/, it: /indicato l’uscita/, zh: /移出牌桌/ },
    never: {
      en: /the door\b(?! open)|taken you off|\bkick/i,
      it: /mostrat\w la porta|fuori dalla porta/i,
      zh: /請離|請出|踢/,
    },
  },
  {
    thing: 'giving up',
    in: 'page',
    says: { en: /\bgives? up\b/i, it: /getta la spugna/i, zh: /認輸/ },
    never: { en: /\b(surrender|concede|resign)/i, it: /\barren|\barres|ceduto/i, zh: /投降|棄權/ },
  },
  {
    thing: 'the log',
    in: 'page',
    says: { en: /\blog\b/i, it: /\bcronaca\b/i, zh: /紀錄/ },
    never: { en: /chronicle|^What happened$/i, it: /\bregistro\b|^Che cosa è successo$/i, zh: /記錄|日誌/ },
  },
  {
    thing: 'the link for those who watch',
    in: 'page',
    says: { en: /spectator link/, it: /link per spettatori/, zh: /觀戰連結/ },
    never: { en: /watch link|link for watching/i, it: /link per (guardare|chi)/i },
  },
  {
    thing: 'a bot',
    in: 'page',
    says: { en: /\bbot\b/i, it: /\bbot\b/i, zh: /電腦/ },
    never: { en: /\bcomputer|\bAI\b/i, it: /\bcomputer/i, zh: /機器人/ },
  },
  {
    thing: 'a table',
    in: 'page',
    says: { en: /\btable\b/, it: /\btavolo\b/, zh: /牌桌/ },
    never: { en: /\blobby\b/i, it: /\blobby\b/i, zh: /房間|大廳/ },
  },
  {
    thing: 'an alibi card',
    in: 'on-the-lam',
    says: { en: /alibi card/, it: /cart[ae] alibi/, zh: /不在場證明/ },
    never: { en: /evidence card/i, it: /cart[ae] prova/i, zh: /證據牌/ },
  },
  {
    thing: 'a play card',
    in: 'on-the-lam',
    says: { en: /play card/, it: /cart[ae] azione/, zh: /際遇牌/ },
    never: { en: /action card/i, it: /cart[ae] gioco/i, zh: /行動牌|事件牌/ },
  },
  {
    thing: 'an event',
    in: 'on-the-lam',
    says: { en: /\bEvent\b/, it: /\bEvento\b/, zh: /事件/ },
    never: { en: /\bincident/i, it: /imprevist/i, zh: /突發/ },
  },
  {
    thing: 'being investigated',
    in: 'on-the-lam',
    says: { en: /investigate/, it: /interrog/, zh: /盤查/ },
    never: { en: /\binterrogat/i, it: /\bindaga(?!tore)/i, zh: /搜查|訊問/ },
  },
  {
    thing: 'a hit',
    in: 'diabolik',
    says: { en: /\bhit/i, it: /colpi|a segno/i, zh: /擊中/ },
    never: { zh: /命中/ },
  },
  {
    thing: 'a Heist',
    in: 'diabolik',
    says: { en: /\bHeist/, it: /\bColp/, zh: /劫案/ },
    never: { en: /\bburglary\b/i, it: /\brapina\b/i, zh: /樁/ },
  },
  {
    thing: 'the State of Clerville',
    in: 'diabolik',
    says: { en: /Clerville/, it: /Clerville/, zh: /克萊威爾/ },
    never: { zh: /克萊威爾國/ },
  },
]

/** Forms that Chinese texts here do not use, of words that have two, and what code in Latin letters leaves behind. */
export const ODD_CHINESE =
  /[祕佔佈]|[\u4e00-\u9fff] ?[,;:!?()]|[,;:!?()] ?[\u4e00-\u9fff]|[\u4e00-\u9fff] \d|\d [\u4e00-\u9fff]/
