import { arches, ear, eyes, nose, skull } from '../../../../kit/art/face.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { FUMETTO } from '../palette.ts'
import { lips } from './features.ts'

const { blood, bloodDeep, ink, moonlight, navy, sodium, sodiumDeep, steel, trench, trenchDeep } = FUMETTO
const SKIN = '#c08a58'

function amiraHead(pen: Pen): void {
  // Short curls, and a ring in the ear.
  pen.ink('112,30 140,34 164,58 172,92 162,124 144,132! 132,104 128,70')
  ear(pen, SKIN, 142, 102)
  skull(pen, 'oval', SKIN)
  arches(pen, 86)
  eyes(pen, { look: -0.6, lid: 0.25, lashes: true }, 99)
  nose(pen, 'straight')
  lips(pen, bloodDeep, 88, 137, 0.84)
  pen.ink(
    '66,84! 54,72 60,52! 52,40 72,30! 74,14 96,18! 106,4 124,14! 144,8 152,28! 172,34 168,54! 184,70 172,86! 180,106 158,114! 150,92 140,74! 128,66 120,58! 104,66 92,56! 80,66 72,66',
  )
  for (const curl of ['66,58 74,44 86,46', '92,38 104,28 116,36', '128,34 144,32 150,46', '152,64 164,72 160,86'])
    pen.line(curl, 4, steel)
  pen.ctx.strokeStyle = ink
  pen.ctx.lineWidth = 8
  pen.ctx.beginPath()
  pen.ctx.arc(146, 134, 13, 0, 7)
  pen.ctx.stroke()
  pen.ctx.strokeStyle = sodium
  pen.ctx.lineWidth = 4
  pen.ctx.stroke()
}

/** Smuggler: a pea coat, sea boots, and the idol that never leaves her arm. */
export function amira(pen: Pen): void {
  bag(pen)
  legs(pen)
  coat(pen)
  pen.fill(SKIN, '182,140 186,172 206,184 224,170 220,136', 4)
  pen.at(118, 30, 0.8, amiraHead)
  pen.fill(blood, '174,160 202,176 230,158 240,178 206,200 168,180', 4)
  pen.fill(blood, '196,184! 222,186! 232,226! 206,218!', 4)
  idol(pen)
  arm(pen)
}

function bag(pen: Pen): void {
  const sack = '258,150 300,128 344,142 364,190 362,260 340,312 296,322 262,296'
  pen.fill(trench, sack, 5)
  pen.inside(sack, () => {
    pen.ink('318,126 334,190 326,260 300,326! 380,330 380,126')
    pen.feather('326,140 334,190 326,260 306,312', { to: [-24, 3], count: 18, width: 2.6 })
    pen.line('276,170 300,160 326,166', 4)
    pen.line('272,240 296,250 322,244', 4)
    pen.dots(trenchDeep, sack, 7, u => u - 0.4)
  })
  pen.fill(trenchDeep, '268,142! 288,112 318,112 332,138! 300,130', 4)
}

function legs(pen: Pen): void {
  pen.fill(steel, '150,400 144,480 140,520! 190,520! 200,470 208,400', 4)
  pen.ink('180,400 172,470 168,520! 192,520 204,460 210,400')
  pen.ink('206,400 216,470 224,520! 278,520! 272,460 268,400')
  pen.ink('132,508! 194,508! 190,570 190,616! 92,616! 96,602 130,592 138,560')
  pen.ink('220,508! 284,508! 284,580 312,602 318,616! 230,616!')
  pen.line('144,524 150,560 142,594', 4.4, moonlight)
  pen.line('234,526 240,570', 4, steel)
  pen.line('136,514 190,514', 5, sodium)
  pen.line('224,514 280,514', 4, sodiumDeep)
}

function coat(pen: Pen): void {
  const text =
    '158,172 132,186 128,226 136,280 132,340 122,416! 164,428 208,430 250,428 290,414! 280,340 274,280 284,226 278,188 250,172'
  pen.fill(navy, text, 5)
  pen.inside(text, () => {
    pen.ink('220,166 236,220 228,290 238,350 240,436! 300,436 286,340 290,200')
    pen.feather('234,220 228,290 237,350 240,420', { to: [-22, 3], count: 22, width: 2.6 })
    pen.line('142,300 140,350 134,400', 5, steel)
    pen.line('160,330 158,380 152,420', 3.4, steel)
    pen.line('262,330 270,380 274,412', 3.4, steel)
  })
  pen.fill(navy, '180,176! 156,180 146,204! 166,214! 200,262! 204,200!', 4.5)
  pen.ink('226,176! 252,182 262,204! 240,214! 206,262! 206,200!')
  for (const [x, y] of [
    [176, 292],
    [176, 332],
    [216, 296],
    [216, 336],
  ] as const)
    pen.disc(sodium, x, y, 6.4, 3)
}

function idol(pen: Pen): void {
  pen.at(
    118,
    252,
    1,
    () => {
      pen.fill(
        sodium,
        '-26,-92 -20,-116 0,-124 20,-116 26,-92 22,-66! 34,-50 36,10 28,46! -28,46! -36,10 -34,-50 -22,-66!',
        5,
      )
      pen.ink('4,-124 20,-116 26,-92 22,-66! 34,-50 36,10 28,46! 10,46! 16,0 8,-60')
      pen.feather('6,-110 10,-60 16,0 12,40', { to: [-14, 1], count: 16, width: 2 })
      pen.ink('-18,-98! -10,-104 -3,-98! -10,-92')
      pen.fill(blood, '2,-98! 9,-104 17,-98! 9,-92', 2)
      pen.line('-14,-78 -2,-74 12,-78', 4)
      pen.line('-28,-30 -8,-14 12,-30', 4.4)
      pen.line('-26,0 -8,12 10,2', 4)
    },
    -0.18,
  )
}

function arm(pen: Pen): void {
  const text = '160,176 134,184 112,218 86,258 80,288 98,306 140,304 180,294! 176,266! 138,270 128,262 148,226'
  pen.fill(navy, text, 5)
  pen.inside(text, () => {
    pen.ink('164,200 138,240 112,264 116,282 180,278! 182,304 100,312 98,290 112,250')
    pen.line('134,198 114,230 94,268', 5, steel)
  })
  pen.fill(SKIN, '174,268 190,262 202,272 200,288 186,298 174,294', 3.6)
}
