/** Hands something that was made here to whoever asked for it, as a file. */
export function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers fetch it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
