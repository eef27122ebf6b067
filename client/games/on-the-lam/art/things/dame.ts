import { NIGHT } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'

const { red, paper, bone, slate } = NIGHT

export function earring(pen: Pen): void {
  pen.ctx.lineWidth = 6
  pen.ctx.strokeStyle = NIGHT.ink
  pen.ctx.beginPath()
  pen.ctx.arc(100, 26, 14, 2.2, 7.2)
  pen.ctx.stroke()
  pen.disc(paper, 100, 48, 11, 5)
  pen.ink('104,40 110,50 102,58')
  pen.fill(paper, '64,84! 82,66! 118,66! 136,84! 100,128!', 5)
  pen.ink('110,68! 118,66! 136,84! 100,128! 114,86!')
  pen.line('64,84 136,84', 4)
  pen.line('84,84 100,126', 3)
  pen.line('82,68 86,84 100,68 114,84', 3)
  pen.fill(paper, '100,130! 120,158! 100,190! 80,158!', 5)
  pen.ink('100,130! 120,158! 100,190! 106,158!')
  pen.line('80,158 106,158', 3)
  for (const [x, y, r] of [
    [46, 54, 16],
    [160, 120, 12],
    [52, 150, 10],
  ] as const) {
    pen.fill(
      paper,
      `${x},${y - r}! ${x + 3},${y - 3}! ${x + r},${y}! ${x + 3},${y + 3}! ${x},${y + r}! ${x - 3},${y + 3}! ${x - r},${y}! ${x - 3},${y - 3}!`,
      3,
    )
  }
}

export function satinGlove(pen: Pen): void {
  pen.at(
    100,
    100,
    1,
    () => {
      const glove =
        '-26,88! 22,88! 24,50 18,12 28,-8 44,-22 52,-40 44,-48 34,-36 24,-26! 24,-52 26,-80 16,-86 9,-78 8,-48! 4,-52 2,-88 -8,-92 -14,-84 -10,-48! -14,-50 -20,-80 -30,-82 -34,-72 -26,-42! -34,-56 -42,-60 -46,-52 -40,-32 -32,-6 -26,14 -30,50'
      pen.fill(slate, glove, 6)
      pen.inside(glove, () => {
        pen.ink('14,-86 6,-40 8,-10 0,20 6,60 4,90! 40,90 40,-30 60,-60')
        pen.feather('6,-34 8,-8 1,20 5,60 4,84', { to: [-18, 0], count: 16, width: 2.4 })
        pen.line('-30,60 -4,66 20,60', 4)
        pen.line('-28,40 -8,48 8,44', 3)
      })
      pen.line('-20,76 -24,44 -20,16', 5, paper)
      pen.line('-26,-4 -32,-26', 5, paper)
      pen.line('-8,-56 -8,-82', 3, paper)
      pen.line('-24,-54 -28,-74', 3, paper)
      pen.fill(bone, '-28,82! 24,82! 24,94! -28,94!', 5)
      pen.disc(paper, -4, 60, 5, 3)
      pen.disc(paper, -3, 42, 5, 3)
    },
    0.22,
  )
}

export function hotelKey(pen: Pen): void {
  pen.at(
    112,
    92,
    1,
    () => {
      pen.fill(paper, '-8,-30! 8,-30! 8,52! 36,52! 36,68! 24,68! 24,76! 36,76! 36,92! -8,92!', 6)
      pen.ink('1,-30! 8,-30! 8,52! 36,52! 36,58! 8,58! 8,92! 1,92!')
      pen.disc(paper, 0, -52, 36, 6)
      pen.ink('6,-86 32,-70 34,-40 14,-20 2,-18 20,-40 20,-66')
      pen.disc(NIGHT.ink, 0, -54, 15)
      pen.fill(bone, '-13,-28! 13,-28! 13,-16! -13,-16!', 4)
    },
    -0.72,
  )
  pen.line('78,54 62,44 48,58 52,84', 7)
  const tag = '34,92 44,78 62,82 84,124 88,164 72,184 48,180 32,152'
  pen.fill(red, tag, 6)
  pen.inside(tag, () => {
    pen.ink('68,80 74,124 72,190! 100,190 100,90')
    pen.feather('69,92 74,124 73,172', { to: [-14, 2], count: 10, width: 2.2 })
  })
  pen.disc(NIGHT.ink, 50, 92, 6)
  pen.ctx.font = "44px 'Limelight', serif"
  pen.ctx.fillStyle = paper
  pen.ctx.textAlign = 'center'
  pen.ctx.textBaseline = 'middle'
  pen.ctx.fillText('M', 56, 142)
}

export function lipstick(pen: Pen): void {
  pen.at(
    100,
    100,
    1,
    () => {
      pen.fill(red, '-20,-20! -20,-66 -6,-86 14,-92 20,-76! 20,-20!', 6)
      pen.ink('20,-76! 20,-20! 4,-20! 6,-60 10,-88')
      pen.line('-12,-28 -12,-60', 5, paper)
      pen.fill(bone, '-26,-24! 26,-24! 26,18! -26,18!', 6)
      pen.ink('6,-24! 26,-24! 26,18! 6,18!')
      pen.feather('6,-20 6,14', { to: [-16, 0], count: 8, width: 2.2 })
      pen.fill(slate, '-34,14! 34,14! 34,86! -34,86!', 6)
      pen.ink('4,14! 34,14! 34,86! 4,86!')
      pen.line('-22,24 -22,76', 6, paper)
      pen.feather('4,20 4,82', { to: [-18, 0], count: 12, width: 2.4 })
    },
    0.26,
  )
  pen.fill(red, '24,150! 40,138 50,144 62,140 76,152! 62,154 40,154', 3)
  pen.fill(red, '28,157! 50,158 74,156! 62,170 40,171', 3)
}

export function compact(pen: Pen): void {
  pen.disc(slate, 104, 66, 58, 6, 0.98)
  pen.disc(paper, 104, 66, 45, 5)
  pen.ink('112,24 140,40 148,70 136,98 112,110 128,84 130,54')
  pen.line('76,50 92,34', 6, bone)
  pen.line('72,72 106,38', 6, bone)
  pen.feather('130,50 130,84 118,104', { to: [-16, 2], count: 9, width: 2 })
  pen.fill(slate, '34,138 50,124 104,118 158,124 176,138 172,160 140,178 104,182 68,178 38,160', 6)
  pen.disc(bone, 105, 142, 58, 5, 0.34)
  pen.disc(paper, 92, 140, 28, 4, 0.5)
  pen.ink('104,130 118,138 112,150 96,154 108,144')
  pen.line('46,156 70,168 100,172', 5, paper)
  for (const [x, y] of [
    [30, 112],
    [22, 96],
    [38, 98],
    [26, 80],
  ] as const)
    pen.disc(paper, x, y, 3.4, 2)
}
