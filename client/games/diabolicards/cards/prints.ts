/** All that is printed of the cards. */
export { drawBack, drawBackTile } from './backs.ts'
export { drawFace, FACE } from './face.ts'
export { drawTile, TILE, type Tile } from './tile.ts'
