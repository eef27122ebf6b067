import { NIGHT, rng } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'

const { paper, teal, tealDeep, slate, bone, red } = NIGHT

export function notebook(pen: Pen): void {
  pen.at(
    96,
    104,
    1,
    () => {
      pen.ink('-52,-70! 66,-70! 66,86! -52,86!')
      pen.fill(paper, '-60,-76! 56,-76! 56,76! -60,76!', 6)
      for (let i = 0; i < 8; i++)
        pen.line(
          `-46,${-42 + i * 14} ${i % 3 === 2 ? 6 : 40},${-42 + i * 14}`,
          i % 3 === 0 ? 4.5 : 3,
          i % 2 ? slate : NIGHT.ink,
        )
      pen.line('-46,8 -20,2 10,12 40,2', 5, red)
      for (let i = 0; i < 9; i++) {
        pen.disc(NIGHT.ink, -50 + i * 12.4, -64, 4)
        pen.line(`${-50 + i * 12.4},-64 ${-54 + i * 12.4},-84 ${-47 + i * 12.4},-90 ${-45 + i * 12.4},-72`, 5)
      }
      pen.feather('56,70 56,0', { to: [-16, 4], count: 14, width: 2 })
    },
    -0.12,
  )
  pen.at(
    142,
    128,
    1,
    () => {
      pen.fill(teal, '-8,-70! 8,-70! 8,34! -8,34!', 5)
      pen.ink('1,-70! 8,-70! 8,34! 1,34!')
      pen.fill(bone, '-8,34! 8,34! 0,58!', 4)
      pen.ink('-3,48! 3,48! 0,60!')
      pen.fill(red, '-8,-84! 8,-84! 8,-68! -8,-68!', 4)
    },
    0.5,
  )
}

export function pressCard(pen: Pen): void {
  pen.at(
    100,
    100,
    1,
    () => {
      pen.ink('-70,-38! 86,-38! 86,62! -70,62!')
      pen.fill(paper, '-80,-50! 76,-50! 76,50! -80,50!', 6)
      pen.fill(teal, '-80,-50! 76,-50! 76,-24! -80,-24!', 4)
      pen.ctx.font = "66px 'League Gothic', sans-serif"
      pen.ctx.fillStyle = NIGHT.ink
      pen.ctx.textAlign = 'center'
      pen.ctx.textBaseline = 'middle'
      pen.ctx.letterSpacing = '6px'
      pen.ctx.fillText('PRESS', 2, 14)
      pen.ctx.letterSpacing = '0px'
      for (const x of [-62, -48, -34]) pen.disc(NIGHT.ink, x, -37, 4)
      pen.line('-20,-37 62,-37', 4)
      pen.feather('-76,46 -20,46 60,46', { to: [5, -9], count: 26, width: 1.7 })
    },
    -0.2,
  )
  pen.line('30,170 70,178 120,172 180,150', 8)
  pen.line('20,182 80,192 140,182 186,162', 5)
}

export function film(pen: Pen): void {
  const strip = '96,128 130,116 156,132 188,118! 188,172! 158,184 132,168 96,182'
  pen.ink(strip)
  pen.inside(strip, () => {
    for (let i = 0; i < 9; i++) {
      const x = 98 + i * 11
      const y = [128, 122, 118, 122, 128, 132, 130, 125, 121][i] ?? 0
      pen.ctx.fillStyle = paper
      pen.ctx.fillRect(x, y, 6, 5)
      pen.ctx.fillRect(x, y + 44, 6, 5)
      if (i % 3 === 0) {
        pen.ctx.fillStyle = teal
        pen.ctx.fillRect(x, y + 11, 26, 27)
      }
    }
  })
  pen.fill(slate, '28,50! 108,50! 108,172! 28,172!', 6)
  pen.ink('76,50! 108,50! 108,172! 76,172!')
  pen.fill(teal, '28,78! 108,78! 108,142! 28,142!', 5)
  pen.ink('80,78! 108,78! 108,142! 80,142!')
  pen.feather('78,54 78,168', { to: [-20, 0], count: 18, width: 2.4 })
  pen.fill(bone, '20,44! 116,44! 116,58! 20,58!', 5)
  pen.fill(bone, '20,164! 116,164! 116,178! 20,178!', 5)
  pen.fill(bone, '54,26! 82,26! 82,44! 54,44!', 5)
  pen.ctx.font = "38px 'League Gothic', sans-serif"
  pen.ctx.fillStyle = paper
  pen.ctx.textAlign = 'left'
  pen.ctx.textBaseline = 'middle'
  pen.ctx.fillText('120', 34, 111)
  pen.line('36,64 36,74', 5, paper)
}

export function typewriterKey(pen: Pen): void {
  pen.ink('88,110! 116,110! 128,196! 84,196!')
  pen.line('96,120 100,188', 4, bone)
  pen.disc(NIGHT.ink, 104, 94, 76, 0, 0.94)
  pen.disc(bone, 98, 84, 74, 6, 0.94)
  pen.disc(NIGHT.ink, 98, 84, 60, 0, 0.94)
  pen.disc(paper, 97, 82, 54, 0, 0.94)
  pen.dots(teal, '97,32 150,82 97,132 44,82', 8, (u, v) => (u + v) * 0.5 - 0.25)
  pen.ctx.font = "86px 'Special Elite', serif"
  pen.ctx.fillStyle = NIGHT.ink
  pen.ctx.textAlign = 'center'
  pen.ctx.textBaseline = 'middle'
  pen.ctx.fillText('H', 97, 90)
  pen.line('36,58 56,34 84,22', 6, paper)
}

export function clipping(pen: Pen): void {
  pen.at(
    100,
    100,
    1,
    () => {
      const page =
        '-70,-74! -48,-82 -30,-76 -10,-84 18,-78 42,-84 66,-78! 72,-50 66,-24 74,4 68,34 74,62! 58,76 36,70 14,82 -12,74 -36,82 -62,76! -74,48 -66,20 -74,-8 -68,-40'
      pen.ctx.translate(6, 8)
      pen.ink(page)
      pen.ctx.translate(-6, -8)
      pen.fill(paper, page, 5)
      pen.inside(page, () => {
        pen.ctx.fillStyle = NIGHT.ink
        pen.ctx.fillRect(-58, -66, 116, 20)
        const random = rng(5)
        for (const left of [-58, 6])
          for (let i = 0; i < 12; i++)
            pen.line(`${left},${i * 7 - 6} ${left + 34 + random() * 18},${i * 7 - 6}`, 2.6, slate)
        pen.fill(teal, '-58,-40! 0,-40! 0,-14! -58,-14!', 3)
        pen.ink('-44,-14! -40,-30 -30,-36 -20,-30 -14,-14!')
        for (let i = 0; i < 5; i++) pen.line(`8,${-38 + i * 6} ${54 - (i % 2) * 10},${-38 + i * 6}`, 3)
        // A thumb with printer's ink on it was here.
        pen.dots(tealDeep, '20,30 48,26 58,48 44,72 20,66', 6, (u, v) => 0.75 - Math.hypot(u - 0.5, v - 0.5))
      })
      pen.ctx.font = "19px 'League Gothic', sans-serif"
      pen.ctx.fillStyle = paper
      pen.ctx.textAlign = 'center'
      pen.ctx.textBaseline = 'middle'
      pen.ctx.fillText('RION CITY GAZETTE', 0, -55)
    },
    0.12,
  )
}
