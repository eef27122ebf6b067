import { Euler, Matrix4, type Object3D, Quaternion, Vector3 } from 'three'
import { CARD } from './geometry.ts'
import { beat, type Style, TIMINGS } from './motion.ts'

export type Vec = readonly [x: number, y: number, z: number]

/** Where a thing is to be. In the hand it goes with the camera, whose axes then count. */
export interface Pose {
  readonly at: Vec
  readonly turn?: Vec
  readonly size?: number
  readonly space?: 'table' | 'hand'
}

/** A thing of the layout. The key says which body it is, the id which piece of the view: cards in a hand have no id of their own. */
export interface Placed extends Pose {
  readonly key: string
  readonly id: string
  readonly style: Style
  /** Where it comes from when it was nowhere before. */
  readonly from?: Pose
  /** How high it is, in its widths, where it is no card. */
  readonly aspect?: number
}

interface State {
  readonly at: Vector3
  readonly turn: Quaternion
  size: number
  inHand: boolean
}

interface Actor {
  body: Object3D | null
  id: string
  style: Style
  readonly aspect: number
  readonly now: State
  readonly from: State
  readonly to: State
  /** Seconds into the move; a move that is over has as many as it takes. */
  time: number
  /** Up into the air, however short the way. */
  leaps: boolean
}

const euler = new Euler()
const matrix = new Matrix4()
const inverse = new Matrix4()
const scale = new Vector3()

const newState = (): State => ({ at: new Vector3(), turn: new Quaternion(), size: 1, inHand: false })

function write(state: State, { at, turn = [0, 0, 0], size = 1, space = 'table' }: Pose): void {
  state.at.set(...at)
  state.turn.setFromEuler(euler.set(...turn))
  state.size = size
  state.inHand = space === 'hand'
}
function copy(to: State, from: State): void {
  to.at.copy(from.at)
  to.turn.copy(from.turn)
  to.size = from.size
  to.inHand = from.inHand
}
const same = (a: State, b: State): boolean =>
  a.inHand === b.inHand &&
  Math.abs(a.size - b.size) < 1e-4 &&
  a.at.distanceToSquared(b.at) < 1e-8 &&
  Math.abs(a.turn.dot(b.turn)) > 1 - 1e-7

export interface Actors {
  /** Everything that is on the table, and where it belongs. What is not named any more is gone. */
  settle(spots: readonly Placed[]): void
  /** The thing that shows this one; null when it is taken away. */
  embody(key: string, body: Object3D | null): void
  /** Goes on by so many seconds; `away`: the hand is not held up now. True while anything moves. */
  step(seconds: number, camera: Matrix4, away?: boolean): boolean
  /** A scene moves a thing itself, frame by frame; null, and it is where it belongs again. */
  lead(id: string, pose: (() => Pose) | null): void
  /** Lets go of a thing that was led: it goes from where it is to where it belongs. */
  drop(id: string): void
  /** Everything where it belongs, now. */
  jump(): void
  /** Makes it start: it moves as it does when it goes somewhere, where it stands. */
  startle(id: string): void
  /** Where a thing of the table is, for effects and the camera. */
  where(id: string): Vector3 | null
  /** Where a thing of the hand is, as the camera sees it. */
  held(id: string): Vector3 | null
  /** All of the hand, how high it is in its widths, and where a point of it is: so many of them from its middle. */
  hand(): readonly { readonly id: string; readonly aspect: number; readonly at: (x: number, y: number) => Vec }[]
  readonly moving: boolean
}

