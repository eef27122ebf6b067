import { describe, expect, it } from 'vitest'
import { GAMES } from '../../shared/games/index.ts'
import type { Game } from '../../shared/kernel/game.ts'
import { LANGUAGES } from '../../shared/words/index.ts'
import type { Chapter, Replaying } from './contract.ts'
import { CLIENT_GAMES } from './registry.ts'
import { filmed, recorded, recordings } from './testing.ts'

const games = Object.values(GAMES).map(({ game }) => ({ id: game.id, game: game as Game }))

describe.each(games)('a replay of $id', async ({ id, game }) => {
  const replaying = (await CLIENT_GAMES[id]?.replaying?.()) as Replaying
  const named = recordings(game).map(name => ({ name, films: filmed(game, recorded(game, name)) }))

  it('is recorded more than once', () => {
    expect(named.length).toBeGreaterThan(3)
  })

  it.each(named)('marks in $name nothing that is still to come: chapters are only ever added', ({ films }) => {
    for (const shots of Object.values(films)) {
      const all = replaying.chapters(shots)
      expect(all.length).toBeGreaterThan(3)
      const many = new Set(all.flatMap(({ at }) => [at, at + 1]))
      for (const upTo of many)
        expect(replaying.chapters(shots.slice(0, upTo))).toEqual(all.filter(({ at }) => at < upTo))
      expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => a - b))
      expect(all.at(-1)).toEqual({ at: shots.length - 1, kind: 'end' } satisfies Chapter)
    }
  })

  it.each(named)(
    'marks in $name what everybody was told for everybody alike, and for whoever sees all',
    ({ films }) => {
      const key = ({ at, kind, seat }: Chapter): string => `${at} ${kind} ${seat}`
      const open = replaying.chapters(films.public ?? []).map(key)
      for (const shots of Object.values(films)) {
        const told = new Set(replaying.chapters(shots).map(key))
        expect(open.filter(each => !told.has(each))).toEqual([])
      }
    },
  )

  it('has a name for each kind in every language, and each kind somewhere', async () => {
    const kinds = new Set(named.flatMap(({ films }) => replaying.chapters(films.all ?? [])).map(({ kind }) => kind))
    const seats = new Set(
      named.flatMap(({ name }) => game.seats(game.check(recorded(game, name).options))).map(each => each.seat),
    )
    for (const { films } of named)
      for (const { seat } of replaying.chapters(films.all ?? [])) if (seat) expect(seats).toContain(seat)
    for (const language of LANGUAGES) {
      const words = await replaying.words(language)
      expect(new Set(Object.keys(words))).toEqual(kinds)
      expect(new Set(Object.values(words)).size).toBe(kinds.size)
      for (const word of Object.values(words)) expect(word.length).toBeLessThan(30)
    }
  })

  it('needs the films of viewers whom there always are', () => {
    for (const { films } of named) for (const viewer of replaying.needs) expect(Object.keys(films)).toContain(viewer)
  })
})
