import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { Vector3 } from 'three'
import type { Playing, TableModule } from '../games/contract.ts'
import { useSettings } from '../session/settings.ts'
import { catchUp, install, useTable } from '../session/table.ts'
import { isVeiled } from '../session/veil.ts'
import { createDirector, TOO_MANY } from './director.ts'
import { INK } from './ink.ts'
import { hiddenOf, inHand, moved, type Readable, rectOf, solid } from './reading.ts'
import { begin, changed, changePiece, useScene, useStage } from './scene.ts'
import { onSkip } from './skipping.ts'
import { isCalm, isStill } from './still.ts'
import { tempoOf } from './tempo.ts'

/** Frames in a row that are this slow (seconds) make `auto` quality low. */
const SLOW = 0.045
const SLOW_FRAMES = 24

const jumps = (): boolean => isStill() || document.hidden

/** Everything that happens in time: frames, and what is played between two moments. */
export function Loop({
  table,
  draw,
  onDark,
}: {
  table: TableModule
  draw: RefObject<() => void>
  onDark: (dark: boolean) => void
}): null {
  const stage = useStage()
  const { actors } = stage
  const { gl, camera, invalidate, size, scene, raycaster } = useThree()
  const frames = useRef({ count: 0, awake: false, slow: 0 })
  /** Pictures: what lasts a moment lasts as long as this. */
  const held = useRef<Promise<void> | null>(null)
  const quality = useSettings(settings => settings.quality)

  draw.current = () => invalidate()

  const { director, given } = useMemo(() => {
    const made = createDirector({
      queue: () => useTable.getState().queue,
      install,
      jumps,
      tempo(event, seat) {
        const own = seat !== null && useTable.getState().seats.includes(seat)
        return tempoOf(useSettings.getState().pace, event ? (table.weigh?.(event, own) ?? 'scene') : 'scene')
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
    return { director: made, given: playing }
  }, [table, stage])

  useEffect(() => {
    const come = (): void => {
      const { queue, moment } = useTable.getState()
      if (queue.length === 0) return
      // The first view, a hidden tab, or too much at once: nobody wants to see how it came about.
      if (!moment || jumps() || queue.length > TOO_MANY) {
        director.drop()
        if (!director.playing) catchUp()
      } else director.wake()
    }
    /** What is being played, and what the pointer is on, may be secret. */
    const forget = (): void => {
      director.drop()
      useScene.setState({ changes: {}, effects: [], hovered: null, closeUp: null })
    }
    const leave = useTable.subscribe((now, before) => {
      if (isVeiled(now) !== isVeiled(before)) forget()
      if (now.queue !== before.queue) come()
      invalidate()
    })
    const redraw = useScene.subscribe(() => invalidate())
    come()
    stage.skip = director.skip
    document.addEventListener('visibilitychange', come)
    const unskip = onSkip(gl.domElement, director)
    return () => {
      leave()
      redraw()
      director.stop()
      document.removeEventListener('visibilitychange', come)
      unskip()
    }
  }, [director, stage, invalidate, gl])

  useEffect(() => {
    if (quality !== 'auto') useScene.setState({ low: quality === 'low' })
  }, [quality])

  useEffect(() => {
    INK.uRes.value.set(size.width * gl.getPixelRatio(), size.height * gl.getPixelRatio())
    INK.uDot.value = 5 * gl.getPixelRatio()
    INK.uLine.value = gl.getPixelRatio() * Math.min(1, Math.max(0.35, Math.min(size.width / 1200, size.height / 800)))
    useScene.setState({ width: size.width, height: size.height })
    gl.shadowMap.autoUpdate = false
    gl.shadowMap.needsUpdate = true
    invalidate()
  }, [gl, size, invalidate])

  useEffect(() => {
    const lost = (event: Event): void => {
      event.preventDefault()
      onDark(true)
    }
    const found = (): void => {
      onDark(false)
      gl.shadowMap.needsUpdate = true
      invalidate()
    }
    gl.domElement.addEventListener('webglcontextlost', lost)
    gl.domElement.addEventListener('webglcontextrestored', found)
    return () => {
      gl.domElement.removeEventListener('webglcontextlost', lost)
      gl.domElement.removeEventListener('webglcontextrestored', found)
    }
  }, [gl, invalidate, onDark])

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
      get held() {
        return held.current !== null
      },
      find(id) {
        const place = table.anchor(id, size.width, size.height) ?? actors.where(id)?.toArray()
        const spot = place ? new Vector3(...place) : actors.held(id)?.clone().applyMatrix4(camera.matrixWorld)
        if (!spot) return null
        const { x, y } = spot.project(camera)
        const { left, top } = gl.domElement.getBoundingClientRect()
        return { x: left + ((1 + x) / 2) * size.width, y: top + ((1 - y) / 2) * size.height }
      },
      reads() {
        const { left, top } = gl.domElement.getBoundingClientRect()
        return readable().map(each => ({
          ...moved(rectOf(each.corners, camera, size.width, size.height), left, top),
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
    const moving = actors.step(seconds * director.pace, camera.matrixWorld, stage.eye !== null)
    if (current.awake) judge(current, delta)
    current.awake = moving
    if (moving) {
      gl.shadowMap.needsUpdate = true
      invalidate()
    }
  }, -1)
  return null
}

/** Too slow for too long: plainer. Only upwards is left to the player. */
function judge(frames: { slow: number }, delta: number): void {
  frames.slow = delta > SLOW ? frames.slow + 1 : 0
  if (frames.slow < SLOW_FRAMES || useSettings.getState().quality !== 'auto' || isStill()) return
  useScene.setState({ low: true })
}
