import type { EventOf } from '../../../../../shared/games/diabolik/events.ts'
import type { Location } from '../../../../../shared/games/diabolik/map/locations.ts'
import type { Criminal } from '../../../../../shared/games/diabolik/state.ts'
import { during, linger } from '../../../../stage/acts.ts'
import { isCalm } from '../../../../stage/still.ts'
import { isLocation, pinAt } from '../../layout/places.ts'
import { chaseWords } from '../../words/chase.ts'
import { theWords } from '../../words/current.ts'
import { narrate, stepBack } from '../acts.ts'
import type { DiabolikStage } from '../effects.ts'
import type { Follow, Panel } from './effects.ts'

/** On the Run: how somebody is found, takes the car, is chased and gets away. Everybody sees the same. */

type Scene = Panel['scene'] | 'run'

/** In milliseconds: at full length once in a match, and short when it is known. */
const LENGTHS: Readonly<Record<Scene, readonly [first: number, again: number]>> = {
  discovery: [1700, 900],
  garage: [1500, 500],
  chase: [4200, 1200],
  escape: [1600, 700],
  run: [1400, 800],
}
/** How many of the Police give chase. */
const PURSUERS = 3
/** Until whoever got away has come to the card that they are on now. */
const GONE = 640
/** With less motion: time to read a panel. */
const READING = 1800

const seen = new Set<Scene>()
/** A new match: everything is shown at full length again. */
export const forgetScenes = (): void => seen.clear()

function lengthOf(scene: Scene): number {
  const [first, again] = LENGTHS[scene]
  const length = seen.has(scene) ? again : first
  seen.add(scene)
  return length
}

export const drives = (stage: DiabolikStage, who: string): boolean => stage.view.facts.driver === who

/** The Police on the map, the nearest to a Location first. */
function policeNear(stage: DiabolikStage, location: Location): { readonly id: string; readonly far: number }[] {
  const [x, , z] = pinAt(location)
  return Object.entries(stage.view.pieces)
    .flatMap(([id, { kind, place }]) => {
      if ((kind !== 'detective' && kind !== 'officer') || !isLocation(place)) return []
      const at = pinAt(place)
      return [{ id, far: Math.hypot(at[0] - x, at[2] - z) }]
    })
    .sort((a, b) => a.far - b.far)
}

/** With less motion a scene is one panel of a comic. */
const panel = (stage: DiabolikStage, scene: Panel['scene'], who: Criminal, text: string): Promise<void> =>
  during(
    stage,
    { type: 'panel', at: '', seconds: READING / 1000 / stage.pace, scene, who, text } satisfies Panel,
    READING,
  )

/** Found: a red frame, a black silhouette, and there they stand. */
export async function discovery(stage: DiabolikStage, event: EventOf<'exposed'>): Promise<void> {
  const { who, at } = event
  const text = theWords().log.exposed(event)
  stage.sound('sting')
  if (isCalm()) {
    stage.move(who, { place: at })
    return panel(stage, 'discovery', who, text)
  }
  const length = lengthOf('discovery')
  stage.move(who, { place: at })
  stage.closeUp(who)
  const by = policeNear(stage, at).flatMap(({ id, far }) => (far === 0 ? [id] : []))
  const end = stage.effect({ type: 'discovery', at, who, by, seconds: length / 1000 / stage.pace })
  await stage.wait(length * 0.55)
  stage.sound('thud')
  linger(stage, { type: 'splat', at: who }, 480)
  narrate(stage, '', text, 'alarm')
  await stage.wait(length * 0.45)
  end()
}

/** A shutter goes up, the engine starts, two lamps. */
export async function takeCar(stage: DiabolikStage, event: EventOf<'jaguarTaken'>): Promise<void> {
  const { who } = event
  const place = stage.view.pieces[who]?.place ?? ''
  const park = (): void => (isLocation(place) ? stage.move('jaguar', { place }) : undefined)
  stage.sound('door')
  if (isCalm()) {
    park()
    return panel(stage, 'garage', who, theWords().log.jaguarTaken(event))
  }
  const length = lengthOf('garage')
  narrate(stage, theWords().log.jaguarTaken(event), chaseWords().garage)
  const end = stage.effect({ type: 'garage', at: 'garage', seconds: length / 1000 / stage.pace })
  await stage.wait(length * 0.45)
  stage.sound('engine')
  const lights = stage.effect({ type: 'lights', at: 'jaguar', reach: 2 })
  await stage.wait(length * 0.55)
  park()
  lights()
  end()
}

