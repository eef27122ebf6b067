import type { Pen } from '../../../../art/pen.ts'
import { FUMETTO } from '../palette.ts'
import { eyes } from './features.ts'

const { blue, felt, grey, ink, navy, paper, skin, sodium, trench, trenchDeep } = FUMETTO

/** Grey at the temples, and every grey hair has one cause. */
export function ginkoHead(pen: Pen): void {
  pen.ink('124,62 152,66 158,94 154,118 140,130 124,120')
  const face =
    '64,58 62,80 57,92 61,104 59,120 64,140 75,154 91,160 110,156 129,144 142,124 148,98 149,74 144,52 126,40 84,42'
  pen.fill(skin, face, 5)
  pen.inside(face, () => {
    pen.ink('132,44! 140,66 137,84 128,96 133,108 121,122 124,138 104,160! 130,152 148,128 156,98 156,50')
    pen.feather('139,70 128,96 133,108 121,122 123,138', { to: [-12, -2], count: 14, width: 1.8, seed: 3 })
    pen.line('66,124 70,132 68,142', 2.4)
    pen.line('104,122 111,132 109,142', 2.8)
  })
  pen.fill(skin, '142,86 152,82 158,92 154,108 146,114 141,104', 3.4)
  pen.ink('147,90 154,91 152,102 147,107')
  temple(pen)
  pen.ink('64,87! 76,84 88,92! 88,97 76,90.5 65,92')
  pen.ink('97,93! 111,83 129,85! 131,89.5 112,90 99,98')
  pen.at(0, 3, 1, () => eyes(pen, { iris: '#6a4a2a', open: 0.44, tilt: -0.5 }))
  pen.line('103,108 111,111 120,107', 2)
  pen.line('71,107 77,109 82,107', 1.8)
  pen.line('90,92 84,106 73,118 76,125', 4)
  pen.ink('74,123.5! 85,121 96,122! 102,115 101,126 90,130 81,128')
  // The moustache.
  pen.ink('60,140! 66,130 80,127 88,129.5! 98,127 112,130 121,142! 110,141.5 98,138.5 88,137.5 76,139 68,141.5')
  pen.line('72,133 80,131 85,133', 1.8, grey)
  pen.line('97,132 106,132 113,136', 1.8, grey)
  pen.line('76,144 88,143 102,145', 3.2)
  pen.line('80,151 89,150 98,152', 2.2)
  hat(pen)
  pipe(pen)
}

function temple(pen: Pen): void {
  const hair = '128,66! 152,64! 153,86 144,86 140,110! 133,104 134,88 126,80'
  pen.ink(hair)
  pen.inside(hair, () => {
    for (const x of [0, 5, 10, 15]) pen.line(`${134 + x},72 ${135 + x * 0.6},88 ${135 + x * 0.3},104`, 2.6, grey)
  })
}

function hat(pen: Pen): void {
  const crown = '52,62 54,34 64,10 84,2 102,10 122,0 144,10 156,36 160,62'
  pen.fill(felt, crown, 5)
  pen.inside(crown, () => {
    pen.ink('122,-4 134,22 130,46 134,66! 170,66 166,-4')
    pen.feather('126,4 134,22 130,46 132,64', { to: [-17, 1], count: 12, width: 2.2 })
    pen.line('74,6 92,28 120,6', 4.4)
    pen.line('60,38 64,20 74,10', 4, trench)
  })
  pen.fill(navy, '51,46! 104,56 160,44! 163,66! 104,74 50,68!', 4)
  pen.line('58,56 80,62 100,64', 3, blue)
  const brim = '12,84 18,70 40,60 70,66 104,69 146,62 176,50 198,56 196,70 172,82 136,87 100,89 62,89 34,94'
  pen.fill(felt, brim, 5)
  pen.inside(brim, () => {
    pen.ink('118,70 150,63 178,50 204,54 200,76 150,90 108,92')
    pen.feather('122,70 114,80 112,90', { to: [-18, 1], count: 6, width: 2.2 })
  })
  pen.line('22,80 40,69 64,72', 3.6, trench)
  // Its shadow on the brow.
  pen.ink('63,86! 100,87 148,82! 146,90 128,87 104,92 84,90 64,91')
}

function pipe(pen: Pen): void {
  pen.line('80,145 58,151 36,158', 9)
  pen.line('76,146 58,151 42,156', 3, trench)
  pen.fill(felt, '16,136! 40,134! 41,154 34,168 23,168 16,156', 4.4)
  pen.ink('31,135! 40,134! 41,154 34,168 28,168 33,152')
  pen.disc(ink, 28, 135.5, 12.5, 0, 0.28)
  pen.disc(sodium, 27, 135, 7, 0, 0.3)
  pen.line('26,128 14,112 30,98 18,84 24,72', 9.5)
  pen.line('25,126 15,112 29,98 19,85 23,76', 5, paper)
}

/** The trench coat, its collar up. */
export function ginkoBust(pen: Pen): void {
  pen.fill(skin, '78,138 80,166 70,184 100,210 140,184 130,164 134,130', 4)
  pen.ink('90,154 112,152 134,130! 138,184 104,206 110,178')
  const coat = '-20,240! -14,204 8,186 46,172 70,168! 98,240! 140,168! 168,174 202,190 220,208 226,240!'
  pen.fill(trench, coat, 5)
  pen.inside(coat, () => {
    pen.ink('120,160 150,190 126,216 116,240! 232,240 232,160')
    pen.dots(trenchDeep, '-20,240 30,200 70,176 98,240', 6, (u, v) => u * 0.5 + v * 0.5 - 0.36)
    pen.line('6,200 14,216 12,240', 3.4)
    // The strap on the shoulder.
    pen.line('8,196 34,184 54,180', 3)
  })
  pen.line('196,204 206,222 206,240', 3.4, trench)
  pen.line('170,182 192,194', 3.4, trench)
  pen.fill(paper, '80,164! 99,198! 84,214! 70,178!', 4)
  pen.fill(paper, '134,162! 99,198! 116,214! 142,178!', 4)
  pen.ink('122,174! 134,162! 142,178! 116,214! 110,200!')
  pen.fill(blue, '90,192! 109,192! 106,205! 116,240! 84,240! 94,205!', 4)
  pen.ink('101,192! 109,192! 106,205! 116,240! 102,240! 102,205!')
  collar(pen)
}

function collar(pen: Pen): void {
  const near = '72,158! 58,160 46,174! 54,190! 46,198! 84,236! 87,208 75,186'
  pen.fill(trench, near, 5)
  pen.line('60,170 68,190 78,208', 3, trenchDeep)
  pen.line('54,190 66,194', 3)
  const far = '140,136! 156,146 164,164! 154,186! 162,194! 112,236! 114,206 132,180'
  pen.ink(far)
  pen.line('153,152 158,164 150,180', 3.6, trench)
  pen.line('150,196 134,214 120,226', 3, trench)
}
