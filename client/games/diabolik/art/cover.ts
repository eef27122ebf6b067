import { type Ctx, halftone, rng } from '../../../kit/art/ink2d.ts'
import { FONTS } from '../../../kit/art/lettering.ts'
import { type Pen, penOf } from '../../../kit/art/pen.ts'
import { masthead, POSTER, priceBox, trim } from '../../../kit/art/print.ts'

const [ink, paper, blood, deep, sodium, steel, glass] = [
  '#08070a',
  '#f4ecd8',
  '#c3121c',
  '#6d0a12',
  '#f2b01e',
  '#3a3f4c',
  '#9fb2c4',
]
const { width, height } = POSTER

/** A thief with eyes like slits before the moon; below, a black coupé takes the coast road. */
export function diabolik(ctx: Ctx): void {
  const pen = penOf(ctx)
  ctx.fillStyle = '#120308'
  ctx.fillRect(0, 0, width, height)
  halftone(ctx, [0, 0, width, 960], 17, blood, (u, v) => v * 1.2 - 0.14 + 0.06 * Math.sin(u * 8))
  pen.disc(paper, 520, 486, 292, 8)
  halftone(ctx, [228, 194, 584, 584], 15, '#c9b894', (u, v) =>
    Math.hypot(u - 0.5, v - 0.5) < 0.49 ? (u + v) * 0.5 - 0.42 : 0,
  )
  roofs(ctx)
  thief(pen)
  loot(pen)
  road(ctx, pen)
  car(pen)
  masthead(ctx, 56, 62, {
    text: 'DIABOLIK',
    family: FONTS.head,
    width: 680,
    height: 206,
    fill: sodium,
    edge: paper,
    shadow: ink,
    deep: 13,
  })
  priceBox(ctx, 752, 60, '№ 2', 'L. 150', blood)
  trim(ctx, 5, paper)
}

export function roofs(ctx: Ctx): void {
  const random = rng(33)
  for (const [color, base] of [
    ['#3a070d', 250],
    ['#1b0408', 170],
  ] as const)
    for (let x = -10; x < width; ) {
      const [w, h] = [50 + random() * 90, base + random() * 120]
      ctx.fillStyle = color
      ctx.fillRect(x, 990 - h, w, h)
      const kind = random()
      if (kind < 0.35) {
        ctx.beginPath()
        ctx.moveTo(x - 8, 990 - h)
        ctx.lineTo(x + w / 2, 990 - h - 46)
        ctx.lineTo(x + w + 8, 990 - h)
        ctx.fill()
      } else if (kind < 0.55) {
        ctx.beginPath()
        ctx.arc(x + w / 2, 990 - h, w * 0.36, Math.PI, 0)
        ctx.fill()
      }
      for (let i = 0; i < 3; i++)
        if (random() < 0.4) {
          ctx.fillStyle = sodium
          ctx.fillRect(x + 10 + random() * (w - 24), 990 - h + 20 + random() * 70, 8, 14)
        }
      x += w * 0.94
    }
}

function thief(pen: Pen): void {
  // Shoulders and chest.
  pen.ink('60,990! 92,850 190,752 330,704 470,690 610,706 740,760 830,860 858,990!')
  // The cowl.
  pen.ink(
    '330,470 342,360 400,290 480,272 558,292 612,364 622,470 610,560 578,628! 524,684 500,692 450,692 428,684 372,626! 344,560',
  )
  // The lit side of the mask.
  const lit =
    '346,470 356,372 404,304 466,286! 430,330 414,400 424,440! 400,434 350,442! 348,456 420,470 452,486! 446,560 424,590 440,604 414,628 428,668! 380,622 352,556'
  pen.fill(steel, lit)
  pen.inside(lit, () => {
    pen.feather('440,310 416,396 424,440', { to: [-30, 2], count: 14, width: 3.4 })
    pen.feather('452,490 446,560 426,590 438,606 416,630 428,664', { to: [-26, 2], count: 20, width: 3.4, seed: 4 })
  })
  pen.line('352,440 362,366 408,308', 8, paper)
  pen.line('350,520 362,576 388,618', 6, paper)
  pen.ink(
    '352,450! 402,440 452,470 480,500! 508,468 560,438 614,446! 616,464 560,462 512,486 486,520! 474,520! 448,492 400,464 352,470',
  )
  pen.line('356,446 404,437 448,462', 5, paper)
  pen.line('478,520 458,574 444,590', 5, paper)
  pen.line('424,640 470,630 520,640', 6, steel)
  pen.line('598,540 586,590 556,640', 6, steel)
  // Eyes like slits.
  pen.fill(paper, '362,484! 412,487 450,504 466,521! 424,519 386,507')
  pen.fill(paper, '600,480! 550,484 512,503 496,521! 538,518 578,504')
  // Scarf.
  const scarf = '356,640 420,690 500,706 580,684 622,632 664,676 668,744 610,790 500,812 392,792 324,750 318,690'
  pen.fill(blood, scarf, 7)
  pen.inside(scarf, () => {
    pen.fill(deep, '340,730 420,772 520,786 620,760 680,720! 680,820 320,820')
    pen.ink('520,710 580,690 624,640 680,660 680,760 600,800 540,806 600,760 600,716')
    pen.feather('530,712 598,716 598,760 548,800', { to: [-26, -4], count: 13, width: 3.4 })
    pen.line('350,700 420,738 500,748', 7)
    pen.line('372,664 430,706 500,720', 6)
  })
  const tail = '640,700 720,672 790,690 866,640! 880,720 812,772 730,762 650,776'
  pen.fill(blood, tail, 7)
  pen.inside(tail, () => {
    pen.ink('660,740 740,720 800,740 880,690! 880,780 640,790')
    pen.feather('670,742 740,722 800,740 860,704', { to: [-6, -20], count: 16, width: 3 })
  })
  // Rim light on the shoulder, folds of black leather in steel.
  pen.line('84,950 110,860 200,770 310,724', 10, paper)
  pen.line('200,860 280,800 350,790', 6, steel)
  pen.line('250,960 300,880 370,850', 6, steel)
  pen.line('640,830 720,860 770,930', 6, steel)
}

