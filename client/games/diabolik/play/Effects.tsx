import type { ReactNode } from 'react'
import { DIE } from '../../../../shared/games/diabolik/state.ts'
import type { Vec } from '../../../stage/actors.ts'
import { Die } from '../../../stage/Die.tsx'
import { Label } from '../../../stage/Label.tsx'
import { Splat } from '../../../stage/Splat.tsx'
import { useEffects, useScene, useStage } from '../../../stage/scene.ts'
import type { Parts } from '../layout/parts.ts'
import { anchor, FIGURE, isLocation, RAIL } from '../layout/places.ts'
import { theWords } from '../words/current.ts'
import { Burst } from './Burst.tsx'
import { Chase } from './chase/Chase.tsx'
import { combatSides } from './combat.ts'
import { Eye } from './Eye.tsx'
import type {
  CombatDie as CombatDieEffect,
  DangerStep as DangerStepEffect,
  DiabolikEffect,
  NotedEffect as NoteEffect,
  Stamp as StampEffect,
} from './effects.ts'
import { Flight } from './Flight.tsx'
import { Loot } from './Loot.tsx'
import { Torch } from './Torch.tsx'
import './effects.css'

/** Everything that lasts a moment. */
export function Effects(parts: Parts): ReactNode {
  const effects = useEffects<DiabolikEffect>()
  return (
    <>
      <Chase format={parts.format} />
      {effects.map(({ key, effect }) => (
        <Shown key={key} effect={effect} parts={parts} />
      ))}
    </>
  )
}

/** Over the head of a figure of size 1, which leans back. */
const HEAD = { up: 2.65, back: 1.2 } as const
const overhead = ([x, y, z]: Vec): Vec => [x + 1.4, y + 5, z + 0.6]
const STANDING = ['criminal', 'detective', 'officer', 'extra']

function Shown({ effect, parts }: { effect: DiabolikEffect; parts: Parts }): ReactNode {
  const { view, format } = parts
  const { actors } = useStage()
  const { width, height, closeUp } = useScene()
  if (effect.type === 'danger') return closeUp ? null : <DangerStep effect={effect} />
  if (effect.type === 'eye') return closeUp ? null : <Eye count={effect.count} />
  const placeOf = (id: string): string => view.pieces[id]?.place ?? id
  // Nobody speaks into a dramatic shot of somewhere else.
  if (closeUp && placeOf(closeUp) !== placeOf(effect.at)) return null
  const where = (id: string): Vec | null => actors.where(id)?.toArray() ?? anchor(id, width, height)
  const at = where(effect.at)
  if (!at) return null
  const stands = isLocation(effect.at) || STANDING.includes(view.pieces[effect.at]?.kind ?? '')
  const over: Vec = stands ? [at[0], at[1] + HEAD.up * FIGURE[format], at[2] - HEAD.back * FIGURE[format]] : at
  switch (effect.type) {
    case 'note':
      return <NotedEffect at={over} effect={effect} />
    case 'burst':
      return <Burst at={over} who={effect.at} text={effect.text} aside={effect.aside} />
    case 'stamp':
      return <Stamp at={at} effect={effect} />
    case 'splat':
      return <Splat who={effect.at} floor={at[1]} size={FIGURE[format] * 0.8} />
    case 'torch':
    case 'aim':
      return <Torch at={at} still={effect.type === 'aim'} />
    case 'flight':
      return <Flight effect={effect} from={where(effect.from) ?? overhead(at)} to={at} seats={parts.seats} />
    case 'loot':
      return <Loot at={at} />
    case 'die':
      return <CombatDie at={at} effect={effect} />
    default:
      return null
  }
}

function CombatDie({ at: [x, y, z], effect: { die } }: { at: Vec; effect: CombatDieEffect }): ReactNode {
  return (
    <Die
      at={[x - 2.4, y + 0.5, z + 1]}
      sides={combatSides()}
      value={DIE.indexOf(die) + 1}
      label={theWords().die[die]}
      rolling
      size={1.25}
    />
  )
}

function NotedEffect({ at, effect }: { at: Vec; effect: NoteEffect }): ReactNode {
  return (
    <Label at={at} edge={90} top={20}>
      <div className={`dbk-note dbk-note--${effect.mood}`}>{effect.text}</div>
    </Label>
  )
}

function Stamp({ at, effect }: { at: Vec; effect: StampEffect }): ReactNode {
  return (
    <Label at={at} edge={120}>
      <div className={`dbk-stamp dbk-stamp--${effect.kind}`}>{effect.text}</div>
    </Label>
  )
}

/** A step of the Danger Level, over the rail. */
function DangerStep({ effect }: { effect: DangerStepEffect }): ReactNode {
  return (
    <Label at={RAIL.at} edge={60} top={30}>
      <div className={`dbk-danger ${effect.up ? 'dbk-danger--up' : ''}`}>
        {effect.up ? '▲' : '▼'} {effect.to}
      </div>
    </Label>
  )
}
