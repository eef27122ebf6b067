import { useEffect } from 'react'
import { choose } from '../session/room.ts'
import { type Pace, type Settings, useSettings } from '../session/settings.ts'
import { choicesOf, useChoices, useTable } from '../session/table.ts'
import type { Choice, TableState } from '../session/tableState.ts'
import { notify } from './notify.ts'
import { useTalk } from './talk.tsx'

/** Milliseconds to see that nothing else is left. */
const SIGHT: Readonly<Record<Pace, number>> = { calm: 1800, normal: 1000, quick: 400 }

/**
 * The move that may be made for whoever has no other: one that is a mere word (pass, draw, end the turn) and names
 * nothing that somebody would want to look at first. Not where the last move could be taken back instead, or just was;
 * not where other people sit, to whom the haste would tell that there was no choice; and not while the table is being
 * explained or every move asked about.
 */
export function forcedOf(state: TableState, { confirm, guide }: Pick<Settings, 'confirm' | 'guide'>): Choice | null {
  const { company, moment, player } = state
  const [only, other] = choicesOf(state)
  if (!only || other || !moment || moment.undo !== null || Object.keys(only.move).length > 1) return null
  if (moment.lines.some(({ heard }) => heard.type === 'takeBack')) return null
  if (!company || confirm || guide[company.game]?.on) return null
  const isAlone = company.chairs.every(chair => chair.player === player || chair.person === null || chair.conceded)
  return isAlone ? only : null
}

/** No click without a choice: what is forced is done, and said. */
export function useForced(): void {
  const { speech, words } = useTalk()
  const choices = useChoices()
  const confirm = useSettings(settings => settings.confirm)
  const guide = useSettings(settings => settings.guide)
  useEffect(() => {
    if (choices.length !== 1) return
    const find = (): Choice | null => forcedOf(useTable.getState(), { confirm, guide })
    const view = useTable.getState().moment?.view
    const forced = find()
    if (!forced || !view) return
    const timer = setTimeout(() => {
      if (find()?.offer !== forced.offer) return
      notify(words.moves.forced(speech.move(forced.move, view, null)))
      choose(forced)
    }, SIGHT[useSettings.getState().pace])
    return () => clearTimeout(timer)
  }, [choices, confirm, guide, speech, words])
}
