const AT_ONCE = 12

/** So many, a few of them at once, in order. */
export async function inParallel<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) done[n] = await work(n)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker))
  return done
}
