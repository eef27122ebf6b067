/** The same answer to the same question, for as long as anybody has the question. */
export function remembered<K extends object, V>(work: (from: K) => V): (from: K) => V {
  const known = new WeakMap<K, V>()
  return from => {
    const found = known.get(from)
    if (found !== undefined) return found
    const made = work(from)
    known.set(from, made)
    return made
  }
}
