import { arches, eyes, mouth, nose, skull } from '../../../../kit/art/face.ts'
import { NIGHT } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'

const { red, skin, paper, teal, tealDeep, slate, bone } = NIGHT

function reporterHead(pen: Pen): void {
  pen.ink('126,60 150,66 164,96 162,128 172,148! 148,154 128,142 118,110')
  skull(pen, 'oval')
  arches(pen, 85)
  eyes(pen, { look: -0.7, lid: 0.18, lashes: true }, 98)
  nose(pen, 'button')
  // Half a smile: she has the story.
  pen.at(0, 0, 1, () => mouth(pen, 'prim', 136))
  pen.line('101,134 107,130 110,126', 2.6)
  // A bob that turns out at the chin.
  pen.ink('116,62 138,62 160,84 162,116 178,144! 152,156 134,150 124,152! 136,126 127,102 129,82')
  pen.line('144,84 150,112 158,138', 4.4, teal)
  pen.line('136,112 142,132 146,146', 3, teal)
  pen.ink('72,74! 68,92 66,112 56,122! 60,96 62,76')
  // Felt hat tipped back, press card in the ribbon.
  pen.at(
    104,
    66,
    1,
    () => {
      const crown = '-42,0 -46,-26 -36,-48 -16,-58 -2,-50 16,-60 38,-50 48,-26 50,0'
      pen.fill(teal, crown, 5)
      pen.inside(crown, () => {
        pen.ink('14,-60 26,-34 22,4! 56,4 56,-50')
        pen.feather('18,-48 26,-32 23,-4', { to: [-15, 2], count: 8, width: 2 })
      })
      pen.line('-18,-54 -4,-36 12,-54', 4.4)
      pen.ink('-46,-18! 2,-8 52,-18! 54,4! 2,10 -46,4!')
      const brim = '-72,4 -54,-6 0,2 50,-6 78,0 72,14 40,20 0,20 -44,18 -66,16'
      pen.fill(teal, brim, 5)
      pen.inside(brim, () => pen.ink('12,0 50,-6 82,0 72,16 14,22'))
      pen.line('-60,6 -40,2 -16,6', 4, paper)
      pen.at(
        -22,
        -16,
        1,
        () => {
          pen.fill(paper, '-19,-15! 21,-13! 19,13! -20,11!', 3)
          pen.ctx.fillStyle = NIGHT.ink
          pen.ctx.font = "21px 'League Gothic', 'Oswald', sans-serif"
          pen.ctx.textAlign = 'center'
          pen.ctx.textBaseline = 'middle'
          pen.ctx.fillText('PRESS', 0, 0)
        },
        -0.12,
      )
    },
    -0.1,
  )
  // The brim's shadow on the brow.
  pen.ink('68,80! 96,84 132,80! 132,86 98,90 69,86')
}

export function reporter(pen: Pen): void {
  legs(pen)
  coat(pen)
  neck(pen)
  pen.at(130, 17, 0.67, reporterHead)
  collar(pen)
  arms(pen)
}

function legs(pen: Pen): void {
  // Striding left: the front heel is down, the rear toe leaves the ground.
  pen.fill(skin, '150,470 142,510 132,548 122,584 136,592 154,556 172,512 184,470', 4)
  pen.ink('166,470 160,512 146,550 132,592! 142,590 160,556 178,512 186,470')
  pen.ink('122,580 136,588 140,600! 140,616! 132,616! 130,606! 112,616! 74,616! 76,606 96,600 112,590')
  pen.fill(skin, '226,470 240,512 256,544 276,576 292,566 280,530 268,496 262,468', 4)
  pen.ink('244,470 258,510 270,544 284,572! 294,566 282,530 268,490 262,468')
  pen.ink('272,574 292,562 306,574 312,590! 306,596! 296,588 290,598 286,616! 258,616! 256,608 268,596')
}

