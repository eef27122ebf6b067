/** A while in days and hours, in hours, or in minutes: never more than two of them, and never none. */
export function spanOf(seconds: number): { readonly days: number; readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(1, Math.floor(seconds / 60))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  return { days, hours, minutes: days + hours > 0 ? 0 : minutes }
}
