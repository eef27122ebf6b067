import { packFilms } from '../../server/films.ts'
import type { Game } from '../../shared/kernel/game.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { developed, filming } from '../../shared/match/film.ts'
import { USUAL_BOT } from './arguments.ts'
import { playMatch } from './playout.ts'

/** Of films: all of a match together, the mean of some matches by the usual bots. */
interface FilmFigures {
  readonly matches: number
  readonly viewers: number
  readonly frames: number
  readonly packedKB: { readonly mean: number; readonly most: number }
  readonly milliseconds: { readonly film: number; readonly pack: number; readonly developOne: number }
}

const MATCHES = 10

export async function filmFigures(game: Game, options: unknown): Promise<FilmFigures> {
  const sizes: number[] = []
  let [frames, viewers, film, pack, develop] = [0, 0, 0, 0, 0]
  for (let n = 0; n < MATCHES; n++) {
    const seed = seedOf(`film ${n}`)
    const { entries, outcome } = playMatch(game, options, seed, Array(game.seats(options).length).fill(USUAL_BOT))
    const log = entries.map(({ seat, move }, at) => ({
      n: at,
      at,
      entry: { type: 'move' as const, seat, move },
      record: null,
    }))
    const began = performance.now()
    const work = filming(game, { saved: { options, seed }, entries: log })
    let { done, value } = work.next()
    while (!done) ({ done, value } = work.next())
    const films = value?.films(outcome) ?? []
    const filmed = performance.now()
    sizes.push((await packFilms(films)).length)
    const packed = performance.now()
    developed(films[0]?.frames ?? [])
    develop += performance.now() - packed
    film += filmed - began
    pack += packed - filmed
    frames += films[0]?.frames.length ?? 0
    viewers = films.length
  }
  return {
    matches: MATCHES,
    viewers,
    frames: frames / MATCHES,
    packedKB: { mean: sizes.reduce((a, b) => a + b) / MATCHES / 1000, most: Math.max(...sizes) / 1000 },
    milliseconds: { film: film / MATCHES, pack: pack / MATCHES, developOne: develop / MATCHES },
  }
}
