import { brows, ear, eyes, glasses, mouth, nose, skull } from '../../../../kit/art/face.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { FUMETTO } from '../palette.ts'
import { BLUE, cap, running, type Squad, standing, tunic, YELLOW } from './uniform.ts'

const { blood, blondeLight, felt, grey, moonlight, paper, skin, sodium, steel } = FUMETTO
const DARK = '#9a6640'

/** Neck and head over the tunic. */
function head(pen: Pen, squad: Squad, face: (pen: Pen) => void, x = 116): void {
  pen.at(x, 30, 0.8, () => {
    face(pen)
    cap(pen, squad)
  })
}

/** A sleeve with its dark side, from the shoulder to the cuff. */
function sleeve(pen: Pen, { cloth, badge }: Squad, text: string, shade: string, cuff: string): void {
  pen.fill(cloth, text, 5)
  pen.inside(text, () => pen.ink(shade))
  pen.fill(badge, cuff, 4)
}

/** Thirty years of service: he stops you with a hand and a whistle. */
export function blueA(pen: Pen): void {
  standing(pen, BLUE)
  tunic(pen, BLUE)
  head(pen, BLUE, () => {
    ear(pen, skin)
    skull(pen, 'round', skin)
    brows(pen, 0.9, 10, 92)
    eyes(pen, { look: -0.4, lid: 0.4 }, 102)
    nose(pen, 'bulb')
    pen.fill(grey, '50,140! 62,128 82,126 90,130 112,126 126,142! 112,146 90,141 66,147', 4)
    for (const x of [62, 74, 102, 114]) pen.line(`${x},132 ${x - 2},138 ${x - 3},144`, 2.4)
  })
  sleeve(
    pen,
    BLUE,
    '160,174 132,178 108,200 84,188 66,156 52,122! 88,110! 100,140 116,164 140,160',
    '110,206 92,180 80,140 84,112! 96,108 108,150 124,176 160,176',
    '46,118! 88,104! 92,118! 52,132!',
  )
  pen.fill(
    skin,
    '50,116 44,86 40,56! 50,54 54,78! 54,46! 64,44 66,76! 70,48! 80,48 79,80! 86,62! 94,66 90,92 86,108',
    4,
  )
  pen.line('58,94 68,92 80,96', 2.6)
  sleeve(
    pen,
    BLUE,
    '262,176 294,192 316,230 318,262 296,262 250,226 208,190! 226,164! 262,196 280,212 264,216',
    '286,192 304,232 296,246 246,206 222,176! 208,190 296,270 330,260 310,190',
    '206,194! 230,160! 218,152! 196,186!',
  )
  pen.fill(skin, '190,188 204,156 188,148 172,156 168,172 176,186', 3.6)
  pen.fill(paper, '150,156! 176,156! 178,172! 160,174 150,166', 3.6)
  pen.ink('164,160! 172,160! 172,165! 164,165!')
}

/** His first year: he runs, and his torch runs before him. */
export function blueB(pen: Pen): void {
  const beam = '74,262! 6,220! 6,324!'
  pen.fill(sodium, beam, 4)
  pen.dots(paper, beam, 9, u => 1 - u * 1.1)
  running(pen, BLUE)
  sleeve(
    pen,
    BLUE,
    '258,176 290,190 322,212 352,236! 332,268! 300,252 262,226',
    '270,196 302,222 340,252! 330,272 280,248 256,220',
    '344,232! 360,244! 340,274! 326,264!',
  )
  pen.fill(skin, '344,246 364,252 370,268 358,284 342,280 334,266', 3.6)
  tunic(pen, BLUE)
  head(
    pen,
    BLUE,
    () => {
      pen.ink('138,66 160,70 158,108 146,116! 140,90')
      ear(pen, skin)
      skull(pen, 'oval', skin)
      brows(pen, -0.3, 5, 91)
      eyes(pen, { look: -0.6, lid: 0.05 }, 102)
      nose(pen, 'button')
      pen.at(0, 0, 1, () => mouth(pen, 'shout', 138))
      for (const [x, y] of [
        [70, 114],
        [77, 119],
        [68, 122],
        [103, 114],
        [110, 119],
        [101, 122],
        [116, 113],
      ] as const)
        pen.disc('#a9603a', x, y, 2)
      pen.line('62,78 66,92 62,104', 6, '#b4542a')
    },
    108,
  )
  sleeve(
    pen,
    BLUE,
    '166,174 140,180 124,206 112,232! 128,262! 152,246 172,216',
    '170,190 150,220 128,244! 130,264 160,250 176,210',
    '104,232! 120,224! 136,258! 122,268!',
  )
  pen.fill(skin, '114,234 100,238 94,254 104,268 122,266 128,252', 3.6)
  pen.fill(steel, '66,246! 132,240! 132,262! 66,272!', 4)
  pen.fill(moonlight, '58,238! 76,240! 76,274! 58,280!', 4)
}

