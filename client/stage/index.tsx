import { Canvas } from '@react-three/fiber'
import {
  Component,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { PCFShadowMap } from 'three'
import type { TableModule } from '../games/contract.ts'
import { CLIENT_GAMES } from '../games/registry.ts'
import { reads } from '../match/casebook/reading.ts'
import { placeOf, turnOver } from '../match/marking.ts'
import { targetsOf } from '../session/pick.ts'
import { useSettings } from '../session/settings.ts'
import { catchUp, EMPTY, useChoices, useTable } from '../session/table.ts'
import type { Choice } from '../session/tableState.ts'
import { Ask } from './Ask.tsx'
import { createActors } from './actors.ts'
import { Closer } from './Closer.tsx'
import { Drag } from './Drag.tsx'
import { useAir } from './director/air.ts'
import { Laying } from './Laying.tsx'
import { type Drawing, Loop } from './Loop.tsx'
import { Rig } from './Rig.tsx'
import { isRough } from './rough.ts'
import { Skip } from './Skip.tsx'
import { QUIET, StageContext, type Stagecraft, useScene } from './scene.ts'
import type { Insets } from './shots.ts'
import { PickingContext } from './Target.tsx'
import { Tools } from './Tools.tsx'
import { Tooltip } from './Tooltip.tsx'
import './elements.ts'
import './stage.css'
import { STAGE_WORDS } from './words.ts'

/** For whoever plays with the Casebook; without it, it is told in words alone. */
const Layers = lazy(() =>
  import('./director/Layers.tsx').then(
    ({ Layers }) => ({ default: Layers }),
    () => ({ default: () => null }),
  ),
)

/** Why there is no stage: it could not be fetched, or it broke on this device. */
export type StageFailure = 'unfetched' | 'broken'

interface StageProps {
  readonly onFail: (failure: StageFailure) => void
  /** What the page lays over the canvas, in pixels: the camera keeps the table clear of it. */
  readonly insets: Insets
  readonly choose: (choice: Choice) => void
}

/** A table in three dimensions, whatever the game. */
export default function Stage({ onFail, insets, choose }: StageProps): ReactNode {
  const game = useTable(({ company }) => company?.game)
  const language = useSettings(settings => settings.language)
  const [ready, setReady] = useState<{ table: TableModule; language: string } | null>(null)
  const fail = useRef(onFail)
  fail.current = onFail

  useEffect(() => {
    let here = true
    const load = async (): Promise<void> => {
      const table = game === undefined ? undefined : await CLIENT_GAMES[game]?.table?.()
      if (!table) throw new Error('no table')
      await table.prepare?.(language)
      // Whoever looks on has a director; without one, the table as it stands.
      const { watching, device, player } = useTable.getState()
      const shown =
        watching || (device === 'stage' && player === null)
          ? await import('./director/index.tsx').then(({ aired }) => aired(table)).catch(() => table)
          : table
      if (here) setReady({ table: shown, language })
    }
    if (game !== undefined) load().catch(() => here && fail.current('unfetched'))
    return () => {
      here = false
    }
  }, [game, language])

  useEffect(() => {
    useScene.setState({ insets })
  }, [insets])

  if (!ready) return <p className="stage-word">{STAGE_WORDS[language].loading}</p>
  return (
    <Unbroken onFail={() => fail.current('broken')}>
      <Theatre key={ready.language} table={ready.table} choose={choose} />
    </Unbroken>
  )
}

/** What breaks inside the canvas must not take the page with it. */
class Unbroken extends Component<{ onFail: () => void; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }
  override componentDidCatch(): void {
    this.props.onFail()
  }
  override render(): ReactNode {
    return this.state.broken ? null : this.props.children
  }
}

const NO_TARGETS: ReadonlyMap<string, readonly Choice[]> = new Map()

const markWith =
  (kind: string, places: readonly string[], take = (place: string) => turnOver(kind, place)) =>
  (id: string): void => {
    const view = useTable.getState().moment?.view
    const place = view ? placeOf(id, view, places) : null
    if (place !== null) take(place)
  }

