import { type Ctx, feather, NIGHT, shape } from '../../../kit/art/ink2d.ts'
import { penOf } from '../../../kit/art/pen.ts'
import { officer } from './people/officer.ts'

const { ink, sodium, sodiumDeep, paper, teal, skin } = NIGHT

export const SHIELD = { width: 512, height: 640 } as const

const EDGE =
  '256,26! 300,58 360,68 420,52! 468,100 484,166! 462,250 456,356 404,466 324,548 256,612! 188,548 108,466 56,356 50,250 28,166! 44,100 92,52! 152,68 212,58'

/** The police: a shield, never a star. 512 by 640, cut out of card. */
export function drawShield(ctx: Ctx): void {
  const pen = penOf(ctx)
  const sized = (factor: number, draw: () => void) => {
    ctx.save()
    ctx.translate(256, 312)
    ctx.scale(factor, factor)
    ctx.translate(-256, -312)
    draw()
    ctx.restore()
  }
  sized(1.03, () => pen.fill(paper, EDGE))
  sized(0.965, () => pen.ink(EDGE))
  sized(0.91, () => {
    pen.fill(sodium, EDGE)
    ctx.clip(shape(EDGE))
    // Rays, engraved.
    ctx.fillStyle = sodiumDeep
    for (let i = 0; i < 36; i++) {
      const angle = (i / 36) * Math.PI * 2
      ctx.beginPath()
      ctx.moveTo(256 + Math.cos(angle) * 150, 296 + Math.sin(angle) * 150)
      ctx.lineTo(256 + Math.cos(angle - 0.028) * 400, 296 + Math.sin(angle - 0.028) * 400)
      ctx.lineTo(256 + Math.cos(angle + 0.028) * 400, 296 + Math.sin(angle + 0.028) * 400)
      ctx.fill()
    }
    pen.ink('430,30 440,180 424,340 360,470 250,620! 520,620 520,30')
    feather(ctx, '436,70 440,180 424,340 362,468 300,556', { to: [-46, -6], count: 22, width: 6 })
    pen.line('52,150 70,110 110,82', 12, paper)
    pen.line('62,250 70,330 104,410', 9, paper)
  })
  pen.disc(ink, 256, 296, 168)
  pen.disc(paper, 256, 296, 156)
  pen.disc(teal, 256, 296, 147, 8)
  ctx.save()
  ctx.beginPath()
  ctx.arc(256, 296, 145, 0, Math.PI * 2)
  ctx.clip()
  pen.at(256 - 103 * 1.6, 306 - 82 * 1.6, 1.6, each => {
    each.ink('-20,240! 6,184 60,162 146,160 196,184 224,240!')
    officer(each, skin)
  })
  ctx.restore()
}
