import type { Pen } from '../../../../kit/art/pen.ts'
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

/** The whole of him, and he means you: box of 400 by 640, feet at 616. */
export function ginko(pen: Pen): void {
  shoes(pen)
  pocketArm(pen)
  trenchCoat(pen)
  pen.at(116, 34, 0.8, throat)
  pen.at(116, 34, 0.8, collar)
  pen.at(116, 34, 0.8, ginkoHead)
  pointingArm(pen)
}

function shoes(pen: Pen): void {
  pen.fill(felt, '158,520 156,594! 188,594! 192,520', 4)
  pen.ink('172,520 170,594! 190,594! 194,520')
  pen.ink('154,588! 190,588! 192,616! 104,616! 106,604 130,598')
  pen.line('116,608 134,602 152,600', 3, trench)
  pen.ink('224,520 230,594! 262,594! 262,520')
  pen.ink('228,588! 264,588! 290,604 292,616! 222,616!')
  pen.line('262,600 276,606', 3, trench)
}

function throat(pen: Pen): void {
  pen.fill(paper, '80,150! 99,198! 84,214! 70,178!', 4)
  pen.fill(paper, '134,150! 99,198! 116,214! 142,178!', 4)
  pen.ink('122,160! 134,150! 142,178! 116,214! 110,196!')
  pen.fill(blue, '90,188! 109,188! 106,205! 114,236! 86,236! 94,205!', 4)
}

function trenchCoat(pen: Pen): void {
  const coat =
    '164,168 138,180 130,216 140,262 148,306 138,370 122,450 100,536! 140,550 186,552! 206,544! 240,556 296,552 334,530! 314,450 288,376 270,310 280,262 288,216 276,182 246,168'
  pen.fill(trench, coat, 5)
  pen.inside(coat, () => {
    pen.ink('222,170 238,216 228,260 236,306 250,380 254,450 274,560! 350,560 330,450 296,370 276,306 292,220 282,170')
    pen.feather('236,216 228,260 236,306 250,380 254,450 270,540', { to: [-24, 6], count: 32, width: 2.6, seed: 11 })
    pen.dots(trenchDeep, '190,320 240,330 254,450 262,550 200,546 196,430', 7, u => u * 0.55 - 0.05)
    // The skirt falls open as he steps.
    pen.ink('204,320 200,400 196,470 186,556! 210,548 214,460 214,380')
    pen.ink('158,330 152,410 140,480 120,546! 136,550 158,470 166,390')
    pen.line('178,330 176,410 168,500', 4)
    pen.line('278,380 296,450 312,520', 4, trench)
    pen.line('260,350 274,430 288,520', 3.4, trench)
    pen.ink('132,210 148,236 160,262! 146,262 134,240')
  })
  for (const [x, y] of [
    [178, 244],
    [180, 276],
    [182, 344],
  ] as const)
    pen.disc(felt, x, y, 6, 2.6)
  pen.fill(trenchDeep, '146,296! 208,308 272,296! 274,318! 208,332 144,318!', 4.4)
  pen.ink('222,306! 272,296! 274,318! 222,330!')
  pen.fill(sodium, '190,300! 216,302! 216,330! 190,328!', 4)
  pen.ink('197,307! 209,308! 209,323! 197,322!')
}

function pocketArm(pen: Pen): void {
  const arm = '254,172 288,186 312,222 330,270 328,306 300,346 268,366! 256,338! 282,316 290,290 276,250 258,220'
  pen.fill(trench, arm, 5)
  pen.inside(arm, () => {
    pen.ink('270,180 290,222 304,270 300,310 266,370! 340,366 340,180')
    pen.line('298,212 316,262 314,300', 4, trench)
  })
}

function pointingArm(pen: Pen): void {
  const sleeve = '170,170 138,176 108,196 78,214 62,222! 72,258! 102,250 132,242 162,226'
  pen.fill(trench, sleeve, 5)
  pen.inside(sleeve, () => {
    pen.ink('168,196 138,218 106,230 66,238! 72,264 140,254 170,230')
    pen.feather('164,200 138,218 106,230 70,238', { to: [-2, -12], count: 14, width: 2 })
  })
  pen.fill(trenchDeep, '56,220! 72,214! 84,256! 68,262!', 4)
  pen.fill(skin, '62,222 48,222 34,226 8,220! 4,229 30,238 34,252 48,260 66,256', 4)
  pen.line('34,238 46,239 52,244', 2.6)
  pen.line('36,247 46,249', 2.4)
}
