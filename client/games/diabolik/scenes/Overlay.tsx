import type { ReactNode } from 'react'
import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import { useScene, useShown } from '../../../stage/scene.ts'
import { isStill } from '../../../stage/still.ts'
import { reducedMotion, useSettings } from '../../../state/settings.ts'
import { ChasePanel } from '../chase/ChasePanel.tsx'
import { Ending } from './Ending.tsx'
import './scenes.css'
import { sceneWords } from './words.ts'

/** Over the canvas: the dark, the eye of a Sighting, the narrator's boxes, the end. */
export function Overlay(): ReactNode {
  const effects = useScene(scene => scene.effects)
  const { top, left } = useScene(scene => scene.insets)
  const { ending } = (useShown() as DiabolikView).facts
  const motion = useSettings(settings => settings.motion)
  const still = isStill() || reducedMotion({ motion })
  const of = (type: string) => effects.filter(({ effect }) => effect.type === type)
  const [over] = of('ended')
  return (
    <div className={`dbk-over ${still ? 'dbk-still' : ''}`} aria-hidden="true">
      <div className="dbk-vignette" />
      <div className="dbk-dim" data-on={!still && of('dim').length > 0} />
      {!still && over && <Ending by={over.effect.by === 'heists' ? 'criminals' : 'detectives'} />}
      <ChasePanel />
      <div className="dbk-captions" style={{ top: top + 12, left: left + 14 }}>
        {(over ? [] : of('caption')).slice(-2).map(({ key, effect }) => (
          <Caption key={key} title={String(effect.title)} text={String(effect.text)} alarm={effect.mood === 'alarm'} />
        ))}
        {ending && <Caption {...sceneWords().wins[ending === 'heists' ? 'criminals' : 'detectives']} alarm />}
      </div>
    </div>
  )
}

function Caption({ title, text, alarm }: { title: string; text: string; alarm: boolean }): ReactNode {
  return (
    <p className={`dbk-caption ${alarm ? 'dbk-caption--alarm' : ''}`}>
      {title && <b>{title}</b>}
      {text && <span>{text}</span>}
    </p>
  )
}