function Theatre({ table, choose }: { table: TableModule; choose: (choice: Choice) => void }): ReactNode {
  const language = useSettings(settings => settings.language)
  const low = useScene(scene => scene.low)
  const times = useAir(air => air.times)
  const [house, setHouse] = useState({ number: 0, dark: false })
  const draw = useRef<Drawing>({ all: () => {}, sight: () => {} })
  const words = useRef<HTMLDivElement>(null)
  const stage = useMemo(
    (): Stagecraft => ({
      words,
      actors: createActors(),
      eye: null,
      take: null,
      travelling: false,
      pace: 1,
      taken: () => [],
      skip: () => undefined,
      touched: false,
      grip: null,
      approach: () => undefined,
      tapped: () => false,
      slide: () => undefined,
      wake: () => draw.current.all(),
      look: () => draw.current.sight(),
    }),
    [],
  )
  const choices = useChoices()
  const picked = useTable(state => state.picked)
  const pointed = useTable(state => state.pointed)
  const marking = useTable(state => state.marking)
  const reading = useTable(reads)
  const picking = useMemo(
    () => ({
      targets: marking?.kind ? NO_TARGETS : targetsOf(choices, picked),
      pointed: new Set(pointed?.things ?? picked),
      choose,
      mark: marking?.kind ? markWith(marking.kind, marking.places, marking.take) : null,
    }),
    [choices, picked, pointed, choose, marking],
  )

  useEffect(() => {
    useTable.setState({ staged: true, also: table.targets ?? EMPTY.also })
    return () => {
      useTable.setState({ staged: false, also: EMPTY.also })
      const { insets, low } = useScene.getState()
      useScene.setState({ ...QUIET, insets, low })
      catchUp()
    }
  }, [table])

  // Before there is a canvas: it smooths edges for good or never, and what is compiled with shadows is compiled anew without.
  const quality = useSettings(settings => settings.quality)
  useLayoutEffect(() => {
    useScene.setState({ low: quality === 'low' })
  }, [quality])

  // Before anything is laid out: a phone would otherwise begin with the table of a large screen.
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {}
    if (width > 0 && height > 0) useScene.setState({ width, height })
  }, [])

  // A browser that does not give the context back gets a new canvas.
  useEffect(() => {
    if (!house.dark) return
    const timer = setTimeout(() => setHouse(({ number }) => ({ number: number + 1, dark: false })), 2500)
    return () => clearTimeout(timer)
  }, [house])
  const dark = useCallback((is: boolean) => setHouse(({ number }) => ({ number, dark: is })), [])

  return (
    <div
      ref={box}
      className="stage"
      style={{ position: 'absolute', inset: 0, overflow: 'hidden', touchAction: 'none' }}
      onPointerDownCapture={({ pointerType }) => {
        stage.touched = pointerType === 'touch'
      }}
    >
      <Canvas
        key={house.number}
        flat
        // Until it is laid.
        frameloop="never"
        dpr={isRough() ? 0.25 : low ? times : [times, 1.5 * times]}
        resize={{ offsetSize: times !== 1 }}
        shadows={low ? false : { type: PCFShadowMap }}
        gl={{ antialias: !low, powerPreference: 'high-performance' }}
        camera={{ near: 0.5, far: 160, fov: 30 }}
        onPointerMissed={() => {
          useTable.setState({ picked: [], pointed: null })
          useScene.setState({ hovered: null })
        }}
        aria-hidden="true"
        style={{ touchAction: 'none' }}
      >
        <StageContext.Provider value={stage}>
          <PickingContext.Provider value={picking}>
            <Rig table={table} />
            <Closer table={table} />
            <Drag />
            <table.Table />
            {reading && (
              <Suspense fallback={null}>
                <Layers table={table} />
              </Suspense>
            )}
            <Ask table={table} />
            <Laying />
            <Loop table={table} draw={draw} onDark={dark} />
          </PickingContext.Provider>
        </StageContext.Provider>
      </Canvas>
      <div ref={words} aria-hidden="true" style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }} />
      {table.Overlay && (
        <StageContext.Provider value={stage}>
          <table.Overlay />
        </StageContext.Provider>
      )}
      <Tooltip />
      <Tools table={table} stage={stage} />
      <Skip skip={() => stage.skip()} />
      {house.dark && (
        <p className="stage-word" role="status">
          {STAGE_WORDS[language].lost}
        </p>
      )}
    </div>
  )
}
