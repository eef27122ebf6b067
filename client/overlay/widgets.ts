import type { OnStream, StreamPerson, Stroke } from '../../shared/wire/stream.ts'
import type { Widget } from './options.ts'
import type { OverlayWords } from './words.ts'

/* What each widget shows of what is told. Plain DOM: the page has nothing else. */

type Child = Node | string | null

function el(name: string, className: string, ...children: readonly Child[]): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  for (const child of children) if (child !== null) made.append(child)
  return made
}

const rolesOf = ({ seats }: StreamPerson): string => seats.map(({ name }) => name).join(', ')

function portrait(game: string, { seats }: StreamPerson): HTMLElement | null {
  const [first] = seats
  if (!first) return null
  const image = document.createElement('img')
  image.src = `/portraits/${game}-${first.seat}.webp`
  image.alt = ''
  // A game without portraits does without.
  image.onerror = () => image.remove()
  return el('span', 'portrait', image)
}

function score({ title, score, round, phase }: OnStream, words: OverlayWords): Child {
  if (phase === 'waiting') return null
  return el(
    'section',
    'box score',
    el('b', 'title', title),
    el('span', 'round', words.round(round)),
    score ? el('span', 'status', score) : null,
  )
}

function turn({ game, people, clock }: OnStream, words: OverlayWords): Child {
  const who = people.find(({ deciding }) => deciding)
  if (!who) return null
  return el(
    'section',
    'box turn',
    portrait(game, who),
    el('span', 'names', el('b', '', rolesOf(who)), el('span', 'by', who.name ?? words.bot)),
    el('span', 'deciding', words.deciding),
    clock ? countdown(clock) : null,
  )
}

/** It runs on by itself until more is told. */
function countdown({ left, of }: NonNullable<OnStream['clock']>): HTMLElement {
  const ends = Date.now() + left
  const text = el('b', 'time')
  const bar = el('i', 'bar')
  const box = el('span', 'clock', text, el('span', 'track', bar))
  const tick = (): void => {
    const seconds = Math.max(0, Math.ceil((ends - Date.now()) / 1000))
    text.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    bar.style.width = `${of > 0 ? Math.min(100, (100_000 * seconds) / of) : 0}%`
    if (box.isConnected || seconds > 0) setTimeout(() => box.isConnected && tick(), 250)
  }
  tick()
  return box
}

const caption = ({ caption }: OnStream): Child => (caption ? el('section', 'box caption', caption) : null)

const people = ({ game, people }: OnStream, words: OverlayWords): Child =>
  el(
    'ul',
    'people',
    ...people.map(person =>
      el(
        'li',
        `box person${person.deciding ? ' now' : ''}${person.won ? ' won' : ''}`,
        portrait(game, person),
        el('span', 'names', el('b', '', rolesOf(person)), el('span', 'by', person.name ?? words.bot)),
        person.won ? el('span', 'holding', words.won) : person.holding ? el('span', 'holding', person.holding) : null,
      ),
    ),
  )

/** With the hands of these seats and sides alone, if any are named. */
export const handsOf = (told: OnStream, of: readonly string[]): OnStream =>
  of.length === 0
    ? told
    : { ...told, hands: told.hands?.filter(({ seat, side }) => of.includes(seat) || of.includes(side)) ?? null }

function hands({ hands }: OnStream): Child {
  if (!hands) return null
  const held = hands.filter(({ cards }) => cards.length > 0)
  return el(
    'div',
    'hands',
    ...held.map(({ name, cards }) =>
      el('section', 'box hand', el('b', 'title', name), el('ul', '', ...cards.map(card => el('li', '', card)))),
    ),
  )
}

/** As on the table. */
const SIGNS = ['■', '●']
/** Of each question. */
const SHOWN = 5