export function createActors(): Actors {
  const actors = new Map<string, Actor>()
  const led = new Map<string, () => Pose>()
  let byId = new Map<string, string>()
  const camera = new Matrix4()

  /** The same place in the other space: a card that goes from the table to the hand must not leap. */
  const change = (state: State, inHand: boolean): void => {
    if (state.inHand === inHand) return
    matrix.compose(state.at, state.turn, scale.setScalar(state.size))
    matrix.premultiply(inHand ? inverse.copy(camera).invert() : camera)
    matrix.decompose(state.at, state.turn, scale)
    state.size = scale.x
    state.inHand = inHand
  }

  const show = ({ body, now, time, style }: Actor): void => {
    if (!body) return
    const { stretch } = beat(style, time / TIMINGS[style].seconds)
    const wide = 1 / Math.sqrt(stretch)
    scale.set(now.size * wide, now.size * stretch, now.size * wide)
    matrix.compose(now.at, now.turn, scale)
    if (now.inHand) matrix.premultiply(camera)
    matrix.decompose(body.position, body.quaternion, body.scale)
    body.updateMatrixWorld()
  }

  const move = (actor: Actor, seconds: number): void => {
    const { now, from, to, style, leaps } = actor
    const { seconds: whole } = TIMINGS[style]
    actor.time = Math.min(whole, actor.time + seconds)
    const { along, lift } = beat(style, actor.time / whole)
    now.at.lerpVectors(from.at, to.at, along)
    // Things in the hand arc towards the eye, things on the table into the air.
    const far = leaps ? 1 : Math.min(1, from.at.distanceTo(to.at) / 2)
    if (now.inHand) now.at.z += lift * far * 0.05
    else now.at.y += lift * far
    now.turn.slerpQuaternions(from.turn, to.turn, along)
    now.size = from.size + (to.size - from.size) * along
  }

  const arrive = (actor: Actor): void => {
    actor.time = TIMINGS[actor.style].seconds
    copy(actor.now, actor.to)
    show(actor)
  }

  const busy = ({ time, style }: Actor): boolean => time < TIMINGS[style].seconds

  return {
    settle(spots) {
      const before = byId
      const keys = new Set(spots.map(({ key }) => key))
      const gone = new Map([...actors].filter(([key]) => !keys.has(key)))
      byId = new Map(spots.map(({ id, key }) => [id, key]))
      const goal = newState()
      for (const spot of spots) {
        let actor = actors.get(spot.key)
        if (!actor) {
          actor = {
            body: null,
            id: spot.id,
            style: spot.style,
            aspect: spot.aspect ?? CARD.height,
            now: newState(),
            from: newState(),
            to: newState(),
            time: 0,
            leaps: false,
          }
          const heir = gone.get(before.get(spot.id) ?? '')
          if (heir) copy(actor.now, heir.now)
          else write(actor.now, spot.from ?? spot)
          copy(actor.to, actor.now)
          actor.time = TIMINGS[spot.style].seconds
          actors.set(spot.key, actor)
        }
        write(goal, spot)
        actor.id = spot.id
        if (same(actor.to, goal)) continue
        // Within the hand things make room; they are dealt only once.
        actor.style = goal.inHand && actor.to.inHand ? 'glide' : spot.style
        copy(actor.to, goal)
        change(actor.now, goal.inHand)
        copy(actor.from, actor.now)
        actor.time = 0
        actor.leaps = false
      }
      for (const key of gone.keys()) actors.delete(key)
    },
    embody(key, body) {
      const actor = actors.get(key)
      if (!actor) return
      actor.body = body
      show(actor)
    },
    step(seconds, at, away = false) {
      camera.copy(at)
      let any = false
      for (const [key, actor] of actors) {
        const pose = led.get(key)
        if (actor.body) actor.body.visible = !(away && actor.now.inHand)
        if (pose) {
          arrive(actor)
          write(actor.now, pose())
          any = true
          show(actor)
        } else if (busy(actor)) {
          move(actor, seconds)
          any = true
          show(actor)
        } else if (actor.now.inHand) show(actor)
      }
      return any
    },
    lead(id, pose) {
      const key = byId.get(id) ?? id
      if (pose) led.set(key, pose)
      else if (led.delete(key)) {
        const actor = actors.get(key)
        if (actor) arrive(actor)
      }
    },
    drop(id) {
      const key = byId.get(id) ?? id
      const actor = actors.get(key)
      if (!led.delete(key) || !actor) return
      actor.style = 'glide'
      actor.leaps = false
      copy(actor.from, actor.now)
      actor.time = 0
    },
    startle(id) {
      const actor = actors.get(byId.get(id) ?? id)
      if (!actor || busy(actor)) return
      copy(actor.from, actor.to)
      actor.time = 0
      actor.leaps = true
    },
    jump() {
      for (const actor of actors.values()) arrive(actor)
    },
    where(id) {
      const actor = actors.get(byId.get(id) ?? id)
      return actor && !actor.to.inHand ? actor.to.at : null
    },
    held(id) {
      const actor = actors.get(byId.get(id) ?? id)
      return actor?.to.inHand ? actor.to.at : null
    },
    hand() {
      return [...actors.values()]
        .filter(({ to }) => to.inHand)
        .map(({ id, aspect, to }) => ({
          id,
          aspect,
          at: (x, y) =>
            new Vector3(x, y, 0)
              .multiplyScalar(to.size)
              .applyQuaternion(to.turn)
              .add(to.at)
              .applyMatrix4(camera)
              .toArray(),
        }))
    },
    get moving() {
      return led.size > 0 || [...actors.values()].some(busy)
    },
  }
}
