import type { ReactNode } from 'react'
import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import { sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import type { Player } from '../../../../shared/games/diabolicards/state.ts'
import { reducedMotion, useSettings } from '../../../session/settings.ts'
import { useTable } from '../../../session/table.ts'
import { ofType, useEffects, useScene, useShown } from '../../../stage/scene.ts'
import { isStill } from '../../../stage/still.ts'
import { formatOf, hasPages } from '../layout/places.ts'
import { Ending } from '../play/Ending.tsx'
import type { DiabolicardsEffect } from '../play/effects.ts'
import { SIGNS } from '../play/signs.ts'
import { theWords } from '../words/current.ts'
import { SideSign } from './account/Sign.tsx'
import '../play/scenes.css'
import { sceneWords } from '../words/play.ts'

/** Over the canvas: whose turn it is, what is told, who kills whom, the end. */
export function Overlay(): ReactNode {
  const effects = useEffects<DiabolicardsEffect>()
  const { width, height, insets } = useScene()
  const view = useShown() as DiabolicardsView
  const motion = useSettings(settings => settings.motion)
  const still = isStill() || reducedMotion({ motion })
  const [ribbon, over] = [ofType(effects, 'ribbon').at(-1), ofType(effects, 'ended').at(-1)]
  const format = formatOf(width, height)
  // On small screens the state of the match stands at the top, held sideways the pages at the left.
  const place = { top: insets.top + (hasPages(format) ? 50 : 8), left: insets.left + (format === 'low' ? 66 : 12) }
  return (
    <div className={`dia-over ${still ? 'dia-still' : ''}`} aria-hidden="true">
      {ribbon && !over && <Ribbon key={ribbon.key} seat={ribbon.effect.seat} extra={ribbon.effect.extra} />}
      {over ? (
        <Ending key={over.key} facts={view.facts} over={over.effect} />
      ) : (
        <div className="dia-told" style={place}>
          {ofType(effects, 'caption')
            .slice(-2)
            .map(({ key, effect }) => (
              <p key={key} className="dia-caption">
                {effect.text}
              </p>
            ))}
          <Killing view={view} small={hasPages(format)} />
          {view.facts.ending !== '' && <Ending facts={view.facts} over={null} />}
        </div>
      )}
    </div>
  )
}

/** For as long as somebody may answer: who kills whom, and whose word counts. From memory no more is said than that. */
function Killing({ view: { facts, pieces }, small }: { view: DiabolicardsView; small: boolean }): ReactNode {
  const faceOf = (card: string): CardName | undefined => pieces[card]?.face
  const by = faceOf(facts.killer)
  const victims = facts.victims.split(',').flatMap(card => faceOf(card) ?? [])
  const deciders = facts.decider.split(',') as Player[]
  const asked = useTable(({ seats }) => deciders.some(seat => seats.includes(seat)))
  const answered = useTable(({ queue }) => queue.length > 0)
  // Small screens have the marks, and whoever is asked reads it in the question.
  if (!by || victims.length === 0 || answered || (small && asked)) return null
  const { table } = theWords()
  return (
    <div className="dia-killing">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS.skull} fillRule="evenodd" />
      </svg>
      <p>
        {!small && <b>{table.killing(by, victims)}</b>} {table.decides(deciders)}
      </p>
    </div>
  )
}

/** Whose turn it is. */
function Ribbon({ seat, extra }: { seat: Player; extra: boolean }): ReactNode {
  const own = useTable(({ seats, film }) => seats.includes(seat) && seats.length === 1 && !film)
  const { again, yours } = sceneWords()
  return (
    <div className="dia-ribbon" data-side={sideOf(seat)}>
      <p>
        <SideSign side={sideOf(seat)} /> {own ? yours : theWords().log.turnBegan({ type: 'turnBegan', seat, extra })}
        {own && extra && ` ${again}`}
      </p>
    </div>
  )
}
