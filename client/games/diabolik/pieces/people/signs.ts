import type { Ctx } from '../../../../kit/art/ink2d.ts'
import { FONTS } from '../../../../kit/art/lettering.ts'
import { penOf } from '../../../../kit/art/pen.ts'
import { drawIcon } from '../../art/icons.ts'
import { FUMETTO } from '../../art/palette.ts'
import type { MapSign } from './known.ts'

const { blood, moonlight, paper, sodium, steel } = FUMETTO

/** Nothing else on the table is printed in this ink. */
export const PRIVATE = '#2b1150'
export const SIGN = 128

/** A counter of the secret map: a broken rim, a mask on top, and what it is about. */
export function drawSign(ctx: Ctx, sign: MapSign): void {
  const pen = penOf(ctx)
  ctx.save()
  pen.disc(paper, 64, 70, 54)
  ctx.strokeStyle = PRIVATE
  ctx.lineWidth = 6
  ctx.setLineDash([14, 9])
  ctx.beginPath()
  ctx.arc(64, 70, 51, 0, Math.PI * 2)
  ctx.stroke()
  ctx.restore()
  const [kind, what, space] = sign.split(':')
  if (kind === 'flag') {
    pen.ink('24,36! 33,36! 33,114! 24,114!')
    pen.fill(blood, '32,38! 112,42! 98,68! 112,96! 32,96!', 4)
    numeral(ctx, what ?? '', 66, 68, 78, paper)
  } else if (kind === 'step') {
    if (what === 'diabolik') boot(ctx)
    else heel(ctx)
    numeral(ctx, String(Number(space) + 1), 86, 76, 78, PRIVATE)
  } else if (sign === 'hideout') {
    pen.fill(sodium, '38,72! 90,72! 90,108! 38,108!', 4)
    pen.fill(PRIVATE, '28,76! 64,42! 100,76! 92,82! 64,56! 36,82!', 3)
    pen.ink('56,108! 56,86! 72,86! 72,108!')
  } else {
    jaws(ctx)
  }
  drawIcon(ctx, 'domino-mask', 64, 18, 46, PRIVATE, paper)
}

function numeral(ctx: Ctx, text: string, x: number, y: number, size: number, color: string): void {
  ctx.font = `${size}px ${FONTS.head}`
  ctx.fillStyle = color
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(text, x, y + size * 0.05)
}

function boot(ctx: Ctx): void {
  const pen = penOf(ctx)
  pen.ink('36,62 40,42 54,38 64,48 64,66 58,82! 40,82!')
  pen.ink('42,88! 58,88! 60,100 52,108 43,104')
  for (const y of [54, 63, 72]) pen.line(`42,${y} 50,${y - 2} 60,${y}`, 3.4, paper)
}

function heel(ctx: Ctx): void {
  const pen = penOf(ctx)
  pen.ink('40,66 42,46 52,36 62,46 62,64 54,86! 48,86!')
  pen.disc(PRIVATE, 50, 102, 6)
  pen.line('50,48 51,60 50,72', 3.4, paper)
}

function jaws(ctx: Ctx): void {
  const pen = penOf(ctx)
  pen.fill(steel, '26,72! 32,48 64,38 96,48 102,72! 92,64! 86,78! 77,60! 70,76! 64,58! 58,76! 51,60! 42,78! 36,64!', 4)
  pen.fill(
    steel,
    '26,80! 32,104 64,112 96,104 102,80! 92,88! 86,74! 77,92! 70,76! 64,94! 58,76! 51,92! 42,74! 36,88!',
    4,
  )
  pen.line('36,54 50,47 64,45', 4, moonlight)
}
