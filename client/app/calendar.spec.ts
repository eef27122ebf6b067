import { expect, it } from 'vitest'
import { calendarOf, fieldOf } from './calendar.ts'

const EVENING = {
  id: 'table@tavolo.example',
  at: new Date('2031-03-04T19:30:00Z'),
  minutes: 60,
  made: new Date('2031-03-01T08:00:00.123Z'),
  title: 'Diabolik: un tavolo; con voi, amici',
  text: '選一個角色。空位由電腦來玩。'.repeat(5),
  link: 'https://tavolo.example/t/KXMPTRBD',
}

it('says when, what and where, in world time', () => {
  const file = calendarOf(EVENING)
  const lines = file.replace(/\r\n /g, '').split('\r\n')
  expect(lines).toContain('DTSTAMP:20310301T080000Z')
  expect(lines).toContain('DTSTART:20310304T193000Z')
  expect(lines).toContain('DTEND:20310304T203000Z')
  expect(lines).toContain('SUMMARY:Diabolik: un tavolo\\; con voi\\, amici')
  expect(lines).toContain(`DESCRIPTION:${EVENING.text}\\n${EVENING.link}`)
  expect(lines).toContain(`URL:${EVENING.link}`)
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
})

it('keeps its lines to 75 octets, and characters whole', () => {
  const lines = calendarOf(EVENING).split('\r\n')
  expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.some(line => line.startsWith(' '))).toBe(true)
  expect(lines.join('')).not.toContain('\ufffd')
})

it('fills a field with the time of whoever looks at it', () => {
  const at = new Date(2031, 2, 4, 9, 5)
  expect(fieldOf(at)).toBe('2031-03-04T09:05')
  expect(new Date(fieldOf(at))).toEqual(at)
})
