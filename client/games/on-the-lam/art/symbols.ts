import type { Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import { type Ctx, shape } from '../../../kit/art/ink2d.ts'
import { drawIcon, type Icon } from './icons.ts'

export { drawShield, SHIELD } from './shield.ts'

/** The suspects' own signs, in a box of 100: told apart by outline alone, at any size. */
const SIGNS: Readonly<Record<Suspect, readonly string[]>> = {
  boxer: ['22,66 12,44 18,20 42,8 68,12 82,30! 84,38 94,44 92,62 78,70 76,68!', '24,72! 76,74! 74,94! 26,94!'],
  dame: ['30,14! 70,14! 94,40! 50,94! 6,40!'],
  reporter: ['50,98! 26,52 36,30! 64,30! 74,52', '38,22! 62,22! 60,2! 40,2!'],
  ceo: ['26,66! 22,10! 50,6 78,10! 74,66!', '2,72 24,70! 50,76 76,70! 98,72 84,86 50,92 16,86'],
}
/** Lines left open in them. */
const CUTS: Readonly<Record<Suspect, readonly string[]>> = {
  boxer: ['60,34! 66,36 70,48! 80,58! 74,60! 64,50'],
  dame: ['10,38! 90,38! 88,43! 12,43!', '34,43! 39,43! 51,84! 49,84!', '66,43! 61,43! 49,84! 51,84!'],
  reporter: ['48,96! 48,60! 52,60! 52,96!', '50,50 55,56 50,62 45,56'],
  ceo: ['25,54! 50,60 75,54! 75,62! 50,68 25,62!'],
}

/** A suspect's sign of that size round a centre. */
export function drawSymbol(
  ctx: Ctx,
  who: Suspect,
  x: number,
  y: number,
  size: number,
  color: string,
  ground: string,
): void {
  ctx.save()
  ctx.translate(x - size / 2, y - size / 2)
  ctx.scale(size / 100, size / 100)
  ctx.fillStyle = color
  for (const text of SIGNS[who]) ctx.fill(shape(text))
  ctx.fillStyle = ground
  for (const text of CUTS[who]) ctx.fill(shape(text))
  ctx.restore()
}

/** An icon, or a suspect's own sign. */
export type DrawnSign = Icon | Suspect

export function drawSign(
  ctx: Ctx,
  sign: DrawnSign,
  x: number,
  y: number,
  size: number,
  color: string,
  ground: string,
): void {
  if (isSuspect(sign)) drawSymbol(ctx, sign, x, y, size * 0.84, color, ground)
  else drawIcon(ctx, sign, x, y, size, color)
}
const isSuspect = (sign: DrawnSign): sign is Suspect => sign in SIGNS
