import { NIGHT } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'

/** Things are drawn in a box of 200, lit from the left. */

const { red, paper, bone } = NIGHT

export function mouthguard(pen: Pen): void {
  const arch =
    '22,92 34,62 64,46 100,42 136,46 166,62 178,92 176,134 160,156 140,148 134,118 120,104 100,100 80,104 66,118 60,148 40,156 24,134'
  pen.fill(red, arch, 6)
  pen.inside(arch, () => {
    pen.ink('118,38 150,66 152,104 146,160! 190,160 190,60')
    pen.feather('128,50 150,70 152,104 147,140', { to: [-18, 2], count: 14, width: 2.4 })
    for (const text of ['44,84 42,140', '62,72 58,120', '82,64 82,106', '100,62 100,102', '118,64 118,106'])
      pen.line(text, 4)
  })
  pen.line('34,88 50,66 84,54', 8, paper)
  pen.line('28,112 29,102', 6, paper)
  pen.line('60,146 74,124 100,116 126,124 140,146', 5)
}

export function boxingGlove(pen: Pen): void {
  pen.at(
    100,
    100,
    1,
    () => {
      const mitt = '-40,48 -64,22 -66,-20 -44,-58 -2,-74 40,-62 60,-28 58,10 44,48'
      pen.fill(red, mitt, 6)
      pen.inside(mitt, () => {
        pen.ink('14,-80 36,-40 28,0 34,50! 80,50 80,-80')
        pen.feather('20,-66 36,-38 28,0 33,40', { to: [-22, 0], count: 15, width: 2.6 })
        pen.line('-30,-30 -4,-44 24,-36', 4)
        pen.line('-36,-4 -8,-16 20,-12', 4)
      })
      pen.line('-46,-34 -56,-8 -50,16', 9, paper)
      pen.fill(red, '18,-8 44,-14 62,6 56,34 36,42 20,26', 5)
      pen.ink('44,-12 62,6 56,34 38,42 48,20')
      pen.fill(paper, '-42,46! 48,46! 46,84! -40,84!', 6)
      pen.ink('8,48! 46,48! 44,82! 14,82!')
      for (const y of [54, 64, 74]) pen.line(`-26,${y} -4,${y + 5}`, 4)
      pen.line('-15,50 -16,82', 3)
    },
    -0.22,
  )
}

export function fightTicket(pen: Pen): void {
  pen.at(
    100,
    100,
    1,
    () => {
      const stub = '-80,-44! 80,-44! 80,-14! 72,0! 80,14! 80,44! -80,44! -80,14! -72,0! -80,-14!'
      pen.fill(paper, stub, 6)
      pen.inside(stub, () => {
        pen.fill(red, '-80,-44! 26,-44! 26,-20! -80,-20!')
        pen.dots(NIGHT.redDeep, '-80,-44! 26,-44! 26,-20! -80,-20!', 7, u => u * 0.8)
        for (let y = -40; y < 44; y += 11) pen.line(`36,${y} 36,${y + 6}`, 4)
        pen.ink('48,-30! 70,-30! 70,30! 48,30!')
        pen.feather('-66,30 -20,30 20,30', { to: [4, -9], count: 18, width: 1.6 })
      })
      const ctx = pen.ctx
      ctx.textAlign = 'center'
      ctx.textBaseline = 'middle'
      ctx.font = "40px 'League Gothic', sans-serif"
      ctx.fillStyle = NIGHT.ink
      ctx.fillText('RING 12', -26, 4)
      ctx.font = "22px 'League Gothic', sans-serif"
      ctx.fillStyle = paper
      ctx.fillText('★ ★ ★', -26, -31)
      ctx.rotate(-Math.PI / 2)
      ctx.font = "26px 'League Gothic', sans-serif"
      ctx.fillText('No. 77', 0, 60)
    },
    -0.3,
  )
}

export function handWraps(pen: Pen): void {
  const tail = '92,140 120,150 150,140 168,152 186,142! 190,164! 170,176 148,164 116,176 84,166'
  pen.fill(paper, tail, 5)
  pen.line('110,160 140,154 166,162', 3)
  pen.fill(paper, '36,96 36,128 60,150 96,154 134,142 144,120 144,84', 6)
  pen.ink('100,104 144,88 144,120 132,144 98,154!')
  pen.feather('104,110 104,146', { to: [-18, 1], count: 10, width: 2.4 })
  pen.disc(paper, 90, 84, 56, 6, 0.72)
  for (const r of [44, 33, 22, 11]) {
    pen.ctx.beginPath()
    pen.ctx.ellipse(90, 84, r, r * 0.72, 0, r, r + 5.2)
    pen.ctx.lineWidth = 4.5
    pen.ctx.strokeStyle = r === 22 ? red : NIGHT.ink
    pen.ctx.stroke()
  }
  pen.disc(NIGHT.ink, 90, 84, 6, 0, 0.72)
  pen.fill(red, '152,142! 168,150! 166,172! 150,164!', 3)
}

export function shoelaces(pen: Pen): void {
  const cord = (text: string) => {
    pen.line(text, 20, NIGHT.ink)
    pen.line(text, 11, paper)
  }
  cord('96,96 70,120 62,150 40,170')
  cord('104,96 130,122 134,150 160,172')
  cord('98,92 70,48 30,40 20,70 44,92 98,96')
  cord('102,92 132,46 172,42 180,72 156,94 102,96')
  pen.fill(red, '84,80 100,76 118,82 120,100 102,108 82,102', 6)
  pen.line('92,86 108,98', 4)
  for (const [x, y, turn] of [
    [38, 171, 0.72],
    [162, 173, -0.72],
  ] as const)
    pen.at(x, y, 1, () => pen.fill(red, '-6,-12! 6,-12! 4,14! -4,14!', 4), turn)
  for (let i = 0; i < 7; i++) pen.line(`${34 + i * 7},${44 + i * 4} ${40 + i * 7},${38 + i * 4}`, 2.4, bone)
}
