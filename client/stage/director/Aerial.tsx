import { type ReactNode, useEffect, useMemo } from 'react'
import type { Seat } from '../../../shared/kernel/game.ts'
import type { Directing, Playing, TableModule } from '../../games/contract.ts'
import { later } from '../../match/later.tsx'
import { useTable } from '../../session/table.ts'
import type { TableState } from '../../session/tableState.ts'
import type { Vec } from '../actors.ts'
import { type Led, useStage } from '../scene.ts'
import { useStanding } from '../standing.ts'
import { isCalm } from '../still.ts'
import { aimAt, aimOf, standing as standingAim } from './aim.ts'
import { desk, useAir } from './air.ts'
import { type Aim, isNear, WIDE } from './choose.ts'
import { type Crew, createDirector } from './director.ts'

const FreeCamera = later(async () => (await import('./FreeCamera.tsx')).FreeCamera)

/** So much faster than life, nobody wants to wait for a camera. */
const HASTE = 3
/** From straight above, nearly: words stay upright. */
const ABOVE = 1.45

const seatOf = ({ queue }: TableState): Seat | null =>
  queue[0]?.lines.flatMap(({ heard }) => (heard.type === 'note' ? [] : [heard.seat]))[0] ?? null

function useDirecting(table: TableModule): Directing | null {
  const directing = useAir(state => state.directing)
  useEffect(() => {
    let wanted = true
    useAir.setState({ directing: null, line: null, seat: null })
    // Without it there is the whole table to be seen.
    table.directing?.().then(
      found => wanted && useAir.setState({ directing: found }),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [table])
  return directing
}

/** Has the camera of those who look on: the director's, somebody's at the table, or from above. */
export function Aerial({ table }: { table: TableModule }): ReactNode {
  const stage = useStage()
  const directing = useDirecting(table)
  const camera = useAir(state => state.camera)
  const { standing, screen } = useStanding(table)
  const places = useMemo(() => {
    const { width, height } = screen
    return (id: string): Vec | null => table.anchor(id, width, height) ?? stage.actors.where(id)?.toArray() ?? null
  }, [table, stage, screen])

  useEffect(() => {
    if (!directing || camera === 'free') return
    const air = (led: Led): void => {
      stage.take = led
      stage.look()
    }
    let given: Playing | null = null
    const crew: Crew = {
      directing,
      aim: cue => aimOf(cue, directing.setups, places, standing, screen),
      now: () => performance.now(),
      isCalm,
      wait: async milliseconds => {
        if (given && given.pace < HASTE) await given.wait(milliseconds * given.pace)
      },
      after(milliseconds, work) {
        const timer = setTimeout(work, milliseconds)
        return () => clearTimeout(timer)
      },
      air: ({ cue, aim, how }) => air({ shot: cue.framing === 'wide' ? null : aim.shot, cuts: how === 'cut' }),
    }
    const wide = standingAim(standing, screen)
    const director =
      camera === 'director' ? createDirector(crew, { cue: WIDE, aim: wide, how: 'cut', since: 0, moved: 0 }) : null
    desk.now = {
      async begins(event, playing) {
        given = playing
        const { view } = playing
        if (directing.event(event, view)) useAir.setState({ line: { seat: seatOf(useTable.getState()), event } })
        await director?.begins(event, view)
      },
      over: async (event, { view }) => director?.over(event, view),
    }
    air({ shot: null, cuts: true })

    let seen = wide
    /** From where somebody sits, or from above: as they go, the camera goes along. */
    const look = ({ moment, company }: TableState): void => {
      if (!moment) return
      const aim: Aim =
        camera === 'above'
          ? standingAim({ ...(table.above?.(screen.width, screen.height, []) ?? standing), pitch: ABOVE }, screen)
          : seated(useAir.getState().seat ?? company?.chairs[0]?.seats[0] ?? '', moment)
      air({ shot: aim.shot, cuts: !isNear(seen, aim) })
      seen = aim
    }
    const seated = (seat: Seat, { view }: NonNullable<TableState['moment']>): Aim => {
      const { subjects, ...setup } = directing.seat(seat, view)
      const found = subjects.map(places).filter(at => at !== null)
      return (
        aimAt(found, setup, standing, screen) ??
        standingAim({ ...standing, pitch: setup.pitch, yaw: setup.yaw ?? 0 }, screen)
      )
    }
    const turn = (now: TableState): void => {
      if (now.queue.length > 0 || !now.moment) return
      useAir.setState({ line: null })
      if (director) director.rests(now.moment.view)
      else look(now)
    }
    const leave = useTable.subscribe((now, before) => {
      if (now.moment !== before.moment || now.queue !== before.queue) turn(now)
    })
    const move = useAir.subscribe((now, before) => {
      if (now.seat !== before.seat) look(useTable.getState())
    })
    turn(useTable.getState())
    return () => {
      leave()
      move()
      director?.stop()
      desk.now = null
      stage.take = null
      stage.look()
    }
  }, [directing, camera, table, stage, places, standing, screen])

  return camera === 'free' ? <FreeCamera standing={standing} screen={screen} /> : null
}
