import { CARDS } from '../../cards/list.ts'
import type { Words } from '../words.ts'
import { abilities } from './abilities.ts'
import { endgames, slots } from './names.ts'
import { allShown, countedCards, name, names, place, quote, shown, side } from './say.ts'

export const lost: Words['lost'] = {
  noTarget: '沒有目標',
  stuck: '「何必黏人」讓一切動彈不得',
  preached: '必須聽道',
  elsewhere: '只在所屬區域有效',
  noRoom: '沒有空格',
}

export const fates: Words['fates'] = {
  howDareYou: '你好大的膽子',
  scorchTheEarth: '化為焦土',
  reunion: abilities.whySplit.name,
}
const FATED: Words['fates'] = {
  howDareYou: '在同一方的同一區域，兩張都死亡。',
  scorchTheEarth: '在空無一人的區域對峙，兩張都死亡。',
  reunion: '全部在場，四張同時死亡。',
}

export const log: Words['log'] = {
  pledged: ({ seat, card, faces }) => `${name(seat)}將${shown(card, faces)}正面朝下放入合約區。`,
  contractsOpened: event => `翻開合約：${allShown(event.cards, event.faces)}。`,
  turnBegan: ({ seat, extra }) => `${extra ? '再次' : ''}輪到${name(seat)}。`,
  played: ({ seat, card, faces, zone, slot }) => {
    // Where a Diabolical lies makes all the difference.
    const face = faces[card]
    const plain = slot === 'regular' && !(face && CARDS[face].group === 'diabolicals')
    return `${name(seat)}在${place(zone)}${plain ? '' : `的${slots[slot]}`}打出${shown(card, faces)}。`
  },
  abilityUsed: ({ card, faces, ability, choice }) =>
    choice
      ? `${shown(card, faces)}使用${abilities[ability].name}：${endgames[choice]}。`
      : `${shown(card, faces)}使用${abilities[ability].name}：${quote(abilities[ability].text)}`,
  abilityLost: ({ card, faces, ability, why }) =>
    `${shown(card, faces)}的${abilities[ability].name}沒有作用：${lost[why]}。`,
  held: ({ card, by, faces, power }) =>
    `${shown(card, faces)}的力量為${power}${faces[by] && by !== card ? `，由${shown(by, faces)}維持` : ''}。`,
  released: ({ card, by, faces }) =>
    `${shown(card, faces)}${faces[by] && by !== card ? `不再受${shown(by, faces)}影響` : '身上的一項效果結束'}。`,
  // Doomed Squad: where nobody else is there, the card pays its price itself.
  killAnnounced: ({ by, victims, faces }) =>
    victims.every(card => card === by)
      ? `${shown(by, faces)}找不到別人付帳，只好自己來。`
      : `${shown(by, faces)}要殺死${allShown(victims, faces)}。`,
  ranAway: ({ card, faces, zone }) => `${shown(card, faces)}落跑到${place(zone)}。`,
  dodged: ({ card, faces }) => `${shown(card, faces)}逃過一死。`,
  savedInVain: ({ card, faces }) => `有人記錯了：${shown(card, faces)}救不了。`,
  struckDown: ({ why, cards, faces }) => `${fates[why]}：${allShown(cards, faces)}${FATED[why]}`,
  died: ({ card, faces }) => `${shown(card, faces)}死亡。`,
  moved: event => `${shown(event.card, event.faces)}移到${side(event.side)}的${place(event.zone)}。`,
  sealed: ({ zone }) => `化為焦土：${place(zone)}永遠封閉。`,
  drew: ({ seat, card, faces }) => `${name(seat)}抽了${shown(card, faces)}。`,
  handChanged: event => {
    const known = event.faces && event.cards.length > 0 ? `：${allShown(event.cards, event.faces)}` : ''
    return `${name(event.seat)}將手牌全部放回牌庫，抽了${countedCards(event.cards.length)}${known}。`
  },
  handShown: ({ seat, card, faces }) => `${name(seat)}手中的${shown(card, faces)}公開。`,
  discarded: ({ card, faces, from, seat }) =>
    from === 'hand' && seat
      ? `${name(seat)}棄掉${shown(card, faces)}。`
      : `${shown(card, faces)}從牌庫直接進入棄牌堆。`,
  traded: ({ seat, given, taken, faces }) => `${name(seat)}用${shown(given, faces)}換走合約${shown(taken, faces)}。`,
  purged: event =>
    `${event.seat ? `${name(event.seat)}重洗合約` : '合約自動重洗'}，現在是${allShown(event.cards, event.faces)}。`,
  contractsBanned: () => '牌庫不到十張：不再有合約。',
  contractsAllowed: () => '牌庫又有十張以上了：合約重新開放。',
  rewound: event =>
    event.cards.length === 0
      ? '時間倒流，卻沒有棄牌可以帶回來。'
      : `時間倒流：棄牌堆的${countedCards(event.cards.length)}回到牌庫。`,
  restored: ({ card, faces, ability }) => `${shown(card, faces)}取回${abilities[ability].name}。`,
  passed: ({ seat }) => `${name(seat)}跳過。`,
  ended: ({ winners, by, dawn, dusk }) =>
    `黎明方${dawn}點，黃昏方${dusk}點：${by === 'tie' ? '平手，只有城市輸了' : `${names(winners)}獲勝`}。`,
}

export const endings: Words['endings'] = {
  power: winners => `${names(winners)}以較高的力量獲勝。`,
  tie: () => '平手，只有城市輸了。',
}
