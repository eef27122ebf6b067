import type { GameEvent, Seat, Types, Viewer } from '../kernel/game.ts'
import { advance, type Match, start } from '../kernel/match.ts'
import { pick, rngOf, seedOf } from '../kernel/rng.ts'
import type { Speech } from './speech.ts'

// Catalogues read from end to end.

/** `kind` says what form it must have: a sentence ends with a full stop, a button and a name do not. */
export interface SaidLine {
  readonly of: string
  readonly kind: 'sentence' | 'button' | 'name'
  readonly text: string
}

export const entries = <R extends object>(record: R) => Object.entries(record) as [keyof R & string, R[keyof R]][]
const lines =
  (kind: SaidLine['kind']) =>
  (of: string, texts: readonly string[]): SaidLine[] =>
    texts.map((text, i) => ({ of: `${of}.${i}`, kind, text }))
export const said = lines('sentence')
export const buttons = lines('button')
export const named = (of: string, names: Readonly<Record<string, string>>): SaidLine[] =>
  entries(names).map(([key, text]) => ({ of: `${of}.${key}`, kind: 'name', text }))

/** The lines that break a rule, for a failure to show them all. */
export const breaking = (all: readonly SaidLine[], wrong: (text: string) => boolean): string[] =>
  all.filter(({ text }) => wrong(text)).map(({ of, text }) => `${of}: ${text}`)

const PAIRS = new Map(Object.entries({ '”': '“', '»': '«', '」': '「', '』': '『', '）': '（', ')': '(', '》': '《' }))
const OPENING = new Set(PAIRS.values())

/** Quotes and brackets open and close in order; ’ is an apostrophe as well, so it may come alone, but ‘ may not. */
function unbalanced(text: string): boolean {
  const open: string[] = []
  for (const sign of text) {
    if (OPENING.has(sign)) open.push(sign)
    else if (PAIRS.has(sign) && open.pop() !== PAIRS.get(sign)) return true
  }
  return open.length > 0 || text.split('‘').length > text.split('’').length
}

