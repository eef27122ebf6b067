/** Everybody side by side: `npm run dev`, then /kit/art/sheet.html?of=diabolik/art&wide=220&who=eva,ginko. Not in the build. */
import { sheet } from '../../../kit/art/ink2d.ts'
import { drawFigure, FIGURE, FIGURES, type Somebody } from './figures.ts'

const query = new URLSearchParams(location.search)
const wide = query.get('wide') ?? '220'
const names = query.get('who')?.split(',') ?? Object.keys(FIGURES)
for (const name of names) {
  const { canvas, ctx } = sheet(FIGURE.width, FIGURE.height)
  drawFigure(ctx, name as Somebody)
  canvas.style.width = `${wide}px`
  document.querySelector('#sheet')?.append(canvas)
}
