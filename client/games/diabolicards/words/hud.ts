import { chinese, english, italian } from '../../../../shared/words/grammar.ts'
import type { Language } from '../../../../shared/words/index.ts'
import type { Contracts, TurnKind } from '../hud/status.ts'
import type { HandTime } from '../layout/hands.ts'

/** What the stage says beside the table, and the rules never do. */
export interface HudWords {
  readonly account: string
  readonly discards: string
  readonly noDiscards: string
  readonly leads: (side: string, by: number) => string
  readonly level: string
  readonly yourTurn: string
  /** Nobody's turn yet (C-21). */
  readonly choosing: string
  readonly turnOf: (name: string) => string
  readonly turns: Readonly<Record<TurnKind, string>>
  /** Nothing to play, and no rule to blame. */
  readonly nothing: string
  readonly may: string
  readonly contracts: Readonly<Record<Contracts, string>>
  readonly contractsTitle: string
  /** Why there is no contract turn, in a few words. */
  readonly contractsAre: (how: string) => string
  readonly deck: (count: number) => string
  readonly hands: string
  /** Over each hand of whoever has two (C-53). */
  readonly hand: Readonly<Record<HandTime, (name: string) => string>>
  readonly cards: (name: string, side: string, count: number) => string
  readonly more: string
  /** Of a card: what it holds in place, and where it stands. */
  readonly holds: (cards: readonly string[]) => string
  readonly atHome: string
  readonly away: (home: string, silent: boolean) => string
  readonly doomed: string
  readonly forTrade: string
  readonly silent: (why: string) => string
}

export const HUD_WORDS: Readonly<Record<Language, HudWords>> = {
  en: {
    account: 'The tally',
    discards: 'Discards',
    noDiscards: 'Nobody has died yet. Give it time.',
    leads: (side, by) => `${side} leads by ${by}`,
    level: 'Even',
    yourTurn: 'Your turn',
    choosing: 'Choosing contracts',
    turnOf: name => `${name}’s turn`,
    turns: { play: 'Play', trade: 'Trade', purge: 'Purge', pass: 'Pass' },
    nothing: 'You hold nothing that could be played.',
    may: 'Yours for the taking.',
    contracts: {
      open: 'open',
      extraTurn: 'not in an extra turn',
      contracted: 'cooling down',
      frozen: 'frozen',
      banned: 'out of play',
    },
    contractsTitle: 'Contracts',
    contractsAre: how => `Contracts: ${how}`,
    deck: count => `Deck ${count}`,
    hands: 'In hand',
    hand: { now: name => `${name}: your turn`, next: name => `${name}: next`, waits: name => name },
    cards: (name, side, count) =>
      `${name} (${side}): ${count} ${english.plural(count, { one: 'card', other: 'cards' })}`,
    more: 'Where things stand',
    holds: cards => `holds ${english.list(cards)} in place`,
    atHome: 'At home: +1 synergy.',
    away: (home, silent) => `Away from ${home}: no synergy${silent ? ', no ability' : ''}.`,
    doomed: 'About to die',
    forTrade: 'Yours in a trade.',
    silent: why => `No ability: ${why}`,
  },
  it: {
    account: 'Il conto',
    discards: 'Scarti',
    noDiscards: 'Non è ancora morto nessuno. Date tempo al tempo.',
    leads: (side, by) => `${side} avanti di ${by}`,
    level: 'Pari',
    yourTurn: 'Tocca a te',
    choosing: 'Si scelgono i contratti',
    turnOf: name => `Turno: ${name}`,
    turns: { play: 'Gioca', trade: 'Scambia', purge: 'Piazza pulita', pass: 'Passa' },
    nothing: 'In mano non c’è niente da giocare.',
    may: 'Basta volerlo.',
    contracts: {
      open: 'aperti',
      extraTurn: 'non nel turno in più',
      contracted: 'in pausa',
      frozen: 'congelati',
      banned: 'fuori gioco',
    },
    contractsTitle: 'Contratti',
    contractsAre: how => `Contratti: ${how}`,
    deck: count => `Mazzo ${count}`,
    hands: 'In mano',
    hand: { now: name => `${name}: tocca a te`, next: name => `${name}: al prossimo turno`, waits: name => name },
    cards: (name, side, count) =>
      `${name} (${side}): ${count} ${italian.plural(count, { one: 'carta', other: 'carte' })}`,
    more: 'Come stanno le cose',
    holds: cards => `tiene sotto il suo effetto: ${italian.list(cards)}`,
    atHome: 'A casa sua: +1 di sinergia.',
    away: (home, silent) => `Fuori casa (la sua è: ${home}): niente sinergia${silent ? ', niente abilità' : ''}.`,
    doomed: 'Sta per morire',
    forTrade: 'Si ottiene con uno scambio.',
    silent: why => `Niente abilità: ${why}`,
  },
  zh: {
    account: '結算表',
    discards: '棄牌堆',
    noDiscards: '還沒有人死。別急。',
    leads: (side, by) => `${side}領先${by}`,
    level: '平手',
    yourTurn: '輪到你',
    choosing: '正在選合約',
    turnOf: name => `${name}的回合`,
    turns: { play: '出牌', trade: '交換', purge: '重洗', pass: '跳過' },
    nothing: '手上沒有能出的牌。',
    may: '想做就做。',
    contracts: {
      open: '開放',
      extraTurn: '額外回合不可用',
      contracted: '冷卻中',
      frozen: '凍結',
      banned: '失效',
    },
    contractsTitle: '合約',
    contractsAre: how => `合約：${how}`,
    deck: count => `牌庫${count}`,
    hands: '手牌',
    hand: { now: name => `${name}：輪到你`, next: name => `${name}：下一回合`, waits: name => name },
    cards: (name, side, count) => `${name}（${side}）：${count}張`,
    more: '目前局勢',
    holds: cards => `正維持對這些牌的效果：${chinese.list(cards)}`,
    atHome: '在根據地：團結加成+1。',
    away: (home, silent) => `不在${home}：沒有團結加成${silent ? '，也沒有能力' : ''}。`,
    doomed: '即將死亡',
    forTrade: '可用交換取得。',
    silent: why => `能力無效：${why}`,
  },
}
