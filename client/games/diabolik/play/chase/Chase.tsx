import { type ReactNode, useEffect, useMemo } from 'react'
import type { Vec } from '../../../../stage/actors.ts'
import { useEffects, useStage } from '../../../../stage/scene.ts'
import { FIGURE, type Format } from '../../layout/places.ts'
import { routeOf } from '../../pieces/cars/route.ts'
import type { DiabolikEffect } from '../effects.ts'
import { forgetScenes } from './acts.ts'
import { DriveScene } from './DriveScene.tsx'
import type { Discovery, Escape, Follow, Gone } from './effects.ts'
import { GarageScene } from './GarageScene.tsx'
import { type ScenePlan, useClock, useLead } from './lead.ts'
import { AT_THE_WHEEL, clearSide, footGaze, gazeAt, takeOf } from './shots.ts'

/** Inside the canvas: everything that happens On the Run. */
export function Chase({ format }: { format: Format }): ReactNode {
  const effects = useEffects<DiabolikEffect>()
  useEffect(forgetScenes, [])
  return effects.map(({ key, effect }) => <Shown key={key} effect={effect} format={format} />)
}

function Shown({ effect, format }: { effect: DiabolikEffect; format: Format }): ReactNode {
  switch (effect.type) {
    case 'chase':
      return <DriveScene effect={effect} format={format} />
    case 'garage':
      return <GarageScene effect={effect} format={format} />
    case 'discovery':
      return <Drop effect={effect} format={format} />
    case 'escape':
      return <Away effect={effect} format={format} />
    case 'gone':
      return <Hidden effect={effect} />
    case 'follow':
      return <Following effect={effect} format={format} />
    default:
      return null
  }
}

/** When the silhouette is gone they fall onto the map, and the Police who stand there turn. */
function Drop({ effect, format }: { effect: Discovery; format: Format }): ReactNode {
  const { actors } = useStage()
  const share = useClock(effect.seconds)
  const size = FIGURE[format]
  const plan = useMemo((): ScenePlan => {
    const fall = (): number => Math.min(1, Math.max(0, (share() - 0.42) / 0.13))
    const where = (id: string) => actors.where(id)?.toArray() ?? [0, 0, 0]
    const turns = effect.by.map((id, n) => [
      id,
      () => {
        const [x, y, z] = where(id)
        const start = Math.min(1, Math.max(0, (share() - 0.55 - n * 0.03) / 0.14))
        const side = Math.sign(where(effect.who)[0] - x) || 1
        return {
          at: [x, y + 0.4 * Math.sin(Math.PI * start), z] as const,
          turn: [0, side * 0.45 * Math.sin(Math.PI * Math.min(1, start) * 0.5), 0] as const,
          size,
        }
      },
    ])
    return {
      led: {
        [effect.who]: () => {
          const [x, y, z] = where(effect.who)
          return { at: [x, y + 9 * (1 - fall() ** 2), z], size }
        },
        ...Object.fromEntries(turns),
      },
    }
  }, [actors, effect, share, size])
  useLead(plan)
  return null
}

/** The car goes on into the dark that closes round it. */
function Away({ effect, format }: { effect: Escape; format: Format }): ReactNode {
  const { actors } = useStage()
  const share = useClock(effect.seconds)
  const size = FIGURE[format]
  const plan = useMemo((): ScenePlan => {
    const from = actors.where(effect.at)?.clone()
    if (!from || effect.at !== 'jaguar') return { led: {} }
    const yaw = 0.9
    const car = () => {
      const on = 2.4 * share() ** 2
      return { at: [from.x + Math.cos(yaw) * on, from.y, from.z - Math.sin(yaw) * on] as const, yaw }
    }
    const stand = car()
    const take = takeOf(2, stand)
    return {
      eye: () => gazeAt(stand, take, 0, size),
      led: {
        jaguar: () => ({ at: car().at, turn: [0, yaw, 0], size }),
        [effect.who]: () => ({ at: car().at, size: AT_THE_WHEEL }),
      },
    }
  }, [actors, effect, share, size])
  useLead(plan)
  return null
}

function Hidden({ effect }: { effect: Gone }): ReactNode {
  const { actors } = useStage()
  const plan = useMemo(
    (): ScenePlan => ({
      led: { [effect.at]: () => ({ at: actors.where(effect.at)?.toArray() ?? [0, 0, 0], size: AT_THE_WHEEL }) },
    }),
    [actors, effect],
  )
  useLead(plan)
  return null
}

/** Along the drawn roads: on foot in leaps, on wheels turned to where it goes. */
function Following({ effect, format }: { effect: Follow; format: Format }): ReactNode {
  const { actors } = useStage()
  const share = useClock(effect.seconds)
  const size = FIGURE[format]
  const plan = useMemo((): ScenePlan => {
    const route = routeOf(effect.path)
    const leaps = Math.max(2, Math.round(route.length / 1.6))
    const { past } = effect
    const goes = (): { at: Vec; yaw: number } => {
      const t = share()
      const { at, yaw } = route.at(t * route.length)
      const end = actors.where(effect.at)
      // What stands beside its Location goes there over the last part of the way.
      const aside = end ? Math.max(0, (t - 0.8) / 0.2) : 0
      return { at: [at[0] + ((end?.x ?? 0) - at[0]) * aside, 0.04, at[2] + ((end?.z ?? 0) - at[2]) * aside], yaw }
    }
    if (!past) return { led: { [effect.at]: () => ({ at: goes().at, turn: [0, goes().yaw, 0], size }) } }
    const others = past.flatMap((id): Vec[] => {
      const at = actors.where(id)
      return at ? [at.toArray()] : []
    })
    const places = [0, 0.5, 1].map(t => route.at(t * route.length).at)
    const side = clearSide(places, others, size)
    return {
      eye: () => footGaze(goes().at, side, size),
      led: {
        [effect.at]: () => {
          const [x, y, z] = goes().at
          return { at: [x, y + 0.5 * Math.abs(Math.sin(share() * leaps * Math.PI)), z], size }
        },
      },
    }
  }, [actors, effect, share, size])
  useLead(plan)
  return null
}
