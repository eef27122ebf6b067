/** Puts a text on the clipboard; says whether it is there. */
export async function copy(text: string): Promise<boolean> {
  try {
    // Without a secure connection there is no clipboard: then what is marked is copied, as a reader would.
    if (!navigator.clipboard) return copyMarked(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function copyMarked(text: string): boolean {
  const field = document.createElement('textarea')
  const focused = document.activeElement
  field.value = text
  field.className = 'visually-hidden'
  // In a dialog, nothing outside of it can be marked.
  const box = document.querySelector('dialog[open]') ?? document.body
  box.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}
