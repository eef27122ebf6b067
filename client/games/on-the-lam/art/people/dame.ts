import { arches, eyes, mouth, nose, skull } from '../../../../kit/art/face.ts'
import { NIGHT } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'

const { red, skin, paper, bone, slate } = NIGHT

function dameHead(pen: Pen): void {
  // Hair behind the neck.
  pen.ink('128,40 152,56 164,88 166,120 176,146 168,170 146,178 126,164 120,130')
  skull(pen, 'oval')
  arches(pen, 82)
  eyes(pen, { look: -0.55, lid: 0.5, lashes: true }, 97)
  nose(pen, 'button')
  mouth(pen, 'lips', 135)
  pen.ctx.fillStyle = NIGHT.ink
  pen.ctx.beginPath()
  pen.ctx.arc(106, 126, 1.8, 0, 7)
  pen.ctx.fill()
  // One wave falls over half of the face.
  pen.ink(
    '66,62! 62,44 78,26 104,18 134,24 156,44 168,80 166,110 178,136 174,164 156,178 138,172! 148,152 136,132 132,112 122,100! 128,84 118,64 104,52! 96,58 82,58 72,66',
  )
  pen.line('84,38 108,28 134,38 150,66', 4.6, bone)
  pen.line('100,44 124,48 140,72 144,98', 3.6, bone)
  pen.line('152,84 154,112 164,138 160,160', 4, bone)
  pen.line('142,110 148,130 154,146', 2.6, bone)
  pen.line('74,52 84,42', 3, bone)
  // The diamond.
  pen.fill(paper, '133,128! 139,136! 133,148! 127,136!', 2.2)
}

export function dame(pen: Pen): void {
  farArm(pen)
  gown(pen)
  const chest =
    '194,118 192,146 170,156 156,170 160,192 186,192 206,186 228,194 250,188 258,170 246,156 222,146 222,118'
  pen.fill(skin, chest, 4)
  pen.inside(chest, () => {
    pen.ink('200,116 208,138 222,150 224,168 234,196! 262,196 262,160 226,140 226,116')
    pen.feather('206,134 221,150 224,168 232,192', { to: [-12, 4], count: 9, width: 1.7 })
    pen.line('176,164 192,168 202,164', 2.4)
  })
  bodice(pen)
  pen.at(140, 14, 0.68, dameHead)
  nearArm(pen)
}

function gown(pen: Pen): void {
  const skirt =
    '166,228 172,262 158,300 147,340 147,390 156,440 152,492 134,552 92,606! 130,618 190,612 260,619 340,616! 372,606! 316,572 276,510 264,450 272,392 270,340 254,300 238,262 242,226'
  pen.fill(paper, skirt, 4.5)
  pen.inside(skirt, () => {
    pen.ink(
      '238,232 228,262 240,300 250,344 246,396 236,446 240,500 262,552 302,600! 380,612 330,570 284,510 274,450 284,390 280,330 250,262',
    )
    pen.feather('232,270 242,304 249,346 246,396 237,446 240,500 260,548', {
      to: [-24, 6],
      count: 26,
      width: 2.3,
      seed: 12,
    })
    // Folds run from the knee to the hem.
    pen.ink('190,430 184,490 164,556 120,616! 146,616 182,560 198,490 200,440')
    pen.ink('214,440 212,510 218,570 214,622! 240,622 232,570 222,510')
    pen.ink('164,420 164,470 150,530 110,604! 100,606 140,540 156,470')
    pen.feather('160,330 168,360 190,380', { to: [-10, 14], count: 7, width: 1.8 })
    pen.line('166,300 190,318 222,322', 3.4)
    pen.line('158,330 186,352 226,356', 3)
    pen.line('176,270 196,282 220,282', 3)
    pen.dots(slate, '150,340 176,400 176,470 150,540 130,560 150,470', 6, u => 0.26 - u * 0.2)
  })
}

function bodice(pen: Pen): void {
  const top =
    '160,190! 172,180 188,182 206,194! 224,184 240,182 250,192! 246,214 240,240 240,266 170,266 166,238 160,212'
  pen.fill(paper, top, 4.5)
  pen.inside(top, () => {
    pen.ink('222,184 228,206 224,230 230,270! 256,270 256,184')
    pen.feather('226,190 229,208 224,230 228,262', { to: [-14, 3], count: 10, width: 1.8 })
    pen.ink('166,210! 180,220 200,214! 192,226 176,228')
    pen.line('184,230 186,248 182,264', 2.6)
    pen.line('200,222 204,246 200,264', 2.6)
  })
}

/** Raised, in a long black glove, with the cigarette holder. */
function nearArm(pen: Pen): void {
  const upper = '172,160 156,168 142,186 128,204 146,220 164,204 178,186'
  pen.fill(skin, upper, 4)
  pen.ink('140,184 122,200 104,218 98,234 108,246 126,240 146,224 156,206!')
  pen.ink('98,236 96,206 102,174 110,146! 128,148! 130,174 126,208 118,244')
  pen.ink('110,152 102,138 106,124 116,114 126,116 132,128 136,122 140,128 136,144 128,154')
  pen.line('104,226 102,204 108,172', 4, bone)
  pen.line('126,212 114,226', 3, bone)
  pen.line('118,122 112,132', 2.6, bone)
  pen.line('134,140 118,122 78,84', 5)
  pen.line('80,86 57,63', 11)
  pen.line('78,84 60,66', 6.5, paper)
  pen.fill(red, '56,60 64,64 60,72 54,68', 2)
  pen.line('58,60 46,44 62,28 48,10', 10)
  pen.line('57,58 47,44 61,28 49,12', 5.5, paper)
}

/** On the hip. */
function farArm(pen: Pen): void {
  pen.fill(skin, '246,160 264,168 280,190 290,206 274,222 260,204 248,190', 4)
  pen.ink('292,202 308,226 318,246 310,262 288,276 266,300 248,300 246,284 268,262 282,246 274,230 264,216!')
  pen.line('294,216 306,240 300,252', 3.4, bone)
  pen.line('286,266 266,286', 3, bone)
}