/** Something undefined, empty or doubled. */
export const isBroken = (text: string): boolean =>
  text.trim() !== text || text === '' || /undefined|\bnull\b|NaN|\[object|\s\s/.test(text)

/** Of a text that was written, not put together. */
export const unsound = (text: string): boolean =>
  isBroken(text) || /["'`]| [.,;:)]/.test(text) || /\b(\p{L}+) \1\b/iu.test(text) || unbalanced(text)

/** Lines that two catalogues have word for word. */
export const shared = (catalogues: readonly (readonly SaidLine[])[]): SaidLine[] =>
  catalogues.flatMap((mine, i) =>
    catalogues
      .slice(i + 1)
      .flatMap(theirs => mine.filter(({ of, text }, at) => theirs[at]?.of !== of || theirs[at].text === text)),
  )

export const CJK = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/

/** Common characters that only Simplified Chinese has. */
const SIMPLIFIED = new Set(
  '们这来时对说会学国动过还进没为发经样点现开问间见车长门马东书电话语谁请让认识记证词译试该详读课调谈谢钱铁银错锁钟链镜队阳阴际陆险难顾题颜风飞饭饮馆鱼鸟黄龙齐带师帮边达迁运远连选适递逻遗邮邻酱释务劳势区医协单卖卫厂厅历压厌厨县参双变叙叶号听启员响园围图圆团场坏块坚坛坟处备复头夹夺奋奖妇妈娱孙宁宝实审宽宾寻导寿将尔尘尝层届属岁岛币帅帐帘广庄庆库应庙废异弃张弹强归录彻径忆忧怀态怜总恋恶悬惊惧惩惯愿戏战扑执扩扫扬扰抚抛抢护报担拟拥择挡挤挥损换据掷摄摆敌数断无旧显晓暂术机杀杂权条极构枪柜标栏树桥检楼欢欧残毁毕气汇汉汤沟泪洁浅测济浓润涨渐湾湿满滚灭灯灵灾炉炼烂烦烧热爱爷牵犹独狭猎环画畅疗疯监盖盘码砖确础礼祸离种积称稳穷窃竞笔笼签简篮类粮紧约级纪纯纳纸纹线练组细织终绍结给络绝统继绩绪续维综绿缘编缝缩网罗罚罢职联聪肠肤胆胜胶脏脑脚脱脸舰艺节苏荐荣药获营蓝虑虽蜡补装观规视览觉触订计讨训议讲许论设访评诉诊诈诗诚诞误诱诸诺谋谎谓谜贝负贡财责贤败货质贩贪购贯贱贴贵贷贸费贺贼贿资赌赏赔赖赚赛赞赠赢赶趋跃踪轨转轮软轰轻载较辅辆辉辑输辞辩闭闯闲闷闹闻阅阶随隐隶雾静韩页顶项顺须预领频额颗飘饿骂骗骚验骤鸡鸭麦',
)
export const isSimplified = (text: string): boolean => [...text].some(sign => SIMPLIFIED.has(sign))

// Matches told.

interface Watching<T extends Types> {
  readonly options: T['options']
  readonly seed: string
  /** It goes on to its end, or for so many steps. */
  readonly steps?: number
  /** Before each step, with whoever takes it. */
  readonly look?: (match: Match<T>, seat: Seat) => void
  readonly hear?: (event: T['event'], secret: T['event'] | null, match: Match<T>) => void
}

/** A match at random, with somebody looking at every step. */
export function watch<T extends Types>(game: Match<T>['game'], watching: Watching<T>): void {
  const { options, seed, steps = Number.POSITIVE_INFINITY, look, hear } = watching
  const chance = rngOf(seedOf(seed), 0)
  let match = start(game, options, seedOf(seed))
  const decides = (): Seat | undefined => match.seats.find(({ seat }) => game.moves(match.state, seat).length > 0)?.seat
  for (let step = 0, seat = decides(); step < steps && seat !== undefined; step++, seat = decides()) {
    look?.(match, seat)
    const next = advance(match, seat, pick(chance, game.moves(match.state, seat)))
    match = next.match
    for (const { event, secret } of next.step.told) hear?.(event, secret ? whole(event, secret.more) : null, match)
  }
}
const whole = <E extends GameEvent>(event: E, more: Partial<E>): E => ({ ...event, ...more })

/** How many steps pass between two looks at the table through everybody's eyes. */
const LOOKS = 8

/** All that is said of a match: `strays` are places that nobody names, `doubles` what should be told apart and is not. */
export function listen<T extends Types>(
  game: Match<T>['game'],
  speech: Speech<T>,
  viewers: readonly Viewer[],
  watching: Pick<Watching<T>, 'options' | 'seed' | 'steps'>,
) {
  const opening = start(game, watching.options, seedOf(watching.seed))
  const say = speech.at?.(game.view(opening.state, 'public')) ?? speech
  const told = new Set<string>()
  const strays = new Set<string>()
  const doubles = new Set<string>()
  const add = (lines: readonly string[]): void => {
    for (const line of lines) told.add(line)
  }
  const apart = (lines: readonly string[]): void => {
    add(lines)
    for (const [i, line] of lines.entries()) if (lines.indexOf(line) < i) doubles.add(line)
  }
  let step = 0
  watch(game, {
    ...watching,
    look({ state }, seat) {
      const own = game.view(state, seat)
      const moves = game.moves(state, seat)
      const status = [say.status?.(own, [seat]), say.holding?.(own, seat)].filter(said => said != null)
      add([say.ask(own), ...status, ...say.reasons(own, seat)])
      apart(moves.map(move => say.move(move, own, game.preview?.(state, seat, move) ?? null)))
      // Without a preview as well.
      apart(moves.map(move => say.move(move, own, null)))
      for (const move of moves)
        add(Object.entries(move).flatMap(([field, thing]) => (field === 'type' ? [] : say.place(String(thing)))))
      if (step++ % LOOKS > 0) return
      for (const viewer of viewers) {
        const seen = game.view(state, viewer)
        apart(say.table(seen, viewer))
        const places = new Set(say.places(seen))
        apart([...places].map(place => say.place(place)))
        for (const piece of Object.values(seen.pieces)) {
          if (!places.has(piece.place) && !seen.pieces[piece.place]) strays.add(piece.place)
          add([say.piece(piece), say.detail?.(piece) ?? 'nothing'])
        }
      }
    },
    hear(event, secret, { state }) {
      add([say.event(event), ...(secret ? [say.event(secret)] : [])])
      const outcome = game.outcome(state)
      if (outcome) add([say.outcome(outcome), ...say.table(game.view(state, 'public'), 'public')])
    },
  })
  return { told, strays, doubles }
}
