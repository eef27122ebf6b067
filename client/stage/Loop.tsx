import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import type { Playing, TableModule } from '../games/contract.ts'
import { useSettings } from '../session/settings.ts'
import { catchUp, install, useTable } from '../session/table.ts'
import { isVeiled } from '../session/veil.ts'
import { createConductor, TOO_MANY } from './conductor.ts'
import { INK } from './ink.ts'
import { mountLens } from './lens.ts'
import { anotherCard, bytesPrinted } from './print.ts'
import { hiddenOf, inHand, liesAt, moved, type Readable, rectOf, solid } from './reading.ts'
import { begin, changed, changePiece, useScene, useStage } from './scene.ts'
import { seenAt } from './seen.ts'
import { growth } from './shots.ts'
import { onSkip } from './skipping.ts'
import { isCalm, isStill } from './still.ts'
import { tempoOf } from './tempo.ts'

/** Frames in a row that are this slow (seconds) make `auto` quality low. */
const SLOW = 0.045
const SLOW_FRAMES = 24

/** What the stage asks for: all of it anew, or the same from elsewhere. */
export interface Drawing {
  all(): void
  sight(): void
}

const jumps = (): boolean => isStill() || document.hidden

/** Everything that happens in time: frames, and what is played between two moments. */
export function Loop({
  table,
  draw,
  onDark,
}: {
  table: TableModule
  draw: RefObject<Drawing>
  onDark: (dark: boolean) => void
}): null {
  const stage = useStage()
  const { actors } = stage
  const { gl, camera, invalidate, size, scene, raycaster } = useThree()
  const frames = useRef({ count: 0, awake: false, slow: 0, shadows: true })
  /** Pictures: what lasts a moment lasts as long as this. */
  const held = useRef<Promise<void> | null>(null)

  /** The next frame has its shadows drawn, too: whatever has changed may cast one. */
  const redraw = useCallback((): void => {
    frames.current.shadows = true
    invalidate()
  }, [invalidate])
  draw.current = { all: redraw, sight: () => invalidate() }

  useMemo(() => {
    void gl
    anotherCard()
  }, [gl])

  const { conductor, given } = useMemo(() => {
    const made = createConductor({
      queue: () => useTable.getState().queue,
      install,
      jumps,
      tempo(event, seat) {
        const own = seat !== null && useTable.getState().seats.includes(seat)
        const usual = tempoOf(useSettings.getState().pace, event ? (table.weigh?.(event, own) ?? 'scene') : 'scene')
        return usual * (useTable.getState().film?.speed ?? 1)
      },
      isOwn: seat => useTable.getState().seats.includes(seat),
      async play(event) {
        stage.pace = made.pace
        await table.play?.(event, playing)
        if (window.__stage?.holdAt !== event.type) return
        held.current = made.wait(3_600_000)
        await held.current
        held.current = null
      },
      clear: all => useScene.setState({ changes: {}, closeUp: null, ...(all ? { effects: [] } : {}) }),
      sleep(milliseconds) {
        let timer: ReturnType<typeof setTimeout> | undefined
        const done = new Promise<void>(resolve => {
          timer = setTimeout(resolve, milliseconds)
        })
        return { done, cancel: () => clearTimeout(timer) }
      },
    })
    const playing: Playing = {
      get view() {
        return changed(useTable.getState().moment?.view ?? { pieces: {}, facts: {} }, useScene.getState().changes)
      },
      get pace() {
        return made.pace
      },
      wait: made.wait,
      sound: name =>
        void import('../kit/sound/index.ts').then(
          ({ sound }) => sound(name),
          () => undefined,
        ),
      effect(effect) {
        const end = begin(effect)
        return () => void (held.current ? held.current.then(end) : end())
      },
      move: changePiece,
      hush: () => useScene.setState({ effects: [] }),
      closeUp: place => isCalm() || useScene.setState({ closeUp: place }),
    }
    return { conductor: made, given: playing }
  }, [table, stage])

  useEffect(() => {
    const come = (): void => {
      const { queue, moment } = useTable.getState()
      // Nothing is left to be played: what was begun is for another moment.
      if (queue.length === 0) return conductor.drop()
      // The first view, a hidden tab, or too much at once: nobody wants to see how it came about.
      if (!moment || jumps() || queue.length > TOO_MANY) {
        conductor.drop()
        if (!conductor.playing) catchUp()
      } else conductor.wake()
    }
    /** What is being played, and what the pointer is on, may be secret. */
    const forget = (): void => {
      conductor.drop()
      useScene.setState({ changes: {}, effects: [], hovered: null, closeUp: null })
    }
    const leave = useTable.subscribe((now, before) => {
      if (isVeiled(now) !== isVeiled(before)) forget()
      if (now.queue !== before.queue) come()
      // Whoever has decided wants to see what comes of it.
      if (now.sending && !before.sending) useScene.setState({ near: null })
      redraw()
    })
    const unsubscribe = useScene.subscribe(redraw)
    come()
    stage.skip = conductor.skip
    document.addEventListener('visibilitychange', come)
    const unskip = onSkip(gl.domElement, conductor)
    return () => {
      leave()
      unsubscribe()
      conductor.stop()
      document.removeEventListener('visibilitychange', come)
      unskip()
    }
  }, [conductor, stage, redraw, gl])

  useEffect(() => {
    inkFor(size, gl.getPixelRatio())
    useScene.setState({ width: size.width, height: size.height })
    gl.shadowMap.autoUpdate = false
    redraw()
  }, [gl, size, redraw])

  useEffect(
    () =>
      mountLens({
        canvas: gl.domElement,
        get settled() {
          return window.__stage?.settled ?? true
        },
        shoot(finer) {
          const ratio = gl.getPixelRatio()
          const picture = document.createElement('canvas')
          gl.setPixelRatio(ratio * finer)
          inkFor(size, ratio * finer)
          gl.shadowMap.needsUpdate = true
          gl.render(scene, camera)
          picture.width = gl.domElement.width
          picture.height = gl.domElement.height
          // In the same breath: a drawn frame is gone with the next.
          picture.getContext('2d')?.drawImage(gl.domElement, 0, 0)
          gl.setPixelRatio(ratio)
          inkFor(size, ratio)
          gl.shadowMap.needsUpdate = true
          invalidate()
          return picture
        },
        find(id) {
          const at = window.__stage?.find(id)
          const { left, top, times } = liesAt(gl.domElement)
          return at ? { x: (at.x - left) / times / size.width, y: (at.y - top) / times / size.height } : null
        },
      }),
    [gl, scene, camera, size, invalidate],
  )

  useEffect(() => {
    const lost = (event: Event): void => {
      event.preventDefault()
      onDark(true)
    }
    const found = (): void => {
      onDark(false)
      redraw()
    }
    gl.domElement.addEventListener('webglcontextlost', lost)
    gl.domElement.addEventListener('webglcontextrestored', found)
    return () => {
      gl.domElement.removeEventListener('webglcontextlost', lost)
      gl.domElement.removeEventListener('webglcontextrestored', found)
    }
  }, [gl, redraw, onDark])

  useEffect(() => {
    const readable = (): Readable[] => [
      ...(table.reads?.(given.view, size.width, size.height) ?? []),
      ...inHand(actors, useScene.getState().hovered?.id ?? null),
    ]
    stage.taken = () => [
      ...readable().map(each => rectOf(each.corners, camera, size.width, size.height)),
      ...solid(gl.domElement),
    ]
    window.__stage = {
      get calls() {
        return gl.info.render.calls
      },
      get triangles() {
        return gl.info.render.triangles
      },
      get frames() {
        return frames.current.count
      },
      get printed() {
        return bytesPrinted(scene)
      },
      get held() {
        return held.current !== null
      },
      find(id) {
        const seen = seenAt(id, table, actors, camera, size)
        const { left, top, times } = liesAt(gl.domElement)
        return seen && { x: left + seen.x * times, y: top + seen.y * times }
      },
      reads() {
        const { left, top, times } = liesAt(gl.domElement)
        return readable().map(each => ({
          ...moved(rectOf(each.corners, camera, size.width, size.height), left / times, top / times, times),
          name: each.name,
          hidden: hiddenOf(each, camera, raycaster, scene),
        }))
      },
      get settled() {
        return !frames.current.awake && !stage.travelling && !actors.moving && useTable.getState().queue.length === 0
      },
    }
    return () => {
      delete window.__stage
    }
  }, [gl, actors, stage, table, camera, size, scene, raycaster, given])

  useFrame(({ camera }, delta) => {
    const { current } = frames
    current.count++
    // The first frame after a rest comes with the length of the rest.
    const seconds = current.awake ? Math.min(delta, 0.5) : 1 / 60
    if (isCalm()) actors.jump()
    const moving = actors.step(seconds * conductor.pace, camera.matrixWorld, stage.eye !== null)
    if (current.awake) judge(current, delta)
    current.awake = moving
    if (moving || current.shadows) gl.shadowMap.needsUpdate = true
    current.shadows = false
    if (moving) redraw()
  }, -1)
  return null
}

/** Dots and lines are as large on every screen. */
function inkFor({ width, height }: { width: number; height: number }, ratio: number): void {
  INK.uRes.value.set(width * ratio, height * ratio)
  INK.uDot.value = 5 * ratio * growth(width, height)
  INK.uLine.value = ratio * Math.max(0.35, Math.min(width / 1200, height / 800, growth(width, height)))
}

/** Too slow for too long: plainer. Only upwards is left to the player. */
function judge(frames: { slow: number }, delta: number): void {
  frames.slow = delta > SLOW ? frames.slow + 1 : 0
  if (frames.slow < SLOW_FRAMES || useSettings.getState().quality !== 'auto' || isStill()) return
  useScene.setState({ low: true })
}
