import { INK, PAPER, shaded } from '../colours.ts'
import type { PortraitPart } from '../kit.ts'

/** A digit as large as the man; the fourth Splitter hides behind his. */
const digit =
  (outline: string): PortraitPart =>
  (pen, { main }) => {
    pen.fill(main, outline, 9)
    pen.inside(outline, () => pen.dots(shaded(main), outline, 16, (u, v) => u * 0.5 + v * 0.4 - 0.25))
  }

/** Retired Folk and Why Even. */
export const odd = {
  bolt(pen, { accent }) {
    for (const [x, mirror] of [
      [-82, false],
      [82, true],
    ] as const)
      pen.at(x, -18, 0.62, p => p.fill(accent, '26,-98! -46,8! -6,8! -30,98! 52,-22! 10,-22! 44,-98!', 11), 0.2, mirror)
  },
  spectacles(pen) {
    pen.line('-96,-20 -110,-50', 12)
    pen.line('96,-20 108,-52', 12)
    for (const x of [-50, 50]) {
      pen.disc(INK, x, 0, 48, 6)
      pen.disc('#bfe6ff', x, 0, 36, 4)
      pen.line(`${x - 22},4 ${x - 4},-24`, 9, PAPER)
    }
    pen.line('-12,-14 0,-22 12,-14', 13)
    // Tape in the middle.
    pen.fill(PAPER, '-10,-30! 10,-30! 10,-6! -10,-6!', 5)
  },
  medals(pen, { main, accent }) {
    for (const [x, y, ribbon] of [
      [-58, -20, '#e0204f'],
      [0, 10, '#19c8f0'],
      [58, -20, main],
    ] as const) {
      pen.fill(ribbon, `${x - 22},${y - 76}! ${x + 22},${y - 76}! ${x + 16},${y}! ${x - 16},${y}!`, 7)
      pen.line(`${x},${y - 74} ${x},${y - 4}`, 9, PAPER)
      pen.disc(accent, x, y + 30, 34, 8)
      pen.disc(shaded(accent), x, y + 30, 20, 5)
      pen.line(`${x - 8},${y + 36} ${x},${y + 18} ${x + 8},${y + 36}`, 6)
    }
  },
  moonNightcap(pen) {
    pen.fill('#ffe11a', '20,-70 -50,-60 -84,0 -60,66 4,90 60,66! 4,58 -24,10 -12,-40', 8)
    pen.line('-52,4 -40,14 -28,6', 7)
    pen.line('-44,40 -30,44', 7)
    pen.fill('#ff2e88', '-74,-34! -50,-86 0,-104 60,-92 96,-44! 58,-62 26,-54!', 8)
    pen.fill(PAPER, '-84,-34! 30,-66! 36,-46! -78,-12!', 7)
    pen.disc(PAPER, 94, -38, 18, 7)
    pen.line('52,6 74,6 56,28 78,28', 8, PAPER)
  },
  rubberDuck(pen, { accent }) {
    const yellow = '#ffe11a'
    pen.fill(yellow, '-40,10 -20,20 30,10 60,-14! 92,-24! 90,40 50,80 -30,84 -76,60 -72,24', 8)
    pen.disc(yellow, -34, -36, 46, 8)
    pen.fill(accent, '-70,-36! -104,-30 -100,-10 -66,-14!', 7)
    pen.disc(PAPER, -42, -48, 13, 5)
    pen.disc(INK, -44, -47, 6)
    pen.fill(shaded(yellow), '0,34 34,26 54,40 30,60 2,56', 6)
    pen.line('-100,92 -60,84 -20,94 20,84 60,94 98,86', 12, '#19c8f0')
  },
  walkingFrame(pen) {
    for (const [side, x] of [
      [-1, -72],
      [1, 72],
    ] as const) {
      pen.fill('#c8d2e0', `${x - 8},-70! ${x + 8},-70! ${x + side * 16 + 8},100! ${x + side * 16 - 8},100!`, 7)
      pen.fill('#e0204f', `${x - 15},-92! ${x + 15},-92! ${x + 13},-58! ${x - 13},-58!`, 7)
      // A tennis ball on each foot.
      pen.disc('#b6f02e', x + side * 16, 98, 17, 6)
    }
    for (const y of [-30, 30]) pen.fill('#c8d2e0', `-78,${y}! 78,${y}! 80,${y + 15}! -80,${y + 15}!`, 7)
  },
  teethInGlass(pen) {
    const glass = '-62,-84! 62,-84! 48,92! -48,92!'
    pen.fill('#d7f3ff', glass, 8)
    pen.inside(glass, () => pen.fill('#19c8f0', '-80,-40 -30,-48 20,-36 80,-44! 80,100! -80,100!'))
    pen.fill('#ff7d9b', '-44,-4 0,-22 44,-4 40,18 0,8 -40,18', 7)
    pen.fill('#ff7d9b', '-40,44 0,36 40,44 42,62 0,78 -42,62', 7)
    for (const x of [-30, -15, 0, 15, 30]) {
      pen.fill(PAPER, `${x - 7},6! ${x + 7},6! ${x + 6},24! ${x - 6},24!`, 4)
      pen.fill(PAPER, `${x - 6},30! ${x + 6},30! ${x + 7},46! ${x - 7},46!`, 4)
    }
    for (const [x, y] of [
      [-28, -60],
      [20, -66],
      [36, -22],
    ] as const)
      pen.disc(PAPER, x, y, 7, 4)
    pen.line('-48,-70 -40,60', 8, PAPER)
  },
  shortTrousers(pen, { main, accent }) {
    const shorts = '-74,-72! 74,-72! 92,60! 22,70! 0,-6! -22,70! -92,60!'
    pen.fill(accent, shorts, 8)
    pen.inside(shorts, () => pen.dots(shaded(accent), shorts, 15, u => u * 0.8 - 0.2))
    pen.fill(main, '-76,-92! 76,-92! 76,-68! -76,-68!', 7)
    pen.fill('#ffe11a', '-14,-94! 14,-94! 14,-66! -14,-66!', 6)
    for (const side of [-1, 1]) pen.fill(main, `${side * 22},70! ${side * 92},60! ${side * 90},44! ${side * 20},54!`, 6)
  },

  web(pen, { accent }) {
    const spokes = Array.from({ length: 12 }, (_, i) => (i / 12) * Math.PI * 2 + 0.13)
    const spot = (angle: number, radius: number) =>
      `${(Math.cos(angle) * radius).toFixed(1)},${(Math.sin(angle) * radius).toFixed(1)}`
    for (const [width, color] of [
      [5, INK],
      [2.4, accent],
    ] as const) {
      for (const angle of spokes) pen.line(`0,0 ${spot(angle, 130)}`, width, color)
      for (const radius of [26, 48, 70, 92])
        spokes.forEach((angle, i) => {
          const next = spokes[(i + 1) % spokes.length] ?? 0
          const middle = angle + Math.PI / 12
          pen.line(`${spot(angle, radius)} ${spot(middle, radius * 0.84)} ${spot(next, radius)}`, width, color)
        })
    }
  },
  sheep(pen) {
    for (const x of [-34, 30]) pen.ink(`${x},50! ${x + 16},50! ${x + 14},98! ${x + 2},98!`)
    pen.fill(
      PAPER,
      '-60,50 -86,30 -78,-2 -54,-10 -50,-40 -12,-48 10,-64 44,-52 52,-28 84,-16 82,20 66,46 30,62 -16,62',
      8,
    )
    pen.fill('#4a3a5e', '-92,-46 -66,-60 -40,-46 -38,-6 -58,18 -78,14 -92,-12', 8)
    pen.fill('#4a3a5e', '-40,-44! -12,-52 -16,-30 -38,-26!', 6)
    for (const x of [-78, -54]) {
      pen.disc(PAPER, x, -26, 9, 4)
      pen.disc(INK, x - 2, -25, 4)
    }
    pen.line('-76,4 -64,0', 5, PAPER)
  },
  fishbowl(pen, { accent }) {
    const bowl = '-40,-72! 40,-72! 34,-60 78,-24 88,26 54,70 0,80 -54,70 -88,26 -78,-24 -34,-60'
    pen.fill('#d7f3ff', bowl, 8)
    pen.inside(bowl, () => pen.fill('#19c8f0', '-100,-20 -40,-28 20,-16 100,-24! 100,100! -100,100!'))
    pen.fill('#ff6a13', '-44,22 -14,0 22,6 40,20! 70,0! 64,24 70,48! 40,30! 20,46 -20,44', 7)
    pen.disc(PAPER, -18, 16, 10, 4)
    pen.disc(INK, -20, 16, 5)
    pen.line('-64,-20 -74,10 -64,40', 9, PAPER)
    pen.fill(accent, '-62,74! 62,74! 76,100! -76,100!', 8)
  },
  crossedArrows(pen, { main, accent }) {
    for (const [color, mirror] of [
      [main, false],
      [accent, true],
    ] as const)
      pen.at(
        0,
        0,
        1,
        p => p.fill(color, '-96,44! -40,44 10,-20 44,-28! 44,-58! 98,-8! 44,42! 44,12! 20,20 -30,82 -96,80!', 8),
        0,
        mirror,
      )
  },
  digit1: digit('-46,-50! 6,-98! 40,-98! 40,56! 68,56! 68,98! -58,98! -58,56! -12,56! -12,-36! -46,-10!'),
  digit2: digit(
    '-66,-34! -58,-80 0,-104 62,-78 66,-24 10,30 -6,52! 70,50! 70,98! -72,98! -72,58 0,-14 18,-44 2,-62 -16,-34!',
  ),
  digit3: digit(
    '-60,-64! -20,-102 44,-96 68,-54 44,-4 72,36 52,84 0,104 -54,92 -74,54! -28,40! -4,60 20,40 4,18 -22,20! -22,-16! 6,-20 14,-44 -6,-58 -30,-36!',
  ),
  digit4: digit(
    '10,-98! 52,-98! 52,12! 80,12! 80,54! 52,54! 52,98! 6,98! 6,54! -80,54! -80,14! 6,14! 6,-34! -24,12! -76,12!',
  ),
} as const satisfies Readonly<Record<string, PortraitPart>>
