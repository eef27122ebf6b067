import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSeed } from '../../shared/kernel/rng.ts'
import { en } from '../../shared/words/en.ts'
import { it as italian } from '../../shared/words/it.ts'
import { zh } from '../../shared/words/zh.ts'
import { type Environment, play } from './play.ts'
import { memory, script, TEST_GAMES } from './testing.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tavolo-nero-play-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Asked {
  readonly game?: string
  readonly environment?: Environment
}

/** What is said in answer to these lines. */
async function said(args: readonly string[], lines: readonly string[], asked: Asked = {}): Promise<string[]> {
  const voice = script(lines)
  const streams = memory()
  const { game = 'whispers', environment = {} } = asked
  const code = await play([game, '--seed', '7', ...args], TEST_GAMES, streams, voice, environment)
  expect([code, streams.text]).toEqual([0, { out: '', err: '' }])
  return voice.said
}

async function refused(...args: string[]): Promise<string> {
  const voice = script([])
  const streams = memory()
  expect(await play(args, TEST_GAMES, streams, voice, {})).toBe(2)
  expect(voice.said).toEqual([])
  expect(streams.text.err).toMatch(/^play: [^\n]+\n$/)
  return streams.text.err
}

describe('a match in words', () => {
  it('is played to its end', async () => {
    const lines = await said(['--seat', 'bob'], ['1', '1', '1'])
    expect(lines).toEqual([
      'Terse',
      'Says little.',
      'You are: BOB.',
      'At the table with you: ANN and CYD.',
      en.terminal.hint,
      ...[1, 2, 3].flatMap(() => [
        // A person is asked before the bots are.
        'Your move (BOB).',
        'Well?',
        '1. draw',
        '2. nod',
        'drew',
        'drew',
        'drew',
      ]),
      'ann and bob by rounds',
    ])
  })

  it('gives one person all seats that are theirs', async () => {
    const lines = await said(['--players', '2'], Array(6).fill('1'))
    expect(lines).toContain('You are: ANN and CYD.')
    expect(lines).toContain('At the table with you: BOB.')
    expect(lines.filter(line => line.startsWith('Your move'))).toHaveLength(6)
    expect(lines.at(-1)).toBe('ann and bob by rounds')
  })

  it('sits at the first seat where nobody says otherwise', async () => {
    expect(await said([], [])).toContain('You are: ANN.')
  })

  it('ends in good order when the input does, and when the person leaves', async () => {
    expect((await said([], ['1'])).at(-1)).toBe(en.terminal.inputEnded)
    expect((await said([], ['q', '1'])).at(-1)).toBe(en.terminal.left)
  })

  it('is another one each time without a seed', async () => {
    const file = join(folder, 'random.json')
    const voice = script([`s ${file}`])
    await play(['pickpocket'], TEST_GAMES, memory(), voice, {})
    expect(isSeed(JSON.parse(readFileSync(file, 'utf8')).seed)).toBe(true)
    expect(voice.said.join('\n')).not.toContain(JSON.parse(readFileSync(file, 'utf8')).seed)
  })
})

describe('requests', () => {
  const answersTo = async (...lines: string[]): Promise<string[]> => {
    const all = await said([], [...lines, 'q'])
    const asked = all.indexOf('2. nod')
    return all.slice(asked + 1, -1)
  }

  it('are answered', async () => {
    expect(await answersTo('?')).toEqual(en.terminal.help)
    expect(await answersTo('t')).toEqual(['12 pieces'])
    expect(await answersTo('w')).toEqual([en.terminal.allOffered])
    expect(await answersTo('l')).toEqual([en.terminal.nothingYet])
    expect(await answersTo('')).toEqual(['Well?', '1. draw', '2. nod'])
    expect(await answersTo('hm')).toEqual([en.terminal.unclear('hm')])
    expect(await answersTo('3')).toEqual([en.refusals.noSuchMove])
    expect(await answersTo('0')).toEqual([en.refusals.noSuchMove])
  })

  it('take back what can be taken back', async () => {
    expect(await answersTo('u')).toEqual([en.refusals.noTakeBack])
    const again = ['Well?', '1. draw', '2. nod']
    expect(await answersTo('2', 'u', 'l')).toEqual([
      'nodded',
      'Well?',
      '1. draw',
      'ANN: last move taken back.',
      ...again,
      'nodded',
      'ANN: last move taken back.',
    ])
    const drawn = await answersTo('1', 'u')
    expect(drawn.at(-1)).toBe(en.refusals.noTakeBack)
  })
})

