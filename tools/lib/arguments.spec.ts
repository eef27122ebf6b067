import { describe, expect, it } from 'vitest'
import { pickpocket } from '../../shared/kernel/pickpocket.ts'
import { seatingOf } from './arguments.ts'
import { bench } from './bench.ts'
import { play } from './play.ts'
import { sim } from './sim.ts'
import { memory, script, spoken, TEST_GAMES, terse } from './testing.ts'

const nothing = async () => null
const COMMANDS = {
  sim,
  bench: (...[args, games, streams]: Parameters<typeof sim>) =>
    bench(args, games, streams, {
      wire: nothing,
      film: async () => null,
      page: nothing,
      stage: nothing,
      start: nothing,
    }),
  play: (...[args, games, streams]: Parameters<typeof sim>) => play(args, games, streams, script([]), {}),
} as const

async function refusal(name: keyof typeof COMMANDS, args: readonly string[], games = TEST_GAMES): Promise<string> {
  const streams = memory()
  expect(await COMMANDS[name](args, games, streams)).toBe(2)
  expect(streams.text.out).toBe('')
  expect(streams.text.err).toMatch(/^[^\n]+\n$/)
  return streams.text.err.trim()
}

describe('bad arguments are one line', () => {
  it.each(['sim', 'play'] as const)('%s wants a game', async name => {
    expect(await refusal(name, [])).toBe(`${name}: which game? the games are: pickpocket, whispers`)
    expect(await refusal(name, [], {})).toBe(`${name}: which game? the games are: none yet`)
  })

  it.each(['sim', 'play', 'bench'] as const)('%s', async name => {
    const said = (...args: string[]) => refusal(name, args)
    expect(await said('chess')).toBe(`${name}: unknown game chess; the games are: pickpocket, whispers`)
    expect(await said('toString')).toContain('unknown game toString')
    expect(await said('pickpocket', 'whispers')).toBe(`${name}: one game at a time, not also whispers`)
    expect(await said('pickpocket', '--color')).toBe(`${name}: unknown option --color`)
    expect(await said('pickpocket', '-x')).toBe(`${name}: unknown option -x`)
    expect(await said('pickpocket', '--players')).toBe(`${name}: --players needs a value`)
    expect(await said('pickpocket', '--players', '--help')).toBe(`${name}: --players needs a value`)
    expect(await said('pickpocket', '--help=yes')).toBe(`${name}: --help takes no value`)
    expect(await said('pickpocket', '--players', '5')).toBe(`${name}: pickpocket takes 2, 3, 4 players, not 5`)
    expect(await said('pickpocket', '--players', 'two')).toContain('--players must be a positive whole number')
    expect(await said('pickpocket', '--options', '{')).toContain('--options: ')
    expect(await said('pickpocket', '--options', '7')).toBe(`${name}: --options: pickpocket is for 2, 3 or 4 players`)
  })

  it.each(['sim', 'play'] as const)('%s knows its bots', async name => {
    const said = (bots: string) => refusal(name, ['pickpocket', '--players', '3', '--bots', bots])
    expect(await said('genius')).toBe(`${name}: unknown bot genius; the bots are: random, easy, plain, clever, master`)
    expect(await said('')).toContain('unknown bot without a name')
    expect(await said('plain,')).toContain('unknown bot without a name')
    expect(await said('plain,clever')).toBe(`${name}: 2 bots for 3 seats (ace, bee, cat); name one, or one for each`)
  })

  it.each(['0', '-3', '1.5', '1e3', 'many', '', '99999999999999999999'])('sim plays no %j matches', async games => {
    expect(await refusal('sim', ['pickpocket', `--games=${games}`])).toContain(
      '--games must be a positive whole number',
    )
  })

  it.each(['0', '-1', 'soon', '', 'Infinity'])('bench does not take %j seconds', async seconds => {
    expect(await refusal('bench', [`--seconds=${seconds}`])).toContain('--seconds must be above 0')
  })

  it('bench wants something to measure', async () => {
    expect(await refusal('bench', [], {})).toBe('bench: there are no games yet')
    expect(await refusal('bench', ['--options', '3'])).toBe('bench: --options are those of one game: name it')
  })

  it('keeps to one line where the game does not', async () => {
    const check = () => {
      throw new Error('first\nsecond')
    }
    const games = { long: spoken({ ...pickpocket, check }, terse) }
    expect(await refusal('sim', ['long', '--options', '3'], games)).toBe('sim: --options: first')
  })

  it.each(['sim', 'play', 'bench'] as const)('%s explains itself', async name => {
    const streams = memory()
    expect(await COMMANDS[name](['--help'], TEST_GAMES, streams)).toBe(0)
    expect(streams.text.out).toContain(`npm run -s ${name} -- `)
    expect(streams.text.err).toBe('')
  })
})

describe('a table from the command line', () => {
  it('is the largest usual one with clever bots', () => {
    const { options, bots, seats } = seatingOf(pickpocket, { bots: 'clever' })
    expect(options).toBe(4)
    expect(bots).toEqual(['clever', 'clever', 'clever', 'clever'])
    expect(seats.map(({ seat }) => seat)).toEqual(['ace', 'bee', 'cat', 'doe'])
  })

  it('seats bots one by one', () => {
    const { bots } = seatingOf(pickpocket, { players: '3', bots: 'plain,random,clever' })
    expect(bots).toEqual(['plain', 'random', 'clever'])
  })

  it('lays given options over the usual ones', () => {
    const game = { ...pickpocket, options: () => ({ a: 1, b: 2 }), check: (x: unknown) => x, seats: () => [] }
    expect(seatingOf(game, { bots: 'clever', options: '{"b":3}' }).options).toEqual({ a: 1, b: 3 })
    expect(seatingOf(game, { bots: 'clever', options: '[4]' }).options).toEqual([4])
  })
})
