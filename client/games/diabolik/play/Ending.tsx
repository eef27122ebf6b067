import { type ReactNode, useEffect } from 'react'
import type { Side } from '../../../../shared/games/diabolik/state.ts'
import './ending.css'
import { useScene } from '../../../stage/scene.ts'
import { scenarioNow } from '../words/current.ts'
import { sceneWords } from '../words/play.ts'

const BARS = [4, 17, 30, 43, 56, 69, 82, 95]

/** How it ends: bars come down in the light of police cars, or two shadows leave over the roofs. */
export function Ending({ by }: { by: Side }): ReactNode {
  const { title, text } = sceneWords().wins[by === 'criminals' ? scenarioNow() : by]
  useEffect(() => {
    useScene.setState({ led: true })
    return () => useScene.setState({ led: false })
  }, [])
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

/** A figure in mid leap, a silhouette; the neck is at the origin. */
function Leaper({ x, y, scarf }: { x: number; y: number; scarf: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(1.7)`}>
      <path
        className={scarf ? 'dbk-scarf' : 'dbk-hair'}
        d={
          scarf ? 'M6 -2 q-34 -18 -66 0 q24 2 32 14 q18 -8 36 -6z' : 'M2 -30 q-26 -10 -46 8 q18 0 22 10 q12 -12 26 -8z'
        }
      />
      <path d="M-10 0Q8 -9 21 2L15 40Q6 52 -9 47L-15 41Z" />
      <path d="M16 3L40 17 60 3 67 10 43 31 11 19Z M-8 3L-35 22 -31 46 -22 43 -24 27 -1 19Z" />
      <path d="M2 38L37 51 45 90 61 95 59 102 36 102 23 66 -8 52Z M-5 42L-31 65 -70 57 -80 64 -74 75 -34 83 8 57Z" />
      <ellipse cx="8" cy="-18" rx="12" ry="16" transform="rotate(12 8 -18)" />
      <path className="dbk-bag" d="M62 2l5 8q-16 22 2 34q28 5 31 -17q-5 -17 -24 -19l2 -7z" />
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
        <Leaper x={500} y={250} scarf />
        <Leaper x={690} y={350} scarf={false} />
      </g>
      <path className="dbk-near" d="M0 800V690h250v-40h90v40h170l60-50 60 50h190v-60h60v60h320v110z" />
    </svg>
  )
}
