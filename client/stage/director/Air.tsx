import { type ReactNode, useLayoutEffect } from 'react'
import { useTable } from '../../session/table.ts'
import { useScene } from '../scene.ts'
import { useAir } from './air.ts'
import { Cameras } from './Cameras.tsx'
import { LowerThird } from './LowerThird.tsx'
import './air.css'

/** Pixels at the lower edge that nothing of the table is in; see air.css. */
const ROOM = 60

/** A picture that is lower has no room for words. */
const LOW = 280

/** Over the lower edge of the picture: who acts, how it stands, and which camera. */
export function Air(): ReactNode {
  const { insets, height } = useScene()
  const small = useTable(state => state.small)
  const mute = useAir(state => state.mute)
  const room = mute || (small && height < LOW) ? 0 : ROOM
  useLayoutEffect(() => {
    if (insets.bottom !== room) useScene.setState({ insets: { ...insets, bottom: room } })
  }, [insets, room])
  if (room === 0) return null
  return (
    <div className="air" data-solid>
      <LowerThird />
      <Cameras />
    </div>
  )
}
