import type { Pen } from '../../../../art/pen.ts'
import { FUMETTO } from '../palette.ts'
import { eyes } from './features.ts'

const { blood, bloodDeep, moonlight, paper, skin, steel } = FUMETTO

/** A hood without a seam; the eyes are all that is left of a face. */
export function diabolikHead(pen: Pen): void {
  const hood =
    '62,60 58,82 54,94 58,108 57,124 62,142 72,157 86,164 104,162 126,150 144,126 154,98 155,66 144,36 122,18 98,14 76,26'
  pen.ink(hood)
  pen.inside(hood, () => {
    // Moonlight on the brow, the cheek and the jaw.
    const brow = '66,74! 66,52 80,30 104,20! 98,32 92,48 90,66 92,78! 80,72'
    pen.fill(steel, brow)
    pen.feather('106,20 96,40 91,60 92,80', { to: [-13, 1], count: 11, width: 2 })
    const cheek = '60,110! 72,114 78,118 70,128! 84,130 92,124 104,118! 104,132 96,146 88,160! 76,156 66,142 60,124'
    pen.fill(steel, cheek)
    pen.feather('105,114 105,132 97,146 89,162', { to: [-14, 0], count: 13, width: 2, seed: 4 })
    pen.ink('72,140! 84,137 97,139! 92,143 82,142')
    pen.line('80,149 86,148 92,150', 2.6)
    pen.line('68,70 70,50 84,32', 4.6, moonlight)
    pen.line('62,118 65,136 74,150', 4, moonlight)
    // The ridge of the nose under the cloth.
    pen.fill(steel, '86,104! 80,116 72,125 76,130 84,129! 90,118 92,106!')
    pen.line('86,106 80,117 73,125', 3.2, moonlight)
    pen.line('138,128 126,142 110,152', 3.4, steel)
    pen.line('147,60 150,86 146,108', 4, steel)
    pen.line('128,30 140,44 146,60', 2.6, steel)
  })
  slit(pen)
}

function slit(pen: Pen): void {
  const opening =
    '60,87! 68,80 80,86 91,96! 102,83 118,76 137,82! 141,92 134,104 118,109 104,107 93,104! 84,109 70,109 61,102'
  pen.fill(skin, opening, 3.4)
  pen.inside(opening, () => {
    // Brows meet in the shadow of the cloth.
    pen.ink('58,80! 72,84 91,99! 93,103 88,104 74,92 60,92')
    pen.ink('93,104! 96,94 116,74! 146,76! 140,89 118,86 104,95 97,103')
    pen.ink('126,84 130,94 122,108! 148,112 148,80')
    pen.feather('129,84 130,95 123,106', { to: [-8, -1], count: 6, width: 1.5 })
  })
  pen.at(0, 2, 1, () => eyes(pen, { iris: '#5f93bd', open: 0.46, tilt: 3.4 }))
}

/** Shoulders like a cliff, and the scarf. */
export function diabolikBust(pen: Pen): void {
  const suit = '-22,240! -14,200 8,178 44,166 78,158! 130,154! 168,164 200,178 220,204 226,240!'
  pen.ink(suit)
  pen.ink('80,150 124,146 150,130 152,172 80,172')
  pen.inside(suit, () => {
    const chest = '-16,222! -8,200 14,182 46,172! 38,190 46,206 40,240! -20,240!'
    pen.fill(steel, chest)
    pen.feather('48,170 39,190 47,207 41,240', { to: [-22, 2], count: 14, width: 2.6, seed: 6 })
    pen.line('-10,206 10,186 40,174', 4.4, moonlight)
    pen.line('150,206 176,212 196,236', 4, steel)
    pen.line('168,178 192,190 206,208', 3.4, steel)
  })
}

export function diabolikScarf(pen: Pen): void {
  const tail = '132,166 158,150 184,160 214,138! 218,166 196,186 164,182 136,192'
  pen.fill(blood, tail, 5)
  pen.inside(tail, () => {
    pen.ink('140,184 166,170 190,178 220,152! 222,194 136,198')
    pen.feather('142,182 166,170 190,178 212,162', { to: [-3, -12], count: 12, width: 1.8 })
  })
  const wrap = '56,146 74,162 100,170 128,160 142,140 154,156 156,178 136,194 102,202 66,194 46,178 46,158'
  pen.fill(blood, wrap, 5)
  pen.inside(wrap, () => {
    pen.fill(bloodDeep, '44,176 70,190 104,194 134,186! 124,210 44,210')
    pen.ink('122,166 136,156 144,138 150,150 148,172 138,184 122,204! 164,204 164,140')
    pen.ink('100,172 124,162 142,140! 146,148 130,168 112,176')
    pen.feather('148,156 147,172 138,184 124,200', { to: [-15, -3], count: 11, width: 2 })
    pen.line('54,160 76,176 106,181', 4)
    pen.line('58,174 80,186 100,189', 3)
  })
  pen.line('52,156 58,164 68,170', 3, paper)
}
