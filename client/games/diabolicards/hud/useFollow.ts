import { useEffect, useRef } from 'react'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { useChoices, useTable } from '../../../session/table.ts'
import { useScene } from '../../../stage/scene.ts'
import { FIRST_PAGE, isPage, type Page } from '../layout/places.ts'
import { askedOn, happenedOn, pageOfThing } from './pages.ts'

export const openPage = (page: string | null): Page => (isPage(page) ? page : FIRST_PAGE)

/** Turns to the page where something happens or is asked for; never under a finger. */
export function useFollow(view: DiabolicardsView): void {
  const choices = useChoices()
  const picked = useTable(state => state.picked)
  const focus = useTable(state => state.focus)
  const seen = useRef(view)
  const hand = useRef<{ down: boolean; next: Page | null }>({ down: false, next: null })
  const turnTo = useRef((page: Page | null): void => {
    if (page === null) return
    if (hand.current.down) hand.current.next = page
    else useScene.setState({ page })
  })
  useEffect(() => {
    const down = (): void => {
      hand.current = { down: true, next: null }
    }
    const up = (): void => {
      const { next } = hand.current
      hand.current = { down: false, next: null }
      turnTo.current(next)
    }
    addEventListener('pointerdown', down)
    for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, up)
    return () => {
      removeEventListener('pointerdown', down)
      for (const type of ['pointerup', 'pointercancel'] as const) removeEventListener(type, up)
    }
  }, [])
  useEffect(() => {
    turnTo.current(happenedOn(seen.current, view))
    seen.current = view
    turnTo.current(askedOn(choices, picked, view, openPage(useScene.getState().page)))
  }, [view, choices, picked])
  useEffect(() => {
    if (focus !== null) turnTo.current(pageOfThing(focus, seen.current))
  }, [focus])
}
