import type { Dress } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import { INK, lit, PAPER, shaded } from './colours.ts'
import { type Hairdo, mass, type PortraitPart } from './kit.ts'

type Worn = 'cap' | 'hat' | 'hood' | 'helmet' | 'veil' | 'horns' | 'crown' | 'flames' | 'ears'

/** Which hat goes with what they wear; a bowler goes with the rest. */
const HATS: Partial<Readonly<Record<Dress, PortraitPart>>> = {
  // A captain's, with too much gold on it.
  uniform(pen, { main, accent }) {
    mass(pen, PAPER, '-84,-66! -112,-116 -70,-142 0,-152 72,-142 112,-116 84,-66! 0,-78')
    pen.fill(main, '-86,-74! 0,-88 86,-74! 84,-44! 0,-56 -84,-44!', 7)
    pen.ink('-84,-48! 0,-60 84,-48! 64,-26 0,-36 -64,-26')
    pen.disc(accent, 0, -104, 24, 6)
    pen.line('-8,-112 0,-96 8,-112', 6)
  },
  // A beret, worn far too seriously.
  jumper(pen, { main }) {
    mass(pen, main, '-76,-52! -112,-78 -96,-116 -20,-136 66,-124 92,-84 76,-54! 0,-72')
    pen.line('-10,-134 -4,-152', 9)
  },
  // A stovepipe.
  trench(pen, { main, accent }) {
    mass(pen, main, '-62,-64! -70,-180! 0,-188 72,-180! 64,-64! 0,-76')
    pen.fill(accent, '-64,-92! 0,-102 66,-92! 64,-66! 0,-78 -62,-66!', 6)
    mass(pen, main, '-110,-66 -60,-74 0,-80 60,-74 110,-66 104,-48 60,-54 0,-60 -60,-54 -104,-48')
    pen.line('-46,-168 -42,-110', 8, lit(main))
  },
}
const bowler: PortraitPart = (pen, { main, accent }) => {
  mass(pen, main, '-68,-62! -76,-110 -42,-142 0,-148 44,-142 78,-110 70,-62! 0,-72', '-52,-102 -36,-124 -10,-132')
  pen.fill(accent, '-72,-84! 0,-96 74,-84! 72,-62! 0,-72 -70,-62!', 6)
  mass(pen, main, '-112,-70! -70,-66 0,-74 70,-66 112,-70! 92,-46 0,-54 -92,-46')
}

const FIRE =
  '-72,-10! -116,-40 -96,-80! -134,-110 -96,-132 -86,-170! -56,-146 -38,-176 -40,-214! 2,-176 10,-152 42,-196! 60,-146 92,-160! 84,-120 122,-116! 100,-76 116,-40 74,-8! 60,-44 30,-60 0,-50 -32,-62 -60,-42'

