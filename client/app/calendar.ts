/* An appointment as every calendar reads it (RFC 5545). */

export interface Appointment {
  /** The same file once more is the same appointment. */
  readonly id: string
  readonly at: Date
  readonly minutes: number
  readonly made: Date
  readonly title: string
  readonly text: string
  readonly link: string
}

/** Octets in a line; what is longer goes on in the next, after a space. */
const LONGEST = 75

/** Folded between characters, never within one. */
function folded(line: string): string {
  const lines = ['']
  let length = 0
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length
    if (length + octets > LONGEST) {
      lines.push(' ')
      length = 1
    }
    lines[lines.length - 1] += character
    length += octets
  }
  return lines.join('\r\n')
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
/** In world time, which is the same evening for everybody. */
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')

export function calendarOf({ id, at, minutes, made, title, text, link }: Appointment): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tavolo Nero//Tavolo Nero//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(new Date(at.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${text}\n${link}`)}`,
    `LOCATION:${escaped(link)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

/** As a field for date and time has it, in the time of whoever looks at it. */
export function fieldOf(at: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}
