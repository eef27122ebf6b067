import { chinese } from '../../../../words/grammar.ts'
import type { Ability } from '../../cards/abilities.ts'
import { CARDS } from '../../cards/list.ts'
import type { Words } from '../words.ts'
import { abilities } from './abilities.ts'
import { lost } from './log.ts'
import { endgames, sides, slots } from './names.ts'
import { card, cardList, name, place, seen, signed, standing } from './say.ts'

/** What an ability asks for, once it has been announced. */
const CHOOSING: Readonly<Partial<Record<Ability, string>>> = {
  apexService: '她要收哪些凡人當僕人？',
  misogyny: '他要打斷哪些女性？',
  apexPrison: '他要關哪些超凡者？',
  redeploy: '誰要移動，移到哪裡？',
  influence: '誰要換邊站？',
  ultimateSacrifice: '雙方之中，誰要死？',
  antiApex: '哪名超凡者要死？',
  confusedMorals: '誰要死？對方的，或你方的，擇一。',
  killerLook: '她要看誰？',
  suicideKiller: '他要殺死你方哪些牌？',
  whySee: '要偷看誰的手牌？',
  whySwap: '誰跟誰交換位置？',
  rewind: '時間總要有人付錢。誰要死？',
  solForSoul: '誰要取回能力？',
  burningOut: '哪張牌要燒掉？',
  contagion: '誰會被傳染？',
  fairTrade: '一張換一張：誰要死？',
}

export const asks: Words['asks'] = {
  pledge: () => '你要把哪張牌放入合約區？',
  turn: (active, extra) => `${name(active)}，${extra ? '又輪到你了，' : ''}要做什麼？`,
  choose: (asking, ability, chosen) => {
    const sofar = chosen === 0 ? '' : `目前已選${chosen}張。`
    return `${card(asking)}使用${abilities[ability].name}。${sofar}${CHOOSING[ability] ?? '你要選什麼？'}`
  },
  flee: fleeing => `你沒記錯。${card(fleeing)}要跑到哪裡？`,
  save: (by, victims, memory) =>
    `${card(by)}要殺死${cardList(victims)}。${memory ? '你記得有誰能獲救嗎？' : '要救誰嗎？'}`,
}

/** What is done to a card that an ability asks for. */
const DOING: Readonly<Partial<Record<Ability, string>>> = {
  apexService: '提升為8：',
  misogyny: '降低為0：',
  apexPrison: '關押',
  influence: '拉攏',
  ultimateSacrifice: '殺死',
  antiApex: '殺死',
  confusedMorals: '殺死',
  killerLook: '殺死',
  suicideKiller: '殺死',
  whySwap: '交換',
  rewind: '犧牲',
  solForSoul: '恢復',
  burningOut: '棄掉',
  contagion: '傳染給',
  fairTrade: '殺死',
}

export const moves: Words['moves'] = {
  pledge: ({ card: id }, sees) => `放下${seen(id, sees)}`,
  play: ({ card: id, zone, slot, choice }, sees) => {
    const face = sees.card(id)
    // Only a Diabolical has two kinds of slots to go to.
    const where = face && CARDS[face].group === 'diabolicals' ? `的${slots[slot]}` : ''
    return `在${place(zone)}${where}打出${seen(id, sees)}${choice ? `：${endgames[choice]}` : ''}`
  },
  trade: ({ card: id, take }, sees) => `用${seen(id, sees)}換${seen(take, sees)}`,
  purge: () => '重洗合約',
  pass: () => '跳過',
  choose: ({ card: id, zone }, sees) => {
    const ability = sees.asking && CARDS[sees.asking].ability
    if (zone) return `將${seen(id, sees)}移到${place(zone)}`
    return `${(ability && DOING[ability]) ?? '選擇'}${standing(id, sees)}`
  },
  done: () => '就這些',
  peek: ({ seat }) => `偷看${name(seat)}的手牌`,
  save: ({ card: id, zone }, sees) => `救${seen(id, sees)}${zone ? `：落跑到${place(zone)}` : ''}`,
  letDie: () => '由他去',
}

export const kinds: Words['kinds'] = {
  pledge: '將一張牌放入合約區',
  play: '打出一張牌',
  trade: '交換合約',
  purge: null,
  pass: null,
  choose: '選擇',
  done: null,
  peek: null,
  save: '救一張牌',
  letDie: null,
}

export const preview: Words['preview'] = ({ power, dies, savable, boosts, hinders, lost: why }, sees) => {
  const all = (cards: readonly string[]): string => chinese.list(cards.map(id => seen(id, sees)))
  const swing = (['dawn', 'dusk'] as const).flatMap(on => (power?.[on] ? `${sides[on]}${signed(power[on])}` : []))
  const parts = [
    ...swing,
    ...(dies?.length ? [`死亡：${all(dies)}`] : []),
    ...(savable?.length ? [`可能獲救：${all(savable)}`] : []),
    ...(boosts?.length ? [`為8：${all(boosts)}`] : []),
    ...(hinders?.length ? [`為0：${all(hinders)}`] : []),
    ...(why ? [`能力無效：${lost[why]}`] : []),
  ]
  return parts.length === 0 ? '' : chinese.noted('', chinese.clauses(parts))
}

export const reasons: Words['reasons'] = {
  banned: '牌庫不到十張：不再有合約回合。',
  contracted: '上一個回合是合約回合：這個回合必須是一般回合。',
  extraTurn: '額外的回合是一般回合：不能動合約。',
  frozen: '合約凍結：全部不能交換，只能重洗。',
  untradable: '魔頭與焦土不能交換，無論換入或換出。',
  nothingToGive: '你手上沒有可以拿來交換的牌。',
  sealed: '封閉的區域不能再放牌。',
  zoneFull: '沒有空格的區域，不能再放那一類的牌。',
  slotTaken: '魔頭格只能放一張牌。',
  endgameUsed: '同一方不能重複同樣的終局選擇。',
  mustPlay: '能進行回合的人不能跳過。',
  immune: '魔頭在魔頭格中時，只有焦土碰得到；沒有任何牌碰得到焦土。',
  unkillable: '分裂人殺不死。',
  stuck: '「何必黏人」有效的區域，牌不能移入、移出或移動。',
  cannotSave: '只有「落跑」與「逃過一死」救得了牌，而且只有一次。',
}