/** Nothing has happened until he has written it down. */
export function yellowA(pen: Pen): void {
  standing(pen, YELLOW)
  tunic(pen, YELLOW)
  head(pen, YELLOW, () => {
    ear(pen, skin)
    skull(pen, 'gaunt', skin)
    brows(pen, 0.1, 5, 89)
    eyes(pen, { look: 0.1, lid: 0.3 }, 103)
    glasses(pen, true, 'rgba(244,236,216,.55)', 103)
    nose(pen, 'hook')
    mouth(pen, 'pencil', 142)
  })
  sleeve(
    pen,
    YELLOW,
    '260,178 290,194 306,236 306,268 282,282 236,272! 236,244! 268,244 276,232 262,212',
    '280,190 292,236 284,262 234,258! 236,280 300,290 320,240',
    '240,240! 226,240! 224,274! 240,276!',
  )
  sleeve(
    pen,
    YELLOW,
    '156,178 130,188 114,226 112,262 130,280 172,270! 170,244! 146,246 142,234 150,212',
    '146,206 136,240 144,256 172,252! 174,276 128,286 128,260',
    '164,242! 178,240! 180,272! 166,274!',
  )
  pen.at(
    192,
    236,
    1,
    () => {
      pen.fill(paper, '-26,-40! 30,-44! 34,22! -22,28!', 4.4)
      pen.ink('-26,-40! 30,-44! 31,-32! -25,-28!')
      for (let i = 0; i < 4; i++) pen.line(`-16,${-16 + i * 10} 22,${-19 + i * 10}`, 3, steel)
    },
    -0.08,
  )
  pen.fill(skin, '172,246 186,240 194,250 190,266 176,270', 3.6)
  pen.fill(skin, '234,244 218,236 212,248 222,264 236,270', 3.6)
  pen.line('214,250 232,216 244,186', 7, blood)
}

/** The broad one: his pistol looks at the ground, and so should you. */
export function yellowB(pen: Pen): void {
  pen.at(400, 0, 1, () => broad(pen), 0, true)
}

function broad(pen: Pen): void {
  standing(pen, YELLOW)
  sleeve(
    pen,
    YELLOW,
    '250,172 296,184 322,222 328,270 312,318! 276,308! 284,270 268,232',
    '288,188 308,232 310,280 300,318! 330,322 344,250 320,190',
    '272,304! 318,312! 316,328! 270,322!',
  )
  pen.fill(DARK, '276,324 310,328 312,348 300,364 280,360 272,344', 4)
  tunic(pen, YELLOW)
  head(pen, YELLOW, () => {
    ear(pen, DARK)
    skull(pen, 'square', DARK)
    // A beard without a moustache.
    pen.ink('58,116! 68,130 76,148 92,146 110,148 122,136 140,112! 148,130 134,156 108,172 86,172 66,158')
    pen.line('72,156 88,164 108,162', 3, felt)
    brows(pen, 1, 9, 91)
    eyes(pen, { look: -0.5, lid: 0.5 }, 102)
    nose(pen, 'straight')
    mouth(pen, 'grim', 138)
    pen.line('64,104 72,112 70,122', 2.6, blondeLight)
  })
  sleeve(
    pen,
    YELLOW,
    '162,172 126,178 104,208 92,256 90,306! 126,310! 132,268 144,236 164,218',
    '150,200 130,240 118,276 114,312! 134,312 150,236 168,214',
    '84,302! 130,306! 130,322! 84,318!',
  )
  pen.ink('84,356! 112,360! 108,384! 100,440! 78,436! 84,386!')
  pen.ink('76,330! 92,326! 96,368! 80,372!')
  pen.line('88,388 85,410 83,430', 3.4, moonlight)
  pen.fill(DARK, '86,322 122,324 126,346 114,366 92,366 82,346', 4)
  pen.line('92,346 106,350', 2.6)
  pen.line('92,356 104,359', 2.4)
}
