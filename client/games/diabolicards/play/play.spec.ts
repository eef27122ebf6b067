import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CARDS, type CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { Event } from '../../../../shared/games/diabolicards/events.ts'
import { diabolicards } from '../../../../shared/games/diabolicards/index.ts'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { SEATS } from '../../../../shared/games/diabolicards/state.ts'
import { choosing, done as enough, lay, playing, run, saving } from '../../../../shared/games/diabolicards/testing.ts'
import type { Diabolicards } from '../../../../shared/games/diabolicards/types.ts'
import { view } from '../../../../shared/games/diabolicards/view.ts'
import { en } from '../../../../shared/games/diabolicards/words/en/index.ts'
import { enter, historyOf, type Log } from '../../../../shared/kernel/history.ts'
import { start } from '../../../../shared/kernel/match.ts'
import { useTable } from '../../../session/table.ts'
import { rehearse } from '../../../stage/rehearsal.ts'
import { play } from './play.ts'

vi.mock('../words/current.ts', async () => {
  const words = await import('../../../../shared/games/diabolicards/words/en/index.ts')
  return { theWords: () => words.en }
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  useTable.setState({ seats: [] })
})
const played = rehearse<Event>(play)

const FOLDER = join(import.meta.dirname, '../../../../tests/replays')
const MATCHES = readdirSync(FOLDER).filter(file => file.startsWith('diabolicards'))

interface Step {
  readonly before: DiabolicardsView
  readonly after: DiabolicardsView
  readonly events: readonly Event[]
}

/** Every step of a recorded match, as any viewer has it. */
function replayed(file: string): (viewer: string) => Step[] {
  const { log } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { log: Log<Diabolicards> }
  let match = start(diabolicards, diabolicards.check(log.options), log.seed)
  const { state: first, seats } = match
  const steps = log.entries.map(entry => {
    const { match: next, record } = enter(match, entry)
    match = next
    return { record, state: next.state }
  })
  return viewer => {
    let after = view(first, viewer)
    return steps.map(({ record, state }) => {
      const before = after
      after = view(state, viewer)
      const heard = historyOf([record], seats, viewer)
      return { before, after, events: heard.flatMap(each => (each.type === 'step' ? each.events : [])) }
    })
  }
}

describe.each(MATCHES)('%s', file => {
  let steps: ReturnType<typeof replayed>
  beforeAll(() => {
    steps = replayed(file)
  })

  it.each([...SEATS, 'public'])('is played for %s, and leaves everything as the view has it', async viewer => {
    useTable.setState({ seats: viewer === 'public' ? [] : [viewer] })
    const astray: unknown[] = []
    for (const { before, after, events } of steps(viewer)) {
      const { stage, done } = await played(before, events)
      vi.runAllTimers()
      const begun = done.filter(line => line.startsWith('show ')).length
      expect(done.filter(line => line.startsWith('end '))).toHaveLength(begun)
      for (const [id, there] of Object.entries(after.pieces)) {
        const here = stage.view.pieces[id]
        if (here?.place.replace('open:', 'hand:') !== there.place.replace('open:', 'hand:'))
          astray.push({ id, here, there, events })
        // What goes where it is hidden is dealt afresh: nothing of before may be seen there.
        else if (there.face === undefined && here.face !== undefined && here.place !== before.pieces[id]?.place) {
          if (!events.some(isTrade)) astray.push({ id, here, events })
        }
        if (there.place.startsWith('mat:') && here?.value !== there.value) astray.push({ id, here, there, events })
      }
    }
    expect(astray).toEqual([])
  })

  it('takes four seconds for a turn, and seldom much longer', async () => {
    const turns: number[] = []
    let turn = 0
    for (const { before, events } of steps('public'))
      for (const event of events) {
        const { took } = await played(before, [event])
        turn += took
        if (event.type !== 'turnBegan') continue
        turns.push(turn)
        turn = 0
      }
    turns.sort((a, b) => a - b)
    expect(turns.reduce((sum, took) => sum + took, 0) / turns.length).toBeLessThan(4000)
    expect(turns[Math.floor(turns.length * 0.9)]).toBeLessThan(8000)
  })
})
/** The card that is taken is shown to all on its way. */
const isTrade = ({ type }: Event): boolean => type === 'traded'

