import { useTable } from '../session/table.ts'

/** A key that is being written with, or belongs to the browser, means nothing else. */
export const isWriting = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  const at = event.target instanceof Element ? event.target : null
  return at?.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') != null
}

/** A key means a move only where it means nothing else. */
export const isFree = (event: KeyboardEvent): boolean => {
  const at = event.target instanceof Element ? event.target : null
  if (useTable.getState().small) return false
  return !isWriting(event) && !at?.closest('input') && !document.querySelector('dialog[open]')
}