function coat(pen: Pen): void {
  const text =
    '168,140 146,150 130,170 126,212 138,246 148,272 134,324 112,398 82,476! 116,492 150,490 188,480! 214,496 262,496 306,478 352,486! 322,440 290,384 266,324 250,272 262,244 272,206 268,168 252,150 230,140'
  pen.fill(teal, text, 4.5)
  pen.inside(text, () => {
    pen.ink('212,150 226,200 218,244 226,276 238,330 240,400 258,500! 370,500 320,420 280,330 262,272 280,200 262,140')
    pen.feather('224,200 218,244 225,276 237,330 240,400 254,470', { to: [-22, 5], count: 24, width: 2.2, seed: 21 })
    pen.dots(tealDeep, '190,280 236,290 240,400 250,490 196,480 192,380', 6.5, u => u * 0.5 - 0.02)
    // The open front and its folds.
    pen.ink('192,290 186,360 176,430 160,492! 190,486 196,400 200,330')
    pen.ink('150,300 140,360 120,430 96,486! 110,490 138,420 152,350')
    pen.line('164,300 158,370 140,450', 4)
    pen.ink('126,200 140,230 150,264! 136,262 124,230')
    pen.line('262,330 284,390 320,450', 4, teal)
    pen.line('250,340 266,400 290,470', 3, teal)
  })
  pen.ink('144,262! 200,272 254,262! 256,284 200,294 143,284!')
  pen.fill(paper, '186,266! 206,267! 206,291! 186,290!', 3)
  pen.ink('191,272! 201,273! 201,285! 191,284!')
  pen.ink('206,284 218,300 214,340! 204,342! 200,300')
  pen.line('150,270 178,276', 3, teal)
  pen.ink('150,320! 178,330! 176,340! 147,331!')
}

function neck(pen: Pen): void {
  pen.fill(skin, '184,108 216,106 218,146 204,168 188,146', 3.5)
  pen.ink('190,116 204,118 218,106 219,148 206,168 200,140')
  pen.fill(red, '186,142 202,150 214,144 222,160 204,172 184,158', 3)
}

function collar(pen: Pen): void {
  pen.fill(teal, '184,132! 162,138 150,154! 168,168! 162,178! 200,226! 202,178!', 4.5)
  pen.ink('220,130! 240,136 254,154! 238,170! 246,180! 204,226! 208,178!')
  pen.line('244,152 232,164', 3, teal)
  pen.line('236,176 212,208', 3, teal)
  pen.line('164,162 182,168', 3)
}

function arms(pen: Pen): void {
  // The far arm holds the pencil, the near one the notebook.
  pen.ink('254,152 282,172 296,208 300,244 290,262 262,268 224,258! 222,236! 258,240 268,232 262,200')
  pen.line('276,182 288,214 290,240 280,250', 4, teal)
  pen.line('260,246 232,242', 3, teal)
  const sleeve = '146,150 124,160 110,190 102,228 106,256 124,268 152,262 178,250! 172,228! 144,236 138,226 146,196'
  pen.fill(teal, sleeve, 4.5)
  pen.inside(sleeve, () => {
    pen.ink('142,180 132,210 130,232 140,244 176,236! 182,256 140,272 112,266 124,252 118,230 130,196')
    pen.feather('132,200 126,228 134,244', { to: [-12, -2], count: 8, width: 1.8 })
  })
  pen.line('108,236 120,246 136,246', 3)
  pen.ink('168,226! 176,223! 186,250! 176,254!')
  pen.at(
    196,
    220,
    1,
    () => {
      pen.fill(paper, '-26,-30! 18,-36! 24,20! -20,26!', 4)
      pen.ink('-26,-30! 18,-36! 19,-26! -25,-20!')
      for (let i = 0; i < 5; i++) pen.line(`-18,${-10 + i * 7} 14,${-14 + i * 7}`, 2, slate)
      for (let i = 0; i < 6; i++) pen.line(`${-22 + i * 7.6},${-24 - i} ${-21 + i * 7.6},${-36 - i}`, 2.4, bone)
    },
    0.1,
  )
  pen.fill(skin, '172,230 182,226 192,232 190,246 180,252 172,248', 3.4)
  pen.fill(skin, '216,238 206,228 212,218 226,222 232,236 226,252 216,252', 3.4)
  pen.line('206,236 222,212 242,180', 5.4, NIGHT.ink)
  pen.line('210,230 224,208 240,184', 2.6, red)
}
