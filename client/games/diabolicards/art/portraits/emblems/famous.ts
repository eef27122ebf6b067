import { INK, lit, PAPER, shaded } from '../colours.ts'
import type { PortraitPart } from '../kit.ts'

const GOLD = '#ffe11a'
const STEEL = '#c8d2e0'

/** Havenvale and The Vantheon. */
export const famous = {
  mortarboard(pen, { main, accent }) {
    const cap = accent === INK ? main : accent
    pen.fill(shaded(cap), '-54,-6! 0,22! 54,-6! 54,50 0,76 -54,50', 8)
    pen.fill(cap, '0,-66! 102,-18! 0,30! -102,-18!', 9)
    pen.line('0,-18 66,0 70,60', 11, GOLD)
    pen.fill(GOLD, '60,54! 82,54! 88,94! 54,94!', 7)
    pen.disc(GOLD, 0, -18, 11, 5)
  },
  plug(pen, { accent }) {
    for (const x of [-34, 22]) pen.fill(STEEL, `${x},-100! ${x + 14},-100! ${x + 14},-42! ${x},-42!`, 7)
    pen.fill(accent, '-66,-46! 66,-46! 58,16 28,44! -28,44! -58,16', 9)
    pen.line('0,44 4,80 -40,90 -96,70', 19)
    pen.line('-46,-32 -44,6', 9, PAPER)
    for (const [x, y] of [
      [-84, -72],
      [76, -84],
    ] as const)
      pen.fill(
        GOLD,
        `${x},${y - 24}! ${x - 22},${y + 6}! ${x - 4},${y + 4}! ${x - 12},${y + 30}! ${x + 18},${y - 6}! ${x},${y - 4}!`,
        6,
      )
  },
  // His own, in marble.
  jaw(pen) {
    pen.fill(PAPER, '-70,-60! 70,-60! 88,0 80,56 40,92 -40,92 -80,56 -88,0', 9)
    pen.ink('50,-54! 70,-60! 88,0 80,56 40,92! 62,40 66,0')
    pen.fill(INK, '-56,-34! 56,-34! 50,8 -50,8', 6)
    pen.fill('#ffffff', '-48,-28! 48,-28! 44,2 -44,2', 4)
    for (const x of [-24, 0, 24]) pen.line(`${x},-28 ${x},2`, 5)
    pen.line('0,56 0,90', 8)
    pen.fill(GOLD, '62,-94! 70,-76! 90,-70! 70,-62! 62,-44! 54,-62! 36,-70! 54,-76!', 5)
  },
  trophies(pen, { accent }) {
    for (const [x, y, s] of [
      [-52, 26, 0.62],
      [56, 30, 0.58],
      [2, -4, 0.98],
    ] as const)
      pen.at(x, y, s, p => {
        for (const side of [-1, 1]) {
          p.disc(accent, side * 46, -44, 26, 8)
          p.disc(INK, side * 46, -44, 12)
        }
        p.fill(accent, '-50,-92! 50,-92! 44,-20 14,6! 14,46! -14,46! -14,6! -44,-20', 9)
        p.fill(INK, '-40,46! 40,46! 46,84! -46,84!', 6)
        p.line('-30,-78 -26,-34', 10, PAPER)
      })
  },
  // In the box, and not.
  cat(pen, { accent }) {
    pen.fill('#d09a5c', '-84,10! 84,10! 72,96! -72,96!', 9)
    pen.fill('#b87f40', '-84,10! -102,-24! -40,-14! -30,10!', 8)
    pen.fill('#b87f40', '84,10! 102,-24! 40,-14! 30,10!', 8)
    pen.fill(INK, '-52,10! -50,-40 -56,-96! -26,-70 26,-70 56,-96! 50,-40 52,10!', 7)
    pen.disc(accent, -22, -32, 14, 4)
    pen.disc(INK, -22, -32, 6)
    // The other eye is not there.
    pen.line('12,-42 32,-22', 7, accent)
    pen.line('32,-42 12,-22', 7, accent)
    pen.line('-8,-10 0,-4 8,-10', 6, PAPER)
    pen.line('-24,50 -12,36 8,44 0,62', 8)
    pen.disc(INK, 0, 80, 5)
  },
  crater(pen, { main }) {
    pen.fill(main, '30,-30! 60,-96! 66,-50! 104,-84! 84,-30! 108,-20! 60,20!', 8)
    pen.fill(GOLD, '40,-26! 62,-66! 66,-34! 86,-52! 74,-18! 54,8!', 5)
    pen.fill('#5a4a6e', '-70,0 -30,-44 26,-46 62,0 58,50 10,84 -50,74 -82,40', 9)
    for (const [x, y, r] of [
      [-30, 0, 20],
      [22, 30, 15],
      [-34, 48, 11],
      [20, -16, 9],
    ] as const)
      pen.disc('#3a2a4e', x, y, r, 6)
  },
  prism(pen) {
    const rainbow = ['#e0204f', '#ff6a13', GOLD, '#b6f02e', '#19c8f0', '#6a2bb0']
    for (const [i, color] of rainbow.entries())
      pen.fill(color, `10,${-6 + i * 5}! 118,${-62 + i * 20}! 118,${-42 + i * 20}! 10,${-1 + i * 5}!`, 3)
    pen.line('-118,34 -40,10', 12, PAPER)
    const prism = '0,-84! 84,66! -84,66!'
    pen.fill('#d7f3ff', prism, 9)
    pen.inside(prism, () => pen.fill('#8fc7e6', '0,-84! 84,66! 16,66!'))
    pen.line('-50,46 -16,-16', 10, '#ffffff')
  },
  scroll(pen, { accent }) {
    pen.fill(PAPER, '-56,-76! 62,-76! 50,-20 60,40 52,96! -62,96! -52,40 -62,-20', 9)
    pen.fill('#e6d8b4', '-82,-98 60,-98 80,-84 62,-66 -80,-66 -92,-82', 8)
    for (const y of [-40, -18, 4, 26, 48]) pen.line(`-40,${y} 0,${y - 3} 38,${y}`, 6)
    pen.fill('#e0204f', '20,60! 50,60! 54,112! 36,98! 20,112!', 6)
    pen.disc('#e0204f', 36, 62, 23, 7)
    pen.disc(accent === INK ? GOLD : accent, 36, 62, 10, 4)
  },

  windsock(pen) {
    pen.fill(STEEL, '-88,-98! -74,-98! -70,110! -92,110!', 7)
    const sock = '-78,-84! -20,-80 40,-60 98,-66! 92,-18! 40,-8 -20,-8 -78,-4!'
    pen.fill(PAPER, sock, 9)
    pen.inside(sock, () => {
      for (const x of [-60, 0, 60]) pen.fill('#e0204f', `${x},-100! ${x + 30},-100! ${x + 26},10! ${x - 4},10!`, 5)
    })
    for (const y of [30, 56]) pen.line(`-40,${y} 20,${y - 8} 90,${y + 6}`, 9, PAPER)
  },
  coral(pen, { accent }) {
    const reef =
      '-20,100! -14,50 -60,40 -84,6 -90,-30! -70,-34 -62,0 -36,16 -30,-30 -52,-66! -34,-78 -14,-44 -6,-96! 14,-98 16,-40 40,-70! 56,-60 40,-20 34,14 60,-2 72,-36! 92,-28 84,12 60,40 20,52 24,100!'
    pen.fill(accent, reef, 9)
    pen.inside(reef, () => pen.dots(shaded(accent), reef, 13, (u, v) => u * 0.7 + v * 0.3 - 0.3))
    for (const [x, y, r] of [
      [-88, -66, 10],
      [66, -76, 13],
      [84, -62, 7],
    ] as const)
      pen.disc('#bfe6ff', x, y, r, 5)
  },
  battlePlan(pen, { main }) {
    pen.fill(PAPER, '-96,-70! -30,-84! 34,-70! 98,-84! 96,70! 34,84! -30,70! -96,84!', 9)
    pen.line('-30,-84 -30,70', 5)
    pen.line('34,-70 34,84', 5)
    pen.line('-72,52 -40,10 0,24 30,-20', 11, main)
    pen.fill(main, '18,-34! 58,-52! 50,-8!', 6)
    for (const [x, y] of [
      [-70, -36],
      [68, 36],
    ] as const)
      for (const turn of [0.78, -0.78]) pen.at(x, y, 1, p => p.line('-20,0 20,0', 10), turn)
    pen.disc(INK, -6, -44, 9)
  },
  roses(pen, { main }) {
    for (const [x, y, turn, s] of [
      [-88, -50, -0.5, 0.4],
      [88, -52, 0.5, 0.42],
      [-92, 22, -1.2, 0.34],
      [92, 24, 1.2, 0.34],
      [-56, -84, 0.3, 0.3],
      [56, -86, -0.2, 0.3],
    ] as const)
      pen.at(
        x,
        y,
        s,
        p => {
          p.line('0,20 6,60 0,104', 20, '#0f6b4a')
          p.fill('#4fb86a', '2,70! 34,44 58,52! 36,78', 12)
          p.fill(main, '-48,-10 -30,-52 10,-60 46,-36 44,10 10,38 -34,30', 14)
          p.line('-22,-10 0,-34 24,-14 6,8 -8,-4', 12)
        },
        turn,
      )
  },
  wheel(pen, { main }) {
    pen.disc(GOLD, 0, 0, 98, 6)
    const slices = [main, PAPER, '#ff2e88', INK, '#19c8f0', PAPER, '#b6f02e', INK, '#ff6a13', PAPER]
    for (const [i, color] of slices.entries())
      pen.at(0, 0, 1, p => p.fill(color, '0,0! -27,-84! 0,-88! 27,-84!', 3), (i / slices.length) * Math.PI * 2)
    for (let i = 0; i < 10; i++) {
      const angle = ((i + 0.5) / 10) * Math.PI * 2
      pen.disc(PAPER, Math.cos(angle) * 93, Math.sin(angle) * 93, 4, 2.5)
    }
    pen.fill('#e0204f', '-10,-112! 10,-112! 0,-80!', 4)
  },
  microphone(pen, { accent }) {
    pen.at(
      0,
      0,
      1,
      p => {
        p.fill(INK, '-17,-6! 17,-6! 12,104! -12,104!', 7)
        p.line('-8,10 -5,90', 6, lit(INK))
        p.fill(accent, '-27,-18! 27,-18! 24,4! -24,4!', 7)
        p.disc(STEEL, 0, -54, 42, 8)
        for (const y of [-74, -54, -34]) p.line(`-36,${y} 0,${y + 7} 36,${y}`, 5)
        for (const x of [-20, 0, 20]) p.line(`${x},-92 ${x * 1.3},-54 ${x},-18`, 5)
      },
      0.42,
    )
    pen.line('-60,-84 -84,-62', 9)
    pen.line('-74,-100 -104,-72', 9)
  },
  balloon(pen, { accent }) {
    pen.line('0,70 -8,100 8,130 -30,190', 6)
    const skin = '0,-98 56,-78 74,-22 50,36 0,66 -50,36 -74,-22 -56,-78'
    pen.fill(accent, skin, 9)
    pen.inside(skin, () => pen.dots(shaded(accent), skin, 14, (u, v) => u * 0.7 + v * 0.4 - 0.4))
    pen.fill(accent, '0,64! 13,82! -13,82!', 6)
    pen.line('-48,-26 -40,-58 -16,-74', 13, PAPER)
  },
  clapperboard(pen) {
    pen.fill(INK, '-88,-26! 88,-26! 88,84! -88,84!', 9)
    for (const y of [10, 40]) pen.line(`-76,${y} 76,${y}`, 5, PAPER)
    pen.line('-10,12 -10,40', 5, PAPER)
    pen.line('-66,58 10,58', 8, PAPER)
    pen.at(
      -86,
      -30,
      1,
      p => {
        const bar = '0,-30! 176,-30! 176,0! 0,0!'
        p.fill(PAPER, bar, 9)
        p.inside(bar, () => {
          for (let x = 0; x < 180; x += 50) p.ink(`${x},0! ${x + 24},-32! ${x + 48},-32! ${x + 24},0!`)
        })
      },
      -0.3,
    )
  },
} as const satisfies Readonly<Record<string, PortraitPart>>
