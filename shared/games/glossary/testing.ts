import type { Term } from '../../words/glossary/testing.ts'

/** Printed terms of the games: what rules, buttons and log call a thing, and what they never do. Flavour is free. */

const DIABOLIK: readonly Term[] = [
  {
    thing: 'to advance, and to activate',
    says: {
      en: /\bActivate Part|Advance a Heist or Investigation/,
      it: /Fare un’Attivazione/,
      zh: /推進步驟／追查線索/,
    },
    never: {
      en: /\b(do|does|did|done|doing) (a |the |not do )?(Part|Clue)|\bfinds? (a )?Clue|(Parts?|Clues?) done/i,
      it: /\bavanz(a|are|i|ano)\b|\bfa(re)? la Parte/i,
      zh: /推進(?:調查|[A-C]?「[^」]*」)?的?線索|推進調查/,
    },
  },
  {
    thing: 'a Sighting',
    says: { en: /\bSighting\b/, it: /\bAvvistamento\b/, zh: /目擊/ },
    never: { en: /\bnotic|\bseen by\b|\bwitness(es)? you/i, it: /\bnota(no)?\b|\bscorg/i, zh: /看見|看到/ },
  },
  {
    thing: 'to move In the Shadows',
    says: { en: /\bMove In the Shadows\b/, it: /\bMuoversi nell’Ombra\b/, zh: /暗中移動/ },
    never: { en: /\bsneak/i, it: /\bscivol/i, zh: /(?<!盜影)潛行/ },
  },
  {
    thing: 'face up and face down',
    says: { en: /\bface down\b/, it: /\bcopert[ae]\b/, zh: /正面朝下/ },
    never: {
      en: /\bturn(ed|s)? (the card |it )?(up|down)\b/i,
      it: /a faccia in (su|giù)/i,
      zh: /(?<!正)面朝[上下]|背面朝/,
    },
  },
  {
    thing: 'a hit',
    says: { en: /\bhit/i, it: /colpi|a segno/i, zh: /擊中/ },
    never: { zh: /命中/ },
  },
  {
    thing: 'a Heist',
    says: { en: /\bHeist/, it: /\bColp/, zh: /劫案/ },
    never: { en: /\bburglary\b/i, it: /\brapina\b/i, zh: /樁/ },
  },
  {
    thing: 'a way out',
    says: { en: /\b[Ww]ays? out\b/, it: /\b[Vv]i[ae] di fuga\b/, zh: /逃亡路線/ },
    never: { en: /\bescape routes?\b/i, it: /\bvi[ae] d’uscita\b/i, zh: /出路|退路|走成/ },
  },
  {
    thing: 'the State of Clerville',
    says: { en: /Clerville/, it: /Clerville/, zh: /克萊威爾/ },
    never: { en: /\bcountry\b/i, it: /\bnazione\b/i, zh: /克萊威爾國|全國/ },
  },
  {
    thing: 'a Special Ability',
    says: { en: /\bSpecial Abilit(y|ies)\b/, it: /Abilità/, zh: /特殊能力/ },
    never: { en: /\bspecial abilit|\b\w+’s abilit/, it: /abilità special/i },
  },
  {
    thing: 'the Detectives',
    says: { en: /\bDetectives?\b/, it: /\bDetective\b/, zh: /探員/ },
    never: { en: /\binspector/i, it: /\bispettor/i, zh: /督察/ },
  },
  {
    thing: 'to discard, as a price',
    says: { en: /\bdiscard/i, it: /\bscart/i, zh: /棄置/ },
    never: { en: /\bpay(s|ing)?\b|\bpaid\b/i, it: /\bpag(a|ano|are|ando|hi)\b/i, zh: /支付|付出|不付/ },
  },
]

const DIABOLICARDS: readonly Term[] = [
  {
    thing: 'power',
    says: { en: /\bpower\b/i, it: /\bpotenza\b/i, zh: /力量/ },
    never: { en: /\bstrength\b/i, it: /\bpotere\b/i, zh: /戰力|實力/ },
  },
  {
    thing: 'to be raised or reduced',
    says: { en: /\bReduce to 0\b|\bcounts? as\b/, it: /\bRiduci a 0\b/, zh: /視為|計為|降為|變為|0/ },
    never: { en: /\bput down\b|\bstands? at\b/i },
  },
  {
    thing: 'the Gang Hideout',
    says: { en: /\bGang Hideout\b/, it: /\bCovo della Gang\b/, zh: /幫派巢穴/ },
    never: { en: /\bgang’s den\b/i, zh: /窩點/ },
  },
  {
    thing: 'Deathdodge',
    says: { en: /\bDeathdodge\b/, it: /\bSchivamorte\b/, zh: /逃過一死/ },
    never: { zh: /閃死/ },
  },
  {
    thing: 'to purge the contracts',
    says: { en: /\bpurge/i, it: /piazza pulita/i, zh: /重洗/ },
    never: { it: /\bepur/i, zh: /清洗/ },
  },
  {
    thing: 'a contract',
    says: { en: /\bcontract/i, it: /\bcontratt/i, zh: /合約/ },
    never: { en: /\bmarket\b/i, it: /\bmercato\b/i, zh: /契約|合同/ },
  },
]

const ON_THE_LAM: readonly Term[] = [
  {
    thing: 'an alibi card',
    says: { en: /alibi card/, it: /cart[ae] alibi/, zh: /不在場證明/ },
    never: { en: /evidence card/i, it: /cart[ae] prova/i, zh: /證據牌/ },
  },
  {
    thing: 'a play card',
    says: { en: /play card/, it: /cart[ae] azione/, zh: /際遇牌/ },
    never: { en: /action card/i, it: /cart[ae] gioco/i, zh: /行動牌|事件牌/ },
  },
  {
    thing: 'an event',
    says: { en: /\bevent\b/i, it: /\bevent[oi]\b/i, zh: /事件/ },
    never: { en: /\bincident/i, it: /imprevist/i, zh: /突發/ },
  },
  {
    thing: 'being investigated',
    says: { en: /investigate/, it: /interrog/, zh: /盤查/ },
    never: { en: /\binterrogat/i, it: /\bindaga(?!tore)/i, zh: /搜查|訊問/ },
  },
  {
    thing: 'a search',
    says: { en: /\bsearch/i, it: /\bcerca/i, zh: /搜索/ },
    never: { en: /\brummage/i, it: /\bperquisi/i, zh: /搜尋/ },
  },
]

export const GAME_TERMS = { diabolik: DIABOLIK, diabolicards: DIABOLICARDS, 'on-the-lam': ON_THE_LAM } as const
export type GlossedGame = keyof typeof GAME_TERMS
