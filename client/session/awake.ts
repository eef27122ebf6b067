import { useEffect } from 'react'

/** What lies in a hand, or is the table of a sofa, does not go dark because nobody has touched it for a while. */
export function useAwake(): void {
  useEffect(() => {
    let wanted = true
    let held: WakeLockSentinel | null = null
    // Whoever looks elsewhere and comes back has let it go. Over plain HTTP there is none, and a battery that runs low says no.
    const hold = (): void => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      navigator.wakeLock.request('screen').then(
        lock => {
          if (wanted) held = lock
          else void lock.release()
        },
        () => {},
      )
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      wanted = false
      document.removeEventListener('visibilitychange', hold)
      void held?.release()
    }
  }, [])
}