function heat({ heat }: OnStream, words: OverlayWords): Child {
  if (heat.length === 0) return null
  const about = [...new Set(heat.map(each => each.about))]
  return el(
    'section',
    'box heat',
    el('b', 'title', words.crowd),
    ...about.map((who, i) =>
      el(
        'div',
        'guess',
        el('span', 'about', about.length > 1 ? `${SIGNS[i % SIGNS.length]} ${who}` : who),
        el(
          'ol',
          '',
          ...heat
            .filter(each => each.about === who)
            .slice(0, SHOWN)
            .map(({ name, share }) => {
              const bar = el('i', 'bar')
              bar.style.width = `${Math.round(100 * share)}%`
              return el(
                'li',
                '',
                el('span', 'place', name),
                el('span', 'track', bar),
                el('b', '', `${Math.round(100 * share)} %`),
              )
            }),
        ),
      ),
    ),
  )
}

const hunt = ({ noses }: OnStream, words: OverlayWords): Child =>
  noses.length === 0
    ? null
    : el(
        'section',
        'box hunt',
        el('b', 'title', words.noses),
        el(
          'ol',
          '',
          ...noses
            .slice(0, SHOWN)
            .map(({ rank, name, points }) =>
              el('li', '', el('b', 'rank', String(rank)), el('span', 'place', name), el('b', '', words.points(points))),
            ),
        ),
      )

const next = ({ next, scene, outcome }: OnStream, words: OverlayWords): Child =>
  next || scene === 'between'
    ? el('section', 'box next', words.next)
    : scene === 'end'
      ? el('section', 'box next', outcome ?? words.over)
      : null

const soon = (told: OnStream, words: OverlayWords): Child =>
  told.scene === 'soon' || told.scene === 'between'
    ? el(
        'section',
        'box soon',
        el('b', 'title', told.title),
        el('span', 'status', told.scene === 'soon' ? words.soon : words.between),
      )
    : null

const SVG = 'http://www.w3.org/2000/svg'
/** Told apart by their line as well. */
export const COLOURS = ['#ffd400', '#ff3b2f', '#35d0ff', '#7dff5a', '#ffffff', '#ff7bd5'] as const

export function strokesOf(strokes: readonly Stroke[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 1600 900')
  svg.setAttribute('preserveAspectRatio', 'none')
  svg.setAttribute('class', 'pen')
  for (const { colour, points } of strokes)
    for (const [width, paint] of [
      [14, '#0b0a0d'],
      [8, COLOURS[colour] ?? COLOURS[0]],
    ] as const) {
      const line = document.createElementNS(SVG, 'polyline')
      const at = points.map((part, i) => (part * (i % 2 === 0 ? 1600 : 900)).toFixed(1))
      line.setAttribute('points', at.join(' '))
      line.setAttribute('fill', 'none')
      line.setAttribute('stroke', paint)
      line.setAttribute('stroke-width', String(width))
      line.setAttribute('stroke-linecap', 'round')
      line.setAttribute('stroke-linejoin', 'round')
      svg.append(line)
    }
  return svg
}

const pen = ({ state }: OnStream): Child => (state.strokes.length > 0 ? strokesOf(state.strokes) : null)

const DRAWN: Readonly<Record<Exclude<Widget, 'all'>, (told: OnStream, words: OverlayWords) => Child>> = {
  score,
  turn,
  caption,
  people,
  hands,
  heat,
  hunt,
  next,
  soon,
  pen,
}

/** Nothing where there is nothing to be shown. */
export function drawn(widget: Widget, told: OnStream, words: OverlayWords): HTMLElement[] {
  const names = widget === 'all' ? (Object.keys(DRAWN) as (keyof typeof DRAWN)[]) : [widget]
  return names.flatMap(name => {
    const made = DRAWN[name](told, words)
    return made ? [el('div', `widget ${name}`, made)] : []
  })
}

/** What is as it was stays where it is: only news comes in anew. */
export function put(root: HTMLElement, widgets: readonly HTMLElement[]): void {
  const were = [...root.children]
  root.replaceChildren(...widgets.map(made => were.find(was => was.isEqualNode(made)) ?? made))
}
