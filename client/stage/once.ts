/** Made once, or once for each key, however often the stage is set up again. */
export function once<T, K = void>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>()
  return key => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}
