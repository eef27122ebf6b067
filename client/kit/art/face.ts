import { NIGHT } from './ink2d.ts'
import type { Pen } from './pen.ts'

/** Faces in three-quarter view, looking left into the light, in a box of 200: brows at 86, eyes at 96, chin near 155. */

type Skull = 'oval' | 'square' | 'round' | 'gaunt'

const SKULLS: Readonly<Record<Skull, { face: string; shade: string; edge: string }>> = {
  oval: {
    face: '70,58 66,82 64,92 67,104 67,118 74,137 85,149 95,152 111,144 130,125 140,102 142,78 136,54 118,40 92,40',
    shade: '122,40! 132,60 131,82 122,96 128,108 122,124 111,138 96,152! 116,145 134,126 144,102 148,74 140,52',
    edge: '131,70 124,96 127,110 118,128',
  },
  square: {
    face: '64,56 60,82 56,92 60,104 58,118 62,138 72,152 90,159 110,156 130,146 143,126 148,100 150,76 146,52 128,36 102,32 78,40',
    shade: '128,36! 138,60 137,82 126,96 134,108 128,124 122,142 104,158! 130,150 146,128 152,100 154,74 147,50',
    edge: '137,72 127,96 133,110 125,134',
  },
  round: {
    face: '62,58 57,82 55,94 54,112 58,134 70,150 92,158 118,154 138,138 148,112 150,84 146,58 128,40 96,34 74,44',
    shade: '130,40! 138,60 138,84 130,98 138,112 132,130 120,146 98,158! 124,155 144,138 152,112 155,82 148,56',
    edge: '138,72 131,98 137,112 127,136',
  },
  gaunt: {
    face: '71,50 67,78 62,90 67,104 70,122 77,146 86,159 97,163 109,155 124,136 136,110 142,82 138,52 122,36 94,34',
    shade: '122,36! 132,58 130,82 120,94 124,106 108,122 110,138 99,163! 114,155 128,136 140,110 147,80 140,50',
    edge: '130,70 122,95 123,106 110,122',
  },
}

export function skull(pen: Pen, kind: Skull, skin: string = NIGHT.skin): void {
  const { face, shade, edge } = SKULLS[kind]
  pen.fill(skin, face, 5)
  pen.inside(face, () => {
    pen.ink(shade)
    pen.feather(edge, { to: [-11, -3], count: 11, width: 1.7, seed: 3 })
  })
}

interface Gaze {
  /** -1 looks left, 1 right. */
  readonly look?: number
  /** Share of the eye that the lid covers. */
  readonly lid?: number
  readonly lashes?: boolean
}

type Side = -1 | 1
function eye(pen: Pen, x: number, y: number, half: number, outer: Side, gaze: Gaze): void {
  const { look = -0.4, lid = 0.35, lashes = false } = gaze
  const height = half * 0.72
  const at = (dx: number, dy: number) => `${x + dx},${y + dy}`
  const almond = [
    at(-half, 1),
    at(-half * 0.3, -height),
    at(half * 0.6, -height * 0.7),
    at(half, 0),
    at(0, height * 0.75),
  ]
  const text = `${almond[0]}! ${almond[1]} ${almond[2]} ${almond[3]}! ${almond[4]}`
  pen.fill(NIGHT.paper, text)
  pen.inside(text, () => {
    pen.ctx.fillStyle = NIGHT.ink
    pen.ctx.beginPath()
    pen.ctx.arc(x + look * half * 0.5, y - height * 0.05, height * 0.78, 0, 7)
    pen.ctx.fill()
    pen.ctx.fillRect(x - half, y - height * 1.2, half * 2, height * (0.3 + lid * 1.5))
    pen.ctx.fillStyle = NIGHT.paper
    pen.ctx.beginPath()
    pen.ctx.arc(x + look * half * 0.5 - 1.6, y - height * 0.05 + lid * 2, 1.5, 0, 7)
    pen.ctx.fill()
  })
  const top = y - height + height * lid * 1.1
  pen.line(`${x - half - 1},${y + 1} ${x - half * 0.3},${top} ${x + half * 0.6},${top + 1} ${x + half + 1.5},${y}`, 4.2)
  pen.line(`${x - half * 0.5},${y + height * 0.8} ${x + half * 0.7},${y + height * 0.6}`, 1.6)
  if (!lashes) return
  // Lashes sweep outwards only; inwards they would frown.
  pen.line(`${x + outer * half * 0.3},${top} ${x + outer * half},${y - 3} ${x + outer * (half + 7)},${y - 8}`, 4.4)
  pen.line(`${x + outer * half * 0.6},${y - 1} ${x + outer * (half + 6)},${y - 2}`, 3)
}

/** Both eyes; the far one is narrower. */
export function eyes(pen: Pen, gaze: Gaze = {}, y = 96): void {
  eye(pen, 77, y, 8.5, -1, gaze)
  eye(pen, 111, y, 11.5, 1, gaze)
}

/** `anger` lowers the inner ends and lifts the outer ones. */
export function brows(pen: Pen, anger: number, weight: number, y = 86): void {
  const d = anger * 5
  pen.ink(`65,${y - d + 1}! 76,${y - 3} 87,${y + d}! 86,${y + d + weight} 76,${y - 3 + weight} 67,${y - d + 3}`)
  pen.ink(`97,${y + d}! 111,${y - 4} 126,${y - d - 2}! 128,${y - d + 2} 112,${y - 4 + weight} 99,${y + d + weight}`)
}

/** Plucked and pencilled. */
export function arches(pen: Pen, y = 82): void {
  pen.line(`64,${y + 4} 74,${y - 4} 86,${y + 2}`, 3.6)
  pen.line(`98,${y + 2} 112,${y - 7} 130,${y + 2}`, 4)
}

