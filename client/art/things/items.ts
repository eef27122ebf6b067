import { NIGHT } from '../ink2d.ts'
import type { Pen } from '../pen.ts'

const { paper, sodium, sodiumDeep, slate, bone, red, teal } = NIGHT

export function cigarettes(pen: Pen): void {
  for (const [x, y] of [
    [70, 26],
    [88, 14],
    [106, 34],
  ] as const) {
    pen.fill(paper, `${x},${y}! ${x + 16},${y}! ${x + 16},90! ${x},90!`, 5)
    pen.fill(sodium, `${x},${y}! ${x + 16},${y}! ${x + 16},${y + 16}! ${x},${y + 16}!`, 4)
    pen.ink(`${x + 10},${y}! ${x + 16},${y}! ${x + 16},90! ${x + 10},90!`)
  }
  pen.fill(paper, '46,72! 154,72! 154,190! 46,190!', 6)
  pen.fill(red, '46,104! 154,104! 154,190! 46,190!', 5)
  pen.disc(paper, 94, 146, 28, 5)
  pen.disc(NIGHT.ink, 94, 146, 14)
  pen.ink('128,74! 154,74! 154,190! 128,190!')
  pen.feather('128,78 128,186', { to: [-18, 0], count: 18, width: 2.4 })
  pen.line('52,84 120,84', 4)
}

export function booze(pen: Pen): void {
  const bottle = '84,20! 116,20! 116,66 122,80 146,98 150,116! 150,188! 50,188! 50,116 54,98 78,80 84,66'
  pen.fill(sodium, bottle, 6)
  pen.inside(bottle, () => {
    pen.ink('106,16 106,70 124,100 124,190! 160,190 160,80')
    pen.feather('107,70 124,100 124,180', { to: [-20, 0], count: 16, width: 2.4 })
    pen.dots(sodiumDeep, '50,100! 126,100! 126,190! 50,190!', 8, u => u * 0.5)
  })
  pen.fill(NIGHT.ink, '80,10! 120,10! 120,30! 80,30!', 4)
  pen.line('86,18 104,18', 4, bone)
  pen.fill(paper, '50,116! 132,116! 132,168! 50,168!', 5)
  pen.ctx.font = "44px 'League Gothic', sans-serif"
  pen.ctx.fillStyle = NIGHT.ink
  pen.ctx.textAlign = 'center'
  pen.ctx.textBaseline = 'middle'
  pen.ctx.fillText('XXX', 90, 143)
  pen.line('62,104 66,94 84,80', 6, paper)
}

export function sunglasses(pen: Pen): void {
  pen.at(
    100,
    104,
    1,
    () => {
      pen.line('-84,-30 -96,-52 -74,-64', 9)
      pen.line('84,-30 98,-50 78,-62', 9)
      for (const side of [-1, 1]) {
        pen.at(side * 46, 0, 1, () => {
          pen.ink('-44,-34! 0,-40 44,-34! 46,-6 30,32 0,42 -30,34 -46,-4')
          pen.fill(slate, '-34,-24! 0,-29 34,-24! 36,-4 24,24 0,32 -24,26 -36,-2')
          pen.ink('8,-30 20,-8 10,14 12,34! 36,24 40,-26')
          pen.line('-24,-12 -10,-22', 7, paper)
          pen.line('-26,6 2,-20', 6, paper)
        })
      }
      pen.line('-8,-22 0,-28 8,-22', 12)
      pen.line('-80,-30 80,-30', 6, sodium)
    },
    -0.1,
  )
}

export function fedora(pen: Pen): void {
  const crown = '46,116 50,72 66,36 90,28 106,40 126,28 148,42 158,80 160,116'
  pen.fill(slate, crown, 6)
  pen.inside(crown, () => {
    pen.ink('112,26 124,60 122,120! 170,120 170,30')
    pen.feather('116,38 124,62 122,104', { to: [-22, 2], count: 13, width: 2.6 })
    pen.ink('84,30 98,66 118,34 108,44')
  })
  pen.line('62,78 66,54 78,42', 6, paper)
  pen.ink('44,98! 100,112 162,98! 162,128! 46,128!')
  pen.line('52,108 100,120 112,119', 4, sodium)
  pen.fill(slate, '8,132 26,120 60,118 104,124 150,116 186,112 196,124 180,142 140,156 90,160 40,154', 6)
  pen.ink('104,126 150,118 188,113 197,124 180,142 140,156 96,160!')
  pen.line('26,136 50,128 80,130', 5, paper)
  pen.feather('104,132 98,156', { to: [-22, -2], count: 7, width: 2.4 })
}

export function fragrance(pen: Pen): void {
  pen.line('110,54 140,40 156,56 150,80', 9)
  pen.disc(red, 158, 100, 26, 6)
  pen.ink('164,76 182,94 178,116 160,126 170,104')
  pen.line('142,96 150,84', 5, paper)
  pen.fill(bone, '74,36! 112,36! 112,66! 74,66!', 6)
  pen.fill(sodium, '84,18! 102,18! 102,36! 84,36!', 5)
  const flask = '72,64! 114,64! 120,84 148,112 152,146 132,180 92,188 52,180 32,146 36,112 66,84'
  pen.fill(teal, flask, 6)
  pen.inside(flask, () => {
    pen.fill(paper, '20,60! 170,60! 170,110 120,116 60,108 20,114')
    pen.ink('104,60 112,90 128,130 116,190! 170,190 160,60')
    pen.feather('108,80 127,130 118,178', { to: [-22, 0], count: 15, width: 2.4 })
  })
  pen.line('48,150 46,124 62,104', 7, paper)
  for (const [x, y, r] of [
    [52, 34, 5],
    [34, 24, 4],
    [56, 16, 4],
    [30, 44, 3],
    [40, 10, 3],
  ] as const)
    pen.disc(paper, x, y, r, 2.4)
}

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
