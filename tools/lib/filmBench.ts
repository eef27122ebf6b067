import { type FilmSource, project } from '../../client/session/projector.ts'
import { useTable } from '../../client/session/table.ts'
import { packFilms } from '../../server/films.ts'
import type { Game } from '../../shared/kernel/game.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { developed, filming } from '../../shared/match/film.ts'
import type { Film } from '../../shared/wire/film.ts'
import { USUAL_BOT } from './arguments.ts'
import { playMatch } from './playout.ts'

/** Of films: all of a match together, the mean of some matches by the usual bots. */
interface FilmFigures {
  readonly matches: number
  readonly viewers: number
  readonly frames: number
  readonly packedKB: { readonly mean: number; readonly most: number }
  readonly milliseconds: { readonly film: number; readonly pack: number; readonly developOne: number }
  /** In the longest of them, from what is asked for to what is shown. */
  readonly jump: JumpFigures
}

/** Milliseconds: to the end as a link opens there, and to and fro in what is known. */
interface JumpFigures {
  readonly frames: number
  readonly toEnd: number
  readonly mean: number
  readonly most: number
}

const MATCHES = 10
const JUMPS = 200

/** As the page jumps about in a film: its own projector, without what it draws. */
async function jumpFigures({ frames, outcome, ...head }: Film): Promise<JumpFigures> {
  const source: FilmSource = {
    key: '',
    part: async (_, from) => ({ head, played: 0, chairs: [], frames: frames.slice(from), more: false, outcome }),
  }
  const last = frames.length - 1
  const shown = async (seq: number): Promise<void> => {
    while (useTable.getState().moment?.seq !== seq) await Promise.resolve()
  }
  const began = performance.now()
  const projector = project(source, { viewer: head.viewer, at: last })
  await shown(last)
  const toEnd = performance.now() - began
  const times: number[] = []
  for (let n = 0; n < JUMPS; n++) {
    // Far, near, backwards, forwards; the end again and again.
    const to = n % 4 === 0 ? last : (n * 7919) % frames.length
    const asked = performance.now()
    void projector.go(to)
    await shown(to)
    times.push(performance.now() - asked)
  }
  projector.close()
  return { frames: frames.length, toEnd, mean: times.reduce((a, b) => a + b) / JUMPS, most: Math.max(...times) }
}

export async function filmFigures(game: Game, options: unknown): Promise<FilmFigures> {
  const sizes: number[] = []
  let [frames, viewers, film, pack, develop] = [0, 0, 0, 0, 0]
  let longest: Film | undefined
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
    const all = films.at(-1)
    if (all && all.frames.length > (longest?.frames.length ?? 0)) longest = all
    viewers = films.length
  }
  if (!longest) throw new Error('nothing was filmed')
  return {
    matches: MATCHES,
    viewers,
    frames: frames / MATCHES,
    packedKB: { mean: sizes.reduce((a, b) => a + b) / MATCHES / 1000, most: Math.max(...sizes) / 1000 },
    milliseconds: { film: film / MATCHES, pack: pack / MATCHES, developOne: develop / MATCHES },
    jump: await jumpFigures(longest),
  }
}
