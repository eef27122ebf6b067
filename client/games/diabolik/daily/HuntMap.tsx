import { useEffect, useMemo, useRef, useState } from 'react'
import { type Hunt, type HuntAnswer, verdictOf } from '../../../../shared/games/diabolik/daily.ts'
import { LOCATIONS, type Location, SPOT } from '../../../../shared/games/diabolik/map/locations.ts'
import { CRIMINALS } from '../../../../shared/games/diabolik/state.ts'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import { type Language, LOCALES } from '../../../../shared/words/index.ts'
import type { Somebody } from '../art/figures.ts'
import { DAILY } from '../words/daily.ts'
import { cluesIn, sightsOf, standingIn } from './story.ts'

/** Of the printed map, in units of its places; not asked of what draws it, which is fetched later. */
const SHEET = { width: 1000, height: 700 } as const

interface HuntMapProps {
  readonly hunt: Hunt
  readonly words: Words
  readonly language: Language
  readonly searched: readonly Location[]
  readonly answer: HuntAnswer | null
  /** Null: it is over. */
  readonly press: ((at: Location) => void) | null
}

async function draw(hunt: Hunt, words: Words, language: Language): Promise<HTMLCanvasElement> {
  const { BOARD_WORDS, drawScene, ready } = await import('../drawn/index.ts')
  const own = BOARD_WORDS[language]
  await ready(words, own)
  const people = standingIn(hunt).map(({ who, at }) => ({ who: who as Somebody, at }))
  return drawScene(words, own, { around: LOCATIONS, people, clues: cluesIn(hunt), whole: true })
}

const placed = (at: Location) => ({
  left: `${(100 * SPOT[at][0]) / SHEET.width}%`,
  top: `${(100 * SPOT[at][1]) / SHEET.height}%`,
})

/** The table's map: for pointers; keys have the list beside it, and whoever does not see it has all of it in words. */
export function HuntMap({ hunt, words, language, searched, answer, press }: HuntMapProps) {
  const own = DAILY[language]
  const [frame, sheet] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const [large, setLarge] = useState(false)
  const sights = useMemo(() => sightsOf(hunt).filter(({ open }) => !open), [hunt])
  useEffect(() => {
    let wanted = true
    draw(hunt, words, language)
      .then(canvas => wanted && frame.current?.replaceChildren(canvas))
      // Without its picture it is a list of places, which is there anyway.
      .catch(() => {})
    return () => {
      wanted = false
    }
  }, [hunt, words, language, frame])
  // What must be scrolled is within the keyboard's reach.
  useEffect(() => {
    if (sheet.current) sheet.current.tabIndex = large ? 0 : -1
  }, [large, sheet])
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent' })
  return (
    <section className="hunt-map" aria-label={own.map}>
      <button type="button" className="button quiet small" aria-pressed={large} onClick={() => setLarge(!large)}>
        {own.larger}
      </button>
      <div ref={sheet} className="hunt-sheet" data-large={large}>
        <div className="hunt-plan" aria-hidden="true" style={{ aspectRatio: `${SHEET.width} / ${SHEET.height}` }}>
          <div ref={frame} />
          {sights.map(({ who, at, round }) => (
            <span key={who} className="hunt-mark" data-who={who} style={placed(at)}>
              {words.figures[who].name.charAt(0)}
              <small>{round}</small>
            </span>
          ))}
          {answer &&
            LOCATIONS.map(at => {
              const chance = answer.finds[at] ?? 0
              return (
                chance > 0 && (
                  <span key={at} className="hunt-chance" style={placed(at)}>
                    {percent.format(chance / 1000)}
                  </span>
                )
              )
            })}
          {answer &&
            CRIMINALS.map(who => {
              const at = answer.truth[who]
              return at && <i key={who} className="hunt-truth" data-who={who} style={placed(at)} />
            })}
          {LOCATIONS.map(at => {
            const n = searched.indexOf(at)
            return press ? (
              <button
                key={at}
                type="button"
                tabIndex={-1}
                className="hunt-spot"
                data-at={at}
                data-chosen={n >= 0}
                title={words.locations[at]}
                style={placed(at)}
                onClick={() => press(at)}
              >
                {n >= 0 && n + 1}
              </button>
            ) : (
              n >= 0 && (
                <i
                  key={at}
                  className="hunt-spot"
                  data-chosen="true"
                  data-verdict={answer && verdictOf(answer, at)}
                  style={placed(at)}
                />
              )
            )
          })}
        </div>
      </div>
    </section>
  )
}
