import type { ReactNode } from 'react'
import type { Side } from '../../../../shared/games/diabolik/state.ts'
import { sceneWords } from './words.ts'

const BARS = [4, 17, 30, 43, 56, 69, 82, 95]

/** How it ends: bars come down in the light of police cars, or two shadows leave over the roofs. */
export function Ending({ by }: { by: Side }): ReactNode {
  const { title, text } = sceneWords().wins[by]
  return (
    <div className={`dbk-end dbk-end--${by}`}>
      {by === 'detectives' ? (
        <>
          <div className="dbk-lamp" />
          <div className="dbk-lamp" />
          <div className="dbk-bars">
            {BARS.map(left => (
              <i key={left} style={{ left: `${left}%` }} />
            ))}
            <em />
            <em />
          </div>
        </>
      ) : (
        <Roofs />
      )}
      <div className="dbk-verdict">
        <b>{title}</b>
        <span>{text}</span>
      </div>
    </div>
  )
}

/** A figure in mid leap, in strokes: the neck is at the origin. */
function Leaper({ x, y, scarf }: { x: number; y: number; scarf: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      {scarf && <path className="dbk-scarf" d="M0 0 q-30 -16 -58 2 q22 2 30 12 q16 -8 28 -6z" />}
      {!scarf && <path className="dbk-hair" d="M-4 -18 q-22 -8 -36 6 q14 0 20 8 q10 -8 18 -6z" />}
      <path
        className="dbk-limbs"
        d="M2 6 l-6 40 M-4 46 l34 16 l18 34 M-4 46 l-34 22 l-34 -6 M4 10 l30 16 l24 -14 M0 12 l-30 18"
      />
      <circle cx="6" cy="-13" r="14" />
      <path className="dbk-bag" d="M56 10 q-16 24 2 36 q26 6 30 -16 q-4 -18 -22 -24z" />
    </g>
  )
}

function Roofs(): ReactNode {
  return (
    <svg className="dbk-roofs" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <pattern id="dbk-dots" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle cx="8" cy="8" r="5.2" fill="#c3121c" />
        </pattern>
      </defs>
      <rect width="1200" height="800" fill="#120308" />
      <rect width="1200" height="560" fill="url(#dbk-dots)" />
      <circle className="dbk-moon" cx="600" cy="360" r="250" />
      <path
        className="dbk-town"
        d="M0 800V560h70v-60h60v-40l30-30 30 30v40h70v90h90v-130h40v-30h30v30h50v130h80v40h120v-70h60v-50l40-40 40 40v50h50v70h90v-150h30v-40h50v40h40v150h90v-60h40v30h60v50h60v200z"
      />
      <g className="dbk-leap">
        <Leaper x={520} y={330} scarf />
        <Leaper x={690} y={390} scarf={false} />
      </g>
      <path className="dbk-near" d="M0 800V690h250v-40h90v40h170l60-50 60 50h190v-60h60v60h320v110z" />
    </svg>
  )
}
