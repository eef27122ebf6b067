import type { SeatSpec, Viewer } from '../kernel/game.ts'
import type { FromServer, Line } from '../wire/protocol.ts'
import { linesFor, type Recording } from './shown.ts'

export type PastPart = FromServer['past']

/** Lines that are made and sent at a time. */
const PART = 200

/**
 * The past that a viewer is entitled to, the newest part first; a part is made when it is asked for. Lines are counted,
 * not recordings: else a short part would tell of notes that are not for this viewer.
 */
export function* pastOf(
  recordings: readonly Recording[],
  specs: readonly SeatSpec[],
  viewer: Viewer | ((recording: Recording) => Viewer),
): Generator<PastPart, void> {
  let lines: Line[] = []
  for (let at = recordings.length - 1; at >= 0; at--) {
    const recording = recordings[at] as Recording
    const eyes = typeof viewer === 'function' ? viewer(recording) : viewer
    for (const line of linesFor([recording], specs, eyes)) {
      if (lines.length === PART) {
        yield { lines: lines.reverse(), more: true }
        lines = []
      }
      lines.push(line)
    }
  }
  yield { lines: lines.reverse(), more: false }
}
