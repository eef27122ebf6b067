import { type CSSProperties, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { OnStream } from '../../../shared/wire/stream.ts'
import { useLanguage, useWords } from '../../i18n/index.ts'
import { follow } from '../../overlay/feed.ts'
import type { Widget } from '../../overlay/options.ts'
import looks from '../../overlay/widgets.css?inline'
import { drawn, put } from '../../overlay/widgets.ts'
import { WORDS } from '../../overlay/words.ts'
import { setGate } from '../../session/gate.ts'
import { useTable } from '../../session/table.ts'
import { useAir } from '../../stage/director/air.ts'
import { NO_MARKS, useLayers } from '../../stage/layers.ts'
import { useTheme } from '../Frame.tsx'
import { heatMarks } from './heat.ts'
import './broadcast.css'
import own from './onAir.css?inline'

const Picture = lazy(async () => ({ default: (await import('../../match/Picture.tsx')).Picture }))
const Story = lazy(async () => ({ default: (await import('../../match/Story.tsx')).Story }))

/** What stands on the picture beside what the director says, by scene. */
const SHOWN: Readonly<Record<OnStream['scene'], readonly Widget[]>> = {
  soon: ['soon', 'people'],
  match: ['score', 'people', 'heat', 'pen'],
  between: ['soon', 'people', 'next'],
  end: ['score', 'people', 'hunt', 'next', 'pen'],
}

interface Frame {
  /** The strip over the table, in its own pixels. */
  readonly strip: number
  /** How many times as large as at 720 lines all of it is: a picture of 1080 lines shows the same. */
  readonly times: number
}
const frameOf = (width: number, height: number): Frame =>
  width > height ? { strip: Math.round(720 * 0.115), times: height / 720 } : { strip: 0, times: width / 540 }

function useFrame(): Frame {
  const [frame, setFrame] = useState(() => frameOf(innerWidth, innerHeight))
  useEffect(() => {
    const measure = (): void => setFrame(frameOf(innerWidth, innerHeight))
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
  return frame
}

/** The overlays' own widgets, by their own rules: the page has other things of these names. */
function Widgets({ told }: { told: OnStream }) {
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const all = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (!all.current) {
      const style = document.createElement('style')
      style.textContent = looks + own
      all.current = document.createElement('div')
      box.current?.attachShadow({ mode: 'open' }).append(style, all.current)
    }
    all.current.className = `overlay dark on-air ${told.scene}`
    put(
      all.current,
      SHOWN[told.scene].flatMap(widget => drawn(widget, told, WORDS[language])),
    )
  }, [told, language])
  return <div ref={box} data-theme={told.game} className="broadcast-widgets" />
}

/** The page that tells the match: on the wide picture as large as it can be, on the upright one it passes by. */
function LastPage({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [around, within] = [frame.current, page.current]
    if (!around || !within) return
    const fit = (): void => {
      within.style.transform = ''
      if (innerWidth <= innerHeight) return
      const { paddingTop, paddingBottom } = getComputedStyle(around)
      const room = around.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
      const { height } = within.getBoundingClientRect()
      if (height > room) within.style.transform = `scale(${room / height})`
    }
    // It grows as it is drawn.
    const watch = new ResizeObserver(fit)
    watch.observe(within)
    watch.observe(around)
    return () => watch.disconnect()
  }, [])
  return (
    <div className="broadcast-story" ref={frame}>
      <div className="broadcast-roll">
        <div className="broadcast-page" ref={page}>
          {children}
        </div>
      </div>
    </div>
  )
}

/** The clean feed: the table as a broadcast, with nothing on it that could be pressed. Without a stream it is dark. */
export function BroadcastPage({ stream }: { stream: string }) {
  const { table } = useWords()
  const language = useLanguage()
  const [told, setTold] = useState<OnStream | null>(null)
  // What is held or put off from its beginning on is behind the cover until its time has come.
  const laid = useTable(({ moment }) => moment !== null)
  const { strip, times } = useFrame()
  const bare = new URLSearchParams(location.search).get('chrome') === 'none'
  useTheme(told?.game ?? null)
  useEffect(() => follow(`/api/stream/${stream}/feed?lang=${language}`, 0, setTold), [stream, language])
  const { paused, delay, spotlight, last } = told?.state ?? { paused: false, delay: 0, spotlight: null, last: null }
  // From one to the next, and never open in between: what is held would slip through.
  useEffect(() => setGate(paused, delay), [paused, delay])
  useEffect(() => () => setGate(false, 0), [])
  // The camera goes there once; what shows it stays.
  useEffect(() => {
    useTable.setState({ focus: spotlight })
    useAir.setState({ spotlight })
  }, [spotlight])
  useEffect(() => {
    useAir.setState({ times, mute: bare })
    return () => useAir.setState({ times: 1, mute: false })
  }, [times, bare])
  const heat = told?.heat
  useEffect(() => {
    const marks = heatMarks(heat ?? [])
    useLayers.setState({ crowd: marks.length > 0 ? marks : NO_MARKS })
    return () => useLayers.setState({ crowd: NO_MARKS })
  }, [heat])
  if (!told) return <main className="broadcast" aria-label="Tavolo Nero" />
  const { scene, watch, game } = told
  const isTable = scene === 'match' || scene === 'end'
  const story = scene === 'between' ? last : scene === 'end' && told.phase === 'over' && !bare ? watch : null
  return (
    <main
      className="broadcast"
      data-scene={scene}
      data-bare={bare}
      data-noses={scene === 'end' && told.noses.length > 0}
      aria-label={told.title}
      style={{ '--times': times } as CSSProperties}
    >
      {!(isTable && laid) && <img className="broadcast-cover" src={`/faces/${game}.jpg`} alt="" />}
      {isTable && told.phase !== 'waiting' && (
        <Suspense fallback={null}>
          <div inert className="broadcast-table" style={{ visibility: laid ? 'visible' : 'hidden' }}>
            <Picture key={watch} match={watch} film={false} label={table.title} top={bare ? 0 : strip} />
          </div>
        </Suspense>
      )}
      {story !== null && (
        <Suspense fallback={null}>
          <LastPage>
            <Story game={game} id={story} />
          </LastPage>
        </Suspense>
      )}
      {!bare && <Widgets told={told} />}
    </main>
  )
}
