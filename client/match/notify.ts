import { create } from 'zustand'

/** How long a word in passing is to be read. */
const READ = 3500

/** What the page says in passing: nothing went wrong, and nobody need answer. */
export const useNotice = create<{ readonly text: string | null }>(() => ({ text: null }))

let timer: ReturnType<typeof setTimeout> | undefined

export function notify(text: string): void {
  clearTimeout(timer)
  useNotice.setState({ text })
  timer = setTimeout(() => useNotice.setState({ text: null }), READ)
}
