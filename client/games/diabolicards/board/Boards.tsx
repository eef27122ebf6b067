import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { BoxGeometry, ExtrudeGeometry, MeshBasicMaterial, Shape } from 'three'
import { account } from '../../../../shared/games/diabolicards/rules/account.ts'
import { otherSide } from '../../../../shared/games/diabolicards/rules/table.ts'
import { type Side, ZONES } from '../../../../shared/games/diabolicards/state.ts'
import { useWords } from '../../../i18n/index.ts'
import type { Pose } from '../../../stage/actors.ts'
import { InkMany } from '../../../stage/Ink.tsx'
import { inkMaterial } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { drawn, textureOf } from '../../../stage/print.ts'
import { FLAT, quads } from '../../../stage/quads.ts'
import { useStage } from '../../../stage/scene.ts'
import { Target } from '../../../stage/Target.tsx'
import { useTableau } from '../hud/state.ts'
import type { Parts } from '../layout/parts.ts'
import { boardAt, type Format } from '../layout/places.ts'
import { BACK, BOARD, HIGH } from '../layout/reads.ts'
import { theWords } from '../words/current.ts'
import { boardSheet, partOf, type Said } from './board.ts'
import { thePrint } from './prepare.ts'

const { width: WIDTH, long: LONG, tilt: TILT, front: FRONT } = BOARD

const made = once(() => {
  const side = new Shape()
  side.moveTo(FRONT, 0).lineTo(BACK, HIGH).lineTo(BACK, 0).closePath()
  const body = new ExtrudeGeometry(side, { depth: WIDTH, bevelEnabled: false })
  const print = drawn(boardSheet, 'read')
  const texture = textureOf(() => print.canvas, { anisotropy: 16, part: 'read', kept: true })
  return {
    print,
    texture,
    body: body.rotateY(-Math.PI / 2).translate(WIDTH / 2, 0, 0),
    wood: inkMaterial({ color: '#4a1a7a' }),
    face: new MeshBasicMaterial({ map: texture, toneMapped: false }),
    touched: new BoxGeometry(WIDTH, HIGH, LONG),
  }
})

const ALL = [true, false].flatMap(near => ZONES.map(zone => ({ near, zone })))
const laid = once((format: Format) => ({
  bodies: ALL.map(({ near, zone }): Pose => ({ at: boardAt(near, zone, format) })),
  faces: quads(
    ALL.map(({ near, zone }, i) => {
      const [x, y, z] = boardAt(near, zone, format)
      return {
        at: [x, y + HIGH / 2 + 0.006, z + (FRONT + BACK) / 2 + 0.004],
        width: WIDTH,
        height: LONG,
        lean: FLAT - TILT,
        part: partOf(i),
      }
    }),
  ),
}))

const open = {
  tower: () => useTableau.setState({ account: 'tower' }),
  hideout: () => useTableau.setState({ account: 'hideout' }),
  campus: () => useTableau.setState({ account: 'campus' }),
} as const

/** A board to every side of every zone: its name, its power as it stands, and what its synergy gives. */
export function Boards({ view, format, near: mine }: Parts): ReactNode {
  const { print, texture, body, wood, face, touched } = made()
  const { wake } = useStage()
  const boards = useMemo((): Said[] => {
    const [sums, { sealed, sermons }, { zones }] = [account(view), view.facts, theWords()]
    return ALL.map(({ near, zone }) => {
      const { sum, synergy } = sums[sideAt(near, mine)][zone]
      const here = { sermon: sermons.split(',').includes(zone), sealed: sealed.split(',').includes(zone) }
      return { near, zone, name: zones[zone], power: sum, synergy, ...here }
    })
  }, [view, mine])
  useLayoutEffect(() => {
    if (!print.show(boards)) return
    texture.needsUpdate = true
    wake()
  }, [print, texture, boards, wake])
  const { bodies, faces } = laid(format)
  const { sides, zones } = theWords()
  const { headed, row } = useWords().grammar
  return (
    <>
      <InkMany geometry={body} material={wood} poses={bodies} />
      <mesh geometry={faces} material={face} raycast={() => null} />
      {boards.map(({ near, zone, power: sum, sermon }) => {
        const side = sideAt(near, mine)
        const power = sermon ? row([String(sum), thePrint().own.sermon]) : String(sum)
        const said = headed(row([zones[zone], sides[side]]), power)
        const [x, y, z] = boardAt(near, zone, format)
        return (
          <Target key={`${near} ${zone}`} id={`board:${side}:${zone}`} label={said} open={open[zone]}>
            <mesh geometry={touched} position={[x, y + HIGH / 2, z + (FRONT + BACK) / 2]} visible={false} />
          </Target>
        )
      })}
    </>
  )
}

const sideAt = (near: boolean, mine: Side): Side => (near ? mine : otherSide(mine))
