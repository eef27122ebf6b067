/** All that is printed of the cards. */
export { drawBack, drawBackTile } from './print/backs.ts'
export { drawFace, FACE } from './print/face.ts'
export { drawTile, TILE, type TileState } from './print/tile.ts'
