import { NIGHT } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'

const { paper, sodium, sodiumDeep, slate, bone } = NIGHT

export function tieClip(pen: Pen): void {
  const blade = '78,40! 122,40! 140,150 100,194! 60,150'
  pen.fill(slate, blade, 6)
  pen.inside(blade, () => {
    for (let i = 0; i < 8; i++) pen.line(`40,${50 + i * 24} 160,${10 + i * 24}`, 4, sodium)
    pen.ink('108,36 116,90 116,140 100,196! 150,160 136,36')
    pen.feather('109,50 116,92 116,140 106,180', { to: [-18, 2], count: 16, width: 2.4 })
  })
  pen.fill(slate, '74,10! 126,10! 120,42! 80,42!', 6)
  pen.ink('104,10! 126,10! 120,42! 102,42!')
  pen.line('86,18 88,36', 4, sodium)
  pen.at(
    98,
    106,
    1,
    () => {
      pen.fill(sodium, '-56,-10! 56,-10! 60,0 56,10! -56,10!', 6)
      pen.ink('-10,2! 58,2! 56,10! -10,10!')
      pen.line('-46,-4 20,-4', 4, paper)
      pen.disc(paper, -40, 0, 7, 3)
    },
    -0.06,
  )
}

export function pocketSquare(pen: Pen): void {
  // Three points, the middle one proudest.
  for (const [left, x, top, right] of [
    [28, 58, 48, 98],
    [106, 148, 54, 176],
    [58, 104, 14, 150],
  ] as const) {
    pen.fill(paper, `${left},126! ${x},${top}! ${right},126!`, 6)
    pen.ink(`${x},${top}! ${right},126! ${x + 14},126!`)
    pen.feather(`${x + 4},${top + 26} ${x + 14},124`, { to: [-15, 6], count: 8, width: 2 })
  }
  const pocket = '24,112! 180,104! 180,190! 24,190!'
  pen.fill(slate, pocket, 6)
  pen.inside(pocket, () => {
    for (let i = 0; i < 12; i++) pen.line(`${30 + i * 13},100 ${26 + i * 13},196`, 3, bone)
    pen.ink('120,100 128,150 122,196! 190,196 190,100')
    pen.feather('121,112 128,150 123,186', { to: [-20, 0], count: 14, width: 2.4 })
  })
  pen.fill(slate, '20,106! 184,98! 184,124! 20,132!', 6)
  pen.fill(sodium, '30,114! 174,107! 174,114! 30,121!')
}

export function businessCard(pen: Pen): void {
  pen.at(
    100,
    100,
    1,
    () => {
      pen.ink('-66,-30! 92,-44! 98,48! -58,62!')
      pen.fill(paper, '-82,-48! 82,-48! 82,48! -82,48!', 6)
      pen.fill(sodium, '-82,-48! -46,-48! -46,48! -82,48!', 4)
      pen.dots(sodiumDeep, '-82,-48! -46,-48! -46,48! -82,48!', 7, (_u, v) => v * 0.8)
      // A tower of the Corporate Company.
      pen.ink(
        '-70,36! -70,-18! -66,-18! -66,-30! -62,-30! -62,-40! -60,-40! -60,-30! -56,-30! -56,-18! -54,-18! -54,36!',
      )
      pen.ctx.font = "30px 'Limelight', serif"
      pen.ctx.fillStyle = NIGHT.ink
      pen.ctx.textAlign = 'left'
      pen.ctx.textBaseline = 'middle'
      pen.ctx.fillText('J. H.', -34, -20)
      pen.line('-34,4 66,4', 4)
      pen.line('-34,16 50,16', 3, slate)
      pen.line('-34,28 30,28', 3, slate)
      pen.feather('80,44 80,-20', { to: [-14, 3], count: 12, width: 2 })
    },
    -0.16,
  )
}

export function pocketWatch(pen: Pen): void {
  pen.line('100,40 70,14 30,22 14,60 26,100', 7)
  pen.line('100,40 70,14 30,22 14,60 26,100', 3, sodium)
  pen.fill(sodium, '90,26! 112,26! 112,48! 90,48!', 5)
  pen.disc(NIGHT.ink, 108, 122, 68)
  pen.disc(sodium, 102, 116, 68, 6)
  pen.ink('130,58 160,84 168,120 152,158 120,182 144,150 150,116 144,84')
  pen.disc(paper, 102, 116, 52, 5)
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    const [x, y] = [Math.cos(a), Math.sin(a)]
    pen.line(`${102 + x * 38},${116 + y * 38} ${102 + x * 46},${116 + y * 46}`, i % 3 ? 3 : 7)
  }
  pen.line('102,120 102,82', 6)
  pen.line('98,112 128,132', 6)
  pen.disc(NIGHT.ink, 102, 116, 5)
  pen.line('48,100 58,76 76,62', 5, paper)
  pen.feather('142,84 150,116 142,150', { to: [-14, 0], count: 10, width: 2 })
}

export function cufflink(pen: Pen): void {
  const cuff = '20,60! 120,36! 150,156! 48,182!'
  pen.fill(paper, cuff, 6)
  pen.inside(cuff, () => {
    pen.ink('96,30 120,90 122,170! 160,170 140,30')
    pen.feather('100,48 119,90 122,156', { to: [-22, 4], count: 14, width: 2.4 })
    pen.line('34,70 60,172', 4)
  })
  pen.fill(slate, '120,36! 190,16! 196,150! 150,156!', 6)
  for (let i = 0; i < 5; i++) pen.line(`${134 + i * 13},${36 - i * 4} ${158 + i * 9},${148 - i}`, 2.6, bone)
  pen.at(90, 112, 1, () => {
    pen.disc(NIGHT.ink, 4, 5, 36)
    pen.disc(sodium, 0, 0, 35, 6)
    pen.fill(sodiumDeep, '0,-22! 22,0! 0,22! -22,0!', 4)
    pen.ink('0,-22! 22,0! 0,22! 4,0!')
    pen.line('-24,-8 -14,-22', 5, paper)
  })
}