/** In a black glove, what he came for. */
function loot(pen: Pen): void {
  pen.fill(paper, '56,960 74,840 110,720 118,640! 218,640! 214,740 196,860 190,960!')
  pen.ink('66,960 84,840 120,724 126,636! 210,636! 206,740 188,860 180,960!')
  pen.line('92,900 116,790 140,700', 7, steel)
  const glove =
    '122,650 100,600 106,550 130,528 148,548! 152,520 172,512 182,540! 194,520 212,526 212,556! 228,548 240,568 226,610 214,650'
  pen.fill(
    paper,
    '114,656 90,600 96,544 130,516 148,530! 154,508 176,502 186,524! 196,510 220,518 222,544! 240,540 250,568 236,612 222,656',
  )
  pen.ink(glove)
  pen.line('116,604 120,566 132,546', 6, steel)
  pen.line('160,560 164,590', 5, steel)
  pen.line('190,562 192,588', 5, steel)
  pen.fill(blood, '168,352! 222,398! 242,450! 170,540! 96,450! 116,398!', 7)
  pen.fill('#ff5a4d', '168,352! 190,402! 168,536! 146,402!')
  pen.fill(deep, '190,402! 222,398! 242,450! 170,540!', 4)
  pen.line('116,400 144,404 168,354 192,404 222,400', 5)
  pen.line('98,450 146,448 168,536 194,448 240,450', 5)
  pen.fill(paper, '122,410! 142,408! 140,440! 112,446!')
  for (const [x, y, r] of [
    [86, 350, 34],
    [246, 356, 20],
    [70, 500, 16],
  ] as const)
    pen.fill(
      paper,
      `${x},${y - r}! ${x + 5},${y - 5}! ${x + r},${y}! ${x + 5},${y + 5}! ${x},${y + r}! ${x - 5},${y + 5}! ${x - r},${y}! ${x - 5},${y - 5}!`,
      3,
    )
}

function road(ctx: Ctx, pen: Pen): void {
  ctx.fillStyle = '#0d0e14'
  ctx.fillRect(0, 972, width, height - 972)
  halftone(ctx, [0, 972, width, 288], 15, '#2b3140', (u, v) => 0.5 - v * 0.45 + 0.1 * Math.sin(u * 14))
  // Beams are dots on the tar.
  halftone(ctx, [0, 1040, 250, 160], 17, sodium, (u, v) => 0.95 - Math.abs(v - 0.5) * (2.4 + u * 3.2) + (1 - u) * 0.1)
  pen.line('0,1214 300,1198 620,1200 900,1216', 7, paper)
  for (let i = 0; i < 12; i++)
    pen.line(`${640 + i * 24},${1010 + ((i * 37) % 120)} 900,${1014 + ((i * 37) % 120)}`, 4, i % 3 ? steel : blood)
}

function car(pen: Pen): void {
  const body =
    '92,1124 84,1092 104,1062 190,1040 330,1022 430,1012! 500,952 590,932 676,944 740,990! 800,1006 842,1034 850,1078 842,1124!'
  pen.fill(
    paper,
    '84,1132 74,1092 98,1054 188,1030 330,1012 424,1004! 496,942 590,920 682,934 746,982! 804,996 852,1028 862,1078 852,1134!',
  )
  pen.ink(body)
  pen.line('112,1074 210,1052 420,1036 640,1034 830,1056', 8, paper)
  pen.line('120,1100 300,1094 560,1096', 4, steel)
  pen.fill(glass, '452,1010! 512,962 590,944! 594,1010!', 5)
  pen.fill(glass, '608,944! 664,952 712,988 722,1006! 610,1010!', 5)
  pen.line('470,1004 528,958', 9, paper)
  pen.line('500,1004 544,964', 5, paper)
  pen.line('636,1002 672,962', 7, paper)
  // He drives himself.
  pen.ink('540,1010! 538,986 552,968 570,972 578,990 582,1010!')
  pen.fill(paper, '542,984! 558,988! 546,993!')
  pen.fill(blood, '540,1000! 580,998! 582,1010! 540,1010!', 2)
  pen.disc(sodium, 104, 1080, 17, 6)
  pen.disc(paper, 100, 1078, 8)
  for (const x of [232, 704]) {
    pen.disc(ink, x, 1128, 70)
    pen.disc(paper, x, 1128, 46, 6)
    pen.disc(ink, x, 1128, 38)
    pen.ctx.strokeStyle = paper
    pen.ctx.lineWidth = 3.4
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * Math.PI * 2
      pen.ctx.beginPath()
      pen.ctx.moveTo(x, 1128)
      pen.ctx.lineTo(x + Math.cos(a) * 38, 1128 + Math.sin(a) * 38)
      pen.ctx.stroke()
    }
    pen.disc(paper, x, 1128, 11, 4)
  }
  pen.line('300,1150 420,1154 636,1150', 9)
}
