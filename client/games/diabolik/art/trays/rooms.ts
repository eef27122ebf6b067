import { type Box, brush, type Ctx, halftone, rng, shape } from '../../../../kit/art/ink2d.ts'
import { FUMETTO } from '../palette.ts'
import { border, ground, place, plate } from './mat.ts'

const { blood, blue, ink, moonlight, navy, paper, sodium, sodiumDeep, steel } = FUMETTO

/** The Police Station's floor: tiles, and where the four Officers wait. */
export function drawStation(ctx: Ctx, mat: Box, stands: readonly (readonly [number, number])[]): void {
  const [, , w, h] = mat
  ctx.fillStyle = navy
  ctx.fillRect(0, 0, w, h)
  ctx.fillStyle = '#22375a'
  for (let row = 0; row * 55 < h; row++)
    for (let at = (row % 2) * 55; at < w; at += 110) ctx.fillRect(at, row * 55, 55, 55)
  halftone(ctx, mat, 14, ink, (_, v) => 0.5 - v * 1.3)
  border(ctx, mat, blue)
  for (const [i, [x, y]] of stands.entries()) stand(ctx, x, y, i < 2)
}

/** Ginko's Officers on a whole ring, Morrigan's on a broken one. */
function stand(ctx: Ctx, x: number, y: number, blues: boolean): void {
  ctx.beginPath()
  ctx.arc(x, y, 66, 0, 7)
  ctx.fillStyle = '#101a2c'
  ctx.fill()
  ctx.lineWidth = 9
  ctx.strokeStyle = blues ? '#4d8fe0' : sodium
  ctx.setLineDash(blues ? [] : [30, 16])
  ctx.stroke()
  ctx.setLineDash([])
}

/** The Jaguar's box: hazard stripes, oil, and black rubber where somebody left in a hurry. */
export function drawGarage(ctx: Ctx, name: string, mat: Box): void {
  const [, , w, h] = mat
  ctx.fillStyle = '#3a3a40'
  ctx.fillRect(0, 0, w, h)
  const random = rng(11)
  for (let i = 0; i < 340; i++) {
    ctx.fillStyle = random() < 0.5 ? '#2c2c32' : '#4a4a51'
    ctx.fillRect(random() * w, random() * h, 3 + random() * 12, 2.4)
  }
  halftone(ctx, mat, 14, ink, (u, v) => Math.hypot(u - 0.5, v - 0.5) * 1.1 - 0.3)
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, 0, w, h)
  ctx.rect(34, 34, w - 68, h - 68)
  ctx.clip('evenodd')
  ctx.fillStyle = sodium
  ctx.fillRect(0, 0, w, h)
  ctx.strokeStyle = ink
  ctx.lineWidth = 26
  for (let at = -h; at < w + h; at += 62) {
    ctx.beginPath()
    ctx.moveTo(at, h)
    ctx.lineTo(at + h, 0)
    ctx.stroke()
  }
  ctx.restore()
  ctx.fillStyle = ink
  ctx.fill(shape('250,250 290,236 330,250 336,276 300,292 262,284'))
  for (const y of [150, 262])
    for (const [dy, wide] of [
      [0, 15],
      [12, 4],
    ] as const)
      brush(ctx, `40,${y + dy} 150,${y + dy + 6} 260,${y + dy - 12} ${w - 38},${y + dy - 66}`, wide, '#0c0b0e', 0.5)
  plate(ctx, name, [54, h - 104, w * 0.62, 64], sodium)
}

/** A lair under the rock, nameless where there is no room: teeth of stone round a floor of sand, and a lamp's light on it. */
export function drawHideout(ctx: Ctx, name: string, mat: Box, card: Box): void {
  const [, , w, h] = mat
  ground(ctx, mat, '#2a2320', ink, 0.8)
  const [cx, cy] = [card[0] + card[2] / 2, card[1] + card[3] / 2]
  const pool = shape(
    `${cx - 170},${cy} ${cx - 140},${cy - 150} ${cx},${cy - 196} ${cx + 140},${cy - 150} ${cx + 170},${cy} ${cx + 140},${cy + 160} ${cx},${cy + 200} ${cx - 140},${cy + 160}`,
  )
  ctx.save()
  ctx.clip(pool)
  ctx.fillStyle = sodiumDeep
  ctx.fillRect(0, 0, w, h)
  halftone(ctx, [cx - 200, cy - 220, 400, 440], 15, sodium, (u, v) => 0.9 - Math.hypot(u - 0.5, v - 0.5) * 1.9)
  ctx.restore()
  const random = rng(4)
  teeth(ctx, w, h, random)
  place(ctx, card, paper, '#3a2c1c')
  lamp(ctx, w - 78, cy - 190)
  if (name) plate(ctx, name, [40, 40, w - 80, 82], blood, paper)
}