/** The chase: the car over the real roads, and the Police behind it. */
export async function drive(stage: DiabolikStage, event: EventOf<'moved'>): Promise<void> {
  const who = event.who as Criminal
  const { from, to, path, road } = event
  const text = theWords().log.moved(event)
  stage.sound('engine')
  for (const piece of [who, 'jaguar']) stage.move(piece, { place: to })
  if (isCalm()) return panel(stage, 'chase', who, text)
  const length = lengthOf('chase')
  narrate(stage, chaseWords().tears[road], text)
  const after = policeNear(stage, to).map(({ id }) => id)
  const ends = [
    stage.effect({
      type: 'chase',
      at: to,
      who,
      path: [from, ...path],
      after: after.slice(0, PURSUERS),
      seconds: length / 1000 / stage.pace,
    }),
    stage.effect({ type: 'lights', at: 'jaguar', reach: 2.4 }),
  ]
  const long = length > 2000
  if (long) {
    await stage.wait(length / 3)
    stage.sound('siren')
    stage.sound('tyres')
    await stage.wait(length / 3)
    stage.sound('engine')
  }
  await stage.wait(long ? length / 3 : length)
  stage.sound('tyres')
  for (const end of ends) end()
}

/** Along the roads. */
const follow = (stage: DiabolikStage, milliseconds: number, way: Pick<Follow, 'at' | 'path' | 'past'>): Promise<void> =>
  during(stage, { type: 'follow', seconds: milliseconds / 1000 / stage.pace, ...way } satisfies Follow, milliseconds)

/** Somebody On the Run, on foot. */
export async function run(stage: DiabolikStage, event: EventOf<'moved'>): Promise<void> {
  const { who, from, to, path } = event
  narrate(stage, chaseWords().runs, theWords().log.moved(event))
  const length = lengthOf('run')
  stage.move(who, { place: to })
  stage.sound('hop')
  const past = policeNear(stage, to).map(({ id }) => id)
  if (!isCalm()) await follow(stage, length, { at: who, path: [from, ...path], past })
  stage.sound('thud')
  linger(stage, { type: 'splat', at: who }, 480)
  await stage.wait(180)
}

/** The van goes its way. */
export async function rollOn(stage: DiabolikStage, { from, to }: EventOf<'walked'>): Promise<void> {
  stage.move('van', { place: to })
  stage.sound('engine')
  if (isCalm()) return stage.wait(180)
  await follow(stage, 420, { at: 'van', path: [from, to] })
}

/** The lights go out, and the dark closes over them. */
export async function getAway(stage: DiabolikStage, event: EventOf<'hid'>): Promise<void> {
  const { who } = event
  const byCar = drives(stage, who)
  const text = theWords().log.hid(event)
  stage.sound(byCar ? 'engine' : 'shadow')
  if (isCalm()) return panel(stage, 'escape', who, text)
  const length = lengthOf('escape')
  const { swallowed, melts } = chaseWords()
  narrate(stage, text, byCar ? swallowed : melts)
  if (!byCar) stage.closeUp(who)
  const end = stage.effect({ type: 'escape', at: byCar ? 'jaguar' : who, who, seconds: length / 1000 / stage.pace })
  await stage.wait(length * 0.3)
  const dark = byCar ? stage.effect({ type: 'lights', at: 'jaguar', reach: 0 }) : () => undefined
  await stage.wait(length * 0.5)
  // It is dark now: nobody sees it go.
  if (byCar) stage.move('jaguar', { place: 'garage' })
  await stage.wait(length * 0.2)
  // Nor do they stand there again before they stand on their card.
  linger(stage, { type: 'gone', at: who, seconds: GONE / 1000 }, GONE)
  stepBack(stage)
  dark()
  end()
}
