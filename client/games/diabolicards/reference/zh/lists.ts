import { SEATS } from '../../../../../shared/games/diabolicards/state.ts'
import { zh as words } from '../../../../../shared/games/diabolicards/words/zh/index.ts'
import { chinese } from '../../../../../shared/words/grammar.ts'
import { abilitiesOf, N, type Reference } from '../figures.ts'

const { abilities, cards, groups, options, seats, sides } = words
const [nova, raven, comet, viper] = SEATS.map(seat => seats[seat].name)

/** Who knows what, who sits where, and everything by name. */
export const lists = {
  secrets: {
    title: '誰看得到什麼',
    paragraphs: [
      '你看得到自己的手牌，所有人都看得到你有幾張。牌庫沒有人知道；場地、合約與棄牌都是公開的。',
      `${abilities.whySee.name}讓一張手牌從此公開。${abilities.openHand.name}讓打出${cards.openBook.name}的人手牌全部公開，不論她之後站在哪裡；她離開之後手牌會洗過，沒有人能從位置認出來。`,
      '隊友看不到彼此的手牌。',
    ],
  },
  partners: {
    title: '二對二，以及二對一',
    paragraphs: [
      `${nova}與${comet}是${sides.dawn}方，${raven}與${viper}是${sides.dusk}方。雙方輪流，同一方的隊友也輪流。隊友共用半個場地，此外什麼都不共用：不能看彼此的牌，也不能說別人聽不到的話。對敵方嗆聲則很歡迎。`,
      `三人遊戲時，由一人獨自擔任${sides.dusk}方，同時玩${raven}與${viper}：兩副各${N.hand}張的手牌，抽牌、放牌與二對二相同，也照樣輪流。輪到誰，就只能從誰的手牌出牌。兩副手牌都可以看，反正也攔不住。`,
    ],
  },
  options: {
    title: '牌桌選項',
    paragraphs: [
      `${options.starts.name}：隨機，或由牌桌指定；之後依座位輪流：${nova}、${raven}、${comet}、${viper}。`,
      `${options.memory.values.on.name}：每次殺死，只要該方有犧牲者就會詢問，而且等滿規定時間，不論有沒有救得了的牌。你可以指定任何一名己方的犧牲者。說錯了什麼都不會發生，只是有損名聲。這是實體版的規則。`,
      `${options.memory.values.off.name}：${options.memory.values.off.text}`,
      `${options.archEnemies.name}：${options.archEnemies.values.on.text}`,
    ],
  },
  advice: {
    title: '私下的建議',
    paragraphs: [
      `毫無力量的凡人，在${cards.empress.name}手下值${N.boost}點。把${cards.internKevin.name}留到那一天。`,
      '只要還有焦土沒出現，就別把力量全押在一個區域。牌在某個人手上，說不定就是剛剛對你微笑的那位。',
      `${groups.doomedSquad.name}每次都要代價。身邊要準備一個無關緊要的人來付。`,
      '看看棄牌堆。躺在那裡的人嚇不了你了，除非時間倒流。',
      '合約回合不會在場上放下任何東西，但下一個回合必須是一般回合。有時候，讓別人先走比較划算。',
    ],
  },
  abilityList: {
    title: '所有能力',
    paragraphs: abilitiesOf(words).map(
      ({ name, signs, text, cards: who }) => `${name}（${chinese.row(signs)}）：${text}卡牌：${chinese.row(who)}。`,
    ),
  },
} as const satisfies Partial<Reference>
