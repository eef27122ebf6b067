import type { Pen } from '../../../../art/pen.ts'
import { FUMETTO } from '../palette.ts'
import { eyes, lips } from './features.ts'

const { blonde, blondeLight, blood, ink, moonlight, paper, skin, sodiumDeep, steel } = FUMETTO

/** Hair up, not a strand out of place; nothing surprises her. */
export function evaHead(pen: Pen): void {
  chignon(pen)
  pen.ink('126,60 152,62 156,96 146,122 128,128')
  const face = '70,60 66,80 63,92 67,104 67,117 73,134 83,148 93,153 107,147 127,127 139,106 142,80 136,54 116,42 88,44'
  pen.fill(skin, face, 4.6)
  pen.inside(face, () => {
    pen.ink('128,50! 134,72 131,92 126,106 124,120 112,134 96,154! 118,146 138,124 148,100 150,60')
    pen.feather('133,74 130,94 126,106 123,121', { to: [-10, -3], count: 11, width: 1.6, seed: 3 })
  })
  pen.line('65,84 75,79 87,84', 3.4)
  pen.line('98,83.5 113,76.5 130,82', 4)
  eyes(pen, { iris: '#4f8f86', open: 0.4, tilt: 2.6, lashes: true }, 96)
  // Painted lids.
  pen.line('68,91 75,88 83,91', 2.8, steel)
  pen.line('101,90.5 111,86.5 122,89', 3.2, steel)
  pen.line('87,98 82,110 78,116 81,120', 2.4)
  pen.ink('79,119! 86,118.5 94,118! 91,122 85,122')
  lips(pen, blood, 87, 134, 0.86)
  hair(pen)
  ear(pen)
}

function chignon(pen: Pen): void {
  const knot = '132,28 138,4 158,-6 182,0 194,20 190,44 172,56 146,52'
  pen.fill(blonde, knot, 5)
  pen.inside(knot, () => {
    pen.ink('176,-6 184,16 178,36 160,50 140,52! 170,66 204,48 202,0')
    pen.feather('178,-2 184,16 178,36 160,50', { to: [-12, -8], count: 13, width: 1.8 })
    // Wound from the left, tucked in below.
    pen.line('136,30 146,12 164,6 184,14', 2.8)
    pen.line('138,40 148,24 166,18 186,26', 3.2)
    pen.line('144,48 156,36 170,32 184,38', 2.6)
    for (const strand of ['140,18 148,6 160,0', '146,28 154,19 166,14', '150,40 158,32 166,29'])
      pen.line(strand, 4, blondeLight)
  })
}

function hair(pen: Pen): void {
  // Swept off the brow to the knot.
  const swept =
    '64,82! 59,58 66,34 86,17 114,10 142,18 159,42 161,72 153,96 142,112! 136,104 138,90 132,77 120,66 106,58 94,54! 84,53 74,60 68,70'
  pen.fill(blonde, swept, 5)
  pen.inside(swept, () => {
    pen.dots(sodiumDeep, swept, 4.8, (u, v) => u * 0.9 + v * 0.35 - 0.62)
    pen.ink('138,12 154,44 152,70 142,88 138,118! 170,118 170,12')
    pen.feather('146,22 154,46 152,70 142,92', { to: [-17, -4], count: 15, width: 1.9 })
    // Every strand runs to the knot.
    pen.line('67,70 74,48 92,32 118,24 140,26', 2.6)
    pen.line('74,60 88,44 110,34 136,33', 2.2)
    pen.line('84,55 98,47 118,41 142,42', 3)
    pen.line('98,55 114,50 130,48 148,51', 2.2)
    pen.line('112,61 126,57 140,58 152,62', 2.8)
    pen.line('124,68 136,67 148,72', 2)
    pen.line('132,80 142,80 150,86', 2)
    for (const strand of ['68,50 73,38 82,29', '78,43 86,33 97,26', '92,36 102,29 114,25', '90,23 102,17 116,15'])
      pen.line(strand, 4.6, blondeLight)
    pen.line('104,43 114,39 124,38', 3, blondeLight)
    pen.line('112,54 122,52 130,52', 2.4, blondeLight)
  })
  // The parting: one lock goes the other way, round the temple.
  const lock = '97,53! 84,60 75,72 69,92! 61,82 60,64 70,50 84,46'
  pen.fill(blonde, lock, 3.6)
  pen.line('90,53 76,62 68,82', 2.4)
  pen.line('82,51 70,58 64,72', 4, blondeLight)
}

function ear(pen: Pen): void {
  pen.fill(skin, '132,90 140,88 144,97 140,108 134,113 130,106', 3)
  pen.line('135,94 140,97 136,106', 2)
  pen.disc(paper, 136, 121, 6, 2.4)
  pen.disc(ink, 138, 122.5, 2.6)
}

/** Black from the throat down. */
export function evaBust(pen: Pen): void {
  const neck = '84,138 86,162 78,184 102,198 132,186 127,164 127,124'
  pen.fill(skin, neck, 4)
  pen.inside(neck, () => {
    pen.ink('93,152 110,148 130,122! 136,200 112,200 114,178 106,162')
    pen.feather('101,158 112,174 112,192', { to: [-11, 3], count: 8, width: 1.6 })
  })
  const suit = '2,250! 6,224 20,204 50,190 74,182! 81,168! 100,177 130,166! 138,180! 168,190 190,204 202,224 208,250!'
  pen.ink(suit)
  pen.inside(suit, () => {
    const lit = '2,250! 10,222 26,207 56,195! 46,210 52,226 46,250!'
    pen.fill(steel, lit)
    pen.feather('58,193 47,210 52,226 46,250', { to: [-17, 2], count: 12, width: 2.2 })
    pen.line('12,226 26,210 50,198', 3.6, moonlight)
    pen.line('82,174 77,183 64,190', 3, moonlight)
    pen.line('88,177 99,182 114,179', 2.6, steel)
    pen.line('150,195 172,205 184,222', 3.4, steel)
  })
  // The zip, shut to the top.
  pen.line('99,178 97,210 98,246', 3, moonlight)
  pen.fill(paper, '95,180! 102,180! 103,194! 98,198! 94,194!', 2)
}
