import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { MeshBasicMaterial } from 'three'
import { type Compass, SUSPECTS, type Tile } from '../../../../shared/games/on-the-lam/state.ts'
import type { LamView } from '../../../../shared/games/on-the-lam/view.ts'
import type { KeptTile } from '../../../../shared/games/on-the-lam/words/words.ts'
import { useTable } from '../../../session/table.ts'
import type { Vec } from '../../../stage/actors.ts'
import { Die } from '../../../stage/Die.tsx'
import { Hanging } from '../../../stage/Hanging.tsx'
import { Label } from '../../../stage/Label.tsx'
import { Splat } from '../../../stage/Splat.tsx'
import { ofType, type Running, useEffects, useScene } from '../../../stage/scene.ts'
import { widened } from '../../../stage/shots.ts'
import { useTargetState } from '../../../stage/Target.tsx'
import { doorOf } from '../layout/layout.ts'
import {
  BUILD,
  camera,
  dieAt,
  FLOOR,
  type Format,
  isSmall,
  isTile,
  isUpright,
  PILES,
  pileAt,
  roseAt,
  tileAt,
} from '../layout/places.ts'
import { theProps } from '../prepare.ts'
import type { Caption as CaptionEffect, LamEffect } from './effects.ts'
import { Verdict } from './Verdict.tsx'

/** Everything that lasts a moment. */
export function Effects({ view, format }: { view: LamView; format: Format }): ReactNode {
  const effects = useEffects<LamEffect>()
  const rolled = ofType(effects, 'die').at(-1)
  const said = ofType(effects, 'balloon').at(-1)
  return (
    <>
      <Rose format={format} />
      <Verdict view={view} format={format} />
      <TheDie view={view} format={format} rolled={rolled ?? null} />
      {effects
        .filter(each => each.effect.type !== 'balloon' || each.key === said?.key)
        .map(({ key, effect }) => (
          <Shown key={key} effect={effect} format={format} />
        ))}
    </>
  )
}

/** The die while it rolls, and as long as it lies there to be decided about. */
function TheDie({
  view,
  format,
  rolled,
}: {
  view: LamView
  format: Format
  rolled: Running<Extract<LamEffect, { type: 'die' }>> | null
}): ReactNode {
  const { words, pips } = theProps()
  const { die, decider, decision } = view.facts
  const at = String(rolled?.effect.at ?? view.pieces[decider]?.place)
  const value = rolled?.effect.die ?? die
  const waits = decision === 'act' && value === 0 && SUSPECTS.includes(decider)
  const { legal } = useTargetState('die')
  if (!isTile(at) || (value === 0 && !(waits && legal))) return null
  const label = words.moves[value === 0 ? 'search' : 'stand'](
    { type: value === 0 ? 'search' : 'stand' } as never,
    () => undefined,
    {},
  )
  return (
    <Die
      key={rolled?.key ?? 0}
      at={dieAt(at, format)}
      sides={pips}
      value={value || 6}
      label={label}
      rolling={rolled !== null}
    />
  )
}

/** Which way is north. */
function Rose({ format }: { format: Format }): ReactNode {
  const { compass } = theProps()
  const material = useMemo(
    () => new MeshBasicMaterial({ map: compass, transparent: true, toneMapped: false, depthWrite: false }),
    [compass],
  )
  const { at, turn = [0, 0, 0], size = 1 } = roseAt(format)
  return (
    <mesh
      material={material}
      position={[...at]}
      rotation={[turn[0], turn[1], turn[2]]}
      scale={size}
      raycast={() => null}
    >
      <planeGeometry />
    </mesh>
  )
}

function Shown({ effect, format }: { effect: LamEffect; format: Format }): ReactNode {
  const closeUp = useScene(scene => scene.closeUp)
  // Nobody talks into a dramatic shot of somewhere else.
  if (closeUp !== null && closeUp !== effect.at) return null
  switch (effect.type) {
    case 'balloon':
      return <Balloon tile={effect.at} format={format} name={effect.name} text={effect.text} />
    case 'caption':
      return <Caption effect={effect} format={format} />
    case 'splat':
      return <Splat who={effect.who} floor={FLOOR} size={BUILD[format].figure} />
    case 'compass':
      return isTile(effect.at) ? <Patrol tile={effect.at} format={format} to={effect.way} /> : null
    default:
      return null
  }
}

