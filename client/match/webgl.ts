let known: boolean | undefined

/** Could a stage be shown here? To be asked before anything of it is fetched. */
export function hasWebGL2(): boolean {
  known ??= tried()
  return known
}

function tried(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    // Browsers take contexts away from pages that hold too many.
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