export const HEADGEAR: Readonly<Record<Worn, Hairdo>> = {
  cap: {
    front(pen, { main, accent, hair }) {
      mass(pen, hair, '-78,0! -84,-50 -70,-70 70,-70 84,-50 78,0! 68,-36 0,-46 -68,-36')
      mass(pen, main, '-78,-56! -80,-104 -44,-132 4,-136 54,-128 84,-98 80,-54! 0,-66', '-58,-92 -38,-114 -10,-120')
      pen.fill(accent, '-80,-62! -140,-52 -132,-28 -70,-36 0,-46 30,-58! 0,-68', 7)
      pen.disc(accent, 6, -136, 9, 5)
      pen.fill(accent, '16,-112! 46,-106! 42,-76! 14,-80!', 5)
    },
  },
  hat: { front: (pen, look) => (HATS[look.traits.dress] ?? bowler)(pen, look) },
  hood: {
    back(pen, { main }) {
      mass(pen, main, '-100,110! -116,0 -104,-80 -56,-140 16,-160 72,-132 112,-74 122,10 104,110!')
    },
    front(pen, { main }) {
      pen.ink(
        '-70,-20! -66,-60 -30,-88 0,-92 34,-88 66,-60 72,-20! 84,60 60,100! 96,96 100,-10 90,-90 10,-140 -80,-100 -104,-10 -92,96 -60,100! -80,60',
      )
      mass(
        pen,
        main,
        '-96,110! -118,0 -104,-82 -56,-142 16,-164 74,-134 114,-76 124,10 104,110! 90,60 92,-10 76,-74 30,-104 -10,-106 -66,-80 -84,-10 -84,60',
      )
      pen.line('-102,-20 -92,-74 -52,-122', 8, lit(main))
    },
  },
  helmet: {
    front(pen, { main, accent }) {
      pen.fill(accent, '-20,-120! -44,-176 10,-196 74,-168 104,-104! 60,-100', 7)
      mass(
        pen,
        main,
        '-66,70! -92,20 -94,-60 -60,-118 0,-136 60,-118 94,-60 92,20 68,70! 56,40 66,0! 62,-34 14,-40 0,-14! -14,-40 -62,-34 -66,0! -56,40',
        '-74,-60 -48,-100 -14,-114',
      )
      pen.line('0,-134 0,-80 0,-24', 7)
      for (const x of [-66, 66]) pen.disc(accent, x, -30, 8, 5)
    },
  },
  veil: {
    back(pen, { main }) {
      mass(pen, main, '-90,-50 -118,60 -140,200! -60,216 60,216 140,200! 118,60 90,-50 0,-130')
    },
    front(pen, { main, accent }) {
      mass(
        pen,
        main,
        '-76,70! -112,110 -108,-20 -82,-92 0,-130 82,-92 108,-20 112,110 76,70! 84,0 66,-46 0,-64 -66,-46 -84,0',
        '-92,-20 -76,-70 -40,-104',
      )
      pen.fill(accent, '-70,-46! 0,-66 70,-46! 76,-64! 0,-86 -76,-64!', 5)
      for (const [x, y] of [
        [-44, -48],
        [-22, -56],
        [0, -58],
        [22, -56],
        [44, -48],
      ] as const)
        pen.disc(accent, x, y, 8, 4)
    },
  },
  horns: {
    back(pen) {
      for (const side of [-1, 1]) {
        const s = (x: number) => x * side
        pen.fill(
          PAPER,
          `${s(50)},-70! ${s(96)},-84 ${s(134)},-124 ${s(140)},-196! ${s(104)},-160 ${s(70)},-138 ${s(30)},-104!`,
          7,
        )
        pen.line(`${s(74)},-86 ${s(64)},-118`, 6)
        pen.line(`${s(98)},-102 ${s(88)},-138`, 6)
      }
    },
    front(pen, { main, accent }) {
      mass(
        pen,
        main,
        '-58,84! -84,40 -90,-50 -58,-112 0,-126 58,-112 90,-50 84,40 58,84! 66,30! 72,-24! 20,-36 0,-20! -20,-36 -72,-24! -66,30!',
        '-74,-50 -50,-92 -20,-106',
      )
      pen.fill(accent, '0,-122! 16,-70 0,-22! -16,-70', 5)
    },
  },
  crown: {
    back(pen, { hair, traits }) {
      if (traits.dress === 'gown') mass(pen, hair, '-80,-40 -108,40 -112,140 -80,180 80,180 112,140 108,40 80,-40')
    },
    front(pen, { hair, accent, main }) {
      mass(
        pen,
        hair,
        '-76,10! -86,-50 -60,-96 60,-96 86,-50 76,10! 64,-40 34,-60 0,-64 -34,-60 -64,-40',
        '-70,-50 -56,-76',
      )
      const gold = accent === INK ? main : accent
      mass(pen, gold, '-74,-74! -92,-166! -48,-122! 0,-182! 50,-122! 94,-166! 76,-74! 0,-90')
      for (const [x, y] of [
        [-92, -170],
        [0, -188],
        [94, -170],
      ] as const)
        pen.disc('#e0204f', x, y, 12, 6)
      pen.fill(PAPER, '-14,-104! 0,-124! 14,-104! 0,-88!', 5)
    },
  },
  flames: {
    front(pen, { main, accent }) {
      const [outer, inner] = main === INK ? [accent, '#ffe11a'] : [main, accent === INK ? '#ffe11a' : accent]
      pen.fill(outer, FIRE, 7)
      pen.inside(FIRE, () => {
        pen.fill(
          inner,
          '-66,-20! -84,-70 -60,-100! -66,-130 -34,-140! -20,-110 0,-150! 14,-110 44,-140! 50,-104 84,-110! 78,-60 80,-20! 60,-60 0,-74 -60,-60',
        )
        pen.fill(PAPER, '-50,-50! -46,-86 -24,-80 -10,-110! 4,-80 30,-100! 36,-74 62,-70 56,-46! 0,-70')
      })
    },
  },
  ears: {
    back(pen, { main, accent }) {
      for (const side of [-1, 1]) {
        pen.disc(main, side * 84, -104, 48, 7)
        pen.disc(accent, side * 84, -104, 26, 5)
      }
      mass(pen, main, '-104,70 -116,-30 -84,-110 0,-134 84,-110 116,-30 104,70 60,112 0,124 -60,112')
    },
    front(pen, { main, accent }) {
      mass(
        pen,
        main,
        '-70,86! -112,50 -112,-40 -82,-108 0,-132 82,-108 112,-40 112,50 70,86! 72,20 62,-44 0,-64 -62,-44 -72,20',
        '-88,-50 -60,-94 -20,-112',
      )
      pen.disc(accent, 0, -96, 14, 6)
      pen.fill(shaded(main), '-16,-58! 0,-64 16,-58! 10,-44! -10,-44!', 4)
    },
  },
}