/** What a roll comes to, under the plate; what somebody gains or loses, beside them; what becomes of a pile. */
function Caption({ effect, format }: { effect: CaptionEffect; format: Format }): ReactNode {
  const { needed } = effect
  const pile = PILES.find(each => each === effect.at)
  if (needed && isTile(effect.at))
    return (
      <Under tile={effect.at} format={format} mood={effect.mood}>
        {effect.text}
        <Needed {...needed} />
      </Under>
    )
  const at = pile ? pileAt(pile, format).at : isTile(effect.at) ? dieAt(effect.at, format) : null
  if (!at) return null
  return (
    <Label at={at} edge={90} top={12}>
      <div className={`lam-caption lam-caption--beside lam-caption--${effect.mood}`}>{effect.text}</div>
    </Label>
  )
}

interface UnderProps {
  readonly tile: Tile
  readonly format: Format
  readonly mood?: CaptionEffect['mood']
  readonly children: ReactNode
}

/** A caption under the plate of a tile, or where it covers none. */
function Under({ tile, format, mood = '', children }: UnderProps): ReactNode {
  const { width, height, insets } = useScene()
  const seats = useTable(state => state.seats)
  return (
    <Hanging
      at={before(tile, format)}
      free={widened(insets, { ...camera(width, height, seats), top: 0 })}
      className={`lam-caption lam-caption--under lam-caption--${mood}`}
    >
      {children}
    </Hanging>
  )
}

function Needed({ skill, need }: NonNullable<CaptionEffect['needed']>): ReactNode {
  const { words } = theProps()
  return (
    <small>
      {' '}
      / {need} {words.skills[skill]}
    </small>
  )
}

/** The street before a tile, where words hide neither its plate nor who stands there. */
const before = (tile: Tile, format: Format): Vec => {
  const [x, , z] = tileAt(tile, format)
  return [x, 0, z + BUILD[format].depth / 2 + 0.1]
}

/** As wide as a balloon can become, in pixels. */
const BALLOON = 390

/** Whoever keeps the tile speaks from beside it, so as not to hide whoever came in. */
function Balloon({ tile, format, name, text }: { tile: Tile; format: Format; name: string; text: string }): ReactNode {
  const door = doorOf(tile, format)
  const aside = door[0] > 0 ? -0.9 : 0.9
  const side = door[0] > 0 ? 'left' : 'right'
  // Small screens have no room above the tiles at the back: there it hangs below the tile and what a roll comes to.
  const below = isSmall(format) && door[2] < -1
  const [x, y, z] = below ? before(tile, format) : door
  return (
    <Label at={[x + aside, y, z]} edge={24} span={BALLOON} side={side} top={below ? 0 : 128}>
      <div
        className={`lam-balloon lam-balloon--${side} ${below ? 'lam-balloon--below' : ''}`}
        data-solid
        data-passing={tile}
      >
        {tile !== 'station' && <Face tile={tile} />}
        <b>{name}</b>
        <span>{text}</span>
      </div>
    </Label>
  )
}

/** Words are drawn by a page of their own, so the drawing must be hung there. */
function Face({ tile }: { tile: KeptTile }): ReactNode {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const face = theProps().keeper(tile)
    frame.current?.append(face)
    return () => face.remove()
  }, [tile])
  return <i ref={frame} />
}

const ARROWS: Readonly<Record<'across' | 'along', Readonly<Record<Compass, string>>>> = {
  across: { north: '◀', south: '▶', east: '▲', west: '▼' },
  along: { north: '▲', south: '▼', east: '▶', west: '◀' },
}

/** Where the patrol is sent. */
function Patrol({ tile, format, to }: { tile: Tile; format: Format; to: Compass }): ReactNode {
  const { words } = theProps()
  return (
    <Under tile={tile} format={format}>
      {ARROWS[isUpright(format) ? 'along' : 'across'][to]} {words.ways[to]}
    </Under>
  )
}
