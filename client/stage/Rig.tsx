import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { PerspectiveCamera } from 'three'
import type { TableModule } from '../games/contract.ts'
import { useTable } from '../session/table.ts'
import type { Vec } from './actors.ts'
import { closeTo, drawnBy, within } from './closer.ts'
import { useHandling } from './handling.ts'
import { remaining } from './motion.ts'
import { type Led, useScene, useStage } from './scene.ts'
import { frame, handled, type Screen, type Shot, UNTOUCHED } from './shots.ts'
import { useStanding } from './standing.ts'
import { isCalm } from './still.ts'

/** How fast the camera goes to where it is meant to be; the share per second is e to this. */
const SPEED = 7
/** … where somebody is led along. */
const GLIDE = 2.6
/** A look at something, then back. */
const LOOK = 5000

/** What is in the picture when the camera looks at one place. */
const around = ([x, , z]: Vec, reach: number): Vec[] => [
  [x - reach, 0, z - reach * 0.6],
  [x + reach, 0, z - reach * 0.6],
  [x, 4, z - 0.8],
  [x - reach, 0, z + reach * 0.45],
  [x + reach, 0, z + reach * 0.45],
]

/** Stands where the game wants the camera, looks where the page points, gives way to the hand, and comes back. */
export function Rig({ table }: { table: TableModule }): null {
  const stage = useStage()
  const { actors, look } = stage
  const { camera, gl } = useThree()
  const { width, height, closeUp, page, near } = useScene()
  const focus = useTable(({ focus: at }) => at)
  const looking = useRef<string | null>(null)
  const last = useRef<{ screen: Screen; closeUp: string | null; take: Led | null } | null>(null)
  const hand = useHandling(gl.domElement, stage)

  useEffect(() => {
    looking.current = focus
    look()
    if (!focus) return
    const timer = setTimeout(() => {
      looking.current = null
      look()
    }, LOOK)
    return () => clearTimeout(timer)
  }, [focus, look])

  const { standing, screen } = useStanding(table)
  const wide = useMemo(() => frame(standing.points, standing, screen), [standing, screen])

  useEffect(() => {
    if (closeUp) hand.reset()
  }, [closeUp, hand])

  const scale = table.near?.(width, height) ?? null
  useEffect(() => {
    // On another page, or a screen turned round, the spot is another one.
    void [page, width, height]
    useScene.setState({ near: null })
  }, [page, width, height])
  useLayoutEffect(() => {
    stage.slide = (dx, dy) =>
      useScene.setState(({ near: at }) => ({
        near: at && scale !== null ? within(drawnBy(at, dx, dy, standing, scale), standing, screen, scale) : null,
      }))
  }, [stage, standing, screen, scale])

  const aim = (): Shot => {
    const at = closeUp ?? looking.current
    const place = at ? (table.anchor(at, width, height) ?? actors.where(at)?.toArray()) : null
    const rest = near && scale !== null ? closeTo(near, standing, screen, scale) : wide
    const shot = place ? frame(around(place, closeUp ? 4.6 : 6), standing, screen) : rest
    return hand.now === UNTOUCHED ? shot : handled(shot, standing, hand.now)
  }

  useFrame((_, delta) => {
    const isHeld = stage.take === 'held'
    const gaze = (!isHeld && stage.eye?.()) || null
    const fov = gaze?.fov ?? standing.fov
    if (camera instanceof PerspectiveCamera && camera.fov !== fov) {
      camera.fov = fov
      camera.updateProjectionMatrix()
    }
    if (gaze) {
      camera.position.set(...gaze.at)
      camera.lookAt(...gaze.to)
      camera.updateMatrixWorld()
      last.current = null
      return
    }
    stage.travelling = false
    if (isHeld) return
    // Whoever looks at something of their own is not led elsewhere.
    const take = near || looking.current ? null : (stage.take as Led | null)
    const shot = take?.shot ?? aim()
    // A new window and a dramatic shot are cut to; everything else is a short move.
    const isNew = last.current?.take !== take && take?.cuts
    const cut = isNew || last.current?.screen !== screen || last.current.closeUp !== closeUp
    last.current = { screen, closeUp, take }
    const left = cut || isCalm() || hand.slides ? 0 : remaining(take ? GLIDE : SPEED, Math.min(delta, 0.25))
    camera.position.lerp(shot.at, 1 - left)
    camera.quaternion.slerp(shot.turn, 1 - left)
    const there = camera.position.distanceTo(shot.at) < 0.004 && camera.quaternion.angleTo(shot.turn) < 0.0004
    stage.travelling = !there
    if (there) {
      camera.position.copy(shot.at)
      camera.quaternion.copy(shot.turn)
    } else look()
    camera.updateMatrixWorld()
  }, -2)
  return null
}
