import { type ReactNode, useMemo } from 'react'
import type { Pose } from '../../../../stage/actors.ts'
import { FIGURE, type Format } from '../../layout/places.ts'
import { routeOf } from '../../pieces/cars/route.ts'
import type { Drive } from './effects.ts'
import { type ScenePlan, useClock, useLead } from './lead.ts'
import { SpeedLines } from './SpeedLines.tsx'
import { AT_THE_WHEEL, type Driven, gazeAt, pursuerAt, takeOf, takesOf } from './shots.ts'

/** How high a car leaps over the pin of a Location. */
const LEAP = 0.16
/** Off with a jerk, and brakes at the end. */
const ease = (t: number): number => t * t * (3 - 2 * t)

/** The camera is down on the road, and cuts; the car races along, the Police behind it. */
export function DriveScene({ effect, format }: { effect: Drive; format: Format }): ReactNode {
  const share = useClock(effect.seconds)
  const size = FIGURE[format]
  const { car, plan } = useMemo(() => {
    const route = routeOf(effect.path)
    const carAt = (t: number): Driven => {
      const on = ease(t) * route.length
      const { at, yaw } = route.at(on)
      const hop = Math.max(0, ...route.stops.slice(1, -1).map(stop => Math.exp(-(((on - stop) / 0.7) ** 2))))
      return { at: [at[0], 0.02 + LEAP * hop, at[2]], yaw }
    }
    const count = takesOf(effect.seconds)
    const takes = Array.from({ length: count }, (_, n) => takeOf(n, carAt((n + 0.5) / count)))
    const now = () => {
      const t = share()
      const n = Math.min(count - 1, Math.floor(t * count))
      return { t, car: carAt(t), take: takes[n] ?? takeOf(0, carAt(t)), passed: t * count - n }
    }
    const pursuers = effect.after.map((id, n): [string, () => Pose] => [
      id,
      () => {
        const { t, car, take } = now()
        const [x, y, z] = pursuerAt(car, take.side, n, t, size)
        const step = Math.sin((t * effect.seconds * 3.2 + n * 0.37) * Math.PI)
        return { at: [x, y + Math.abs(step) * 0.22, z], turn: [0, take.side * 0.8, step * 0.05], size }
      },
    ])
    const plan: ScenePlan = {
      eye: () => {
        const { car, take, passed } = now()
        return gazeAt(car, take, passed, size)
      },
      led: {
        jaguar: () => {
          const { at, yaw } = carAt(share())
          return { at, turn: [0, yaw, 0], size }
        },
        [effect.who]: () => ({ at: carAt(share()).at, size: AT_THE_WHEEL }),
        ...Object.fromEntries(pursuers),
      },
    }
    return { car: () => carAt(share()), plan }
  }, [effect, share, size])
  useLead(plan)
  return <SpeedLines car={car} speed={() => 0.35 + 2.6 * share() * (1 - share())} size={size} />
}
