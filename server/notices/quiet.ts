import type { Wishes } from '../../shared/wire/notices.ts'

const A_DAY = 1440
const A_MINUTE = 60_000

/** Is there such a time zone? */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Minutes since midnight, there. */
function clockIn(zone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const of = (type: string): number => Number(parts.formatToParts(now).find(part => part.type === type)?.value)
  return of('hour') * 60 + of('minute')
}

/** When somebody may be called who is to be called now. Where clocks are changed meanwhile it is looked up once more then. */
export function whenToCall({ zone, quiet }: Wishes, now: number): number {
  if (!quiet || quiet.from === quiet.to) return now
  const minutes = clockIn(zone, now)
  const since = (minutes - quiet.from * 60 + A_DAY) % A_DAY
  const whole = (quiet.to * 60 - quiet.from * 60 + A_DAY) % A_DAY
  return since < whole ? now + (whole - since) * A_MINUTE : now
}
