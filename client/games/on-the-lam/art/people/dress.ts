import { NIGHT } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'

/** What keepers wear, in the faces' box of 200; shoulders run off its lower edge. */

const { paper, slate, bone } = NIGHT

/** Neck and shoulders. */
export function bust(pen: Pen, cloth: string, skin: string, wide = 1): void {
  pen.fill(skin, '78,138 80,166 66,180 100,204 140,182 128,164 132,130', 4)
  pen.ink('92,150 112,152 132,132 132,166 142,184 104,204 108,176')
  pen.at(100, 0, 1, () => {
    const w = 92 * wide
    const text = `${-w},230! ${-w * 0.94},196 ${-w * 0.6},176 -26,166! 0,202! 30,164! ${w * 0.62},174 ${w * 0.96},196 ${w},230!`
    pen.fill(cloth, text, 5)
    pen.inside(text, () => {
      pen.ink(`30,160 44,190 34,240! ${w + 10},240 ${w + 10},160`)
      pen.feather('34,170 44,192 36,226', { to: [-20, 2], count: 9, width: 2.2 })
    })
  })
}

export function collar(pen: Pen, tie?: string): void {
  pen.fill(paper, '74,160! 100,200! 84,208! 62,176!', 4)
  pen.fill(paper, '132,158! 100,200! 118,208! 142,174!', 4)
  pen.ink('122,166! 132,158! 142,174! 118,208! 112,196!')
  if (!tie) return
  pen.fill(tie, '92,194! 110,194! 106,206! 114,232! 88,232! 96,206!', 4)
}

export function bowTie(pen: Pen, color: string): void {
  pen.fill(color, '98,192! 74,178 68,196 74,212! 98,200!', 4)
  pen.fill(color, '104,192! 128,176 134,194 128,210! 104,200!', 4)
  pen.ink('110,190! 128,176 134,194 128,210! 112,198!')
  pen.fill(color, '95,189! 107,189! 107,203! 95,203!', 4)
}

export function lapels(pen: Pen, cloth: string): void {
  pen.fill(cloth, '66,168! 46,182 52,204! 64,206! 60,216! 96,240! 84,206!', 4.5)
  pen.ink('138,166! 160,180 154,204! 140,206! 146,216! 104,240! 118,206!')
}

/** A felt hat, its brim low over the eyes. */
export function fedora(pen: Pen, felt: string, band: string): void {
  pen.fill(felt, '58,62 60,28 78,8 100,14 120,4 146,18 156,58', 5)
  pen.ink('112,6 146,18 158,60! 124,62 130,32')
  pen.feather('118,14 130,34 125,58', { to: [-16, 2], count: 8, width: 2 })
  pen.line('80,12 96,32 116,10', 4)
  pen.fill(band, '56,44! 104,54 156,42! 158,64! 56,66!', 4)
  pen.ink('118,52! 156,42! 158,64! 118,66!')
  pen.fill(felt, '16,80 40,62 104,66 166,54 190,64 174,80 104,88 44,90', 5)
  pen.ink('112,68 166,56 190,64 174,80 112,87')
  pen.ink('58,84! 104,84 150,78! 148,92 104,97 60,96')
  pen.line('34,76 56,68 84,69', 4, bone)
}

export function stubble(pen: Pen): void {
  pen.dots(slate, '64,130 74,150 96,160 122,150 134,122 118,128 92,126 76,126', 5, (u, v) => v * 0.5 - u * 0.1)
}
