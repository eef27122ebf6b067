import { INK, lit, PAPER, shaded } from '../colours.ts'
import type { PortraitPart } from '../kit.ts'

const GOLD = '#ffe11a'
const STEEL = '#c8d2e0'

/** Vask and The Gang. */
export const linked = {
  monogram(pen, { accent }) {
    pen.fill(GOLD, '0,-100! 88,-66! 80,30 0,100! -80,30 -88,-66!', 9)
    pen.fill(INK, '0,-82! 72,-54! 66,24 0,80! -66,24 -72,-54!', 5)
    pen.fill(accent, '-54,-40! -22,-40! 0,20! 22,-40! 54,-40! 14,58! -14,58!', 6)
  },
  parachute(pen, { accent }) {
    for (const x of [-84, -30, 30, 84]) pen.line(`${x},-10 0,98`, 6)
    const canopy = '-98,0! -92,-50 -50,-94 0,-104 50,-94 92,-50 98,0! 66,-14 34,4! 0,-12 -34,4! -66,-14'
    pen.fill(PAPER, canopy, 9)
    pen.inside(canopy, () => {
      pen.fill(accent, '-34,10! -22,-60 0,-110! -60,-110! -100,0!')
      pen.fill(accent, '34,10! 22,-60 0,-110! 16,-110 0,-60 -4,10!')
    })
  },
  chessPiece(pen, { main }) {
    const horse = '-54,66! -46,20 -4,-14 -8,-30 -44,-16 -64,-30! -58,-56 -30,-76 -14,-100! 4,-80 44,-58 58,0 50,66!'
    pen.fill(main, horse, 9)
    pen.inside(horse, () => pen.fill(shaded(main), '16,-90! 40,-40 24,10 34,70! 90,70! 90,-90!'))
    pen.disc(INK, -20, -54, 7)
    pen.line('10,-66 34,-40 38,0', 7)
    pen.fill(main, '-72,66! 72,66! 80,98! -80,98!', 9)
  },
  spinningTop(pen, { main, accent }) {
    pen.line('0,-60 0,-100', 17)
    const top = '-84,-30 0,-64 84,-30 60,30 0,92! -60,30'
    pen.fill(accent, top, 9)
    pen.inside(top, () => {
      pen.fill(main, '-100,-16 0,6 100,-16! 100,10! 0,30 -100,10!', 6)
      pen.fill(PAPER, '-100,34 0,50 100,34! 100,50! 0,66 -100,50!', 6)
    })
    pen.line('-98,60 -60,84 -30,90', 8)
    pen.line('98,60 60,84 30,90', 8)
  },
  ladder(pen, { accent }) {
    for (const x of [-44, 44])
      pen.fill(accent, `${x - 9},-120! ${x + 9},-120! ${x * 1.2 + 10},120! ${x * 1.2 - 10},120!`, 7)
    for (const y of [-96, -56, -16, 24, 64, 104])
      pen.fill(accent, `-46,${y - 7}! 46,${y - 7}! 46,${y + 8}! -46,${y + 8}!`, 6)
  },
  scales(pen) {
    pen.fill(GOLD, '-7,-70! 7,-70! 12,80! 50,98! -50,98! -12,80!', 8)
    pen.at(0, -66, 1, p => p.fill(GOLD, '-92,-8! 92,-8! 92,8! -92,8!', 8), -0.24)
    pen.disc(GOLD, 0, -70, 15, 7)
    for (const [x, y] of [
      [-84, -44],
      [84, -86],
    ] as const) {
      pen.line(`${x},${y} ${x - 30},${y + 66}`, 6)
      pen.line(`${x},${y} ${x + 30},${y + 66}`, 6)
      pen.fill(GOLD, `${x - 42},${y + 64}! ${x + 42},${y + 64}! ${x + 22},${y + 90} ${x - 22},${y + 90}`, 7)
    }
    // What tips them.
    pen.fill('#b6f02e', '-110,8! -58,8! -58,20! -110,20!', 5)
    pen.fill('#b6f02e', '-106,-4! -62,-4! -62,8! -106,8!', 5)
  },
  swatches(pen) {
    for (const [turn, color] of [
      [-0.9, '#ff2e88'],
      [-0.55, '#ff6a13'],
      [-0.2, GOLD],
      [0.15, '#b6f02e'],
      [0.5, '#19c8f0'],
      [0.85, '#6a2bb0'],
    ] as const)
      pen.at(
        -20,
        84,
        1,
        p => {
          p.fill(PAPER, '-24,-172! 24,-172! 20,8! -20,8!', 7)
          p.fill(color, '-17,-165! 17,-165! 15,-60! -15,-60!', 4)
        },
        turn,
      )
    pen.disc(STEEL, -20, 78, 12, 6)
  },
  magnifier(pen) {
    pen.fill(INK, '30,30! 46,16! 102,76! 80,98!', 6)
    pen.disc(STEEL, -18, -22, 70, 8)
    pen.disc('#d7f3ff', -18, -22, 52, 6)
    pen.line('-52,-10 -44,-44 -14,-60', 11, PAPER)
    pen.line('-34,2 -22,-20 -10,-8 12,-38', 8, '#e0204f')
  },

  crossedOutA(pen, { accent }) {
    pen.fill(PAPER, '-30,96! -86,96! -26,-96! 26,-96! 86,96! 30,96! 20,56! -20,56!', 8)
    pen.ink('-10,20! 0,-34! 10,20!')
    for (const turn of [0.75, -0.75])
      pen.at(0, 0, 1, p => p.fill(accent, '-112,-14! 112,-10! 108,14! -112,12!', 7), turn)
  },
  tongue(pen, { accent }) {
    pen.fill(accent, '-92,-46 -40,-66 0,-50 40,-66 92,-46 50,-4 -50,-4', 8)
    pen.fill(INK, '-62,-38 0,-30 62,-38 40,-10 -40,-10', 5)
    const tongue = '-36,-22! 36,-22! 44,40 26,90 0,98 -30,86 -44,40'
    pen.fill(STEEL, tongue, 8)
    pen.inside(tongue, () => pen.fill('#8d9ab2', '10,-30! 20,40 6,100! 60,100! 60,-30!'))
    pen.line('0,-18 -2,40', 6)
    pen.line('-24,0 -28,40 -20,66', 8, PAPER)
  },
  heart(pen, { accent }) {
    const heart = '0,-36! 30,-82 80,-74 94,-24 60,30 0,86! -60,30 -94,-24 -80,-74 -30,-82'
    pen.fill(accent, heart, 7)
    pen.inside(heart, () => pen.dots('#b3122a', heart, 12, (u, v) => u * 0.5 + v * 0.6 - 0.3))
    pen.line('-72,-24 -66,-54 -40,-62', 10, PAPER)
  },
  piston(pen, { main, accent }) {
    pen.fill(accent, '-58,-20! 58,-20! 58,96! -58,96!', 9)
    for (const y of [8, 36, 64]) pen.line(`-50,${y} 50,${y}`, 7, lit(accent))
    pen.fill(STEEL, '-17,-70! 17,-70! 17,-20! -17,-20!', 8)
    pen.fill(main, '-66,-98! 66,-98! 66,-66! -66,-66!', 9)
    pen.disc(GOLD, 0, 38, 22, 7)
    pen.line('0,38 12,24', 8)
  },
  wallet(pen) {
    for (const [turn, x] of [
      [-0.24, -14],
      [0.1, 16],
    ] as const)
      pen.at(
        x,
        -40,
        1,
        p => {
          p.fill('#b6f02e', '-50,-54! 50,-54! 50,30! -50,30!', 7)
          p.disc(PAPER, 0, -26, 15, 5)
        },
        turn,
      )
    pen.fill('#8a4a20', '-90,-38! 90,-38! 90,76! -90,76!', 9)
    pen.fill('#a9683c', '-90,-38! 90,-38! 84,24! -84,24!', 8)
    pen.disc(GOLD, 0, 22, 14, 6)
    pen.line('-78,64 78,64', 5, PAPER)
  },
  lunchBox(pen, { main }) {
    pen.line('-30,-50 -26,-84 26,-84 30,-50', 17)
    pen.fill('#e0204f', '-90,-50! 90,-50! 90,84! -90,84!', 9)
    pen.line('-90,-6 90,-6', 8)
    pen.fill(GOLD, '-18,-20! 18,-20! 18,10! -18,10!', 7)
    // Somebody wrote on it.
    pen.fill(PAPER, '-64,20! 64,20! 64,66! -64,66!', 6)
    for (const x of [-44, -16, 12, 40]) pen.line(`${x},28 ${x + 8},56`, 7, main)
  },
  crowbar(pen) {
    pen.at(
      0,
      0,
      1,
      p => {
        p.fill(STEEL, '-12,104! -12,-62 -30,-84 -62,-76 -78,-52! -92,-66! -74,-100 -24,-112 8,-84 14,-60 14,104!', 8)
        p.fill('#8d9ab2', '4,-60! 14,-60! 14,104! 4,104!')
        p.fill('#e0204f', '-15,40! 17,40! 17,100! -15,100!', 7)
      },
      0.4,
    )
  },
  boulder(pen, { main }) {
    const rock = '-90,40! -78,-30! -30,-82! 40,-88! 84,-34! 96,44! 50,88! -50,90!'
    pen.fill(main, rock, 9)
    pen.inside(rock, () => {
      pen.fill(shaded(main), '20,-100! 44,-20! 10,30! 30,100! 110,100! 110,-100!')
      pen.ink('60,-60! 80,20! 50,90! 110,100! 110,-60!')
    })
    pen.line('-30,-82 -14,-30 -50,6 -30,48', 8)
    pen.line('44,-20 -14,-30', 7)
    pen.line('-64,-24 -46,-48', 9, PAPER)
  },
} as const satisfies Readonly<Record<string, PortraitPart>>
