import { type ReactNode, useLayoutEffect } from 'react'
import { useScene } from '../scene.ts'
import { Cameras } from './Cameras.tsx'
import { LowerThird } from './LowerThird.tsx'
import './air.css'

/** Pixels at the lower edge that nothing of the table is in; see air.css. */
const ROOM = 60

/** Over the lower edge of the picture: who acts, how it stands, and which camera. */
export function Air(): ReactNode {
  const { insets } = useScene()
  useLayoutEffect(() => {
    if (insets.bottom !== ROOM) useScene.setState({ insets: { ...insets, bottom: ROOM } })
  }, [insets])
  return (
    <div className="air" data-solid>
      <LowerThird />
      <Cameras />
    </div>
  )
}
