import { brows, ear, eyes, mouth, nose, skull } from '../../../../kit/art/face.ts'
import { NIGHT } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'

const { slate, sodium, bone } = NIGHT

/** The law, in a box of 200. */
export function officer(pen: Pen, skin: string): void {
  pen.ink('74,130 76,172 100,190 130,172 134,120')
  ear(pen, skin)
  skull(pen, 'square', skin)
  brows(pen, 1.1, 8, 90)
  eyes(pen, { look: -0.1, lid: 0.5 }, 101)
  nose(pen, 'straight')
  mouth(pen, 'grim', 142)
  pen.line('64,128 68,138 66,148', 3)
  // Cap: crown, band, badge, peak.
  const crown = '30,56 22,34 52,8 104,-2 154,8 184,34 172,58 104,48'
  pen.fill(slate, crown, 4)
  pen.inside(crown, () => {
    pen.ink('100,-4 122,20 120,54! 190,60 190,-4')
    pen.feather('104,4 122,22 120,48', { to: [-22, 3], count: 10, width: 2.4 })
  })
  pen.ink('40,50! 104,46 164,50! 164,74! 104,80 44,76!')
  pen.fill(sodium, '92,20! 100,26 110,26! 108,46 92,58! 76,46 74,26! 84,26', 3)
  pen.ink('92,20! 100,26 110,26! 108,46 92,58!')
  pen.ink('34,84 60,72 104,70 152,70 172,78 160,92 104,90 62,98 40,100')
  pen.line('44,90 66,80 100,78', 3.4, bone)
}
