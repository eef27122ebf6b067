import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import type { Scenario, Side } from '../../../../shared/games/diabolik/state.ts'
import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import { reducedMotion, useSettings } from '../../../session/settings.ts'
import { ofType, type Running, useEffects, useScene, useShown } from '../../../stage/scene.ts'
import { isStill } from '../../../stage/still.ts'
import type { DiabolikEffect, Narration } from '../play/effects.ts'
import { Caption, type Said } from './Caption.tsx'
import { ChasePanel } from './ChasePanel.tsx'
import './overlay.css'
import { sceneWords } from '../words/play.ts'

/** Over the canvas: the dark, the eye of a Sighting, the narrator's boxes, the end. */
export function Overlay(): ReactNode {
  const effects = useEffects<DiabolikEffect>()
  const closeUp = useScene(scene => scene.closeUp)
  const { ending, scenario } = (useShown() as DiabolikView).facts
  const motion = useSettings(settings => settings.motion)
  const still = isStill() || reducedMotion({ motion })
  const [over] = ofType(effects, 'ended')
  const said = told(ofType(effects, 'caption')).at(-1)
  return (
    <div className={`dbk-over ${still ? 'dbk-still' : ''}`} aria-hidden="true">
      <div className="dbk-vignette" data-near={Boolean(closeUp)} />
      <div className="dbk-dim" data-on={!still && effects.some(({ effect }) => effect.type === 'dim')} />
      {!still && over && <LastScene by={over.effect.by === 'heists' ? 'criminals' : 'detectives'} />}
      <ChasePanel />
      {said && !over && !ending && <Caption {...said} optional />}
      {ending && <Caption {...sceneWords().wins[ending === 'heists' ? (scenario as Scenario) : 'detectives']} alarm />}
    </div>
  )
}

/** Fetched when it comes to that. */
function LastScene({ by }: { by: Side }): ReactNode {
  const [scene, setScene] = useState<ReactElement | null>(null)
  useEffect(() => {
    let wanted = true
    const fetch = async (): Promise<void> => {
      const { Ending } = await import('../play/Ending.tsx')
      if (wanted) setScene(<Ending by={by} />)
    }
    // Without the scene the narrator says who has won.
    fetch().catch(() => {})
    return () => {
      wanted = false
    }
  }, [by])
  return scene
}

/** What the narrator says, the newest last. Heads that follow each other are one: the round, the phase, whose turn it is. */
function told(captions: readonly Running<Narration>[]): (Said & { key: number })[] {
  const boxes: (Said & { key: number })[] = []
  for (const { key, effect } of captions) {
    const box = { key, title: effect.title, text: effect.text, alarm: effect.mood === 'alarm' }
    const last = boxes.at(-1)
    if (last?.text === '' && box.text === '') boxes.splice(-1, 1, { ...last, title: `${last.title} · ${box.title}` })
    else boxes.push(box)
  }
  return boxes
}
