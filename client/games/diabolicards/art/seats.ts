import type { Player } from '../../../../shared/games/diabolicards/state.ts'
import { INKS, type Traits } from '../../../../shared/games/diabolicards/traits/kinds.ts'
import type { Ctx } from '../../../kit/art/ink2d.ts'
import { type Pen, penOf } from '../../../kit/art/pen.ts'
import { bodyOf } from './portraits/builds.ts'
import { INK, PAPER, SKINS } from './portraits/colours.ts'
import { drawFigure } from './portraits/figure.ts'
import type { Look } from './portraits/kit.ts'
import { cutOut } from './portraits/shapes.ts'

const seat = (gender: 'female' | 'male', hair: string, traits: Omit<Traits, 'emblem'>): Look => ({
  traits: { ...traits, emblem: '' },
  body: bodyOf(traits.build, gender),
  female: gender === 'female',
  skin: SKINS[traits.skin],
  hair,
  main: INKS[traits.palette[0]],
  accent: INKS[traits.palette[1]],
  luck: 0.5,
})

/** Whoever plays: no card has their looks. Dawn is in yellow and orange, Dusk in blue and violet. */
const SEATED: Readonly<Record<Player, Look>> = {
  nova: seat('female', '#ffd23a', {
    build: 'tall',
    face: 'beaming',
    skin: 'brown',
    hair: 'quiff',
    dress: 'blazer',
    pose: 'handsOnHips',
    palette: ['yellow', 'orange'],
  }),
  raven: seat('male', INK, {
    build: 'lanky',
    face: 'sneering',
    skin: 'porcelain',
    hair: 'long',
    dress: 'trench',
    pose: 'armsCrossed',
    palette: ['navy', 'cyan'],
  }),
  comet: seat('male', '#d9481c', {
    build: 'broad',
    face: 'smug',
    skin: 'olive',
    hair: 'mohawk',
    dress: 'leathers',
    pose: 'armsCrossed',
    palette: ['orange', 'yellow'],
  }),
  viper: seat('female', '#2f8f3a', {
    build: 'slight',
    face: 'scowling',
    skin: 'tan',
    hair: 'bob',
    dress: 'robe',
    pose: 'handsOnHips',
    palette: ['grape', 'lime'],
  }),
}

/** Head and shoulders, nothing behind them. */
export function drawSeat(ctx: Ctx, player: Player): void {
  const figure = (pen: Pen): void => pen.at(256, 400, 1.5, p => drawFigure(p, SEATED[player]))
  ctx.lineJoin = ctx.lineCap = 'round'
  figure(cutOut(ctx, PAPER, 8))
  figure(penOf(ctx, INK))
}
