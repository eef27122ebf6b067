import { chinese } from '../../../shared/words/grammar.ts'
import type { BroadcastWords } from '../broadcast.ts'

const late = (count: number): string => (count === 0 ? '即時畫面' : `晚${count}輪的畫面`)

export const broadcast: BroadcastWords = {
  watched: '觀眾看到的是',
  late,
  seen: count => `觀眾看到的是${late(count)}`,
  lateHint: '之後發生的事一點也不會傳給觀眾；對局結束後，剩下的會接著播完。',
  isLate: count => `你看到的畫面比現場晚${count}輪。`,
  ask: '公開手牌轉播',
  askHint: '觀眾會看到每個人的手牌，至少晚一輪。必須全桌同意，任何人都能隨時喊停。',
  asked: names => `願意公開手牌轉播：${chinese.list(names)}`,
  agree: '我同意',
  decline: '我不想',
  close: '收起手牌',
  takeBack: '收回',
  open: '公開手牌轉播中',
}
