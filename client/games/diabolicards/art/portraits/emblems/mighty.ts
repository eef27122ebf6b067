import { INK, lit, PAPER, shaded } from '../colours.ts'
import type { PortraitPart } from '../kit.ts'

const GOLD = '#ffe11a'
const STEEL = '#c8d2e0'

/** The Doomed Squad, the Diabolicals and Scorched Earth. */
export const mighty = {
  clock(pen, { accent }) {
    for (const x of [-44, 44]) pen.disc(GOLD, x, -80, 26, 8)
    pen.line('-50,70 -66,98', 17)
    pen.line('50,70 66,98', 17)
    pen.disc(accent, 0, 0, 82, 9)
    pen.disc(PAPER, 0, 0, 64, 7)
    for (let i = 0; i < 12; i++) pen.at(0, 0, 1, p => p.line('0,-60 0,-47', 7), (i / 12) * Math.PI * 2)
    pen.line('0,0 -2,-44', 11)
    pen.line('0,0 -34,14', 11)
    // Backwards.
    pen.fill('#e0204f', '-40,-34! -12,-50! -14,-18!', 5)
    pen.disc(INK, 0, 0, 8)
  },
  sun(pen, { main, accent }) {
    for (let i = 0; i < 14; i++)
      pen.at(0, 0, 1, p => p.fill(i % 2 ? accent : main, '-13,-64! 0,-104! 13,-64!', 4), (i / 14) * Math.PI * 2)
    pen.disc(main, 0, 0, 68, 5)
    pen.disc(accent, 0, 0, 56, 3)
  },
  match(pen, { main }) {
    pen.at(
      0,
      20,
      1,
      p => {
        p.fill('#e6c48a', '-9,-20! 9,-20! 9,88! -9,88!', 7)
        // Most of it has gone.
        p.fill(INK, '-11,-46 0,-56 12,-44 10,24! -9,14!', 6)
      },
      0.34,
    )
    pen.fill(main, '28,-20 -2,-26 -14,-56 0,-80! 10,-66 22,-108! 40,-70 58,-76! 62,-44 50,-24', 8)
    pen.fill(GOLD, '26,-30 8,-40 12,-60! 22,-50 30,-76! 42,-50 44,-34', 5)
    pen.line('-30,-66 -52,-88 -34,-104', 9, '#8d86a6')
  },
  virus(pen, { main }) {
    for (let i = 0; i < 11; i++)
      pen.at(
        0,
        0,
        1,
        p => {
          p.line('0,-40 0,-82', 17)
          p.disc(main, 0, -86, 14, 7)
        },
        (i / 11) * Math.PI * 2,
      )
    pen.disc(main, 0, 0, 60, 9)
    for (const [x, y, r] of [
      [-30, 26, 9],
      [34, 20, 11],
      [6, 40, 7],
    ] as const)
      pen.disc(shaded(main), x, y, r, 5)
    // It feels fine too.
    for (const x of [-20, 20]) {
      pen.disc(PAPER, x, -16, 14, 6)
      pen.disc(INK, x, -14, 6)
    }
    pen.line('-20,10 0,22 20,10', 8)
  },
  book(pen, { accent }) {
    pen.fill('#e0204f', '-100,-56! 0,-40! 100,-56! 100,76! 0,92! -100,76!', 9)
    for (const side of [-1, 1]) {
      const s = (x: number) => x * side
      pen.fill(PAPER, `0,-48! ${s(30)},-72 ${s(90)},-70! ${s(90)},58! ${s(30)},56 0,78!`, 8)
      for (const y of [-44, -24, -4, 16, 36]) pen.line(`${s(18)},${y + 6} ${s(46)},${y - 4} ${s(78)},${y - 4}`, 6)
    }
    pen.fill(accent, '44,-72! 62,-72! 62,10! 53,-4! 44,10!', 5)
  },
  equalsSign(pen, { main, accent }) {
    pen.disc(PAPER, 0, 0, 92, 6)
    for (const y of [-26, 26])
      pen.fill(y < 0 ? main : accent, `-58,${y - 17}! 58,${y - 17}! 58,${y + 17}! -58,${y + 17}!`, 6)
  },
  brokenMirror(pen, { accent }) {
    pen.fill(GOLD, '-13,50! 13,50! 17,108! -17,108!', 8)
    pen.disc(GOLD, 0, -22, 82, 9)
    pen.disc('#bfe6ff', 0, -22, 64, 7)
    for (const crack of [
      '-6,-30 -40,-74',
      '-6,-30 30,-80',
      '-6,-30 60,-12',
      '-6,-30 24,36',
      '-6,-30 -34,30',
      '-6,-30 -62,-20',
      '-22,-50 8,-56',
      '26,-22 10,2',
    ])
      pen.line(crack, 7)
    pen.fill(accent, '8,-2! 40,8! 18,32!', 5)
    pen.line('-46,-4 -40,-30', 9, PAPER)
  },
  // One side for each side.
  reversedCoat(pen, { main, accent }) {
    pen.line('0,-84 0,-104 20,-106', 10)
    for (const [side, color] of [
      [-1, main],
      [1, accent],
    ] as const) {
      const s = (x: number) => x * side
      pen.fill(color, `0,-80! ${s(34)},-78! ${s(74)},-54 ${s(96)},30! ${s(66)},40! ${s(56)},-6! ${s(62)},96! 0,96!`, 9)
      pen.fill(side < 0 ? lit(color) : shaded(color), `0,-40! ${s(14)},-78! ${s(40)},-70! ${s(30)},-30! 0,10!`, 6)
      for (const y of [26, 54]) pen.disc(PAPER, s(16), y, 6, 4)
    }
    pen.line('0,-40 0,96', 7)
  },

  // The bomb is him; this is the rest of it.
  fuse(pen) {
    pen.disc(INK, -8, 20, 68, 9)
    pen.line('-54,0 -44,-26 -18,-38', 13, lit(INK))
    pen.fill('#5d5670', '16,-58! 46,-34! 34,-20! 4,-44!', 7)
    pen.line('28,-40 50,-70 78,-62', 12, '#e6c48a')
    pen.fill('#ff6a13', '78,-104! 86,-78! 112,-82! 94,-62! 110,-40! 84,-46! 72,-24! 68,-50! 42,-58! 66,-70!', 6)
    pen.disc(GOLD, 80, -64, 12)
  },
  signpost(pen, { accent }) {
    pen.fill('#8a4a20', '-11,-96! 11,-96! 13,110! -13,110!', 8)
    for (const [y, mirror, color] of [
      [-66, false, accent],
      [-16, true, '#e0204f'],
      [34, false, PAPER],
    ] as const)
      pen.at(
        0,
        y,
        1,
        p => {
          p.fill(color, '-44,-21! 64,-21! 98,0! 64,21! -44,21!', 8)
          p.line('-22,0 50,0', 8)
        },
        y * 0.001,
        mirror,
      )
  },
  throne(pen, { main, accent }) {
    pen.fill(accent, '-66,110! -70,-50 -46,-92 0,-110! 46,-92 70,-50 66,110!', 6)
    pen.fill('#b3122a', '-50,110! -54,-44 -34,-76 0,-90! 34,-76 54,-44 50,110!', 4)
    for (const [x, y] of [
      [-24, -44],
      [24, -44],
      [-32, 0],
      [0, -16],
      [32, 0],
      [-28, 44],
      [28, 44],
    ] as const)
      pen.disc(accent, x, y, 4, 2.5)
    for (const [x, y] of [
      [0, -110],
      [-62, -66],
      [62, -66],
    ] as const)
      pen.disc(main, x, y, 11, 4)
    for (const side of [-1, 1]) {
      pen.fill(accent, `${side * 60},24! ${side * 98},20! ${side * 102},46! ${side * 64},50!`, 5)
      pen.fill(accent, `${side * 74},46! ${side * 92},46! ${side * 92},110! ${side * 74},110!`, 5)
    }
  },
  bars(pen) {
    for (const x of [-98, -62, 62, 98])
      pen.fill('#8d9ab2', `${x - 8},-112! ${x + 8},-112! ${x + 8},112! ${x - 8},112!`, 4)
    // Bent apart in the middle: his way out, nobody else's.
    for (const side of [-1, 1])
      pen.fill(
        '#c8d2e0',
        `${side * 26},-112! ${side * 40},-112! ${side * 54},-20 ${side * 40},112! ${side * 26},112! ${side * 38},-20`,
        4,
      )
    for (const y of [-84]) pen.fill('#8d9ab2', `-112,${y}! 112,${y}! 112,${y + 13}! -112,${y + 13}!`, 4)
  },
  eye(pen) {
    for (let i = 0; i < 9; i++)
      pen.at(0, 0, 1, p => p.fill(i % 2 ? GOLD : PAPER, '-9,-52! 0,-112! 9,-52!', 5), -1.5 + (i / 8) * 3)
    const lids = '-98,0! -50,-52 0,-64 50,-52 98,0! 50,42 0,54 -50,42'
    pen.fill(PAPER, lids, 10)
    pen.inside(lids, () => {
      pen.disc('#b6f02e', 0, -6, 46, 8)
      pen.disc(INK, 0, -6, 24)
      pen.disc(PAPER, -14, -22, 10)
    })
    pen.fill('#e0204f', '0,56! 14,84 0,100 -14,84', 6)
  },
  // Over everything that was in the way.
  trackMarks(pen) {
    for (const side of [-1, 1])
      pen.at(
        side * 76,
        0,
        1,
        p => {
          p.fill(INK, '-26,-120! 26,-120! 30,120! -30,120!', 5)
          for (let y = -110; y < 120; y += 24)
            p.fill('#8d86a6', `-22,${y}! 0,${y + 9}! 22,${y}! 22,${y + 10}! 0,${y + 19}! -22,${y + 10}!`, 2)
        },
        side * 0.12,
      )
  },

  scythe(pen, { main }) {
    pen.at(
      0,
      0,
      1,
      p => {
        p.fill('#5b2a14', '-5,-96! 6,-96! 8,116! -6,116!', 4)
        p.fill(STEEL, '6,-104! -40,-112 -84,-92 -112,-40! -80,-68 -40,-78 6,-76!', 5)
        p.fill(main, '-12,-106! 14,-106! 14,-74! -12,-74!', 4)
        p.line('-20,-98 -60,-90 -90,-66', 4, PAPER)
      },
      0.3,
    )
  },
  blade(pen, { main }) {
    for (const [turn, mirror] of [
      [-0.72, false],
      [0.72, true],
    ] as const)
      pen.at(
        0,
        20,
        1,
        p => {
          const steel = '0,-150! 20,-110 16,60! -12,60! -14,-100!'
          p.fill('#eef6ff', steel, 5)
          p.inside(steel, () => p.fill(main, '0,-150! 30,-110! 30,70! 2,70!'))
          p.fill('#5d5670', '-26,58! 30,58! 26,72! -24,72!', 4)
        },
        turn,
        mirror,
      )
  },
} as const satisfies Readonly<Record<string, PortraitPart>>
