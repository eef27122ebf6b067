/** A key means a move only where it means nothing else. */
export const isFree = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const at = event.target instanceof Element ? event.target : null
  return !at?.closest('input, textarea, select, [contenteditable]') && !document.querySelector('dialog[open]')
}
