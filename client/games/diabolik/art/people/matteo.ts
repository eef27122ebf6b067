import { brows, ear, eyes, mouth, nose, skull } from '../../../../kit/art/face.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { FUMETTO } from '../palette.ts'

const { blood, bloodDeep, felt, grey, ink, moonlight, navy, olive, paper, sodium, steel, trench } = FUMETTO

function matteoHead(pen: Pen): void {
  pen.ink('130,60 156,66 160,100 148,116! 138,96')
  ear(pen, olive, 146, 102)
  skull(pen, 'square', olive)
  brows(pen, 0.3, 9, 88)
  eyes(pen, { look: 0.7, lid: 0.3 }, 100)
  nose(pen, 'broken')
  mouth(pen, 'smirk', 141)
  // Soot, and a match between the teeth.
  pen.ink('62,118 74,122 82,132! 70,136 60,130')
  pen.ink('112,112 124,116 122,128! 112,126')
  pen.line('82,142 62,150 42,152', 5)
  pen.disc(blood, 42, 152, 5, 2)
  const capText = '44,66! 40,42 62,20 104,10 146,20 172,46 168,76! 132,66 96,64 68,70'
  pen.fill(felt, capText, 5)
  pen.inside(capText, () => {
    pen.ink('118,8 138,36 132,68 170,84! 186,70 180,10')
    pen.feather('124,18 138,38 133,62', { to: [-20, 1], count: 10, width: 2.2 })
    pen.line('56,48 74,32 100,26', 4, trench)
  })
  pen.ink('26,88 44,70 84,66 116,72 114,82 76,84 40,98')
  pen.line('38,84 58,74 84,73', 3.4, trench)
}

/** Stoker: arms like pistons, a shovel, and a debt that he laughs at. */
export function matteo(pen: Pen): void {
  shovel(pen)
  legs(pen)
  vest(pen)
  pen.fill(olive, '178,140 182,176 206,190 230,174 224,134', 4)
  pen.at(116, 34, 0.8, matteoHead)
  pen.fill(blood, '172,162 202,180 232,160 242,180 208,204 166,184', 4)
  pen.fill(blood, '210,192! 240,196! 254,236! 226,224!', 4)
  pen.ink('226,192! 240,196! 254,236! 236,230!')
  farArm(pen)
  nearArm(pen)
}

function shovel(pen: Pen): void {
  pen.line('70,560 74,330 78,120', 18)
  pen.line('70,540 74,330 78,140', 9, trench)
  pen.line('56,118 78,112 100,118', 16)
  const blade = '40,470! 100,470! 104,560 90,600 70,618! 50,600 36,560'
  pen.fill(steel, blade, 5)
  pen.inside(blade, () => {
    pen.ink('76,470 84,540 74,620! 110,620 110,470')
    pen.feather('78,480 84,540 76,600', { to: [-16, 2], count: 10, width: 2.2 })
    pen.line('50,486 48,540 56,586', 5, moonlight)
  })
}

function legs(pen: Pen): void {
  const near = '150,360 142,440 132,510 128,580! 186,584! 194,510 204,440 214,380'
  pen.fill(navy, near, 4.5)
  pen.inside(near, () => {
    pen.fill(steel, '150,364! 144,440 136,510 132,580! 152,580 156,510 168,440 170,370!')
    pen.feather('172,372 168,440 156,510 152,578', { to: [-14, 2], count: 20, width: 2.2, color: navy })
    pen.fill(grey, '146,470! 180,474! 178,508! 144,504!', 3)
  })
  pen.ink('208,376 222,440 236,510 244,584! 300,578! 294,510 282,440 268,360')
  pen.line('258,420 274,500 280,566', 4, steel)
  pen.ink('122,572! 188,578! 190,616! 92,616! 94,602 122,594')
  pen.ink('240,578! 304,570! 312,592 336,604 340,616! 242,616!')
  pen.line('136,588 128,600 110,606', 3.6, moonlight)
}

function vest(pen: Pen): void {
  const torso =
    '164,172 130,186 124,222 140,270 148,320 146,380! 206,396 272,380! 266,320 274,270 290,222 284,188 250,172'
  pen.fill(paper, torso, 5)
  pen.inside(torso, () => {
    pen.ink('238,170 254,220 242,276 248,330 250,400! 300,400 300,170')
    pen.feather('250,200 254,224 242,276 247,330 249,380', { to: [-24, 3], count: 22, width: 2.6 })
    pen.line('156,236 182,250 208,240', 4)
    pen.line('160,290 184,300 206,292', 3.4)
    pen.line('156,330 180,342 210,334', 3.4)
    pen.ink('136,230 150,260 158,300! 148,296 140,266')
    for (const [x, y] of [
      [168, 264],
      [196, 314],
      [176, 214],
    ] as const)
      pen.disc(grey, x, y, 7)
  })
  pen.line('160,180 168,260 164,372', 12, bloodDeep)
  pen.line('246,180 240,260 244,376', 12, ink)
  pen.ink('146,366! 206,382 272,366! 274,386! 206,402 144,388!')
  pen.fill(sodium, '190,374! 216,376! 216,402! 190,400!', 4)
}

function farArm(pen: Pen): void {
  // A fist on the hip.
  const arm = '268,182 302,190 330,226 348,268 338,294 300,334 276,352! 262,326! 292,294 304,276 288,252 268,230'
  pen.fill(olive, arm, 5)
  pen.inside(arm, () => {
    pen.ink('296,188 318,236 326,274 300,310 270,354! 360,350 360,188')
    pen.feather('306,206 319,238 326,274 304,306', { to: [-14, 4], count: 14, width: 2 })
  })
  pen.fill(olive, '280,330 292,346 282,366 264,366 256,348 264,332', 3.6)
}

function nearArm(pen: Pen): void {
  // Bare to the shoulder, the hand high on the shaft.
  const arm = '166,178 130,182 110,214 92,250 60,258! 56,286! 98,298 128,282 152,244'
  pen.fill(olive, arm, 5)
  pen.inside(arm, () => {
    pen.ink('166,206 144,240 122,264 92,278 56,276! 56,304 130,300 170,236')
    pen.feather('160,210 144,240 122,264 92,278 66,276', { to: [-6, -12], count: 17, width: 2.2 })
    pen.line('118,216 126,232 120,248', 3)
  })
  pen.fill(olive, '58,250 72,244 92,250 96,268 90,288 70,294 56,284', 4)
  for (const y of [258, 268, 278]) pen.line(`62,${y} 74,${y - 2} 84,${y}`, 2.6)
}
