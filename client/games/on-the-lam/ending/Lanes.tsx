import { COMPLETE } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import type { Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import type { Words } from '../../../../shared/games/on-the-lam/words/words.ts'
import { MARKS } from '../art/marks.ts'
import type { EndingWords } from '../words/ending.ts'
import type { Case } from './case.ts'

/** A lane for each suspect: a bar a round, as high as what they could prove; turning points are numbered over it. */
export function Lanes({ story, words, own }: { story: Case; words: Words; own: EndingWords }) {
  return (
    <figure className="case-lanes" aria-label={own.course}>
      <figcaption>{own.course}</figcaption>
      {story.finishes.map(({ seat }) => (
        <Lane key={seat} seat={seat} role={words.suspects[seat].role} story={story} own={own} />
      ))}
    </figure>
  )
}

function Lane({ seat, role, story, own }: { seat: Suspect; role: string; story: Case; own: EndingWords }) {
  const bars = story.rounds.map(({ round, own: had }) => ({ round, count: had[seat] ?? 0 }))
  const counts = bars.map(({ count }) => count)
  const { length } = counts
  const marks = story.points.flatMap((point, i) => (point.seat === seat ? [{ number: i + 1, round: point.round }] : []))
  return (
    <div className="case-lane">
      <strong>{role}</strong>
      <div className="case-bars" role="img" aria-label={own.lane(role, counts)}>
        <svg viewBox={`0 0 ${length} ${COMPLETE}`} preserveAspectRatio="none" aria-hidden="true">
          {bars.map(({ round, count }, i) => (
            <rect key={round} x={i + 0.08} y={COMPLETE - count} width={0.84} height={count} fill={MARKS[seat].hue} />
          ))}
        </svg>
        {marks.map(({ number, round }) => (
          <b key={number} className="case-mark" style={{ left: `${(100 * (round + 0.5)) / length}%` }}>
            {number}
          </b>
        ))}
      </div>
    </div>
  )
}
