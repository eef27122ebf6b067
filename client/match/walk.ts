import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Arrows walk through the buttons of a list, round the ends. */
export function walk(event: KeyboardEvent<HTMLElement>, buttons: string): void {
  const by = STEPS[event.key]
  if (by === undefined) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(buttons)]
  if (all.length === 0) return
  const at = all.indexOf(document.activeElement as HTMLElement)
  all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]?.focus()
  event.preventDefault()
}
