import { describe, expect, it } from 'vitest'
import { REFUSALS } from '../kernel/offer.ts'
import { common, LANGUAGES, languageOf } from './index.ts'

describe.each(LANGUAGES)('the common words in %s', language => {
  it('have a sentence of its own for every refusal', async () => {
    const { refusals } = await common(language)
    expect(new Set(REFUSALS.map(refusal => refusals[refusal])).size).toBe(REFUSALS.length)
  })

  it('pass on what they are told', async () => {
    const { terminal } = await common(language)
    expect(terminal.usage(['chess', 'go']).join('\n')).toMatch(/chess.*go/)
    expect(terminal.unknownSeat('eve', ['ann', 'bob'])).toMatch(/eve.*ann.*bob/)
    expect(terminal.cannotLoad('FILE', 'REASON')).toMatch(/FILE.*REASON/)
    expect(terminal.youAre(['Ann', 'Bob'])).toMatch(/Ann.*Bob/)
    expect(terminal.withYou(['Ann', 'Bob'])).toMatch(/Ann.*Bob/)
    expect(terminal.cannotSave('FILE', 'REASON')).toMatch(/FILE.*REASON/)
    for (const say of ['turnOf', 'yourTurn', 'tookBack', 'unclear', 'saved', 'goOnWith', 'fileExists'] as const)
      expect(terminal[say]('ANN')).toContain('ANN')
  })

  it('explain every command and every option', async () => {
    const { terminal } = await common(language)
    for (const letter of ['t', 'l', 'w', 'u', 's', 'q', '?'])
      expect(terminal.help.some(line => line.startsWith(`${letter} `))).toBe(true)
    for (const flag of ['seat', 'players', 'bots', 'options', 'seed', 'language', 'load', 'help'])
      expect(terminal.usage([]).some(line => line.trimStart().startsWith(`--${flag} `))).toBe(true)
  })
})

it.each([
  ['it-CH', 'it'],
  ['it_IT.UTF-8', 'it'],
  ['zh-Hant-TW', 'zh'],
  ['zh_TW.UTF-8', 'zh'],
  ['EN', 'en'],
  ['iterative', 'en'],
  ['', 'en'],
])('the language of %j', (locale, language) => {
  expect(languageOf(locale)).toBe(language)
})