describe('saving', () => {
  it('says what the file gives away, and how to go on', async () => {
    const file = join(folder, 'match.json')
    const lines = await said(['--bots', 'plain'], ['1', `s ${file}`, `s ${file}`, 's', 'q'])
    const command = `npm run -s play -- whispers --seat ann --bots plain,plain,plain --load ${file}`
    const done = [en.terminal.saved(file), en.terminal.goOnWith(command)]
    expect(lines.slice(-6)).toEqual([...done, ...done, en.terminal.saveWhere, en.terminal.left])
  })

  it('goes on as if it had never stopped', async () => {
    const file = join(folder, 'on.json')
    const whole = await said(['--bots', 'random'], ['2', 'u', '2', '1', `s ${file}`, 'l', '1', '1', 'l'])
    const voice = script(['l', '1', '1', 'l'])
    expect(await play(['whispers', '--bots', 'random', '--load', file], TEST_GAMES, memory(), voice, {})).toBe(0)
    const rest = whole.slice(whole.indexOf(en.terminal.saved(file)) + 2)
    expect(voice.said).toContain(en.terminal.goesOn)
    expect(voice.said.slice(-rest.length)).toEqual(rest)
  })

  it('writes over no file but its own', async () => {
    const file = join(folder, 'letter.txt')
    writeFileSync(file, 'Dear Eva')
    expect(await said([], [`s ${file}`, 'q'])).toContain(en.terminal.fileExists(file))
    expect(readFileSync(file, 'utf8')).toBe('Dear Eva')
    const nowhere = join(folder, 'no', 'where')
    expect(await said([], [`s ${nowhere}`, 'q'])).toContain(en.terminal.cannotSave(nowhere, 'ENOENT'))
  })

  it('refuses what is no saved match', async () => {
    const written = (content: unknown): string => {
      const file = join(folder, 'bad.json')
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
      return file
    }
    // Without a version, as the first files were.
    const log = { game: 'whispers', options: 3, seed: '0'.repeat(32), entries: [] }
    const load = (content: unknown) => refused('whispers', '--load', written(content))
    expect(await load('{')).toContain('cannot be gone on with')
    for (const content of [[], 7, null, {}, { ...log, entries: [1] }, { ...log, entries: [{ type: 'move' }] }])
      expect(await load(content)).toContain('this is not a saved match')
    expect(await load({ ...log, game: 'pickpocket' })).toContain('a log of pickpocket is not one of whispers')
    expect(await load({ ...log, version: 'x' })).toContain('this is not a saved match')
    expect(await load({ ...log, version: 2 })).toContain('was played by rules 2 then, and is played by rules 1 now')
    expect(await load({ ...log, options: 9 })).toContain('whispers is for 2 or 3 players')
    expect(await load({ ...log, seed: 'x' })).toContain('32 hexadecimal digits')
    expect(await load({ ...log, entries: [{ type: 'move', seat: 'ann', move: { type: 'win' } }] })).toContain('no move')
    expect(await load({ ...log, entries: [{ type: 'takeBack', seat: 'ann' }] })).toContain('cannot take back')
    expect(await refused('whispers', '--load', join(folder, 'nothing'))).toContain('ENOENT')
    expect(await refused('whispers', '--load', written(log), '--seed', '1')).toContain('--seed cannot go with --load')
  })
})

describe('languages', () => {
  it.each([
    ['it_IT.UTF-8', italian],
    ['it', italian],
    ['zh_TW.UTF-8', zh],
    ['zh', zh],
    ['C', en],
    ['', en],
    ['de_DE', en],
    ['ita', en],
  ])('LANG=%s', async (LANG, words) => {
    expect(await said([], [], { environment: { LANG } })).toContain(words.terminal.hint)
  })

  it('are chosen by name', async () => {
    const environment = { LANG: 'it_IT' }
    expect(await said(['--language', 'zh'], [], { environment })).toContain(zh.terminal.hint)
    expect(await refused('whispers', '--language', 'de')).toContain('the languages are: en, it, zh')
  })

  it('are those of the one who asks for a seat that is not there', async () => {
    expect(await refused('whispers', '--seat', 'eve')).toBe(
      'play: there is no seat eve; the seats are: ann, bob, cyd\n',
    )
    expect(await refused('whispers', '--seat', 'eve', '--language', 'it')).toContain('i posti sono: ann, bob, cyd')
  })
})
