import { NIGHT } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'

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
