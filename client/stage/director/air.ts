import { create } from 'zustand'
import type { GameEvent, Seat } from '../../../shared/kernel/game.ts'
import type { Directing, Playing } from '../../games/contract.ts'
import { keep, kept } from '../../session/kept.ts'

/** Who leads the camera: the director, whoever looks on, or somebody at the table. */
export const CAMERAS = ['director', 'free', 'above', 'seat'] as const
export type CameraChoice = (typeof CAMERAS)[number]

interface AirState {
  readonly camera: CameraChoice
  /** Whose seat it is seen from; null: the first one's. */
  readonly seat: Seat | null
  readonly directing: Directing | null
  /** What whoever films the table points at. */
  readonly spotlight: string | null
  /** The table alone is wanted: nothing is said over it. */
  readonly mute: boolean
  /** Pixels of the screen to one of the stage: where it is filmed it is laid out as in a small window, and drawn as fine. */
  readonly times: number
  /** What is being played, and whose move it came from. */
  readonly line: { readonly seat: Seat | null; readonly event: GameEvent } | null
}

/** Who is told of all that is played; null: nobody leads the camera. */
interface Desk {
  begins(event: GameEvent, playing: Playing): Promise<void>
  over(event: GameEvent, playing: Playing): Promise<void>
}
export const desk: { now: Desk | null } = { now: null }

/** Beside the other settings of this device: only those need it who look on. */
const KEY = 'tavolo-nero.camera'

/** What the broadcast of one table knows beside the table. */
export const useAir = create<AirState>(() => ({
  camera: CAMERAS.find(each => each === kept(KEY)) ?? 'director',
  seat: null,
  directing: null,
  spotlight: null,
  mute: false,
  times: 1,
  line: null,
}))

export function takeCamera(camera: CameraChoice, seat: Seat | null = useAir.getState().seat): void {
  useAir.setState({ camera, seat })
  keep(KEY, camera)
}
