import type { Hair } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { INK, lit, PAPER, shaded } from './colours.ts'
import { HEADGEAR } from './headgear.ts'
import { type Hairdo, mass, type PortraitPart } from './kit.ts'

const CAP = '-76,-8 -82,-56 -50,-104 4,-116 58,-102 82,-54 74,-6 64,-42 40,-62 6,-52 -30,-66 -58,-44'
const cap: PortraitPart = (pen, { hair }) => mass(pen, hair, CAP, '-58,-74 -30,-96 4,-100')
const parted: PortraitPart = (pen, { hair }) => {
  mass(
    pen,
    hair,
    '-6,-112! -60,-98 -86,-40 -80,30! -62,-4 -52,-48 -20,-70 -2,-84 20,-70 54,-46 66,0 80,30! 88,-40 62,-98',
    '-66,-52 -46,-84 -20,-98',
  )
  pen.line('-4,-112 0,-98 -2,-84', 5)
}

const curl = (pen: Pen, color: string, spots: readonly (readonly [number, number, number])[]): void => {
  for (const [x, y, r] of spots) pen.disc(x > 40 ? shaded(color) : color, x, y, r, 7)
  for (const [x, y, r] of spots) {
    pen.disc(x > 40 ? shaded(color) : color, x, y, r - 2)
    pen.line(`${x - r * 0.4},${y + r * 0.2} ${x - r * 0.2},${y - r * 0.4} ${x + r * 0.4},${y - r * 0.3}`, 4)
  }
}
const ring = (count: number, wide: number, high: number, y: number, r: number, from = Math.PI, to = 2 * Math.PI) =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * i) / (count - 1)
    return [Math.cos(angle) * wide, y + Math.sin(angle) * high, r] as const
  })