function teeth(ctx: Ctx, w: number, h: number, random: () => number): void {
  const long = Math.min(1, h / 600)
  const spike = (x: number, y: number, wide: number, dx: number, dy: number): void => {
    const path = new Path2D(
      `M${x - wide * (dy ? 1 : 0)} ${y - wide * (dx ? 1 : 0)}L${x + dx} ${y + dy}L${x + wide * (dy ? 1 : 0)} ${y + wide * (dx ? 1 : 0)}Z`,
    )
    ctx.fillStyle = '#5d5650'
    ctx.fill(path)
    ctx.strokeStyle = ink
    ctx.lineWidth = 6
    ctx.stroke(path)
    brush(ctx, `${x},${y} ${x + dx * 0.4},${y + dy * 0.4} ${x + dx * 0.86},${y + dy * 0.86}`, wide * 0.5, ink)
  }
  for (let x = 10; x < w; x += 38) {
    spike(x, 0, 26, 0, (60 + random() * 90) * long)
    spike(x + 14, h, 26, 0, (-30 - random() * 50) * long)
  }
  for (let y = 60; y < h - 30; y += 48) {
    spike(0, y, 30, 26 + random() * 34, 0)
    spike(w, y + 20, 30, -26 - random() * 34, 0)
  }
}

function lamp(ctx: Ctx, x: number, y: number): void {
  ctx.fillStyle = ink
  ctx.fill(new Path2D(`M${x - 26} ${y + 40}h52l8 14h-68zM${x - 20} ${y - 34}h40l6 10h-52z`))
  ctx.fillStyle = sodium
  ctx.fillRect(x - 20, y - 22, 40, 60)
  ctx.strokeStyle = ink
  ctx.lineWidth = 6
  ctx.strokeRect(x - 20, y - 22, 40, 60)
  ctx.beginPath()
  ctx.arc(x, y - 38, 18, Math.PI, 0)
  ctx.stroke()
  ctx.fillStyle = paper
  ctx.fill(shape(`${x},${y - 10} ${x + 10},${y + 12} ${x},${y + 28} ${x - 10},${y + 12}`))
}

/** What stands behind the Station's floor: columns, lit windows, a shield over the door. */
export function drawFacade(ctx: Ctx, name: string, w: number, h: number): void {
  const wall = new Path2D(`M14 ${h}V96H40L${w / 2} 14L${w - 40} 96H${w - 14}V${h}Z`)
  ctx.strokeStyle = paper
  ctx.lineWidth = 24
  ctx.stroke(wall)
  ctx.fillStyle = '#8fa3b8'
  ctx.fill(wall)
  ctx.save()
  ctx.clip(wall)
  halftone(ctx, [0, 0, w, h], 11, steel, (u, v) => 0.2 + u * 0.5 + v * 0.2)
  ctx.restore()
  ctx.strokeStyle = ink
  ctx.lineWidth = 7
  ctx.stroke(wall)
  ctx.fillStyle = navy
  ctx.fillRect(14, 92, w - 28, 74)
  ctx.strokeRect(14, 92, w - 28, 74)
  plate(ctx, name, [44, 98, w - 88, 62], blue, paper)
  for (let x = 34; x < w - 40; x += 74) {
    const door = Math.abs(x + 25 - w / 2) < 38
    ctx.fillStyle = door ? ink : sodium
    ctx.fillRect(x, 186, 50, door ? h - 186 : h - 216)
    ctx.strokeRect(x, 186, 50, door ? h - 186 : h - 216)
    ctx.beginPath()
    ctx.moveTo(x + 25, 186)
    ctx.lineTo(x + 25, h - 30)
    ctx.stroke()
  }
  shield(ctx, w / 2, 58)
}

function shield(ctx: Ctx, x: number, y: number): void {
  const path = new Path2D(`M${x - 22} ${y - 22}h44v22q0 22 -22 32q-22 -10 -22 -32z`)
  ctx.fillStyle = moonlight
  ctx.fill(path)
  ctx.stroke(path)
}
