import type { Piece } from '../../../shared/kernel/game.ts'

/** Rules ask for one of several copies, since they are alike: whichever is tapped, it is that one. */
export function meantBy(
  id: string,
  held: readonly { readonly id: string; readonly piece: Piece }[],
  targets: ReadonlyMap<string, unknown>,
  picked: readonly string[],
): string {
  const own = held.find(each => each.id === id)?.piece
  if (!own || targets.has(id) || picked.includes(id)) return id
  const isCopy = ({ kind, face }: Piece): boolean => kind === own.kind && face === own.face
  return held.find(each => targets.has(each.id) && isCopy(each.piece))?.id ?? id
}
