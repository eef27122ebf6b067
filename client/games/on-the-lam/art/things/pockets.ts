import { NIGHT } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'

const { paper, sodium, sodiumDeep, bone, red, teal } = NIGHT

export function dough(pen: Pen): void {
  const note = (x: number, y: number, turn: number) =>
    pen.at(
      x,
      y,
      1,
      () => {
        pen.fill(paper, '-72,-36! 72,-36! 72,36! -72,36!', 6)
        pen.fill(teal, '-64,-28! 64,-28! 64,28! -64,28!', 3)
        pen.disc(paper, 0, 0, 23, 4)
        pen.ctx.font = "38px 'League Gothic', sans-serif"
        pen.ctx.fillStyle = NIGHT.ink
        pen.ctx.textAlign = 'center'
        pen.ctx.textBaseline = 'middle'
        pen.ctx.fillText('$', 0, 2)
        for (const side of [-46, 46]) pen.disc(paper, side, 0, 9, 3)
      },
      turn,
    )
  note(116, 62, 0.34)
  note(88, 76, -0.24)
  for (let i = 0; i < 5; i++)
    pen.fill(paper, `24,${176 - i * 9}! 168,${184 - i * 9}! 172,${176 - i * 9}! 28,${168 - i * 9}!`, 3.4)
  note(98, 118, 0.05)
  pen.fill(red, '82,80! 106,81! 104,186! 80,185!', 5)
  pen.ink('96,82! 106,81! 104,186! 95,186!')
}

export function knuckles(pen: Pen): void {
  pen.at(
    100,
    100,
    1,
    () => {
      const brass =
        '-84,-20 -74,-46 -48,-52 -30,-40! -14,-56 10,-56 24,-42! 40,-52 64,-46 76,-24! 88,-8 84,20 66,34 52,34! 40,56 0,64 -42,56 -56,34! -74,28 -88,8'
      pen.fill(sodium, brass, 6)
      pen.inside(brass, () => {
        pen.ink('30,-60 44,-10 34,30 30,70! 100,70 100,-60')
        pen.feather('36,-44 44,-8 34,30 31,58', { to: [-20, 0], count: 14, width: 2.4 })
        pen.dots(sodiumDeep, '-90,10! 40,10! 40,70! -90,70!', 8, (_u, v) => v * 0.9 - 0.1)
      })
      for (const [x, y] of [
        [-58, -8],
        [-20, -14],
        [20, -12],
        [58, -6],
      ] as const) {
        pen.disc(NIGHT.ink, x, y, 18)
        pen.disc(paper, x - 2, y - 1, 12.5)
      }
      pen.line('-80,-18 -66,-40 -50,-44', 5, paper)
      pen.line('-22,-48 0,-50', 5, paper)
      pen.line('-36,44 0,50 24,46', 4)
    },
    -0.18,
  )
  for (const [x1, y1, x2, y2] of [
    [30, 30, 14, 12],
    [74, 16, 70, 0],
    [120, 14, 126, 0],
  ] as const)
    pen.line(`${x1},${y1} ${x2},${y2}`, 7)
}

export function knife(pen: Pen): void {
  pen.at(
    100,
    104,
    1,
    () => {
      pen.fill(paper, '4,-14! 60,-34 100,-36! 84,-8 40,10 6,14!', 6)
      pen.ink('100,-36! 84,-8 40,10 6,14! 6,4! 50,-10')
      pen.line('20,-16 56,-30', 4, bone)
      const grip = '-96,10 -88,-16 -60,-26 0,-24 18,-14 18,16 0,28 -64,30 -90,28'
      pen.fill(red, grip, 6)
      pen.inside(grip, () => {
        pen.ink('-100,10 -40,8 20,2! 20,40 -100,40')
        pen.feather('-90,10 -40,8 12,4', { to: [2, -14], count: 18, width: 2.4 })
      })
      pen.line('-84,-6 -60,-16 -30,-17', 5, paper)
      for (const x of [-74, -34, 4]) pen.disc(bone, x, 2, 6, 4)
    },
    -0.55,
  )
  pen.line('150,140 176,150', 5)
  pen.line('140,156 160,176', 5)
}

export function coffee(pen: Pen): void {
  pen.fill(bone, '12,170 40,156 100,152 158,156 188,170 158,188 100,192 40,188', 6)
  pen.ink('100,154 158,158 188,170 158,186 104,190!')
  pen.ctx.lineWidth = 20
  pen.ctx.strokeStyle = NIGHT.ink
  pen.ctx.beginPath()
  pen.ctx.ellipse(152, 118, 24, 24, 0, -1.6, 1.9)
  pen.ctx.stroke()
  pen.ctx.lineWidth = 9
  pen.ctx.strokeStyle = paper
  pen.ctx.stroke()
  const cup = '38,84! 154,84! 150,124 134,160 96,172 58,160 42,124'
  pen.fill(paper, cup, 6)
  pen.inside(cup, () => {
    pen.ink('112,80 122,116 108,174! 160,174 160,80')
    pen.feather('114,96 121,118 110,160', { to: [-22, 0], count: 12, width: 2.6 })
    pen.fill(red, '30,118! 116,118! 116,128! 30,128!')
  })
  pen.disc(paper, 96, 84, 58, 6, 0.24)
  pen.disc(NIGHT.ink, 96, 86, 48, 0, 0.2)
  pen.line('64,86 86,92', 4, sodium)
  for (const text of ['74,66 62,50 78,34 66,12', '98,64 88,46 104,30 92,6', '122,66 112,50 128,36 118,16'])
    pen.line(text, 8, paper)
}

export function wristwatch(pen: Pen): void {
  pen.at(
    100,
    100,
    1,
    () => {
      const strap = '-26,-98! 26,-98! 32,-40! 32,40! 26,98! -26,98! -32,40! -32,-40!'
      pen.fill(sodiumDeep, strap, 6)
      pen.inside(strap, () => {
        pen.ink('6,-100! 40,-100! 40,100! 6,100!')
        for (const y of [-84, -70, 64, 78, 90]) pen.line(`-18,${y} -4,${y}`, 4, sodium)
      })
      pen.fill(bone, '52,-10! 66,-8! 66,8! 52,10!', 4)
      pen.disc(NIGHT.ink, 5, 5, 58)
      pen.disc(bone, 0, 0, 56, 6)
      pen.ink('26,-50 50,-22 52,16 34,46 14,54 36,24 36,-18')
      pen.disc(paper, 0, 0, 43, 5)
      for (let i = 0; i < 12; i++) {
        const a = (i / 12) * Math.PI * 2
        pen.line(`${Math.cos(a) * 30},${Math.sin(a) * 30} ${Math.cos(a) * 37},${Math.sin(a) * 37}`, i % 3 ? 3 : 6)
      }
      // Half past nine.
      pen.line('0,-4 0,30', 5.5)
      pen.line('4,-1 -22,8', 6.5)
      pen.disc(red, 0, 0, 5, 3)
    },
    0.3,
  )
}
