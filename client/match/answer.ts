import { choose } from '../session/room.ts'
import { useSettings } from '../session/settings.ts'
import { useTable } from '../session/table.ts'
import type { Choice } from '../session/tableState.ts'

const same = (a: Choice | null, b: Choice): boolean =>
  a !== null && a.seat === b.seat && a.offer === b.offer && a.index === b.index

/** Makes the choice, or for whoever wants to be asked, asks: the second time counts. */
export function answer(choice: Choice): void {
  const { armed } = useTable.getState()
  if (useSettings.getState().confirm && !same(armed, choice)) useTable.setState({ armed: choice, pointed: choice })
  else choose(choice)
}

export const isArmed = (armed: Choice | null, choice: Choice): boolean => same(armed, choice)

/** Narrows the list to what names this thing too. */
export const pick = (thing: string): void => {
  const { picked } = useTable.getState()
  if (!picked.includes(thing)) useTable.setState({ picked: [...picked, thing], armed: null })
}

export const widen = (): void => useTable.setState({ picked: [], armed: null, pointed: null })
