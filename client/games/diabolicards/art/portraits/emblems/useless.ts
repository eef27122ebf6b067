import { INK, lit, PAPER, shaded } from '../colours.ts'
import type { PortraitPart } from '../kit.ts'

/** Useless Apexes and Harmless Humans. */
export const useless = {
  drip(pen, { main }) {
    for (const [x, y, s] of [
      [-6, -6, 1],
      [62, 56, 0.42],
      [-66, 62, 0.34],
    ] as const)
      pen.at(x, y, s, p => {
        p.fill(main, '0,-92! 40,-20 60,26 40,72 0,88 -40,72 -60,26 -40,-20', 8 / Math.sqrt(s))
        p.line('-34,20 -30,48 -8,64', 13, PAPER)
      })
  },
  thermometer(pen, { main }) {
    pen.fill(PAPER, '-24,-90 0,-98 24,-90 28,30 46,60 30,92 0,100 -30,92 -46,60 -28,30', 8)
    pen.fill(main, '-9,-10! 9,-10! 10,42 30,60 18,80 0,84 -18,80 -30,60 -10,42', 5)
    for (const y of [-70, -46, -22, 2]) pen.line(`26,${y} 4,${y}`, 6)
    pen.line('60,-12 84,-12', 9)
  },
  banana(pen, { main }) {
    pen.fill(main, '-60,-88! -40,-92! -32,-30 0,20 52,44 92,40! 90,62! 40,84 -20,64 -62,10 -68,-50', 8)
    pen.inside('-60,-88 -40,-92 -32,-30 0,20 52,44 92,40 90,62 40,84 -20,64 -62,10 -68,-50', () =>
      pen.fill(shaded(main), '-70,-40 -50,20 -10,56 40,74 100,60! 100,100! -80,100! -80,-40!'),
    )
    pen.ink('-64,-86! -38,-92! -40,-74! -62,-70!')
    // Put back on, with tape.
    pen.at(-16, 26, 1, p => p.fill(PAPER, '-34,-13! 34,-13! 34,13! -34,13!', 6), 0.9)
    pen.at(36, 60, 1, p => p.fill(PAPER, '-26,-13! 26,-13! 26,13! -26,13!', 6), 1.9)
  },
  sock(pen, { accent, main }) {
    for (const [x, y, s, turn, color] of [
      [-78, -44, 0.4, -0.5, accent],
      [78, -40, 0.42, 0.6, main],
      [-84, 34, 0.34, 0.4, PAPER],
      [84, 36, 0.36, -0.4, accent],
    ] as const)
      pen.at(
        x,
        y,
        s,
        p => {
          p.fill(color, '-24,-80! 30,-80! 28,6 62,34 66,66 20,78 -24,50 -26,10', 14)
          p.fill(color === PAPER ? main : PAPER, '-26,-84! 32,-84! 30,-56! -25,-56!', 12)
          p.line('64,-60 80,-72', 12)
          p.line('-40,-30 -58,-36', 12)
        },
        turn,
      )
  },
  rearMirror(pen, { main }) {
    pen.ink('-8,-96! 12,-96! 10,-30! -10,-30!')
    pen.fill(INK, '-96,-36 -60,-50 60,-50 96,-36 94,30 60,44 -60,44 -94,30', 7)
    const glass = '-82,-28 -56,-38 56,-38 82,-28 80,22 54,32 -54,32 -80,22'
    pen.fill('#bfe6ff', glass, 5)
    pen.inside(glass, () => {
      pen.fill(main, '-30,40! -18,6! 18,6! 30,40!')
      pen.line('0,8 0,36', 5, PAPER)
      pen.line('-70,10 -40,-34', 12, PAPER)
    })
  },
  curtain(pen, { main }) {
    pen.ink('-100,-96! 100,-96! 100,-78! -100,-78!')
    for (const side of [-1, 1]) {
      const s = (x: number) => x * side
      const cloth = `${s(92)},-84! ${s(6)},-84! ${s(20)},0 ${s(66)},46! ${s(56)},92! ${s(96)},92!`
      pen.fill(main, cloth, 8)
      for (const x of [26, 48, 70]) pen.line(`${s(x)},-76 ${s(x + 6)},-20 ${s(70 + (x - 40) * 0.3)},40`, 6)
      pen.fill(lit(main), `${s(58)},36! ${s(98)},34! ${s(98)},52! ${s(58)},56!`, 6)
    }
  },
  snail(pen, { main, accent, skin }) {
    pen.fill(skin, '-90,72! -84,30 -92,-24! -76,-30 -60,-30 -52,-22 -52,30 -20,50 92,72! 90,86! -84,86!', 8)
    pen.disc(main, 22, 14, 62, 8)
    pen.disc(accent, 22, 14, 40, 7)
    pen.disc(main, 22, 14, 20, 7)
    for (const x of [-88, -60]) {
      pen.line(`${x + 10},-26 ${x},-62`, 11)
      pen.disc(PAPER, x, -64, 13, 6)
      pen.disc(INK, x - 3, -63, 5)
    }
    pen.line('-82,8 -70,14', 6)
  },
  dog(pen, { accent }) {
    const fur = accent === PAPER ? '#d09a5c' : accent
    pen.fill(fur, '-50,98! -58,40 -30,14 30,14 60,40 62,98!', 8)
    pen.fill(fur, '-50,-30 -40,-66 0,-76 42,-66 54,-30 48,16 24,36 -20,36 -46,16', 8)
    for (const side of [-1, 1])
      pen.fill(shaded(fur), `${side * 44},-54! ${side * 90},-92! ${side * 92},-40 ${side * 62},-16!`, 8)
    pen.disc(PAPER, -20, -28, 12, 5)
    pen.disc(PAPER, 24, -28, 12, 5)
    pen.disc(INK, -20, -28, 5)
    pen.disc(INK, 24, -28, 5)
    pen.ink('-14,-4! 16,-4! 2,12!')
    pen.line('2,10 2,20', 6)
    pen.fill('#ff5470', '-10,20! 12,20! 8,44 -6,44', 6)
  },

  keyRing(pen, { main }) {
    for (const [turn, color] of [
      [-0.9, '#ffe11a'],
      [-0.3, PAPER],
      [0.3, main],
      [0.9, '#ffe11a'],
    ] as const)
      pen.at(
        0,
        -44,
        1,
        p => {
          p.fill(color, '-9,20! 9,20! 9,100! 30,100! 30,116! 9,116! 9,128! 26,128! 26,144! -9,144!', 6)
          p.disc(color, 0, 22, 24, 6)
          p.disc(INK, 0, 18, 9)
        },
        turn,
      )
    const ring = '0,-104 46,-88 60,-46 46,-4 0,12 -46,-4 -60,-46 -46,-88'
    pen.fill('#c8d2e0', ring, 8)
    pen.fill(main, '0,-82 30,-72 40,-46 30,-20 0,-10 -30,-20 -40,-46 -30,-72', 7)
    pen.line('-46,-70 -30,-92 -8,-98', 7, PAPER)
  },
  knitting(pen, { accent, main }) {
    pen.at(0, 0, 1, p => p.fill(PAPER, '-6,-110! 6,-110! 8,90! -8,90!', 6), 0.6)
    pen.at(0, 0, 1, p => p.fill(PAPER, '-6,-110! 6,-110! 8,90! -8,90!', 6), -0.6)
    pen.disc(accent, 0, 16, 66, 8)
    for (const y of [-24, -4, 18, 40]) pen.line(`-58,${y + 14} -10,${y} 54,${y - 8}`, 6, lit(accent))
    for (const x of [-30, -6, 20]) pen.line(`${x},-40 ${x + 20},10 ${x + 14},74`, 6)
    pen.line('30,74 70,92 96,70 100,94', 10, main)
  },
  torch(pen, { main, accent }) {
    pen.fill(accent, '-10,-18! -96,-70! -100,50! -10,18!')
    pen.fill(PAPER, '-10,-10! -96,-34! -98,20! -10,10!')
    pen.fill(main, '10,-16! 92,-16! 96,16! 10,16!', 8)
    pen.fill('#c8d2e0', '-20,-34! 14,-20! 14,20! -20,34!', 8)
    pen.disc('#e0204f', 44, 0, 9, 5)
    for (const x of [66, 80]) pen.line(`${x},-12 ${x},12`, 6, lit(main))
  },
  calculator(pen, { accent }) {
    pen.fill('#5d5670', '-62,-94! 62,-94! 62,94! -62,94!', 9)
    pen.fill(accent, '-46,-78! 46,-78! 46,-40! -46,-40!', 7)
    for (const x of [0, 24]) pen.line(`${x},-70 ${x + 12},-70 ${x + 12},-50 ${x},-50`, 7)
    pen.line('-40,-58 -14,-58', 7)
    for (const y of [-16, 16, 48, 78])
      for (const x of [-36, 0, 36])
        pen.fill(
          x > 20 && y > 40 ? '#ff2e88' : PAPER,
          `${x - 12},${y - 11}! ${x + 12},${y - 11}! ${x + 12},${y + 11}! ${x - 12},${y + 11}!`,
          5,
        )
  },
  // There is no box.
  emptyBox(pen) {
    for (const line of [
      '-96,-80 -96,92',
      '66,-80 66,92',
      '-96,-80 66,-80',
      '-96,92 66,92',
      '-96,-80 -70,-98',
      '66,-80 96,-98',
      '-70,-98 96,-98',
      '96,-98 96,70',
      '66,92 96,70',
    ])
      for (const [width, color] of [
        [7, PAPER],
        [3, INK],
      ] as const)
        pen.line(line, width, color)
  },
  drum(pen, { accent }) {
    pen.fill(PAPER, '-92,-30! 92,-30! 84,66 0,90 -84,66', 8)
    pen.fill('#e0204f', '-92,-30! 92,-30! 91,-8 0,16 -91,-8!', 7)
    for (const x of [-84, -50, -16, 18, 52]) pen.line(`${x},0 ${x + 17},72 ${x + 34},2`, 6)
    pen.disc(accent, 0, -32, 92, 8, 0.3)
    for (const side of [-1, 1]) {
      pen.line(`${side * 30},-34 ${side * 92},-92`, 12)
      pen.disc(PAPER, side * 28, -34, 13, 6)
    }
  },
  parkingMeter(pen, { main }) {
    pen.fill('#8d86a6', '-13,10! 13,10! 16,100! -16,100!', 8)
    pen.fill('#c8d2e0', '-56,14! -60,-50 -36,-92 0,-100 36,-92 60,-50 56,14! 0,26', 8)
    pen.fill(PAPER, '-40,-20! -36,-62 0,-80 36,-62 40,-20!', 6)
    pen.line('0,-24 -20,-56', 8, '#e0204f')
    pen.fill(main, '-36,-10! 36,-10! 36,8! -36,8!', 6)
  },
  sunAndCloud(pen, { accent }) {
    for (let i = 0; i < 10; i++)
      pen.at(-24, -24, 1, p => p.fill(accent, '-11,-52! 0,-82! 11,-52!', 6), (i / 10) * 6.283)
    pen.disc(accent, -24, -24, 46, 8)
    pen.fill(PAPER, '-40,86 -62,62 -44,34 -14,34 2,4 46,6 62,34 92,44 94,76 70,90', 8)
    for (const x of [-20, 16, 52]) pen.fill('#19c8f0', `${x},92! ${x + 8},112 ${x - 8},112`, 5)
  },
} as const satisfies Readonly<Record<string, PortraitPart>>
