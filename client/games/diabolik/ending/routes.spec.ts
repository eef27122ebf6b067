import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diabolik } from '../../../../shared/games/diabolik/index.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { neighboursOf } from '../../../../shared/games/diabolik/map/roads.ts'
import { hideoutAt } from '../../../../shared/games/diabolik/rules/questions.ts'
import { CRIMINALS, LETTERS, POLICE } from '../../../../shared/games/diabolik/state.ts'
import type { Diabolik } from '../../../../shared/games/diabolik/types.ts'
import { historyOf, type Log, replay } from '../../../../shared/kernel/history.ts'
import { start } from '../../../../shared/kernel/match.ts'
import { type Leg, storyOf } from './routes.ts'

const REPLAYS = join(import.meta.dirname, '../../../../tests/replays')
const recorded = (name: string): Log<Diabolik> =>
  JSON.parse(readFileSync(join(REPLAYS, `diabolik-${name}.json`), 'utf8')).log
const NAMES = ['escape', '2-heists', '2-danger-italian', '3-danger', '4-heists', '4-danger', '4-random']
const MATCHES = NAMES.map(name => ({ name, log: recorded(name) }))

/** Every event of a match, with all that anybody was told. */
const eventsOf = (log: Log<Diabolik>) => {
  const { match, records } = replay(diabolik, log)
  return historyOf(records, match.seats, 'all').flatMap(heard => (heard.type === 'step' ? heard.events : []))
}

describe.each(MATCHES)('the routes of $name', ({ log }) => {
  const story = storyOf(log)
  const { state } = replay(diabolik, log).match
  const isStep = (from: Location, to: Location): boolean =>
    neighboursOf(story.area, from).some(({ to: next }) => next === to)

  it.each(CRIMINALS)('lead %s without a gap from the Hideout to where the view of the end shows the figure', who => {
    let at = story.hideout
    for (const leg of story.routes[who]) {
      expect(leg.from).toBe(at)
      expect(leg.path.at(-1) ?? leg.at).toBe(leg.at)
      at = leg.at
    }
    const { pieces } = diabolik.view(state, 'public')
    const place = pieces[who]?.place ?? ''
    expect(pieces[place]?.face ?? `#${place}`).toBe(`#${at}`)
    expect(story.rounds.at(-1)?.criminals[who].at).toBe(at)
  })

  it('go by road, and no further than a card can make a Move', () => {
    const byRoad = ({ from, path }: Leg) => path.every((to, i) => isStep(path[i - 1] ?? from, to))
    const all = CRIMINALS.flatMap(who => story.routes[who])
    for (const { path } of all) expect(path.length).toBeLessThanOrEqual(5)
    // What goes directly names its end and nothing between.
    for (const leg of all) if (!byRoad(leg)) expect(leg.path).toEqual([leg.at])
    expect(all.filter(leg => !byRoad(leg)).length).toBeLessThanOrEqual(1)
  })

  it('know where each Heist was when it was done, whatever became of its card', () => {
    const legs = CRIMINALS.flatMap(who => story.routes[who])
    for (const { letter, at } of story.heists.filter(({ done, parts }) => done && parts === 1)) {
      const there = legs.find(({ events }) => events.some(each => each.type === 'partDone' && each.letter === letter))
      expect([letter, at]).toEqual([letter, there?.from])
    }
  })

  it('name what turned the match: every completed Heist, in the order of events, and not too much', () => {
    const { points } = story
    expect(points.length).toBeLessThanOrEqual(6)
    expect(points.map(({ n }) => n)).toEqual(points.map(({ n }) => n).toSorted((a, b) => a - b))
    const events = eventsOf(log)
    for (const { n, event, round } of points) {
      expect(events[n]).toEqual(event)
      expect(story.rounds.some(each => each.round === round)).toBe(true)
    }
    const done = (among: readonly { readonly type: string }[]) =>
      among.filter(({ type }) => type === 'heistDone').length
    expect(done(points.map(({ event }) => event))).toBe(done(events))
  })

  it('tell every Sighting, every exposure and every way back', () => {
    const told = CRIMINALS.flatMap(who => story.routes[who].flatMap(({ events }) => events))
    const count = (type: string, among: readonly { readonly type: string }[]) =>
      among.filter(event => event.type === type).length
    for (const type of ['sighted', 'exposed', 'hid', 'jaguarTaken', 'partDone'])
      expect([type, count(type, told)]).toEqual([type, count(type, eventsOf(log))])
  })

  it('stand beside the Heists, the Police and the Danger Level as they were', () => {
    const first = start(diabolik, diabolik.check(log.options), log.seed).state
    expect(story.hideout).toBe(hideoutAt(first))
    expect(story.heists.map(({ letter, done }) => [letter, done])).toEqual(
      LETTERS.map((letter, i) => [letter, state.sheets[i]?.done]),
    )
    const last = story.rounds.at(-1)
    expect([last?.round, last?.danger]).toEqual([state.round, state.danger])
    expect(last?.heists).toBe(story.heists.filter(({ done }) => done).length)
    for (const who of POLICE) expect(last?.police[who] ?? null).toBe(state.policemen[who])
    expect(story.rounds.map(({ round }) => round)).toEqual(Array.from({ length: state.round + 1 }, (_, i) => i))
  })
})

it('forgets what was taken back', () => {
  const { entries, ...log } = recorded('escape')
  const at = entries.findIndex(entry => entry.type === 'move' && (entry.move as { type: string }).type === 'activate')
  const [activate] = entries.slice(at)
  if (activate?.type !== 'move') throw new Error('nobody begins')
  const hesitant = [
    ...entries.slice(0, at + 1),
    { type: 'takeBack' as const, seat: activate.seat },
    ...entries.slice(at),
  ]
  expect(storyOf({ ...log, entries: hesitant })).toEqual(storyOf({ ...log, entries }))
})

it('knows where everybody began in a match that nobody played', () => {
  const story = storyOf({ ...recorded('escape'), entries: [] })
  expect(story.rounds).toHaveLength(1)
  expect(story.rounds[0].criminals.eva).toEqual({ at: story.hideout, hidden: true })
})