describe('from memory', () => {
  /** A kill of this card as everybody sees it, with all that is its own taken out. */
  async function killed(victim: CardName, claimed: boolean): Promise<string[]> {
    const state = lay({ memory: true, hands: { nova: ['vanessa'] }, dusk: { campus: ['lukewarm', victim] } })
    const before = view(state, 'public')
    const { events } = run(
      state,
      playing('vanessa', 'campus', 'diabolical'),
      choosing(victim),
      enough,
      ...(claimed ? [saving(victim)] : []),
    )
    const card = Object.keys(before.pieces).find(id => before.pieces[id]?.face === victim)
    const { done } = await played(before, events)
    return done.map(line =>
      line.replaceAll(`"${card}"`, '"?"').replaceAll(victim, '?').replaceAll(en.cards[victim].name, '?'),
    )
  }

  it('a kill looks, sounds and takes the same whether or not its victim could be saved', async () => {
    expect(CARDS.windshear.ability).toBe('runaway')
    expect(CARDS.meteorMo.ability).toBe(null)
    const [savable, lost] = [await killed('windshear', false), await killed('meteorMo', false)]
    expect(savable.some(line => line.includes('doomed'))).toBe(true)
    expect(savable).toEqual(lost)
  })

  it('a claim in vain leaves the card under its mark', async () => {
    expect((await killed('meteorMo', true)).some(line => line.startsWith('move ?'))).toBe(false)
  })
})

describe('what is played', () => {
  const at = view(lay({ dawn: { hideout: ['dominique'] }, dusk: { tower: ['lukewarm'] } }), 'public')
  const idOf = (name: CardName): string => Object.keys(at.pieces).find(id => at.pieces[id]?.face === name) ?? ''

  it('is held up for all to read before it is slammed down', async () => {
    const card = Object.keys(at.pieces).find(id => at.pieces[id]?.place === 'hand:raven') ?? ''
    const event = { seat: 'raven', card, zone: 'tower', slot: 'regular', at: 1, faces: { [card]: 'daiki' } } as const
    const { done } = await played(at, [{ type: 'played', ...event }])
    const moves = done.filter(line => line.startsWith(`move ${card}`))
    expect(moves[0]).toContain('"shown:raven"')
    expect(moves.at(-1)).toContain('"mat:dusk:tower:regular:1"')
    expect(done.indexOf('wait 1000')).toBeGreaterThan(done.indexOf(moves[0] ?? ''))
  })

  it('ends with a turn what was said in it, before the next is announced', async () => {
    const { done } = await played(at, [{ type: 'turnBegan', seat: 'raven', extra: false } as Event])
    expect(done.findIndex(line => line.includes('"ribbon"'))).toBeGreaterThan(done.indexOf('hush'))
    expect(done).toContain('hush')
  })

  it('burns the sides that The Endgame was meant for', async () => {
    const card = idOf('dominique')
    const burns = async (choice: 'enemy' | 'own' | 'both' | 'nothing'): Promise<string | undefined> => {
      const event = { ability: 'theEndgame', choice, card, faces: { [card]: 'dominique' } } as const
      const { done } = await played(at, [{ type: 'abilityUsed', ...event }])
      return done
        .find(line => line.includes('"fire"'))
        ?.match(/"at":"(\w+)","sides":"([^"]*)"/)
        ?.slice(1)
        .join(' ')
    }
    expect(await burns('enemy')).toBe('hideout dusk')
    expect(await burns('own')).toBe('hideout dawn')
    expect(await burns('both')).toBe('hideout dawn,dusk')
    expect(await burns('nothing')).toBe(undefined)
  })

  it('a dodge with no deck left stays where it is', async () => {
    const empty = {
      ...at,
      pieces: Object.fromEntries(Object.entries(at.pieces).filter(([, { place }]) => place !== 'deck')),
    }
    const card = idOf('dominique')
    const { stage } = await played(empty, [{ type: 'dodged', card, faces: { [card]: 'dominique' } }])
    expect(stage.view.pieces[card]).toMatchObject({ place: 'mat:dawn:hideout:regular:0', marks: ['spent'] })
  })
})

describe('dying at once', () => {
  it.each([
    ['C-19', { dawn: { tower: ['deathrender'] } }, en.fates.howDareYou],
    ['C-18', { dusk: { tower: ['deathrender'] } }, en.fates.scorchTheEarth],
  ] as const)('%s: the mat says what it is called, on each of them, before they die', async (_, setting, name) => {
    const state = lay({ hands: { nova: ['razor'] }, ...setting })
    const { events } = run(state, playing('razor', 'tower', 'nothing'))
    const { done } = await played(view(state, 'public'), events)
    const bands = done.filter(line => line.startsWith('show ') && line.includes(name))
    expect(bands.length).toBeGreaterThanOrEqual(2)
    const told = done.findIndex(line => line.startsWith('show ') && line.includes(name))
    expect(told).toBeLessThan(done.findIndex(line => line.startsWith('show ') && line.includes('death')))
  })
})