type Nose = 'straight' | 'hook' | 'button' | 'broken' | 'bulb'
export function nose(pen: Pen, kind: Nose): void {
  if (kind === 'straight') {
    pen.line('92,88 86,103 76,116 79,122', 3.4)
    pen.ink('77,121! 86,119 97,121! 99,116 98,124 90,128 82,126')
    pen.line('97,112 101,117 97,123', 2)
  } else if (kind === 'hook') {
    pen.line('92,84 80,95 73,111 70,122 77,124', 4)
    pen.ink('71,122! 82,120 95,120! 101,114 101,124 90,129 80,127')
  } else if (kind === 'button') {
    pen.line('84,108 79,115 82,119', 2.6)
    pen.ink('80,119! 87,118 94,118! 91,122 85,122')
  } else if (kind === 'broken') {
    pen.line('90,86 83,96 90,104 76,116 74,123', 4.2)
    pen.ink('73,122! 84,119 96,121! 103,114 103,126 92,131 80,129')
    pen.line('90,100 96,103', 2.4)
  } else {
    pen.line('92,88 85,100 74,108 69,117 74,125 84,126', 4)
    pen.ink('74,124! 84,122 97,121! 104,114 103,126 92,131 82,130')
    pen.line('98,110 103,116 99,124', 2.6)
  }
}

type Mouth = 'grim' | 'smirk' | 'lips' | 'shout' | 'moustache' | 'pencil' | 'grin' | 'sneer' | 'prim'
export function mouth(pen: Pen, kind: Mouth, y = 137): void {
  const line = (text: string, width: number) => pen.at(0, y - 137, 1, () => pen.line(text, width))
  const ink = (text: string) => pen.at(0, y - 137, 1, () => pen.ink(text))
  const fill = (color: string, text: string, contour = 0) => pen.at(0, y - 137, 1, () => pen.fill(color, text, contour))
  const underLip = () => ink('80,144! 90,142 98,144! 90,147')
  if (kind === 'grim') {
    line('71,139 82,136 94,138 108,141', 4)
    underLip()
  } else if (kind === 'smirk') {
    line('73,138 84,139 98,137 110,130', 4)
    line('110,126 113,130 111,134', 2)
    underLip()
  } else if (kind === 'lips' || kind === 'prim') {
    const wide = kind === 'lips' ? 1 : 0.78
    pen.at(88, y, wide, () => {
      pen.fill(NIGHT.red, '-14,0! -7,-6 -2,-4 4,-6 15,0! 6,1 -6,1', 2)
      pen.fill(NIGHT.red, '-13,1! -4,2 6,2 14,1! 8,9 -1,11 -9,8', 2)
      pen.line('-14,0 -4,2 4,1 16,-1', 2.6)
    })
  } else if (kind === 'shout') {
    ink('72,134! 84,129 104,131! 108,140 100,150 86,152 76,146')
    fill(NIGHT.paper, '76,134! 86,131 102,133! 100,137 86,136')
  } else if (kind === 'moustache') {
    ink('62,139! 70,129 84,127 92,129 108,129 118,140! 106,138 94,139 88,137 76,140')
    line('78,144 90,143 100,145', 3)
  } else if (kind === 'pencil') {
    ink('70,133! 80,128 88,130! 88,132 80,132')
    ink('90,130! 100,128 112,134! 100,132 90,133')
    line('74,141 86,140 98,141 108,137', 3.6)
  } else if (kind === 'grin') {
    fill(NIGHT.paper, '68,132! 86,137 110,128! 104,143 90,149 76,144', 3.4)
    line('80,136 81,146', 1.6)
    line('90,137 91,148', 1.6)
    line('100,134 100,145', 1.6)
    line('110,122 115,128 112,135', 2.6)
  } else {
    line('72,136 84,141 98,138 108,142', 4)
    line('72,136 69,132 72,128', 2.4)
    underLip()
  }
}

export function ear(pen: Pen, skin: string = NIGHT.skin, x = 146, y = 98): void {
  pen.at(x, y, 1, () => {
    pen.fill(skin, '-2,-14 8,-16 13,-6 9,8 2,15 -3,8', 3.6)
    pen.ink('3,-10 9,-9 9,-1 4,8 2,0')
  })
}

/** Two lenses; `rim` narrows them to half-moons. */
export function glasses(pen: Pen, round: boolean, lens = 'rgba(241,234,216,.92)', y = 97): void {
  const ctx = pen.ctx
  ctx.strokeStyle = NIGHT.ink
  ctx.lineWidth = 4.5
  for (const [x, r] of [
    [77, 12],
    [112, 15],
  ] as const) {
    ctx.beginPath()
    if (round) ctx.ellipse(x, y, r, r * 0.95, 0, 0, 7)
    else {
      // Winged, like a cat's eyes.
      ctx.moveTo(x - r, y - 2)
      ctx.quadraticCurveTo(x - r - 1, y - r * 0.8, x, y - r * 0.62)
      ctx.lineTo(x + r + 6, y - r)
      ctx.quadraticCurveTo(x + r + 2, y + r * 0.9, x, y + r * 0.8)
      ctx.quadraticCurveTo(x - r, y + r * 0.7, x - r, y - 2)
    }
    ctx.fillStyle = lens
    ctx.fill()
    ctx.stroke()
  }
  pen.line(`88,${y - 1} 92,${y - 4} 98,${y - 1}`, 4.5)
  pen.line(`127,${y - 5} 138,${y - 7} 148,${y - 4}`, 4)
}