export const HAIRS: Readonly<Record<Hair, Hairdo>> = {
  bald: {
    front(pen) {
      pen.line('-48,-66 -30,-82 -6,-86', 8, PAPER)
      pen.line('-54,-52 -52,-56', 7, PAPER)
    },
  },
  crew: {
    front(pen, { hair }) {
      mass(
        pen,
        hair,
        '-74,-16! -82,-62 -52,-102 0,-114 54,-102 82,-60 74,-16! 66,-44 50,-66! 28,-58 8,-68 -14,-58 -36,-68 -58,-50',
        '-56,-78 -34,-94 -4,-100',
      )
      for (const x of [-40, -16, 8, 30]) pen.line(`${x},-104 ${x + 4},-88`, 4)
    },
  },
  slick: {
    front(pen, { hair }) {
      mass(pen, hair, '-74,-4! -84,-58 -52,-106 6,-120 66,-104 86,-52 74,-4! 66,-48 40,-78 4,-52! -32,-80 -62,-46')
      for (const x of [-48, -24, 0, 24]) pen.line(`${x * 1.1},-72 ${x},-96 ${x * 0.8 + 10},-112`, 5, lit(hair))
    },
  },
  quiff: {
    front(pen, { hair }) {
      mass(
        pen,
        hair,
        '-74,-10! -80,-60 -104,-96 -96,-136 -50,-158 14,-152 60,-128! 44,-122 80,-92 84,-48 74,-8! 64,-48 30,-70 -20,-62 -60,-48',
      )
      pen.line('-86,-108 -50,-136 0,-134 40,-122', 9, lit(hair))
      pen.line('-66,-66 -60,-98 -20,-114 40,-112', 5)
    },
  },
  wisps: {
    front(pen, { hair }) {
      mass(pen, hair, '-66,-40! -94,-44 -102,-14 -92,14 -70,14!')
      mass(pen, hair, '66,-40! 92,-46 104,-16 94,14 70,14!')
      for (const [x, lean] of [
        [-18, -30],
        [2, 4],
        [20, 34],
      ] as const)
        pen.line(`${x},-90 ${x + lean * 0.3},-116 ${x + lean},-130`, 8)
      pen.line('-46,-70 -28,-84 -8,-86', 7, PAPER)
    },
  },
  bob: {
    back(pen, { hair }) {
      mass(pen, hair, '-96,62! -100,-40 -72,-106 0,-124 72,-106 100,-40 96,62! 60,70 0,60 -60,70')
    },
    front(pen, { hair }) {
      mass(
        pen,
        hair,
        '-74,58! -102,60! -104,-40 -70,-108 0,-124 70,-108 104,-40 102,60! 74,58! 72,-20 66,-40! 0,-46 -66,-40! -72,-20',
        '-76,-60 -48,-96 -10,-108',
      )
      for (const x of [-40, -16, 10, 34]) pen.line(`${x},-46 ${x + 2},-72`, 4.5)
    },
  },
  long: {
    back(pen, { hair }) {
      mass(
        pen,
        hair,
        '-84,-60 -112,20 -120,120 -134,196! -90,180 -60,204! 60,204! 96,180 132,196! 118,110 112,20 84,-60 0,-120',
      )
      pen.line('-104,30 -106,110 -114,170', 7, lit(hair))
    },
    front: parted,
  },
  curls: {
    back: (pen, { hair }) => curl(pen, hair, ring(9, 92, 100, 0, 36, Math.PI * 0.8, Math.PI * 2.2)),
    front: (pen, { hair }) => curl(pen, hair, [...ring(6, 72, 46, -58, 27)]),
  },
  afro: {
    back(pen, { hair }) {
      mass(
        pen,
        hair,
        '-84,50 -128,30 -140,-20 -132,-76 -98,-124 -50,-150 0,-158 52,-150 100,-124 132,-76 142,-20 128,30 84,50',
        '-112,-50 -90,-96 -50,-124',
      )
      for (const [x, y] of [
        [-100, 10],
        [-60, -110],
        [0, -132],
        [60, -116],
        [104, -40],
        [-112, -36],
      ] as const)
        pen.line(`${x - 8},${y + 4} ${x},${y - 6} ${x + 10},${y + 2}`, 4.5, lit(hair))
    },
    front(pen, { hair }) {
      mass(
        pen,
        hair,
        '-76,-10 -90,-60 -60,-104 0,-118 60,-104 90,-60 76,-10 66,-40 40,-58 14,-52 -10,-60 -38,-54 -62,-38',
      )
    },
  },
  bun: {
    back: (pen, { hair }) => {
      pen.disc(hair, 0, -132, 40, 7)
      pen.line('-22,-146 -6,-160 16,-156', 6, lit(hair))
      pen.line('-18,-122 4,-114 24,-124', 5)
    },
    front: cap,
  },
  braids: {
    front(pen, look) {
      parted(pen, look)
      for (const side of [-1, 1])
        for (let i = 0; i < 5; i++)
          pen.disc(side > 0 ? shaded(look.hair) : look.hair, side * (88 + i * 2), 24 + i * 30, 20 - i, 6, 0.9)
      for (const side of [-1, 1])
        pen.fill(look.accent, `${side * 84},164! ${side * 110},164! ${side * 108},180! ${side * 86},180!`, 5)
    },
  },
  ponytail: {
    back(pen, { hair }) {
      mass(pen, hair, '40,-110 96,-124 138,-84 142,-10 118,60 134,100! 92,84 84,10 92,-50 60,-80')
      pen.line('104,-96 124,-50 116,20', 7, lit(hair))
    },
    front: cap,
  },
  mohawk: {
    back(pen, { accent, main }) {
      mass(
        pen,
        accent === INK ? main : accent,
        '-40,-60! -52,-150! -30,-136! -24,-178! -2,-150! 12,-186! 26,-150! 46,-170! 48,-134! 70,-138! 50,-60!',
      )
    },
    front(pen, { hair, accent, main }) {
      const comb = accent === INK ? main : accent
      mass(pen, comb, '-26,-66! -40,-116! -20,-112 0,-124! 20,-112 42,-116! 30,-66! 2,-78')
      for (const side of [-1, 1])
        for (let i = 0; i < 6; i++) pen.disc(hair, side * (44 + (i % 3) * 9), -50 - i * 7 + (i % 3) * 8, 2.6)
    },
  },
  spikes: {
    front(pen, { hair }) {
      mass(
        pen,
        hair,
        '-74,-6! -118,-40! -84,-56! -120,-104! -74,-98! -78,-148! -38,-120! -22,-168! 6,-124! 40,-164! 46,-118! 90,-136! 78,-92! 122,-86! 86,-52! 116,-20! 74,-6! 62,-46! 42,-60! 26,-42! 4,-64! -16,-42! -36,-64! -58,-40!',
      )
      pen.line('-70,-80 -46,-104 -22,-108', 8, lit(hair))
    },
  },
  beard: {
    front(pen, look) {
      const { hair } = look
      cap(pen, look)
      const beard =
        '-74,-4! -66,30 -44,38 -20,36 -4,42 14,36 40,38 66,30 74,-4! 88,50 70,104 34,140 0,152 -36,140 -72,104 -88,50'
      mass(pen, hair, beard)
      pen.inside(beard, () => {
        for (const x of [-56, -34, -10, 14]) pen.line(`${x},70 ${x * 0.9 + 4},100 ${x * 0.6},130`, 5, lit(hair))
      })
      pen.fill('#7a1730', '-22,58! 0,52 22,58! 8,68 -10,68', 4)
    },
  },
  ...HEADGEAR,
}
