/**
 * Runs in the page: waits of so many milliseconds and more are for people to read by, and before a camera that takes
 * its time they are made longer.
 */
export function slowed(reading: number): void {
  const real = window.setTimeout
  const slow = (work: TimerHandler, wait = 0, ...more: unknown[]) =>
    real(work, wait >= reading ? wait * 50 : wait, ...more)
  window.setTimeout = slow as typeof window.setTimeout
}
