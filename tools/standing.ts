import { writeFileSync } from 'node:fs'
import { followed } from '../shared/games/on-the-lam/bots/estimates.ts'
import { clever, play } from '../shared/games/on-the-lam/bots/imagined.ts'
import { OTHERS, OWN, tellOther, tellOwn } from '../shared/games/on-the-lam/bots/standing.ts'
import { onTheLam } from '../shared/games/on-the-lam/index.ts'
import { moves } from '../shared/games/on-the-lam/moves.ts'
import { type Move, type State, SUSPECTS, type Suspect } from '../shared/games/on-the-lam/state.ts'
import { luckOf } from '../shared/kernel/match.ts'
import { pick, rngOf, seedOf, shuffle } from '../shared/kernel/rng.ts'

/*
 * Learns what tells how a match of On the Lam stands, from matches of clever bots, and writes it down where the master reads it:
 *
 *   npx tsx tools/standing.ts
 *
 * A suspect's share of the wins is as the exponential of the sum of what is told of them: the sums that surprise least are found by
 * gradient descent (Adam).
 */

const MATCHES = { 2: 1000, 3: 1000, 4: 3000 }
/** Of a thousand walks and acts so many are by chance: what comes of what nobody does is to be known, too. */
const ASTRAY = 60
/** First from who won, then from what is thought a turn later: how much that is trusted, and how far a step goes in each pass. */
const LESSONS = [
  { trust: 0, rates: [0.01, 0.01, 0.003] },
  { trust: 0.6, rates: [0.003, 0.003, 0.001] },
]
const BATCH = 256
const FILE = 'shared/games/on-the-lam/bots/weights.ts'

/** Weights that count here, each followed by how much of it. */
type Told = Float32Array
/** After a turn: what is told of whoever had it, then of the others; which of them won; and after their next turn the same. */
interface Sample {
  readonly told: readonly Told[]
  readonly winner: number
  readonly next: Sample | undefined
}

const OFFSETS = { own: offsets(OWN, 0), others: offsets(OTHERS, sum(OWN)) }
const weights = new Float64Array(sum(OWN) + sum(OTHERS))

function sum(traits: Readonly<Record<string, number>>): number {
  return Object.values(traits).reduce((total, each) => total + each, 0)
}

function offsets<T extends string>(traits: Readonly<Record<T, number>>, first: number): Record<T, number> {
  let at = first
  const all = {} as Record<T, number>
  for (const trait in traits) {
    all[trait] = at
    at += traits[trait]
  }
  return all
}

function toldOf(state: State, me: Suspect, who: Suspect, common: Record<Suspect, number>): Told {
  const told: number[] = []
  if (who === me) tellOwn(state, me, (trait, nth, by) => told.push(OFFSETS.own[trait] + nth, by))
  else tellOther(state, who, common[who], (trait, nth, by) => told.push(OFFSETS.others[trait] + nth, by))
  return Float32Array.from(told)
}

function samplesOf(players: number, name: string): Sample[] {
  const luck = luckOf(seedOf(name))
  const astray = rngOf(seedOf(name), 2)
  const cast = shuffle(astray, [...SUSPECTS]).slice(0, players)
  const state = onTheLam.setup({ cast: SUSPECTS.filter(who => cast.includes(who)) }, luck)
  const imagined = { state, common: followed([]) }
  const seen: { told: Told[]; whose: Suspect[] }[] = []
  while (!state.outcome) {
    const { active, round, decision } = state
    const free = decision.type === 'walk' || decision.type === 'act'
    const move = free && astray.int(1000) < ASTRAY ? pick(astray, moves(state, active)) : clever(imagined)
    play(imagined, move as Move, luck.chance)
    if (state.outcome || (state.active === active && state.round === round)) continue
    const whose = [active, ...state.cast.filter(who => who !== active)]
    seen.push({ whose, told: whose.map(who => toldOf(state, active, who, imagined.common)) })
  }
  const [won, ...more] = state.outcome.winners
  if (more.length > 0) return []
  const later: Partial<Record<Suspect, Sample>> = {}
  return seen.reverse().map(({ told, whose }) => {
    const [me] = whose as [Suspect]
    const sample = { told, winner: whose.indexOf(won as Suspect), next: later[me] }
    later[me] = sample
    return sample
  })
}

/** How likely each was to win, by the weights. */
function chances({ told }: Sample): number[] {
  const powers = told.map(each => {
    let total = 0
    for (let i = 0; i < each.length; i += 2) total += (weights[each[i] as number] as number) * (each[i + 1] as number)
    return Math.exp(total)
  })
  const all = powers.reduce((total, each) => total + each, 0)
  return powers.map(each => each / all)
}

const surprise = (samples: readonly Sample[]): number =>
  samples.reduce((total, each) => total - Math.log(chances(each)[each.winner] as number), 0) / samples.length

/** What is to be learned of each: who won, or in part what is thought a turn later, which luck has less of a hand in. */
function aimsOf(samples: readonly Sample[], trust: number): Map<Sample, readonly number[]> {
  const aims = new Map<Sample, readonly number[]>()
  // The last turns of a match come first.
  for (const sample of samples) {
    const { told, winner, next } = sample
    const then = next && chances(next)
    const end = next && aims.get(next)
    aims.set(
      sample,
      told.map((_, who) =>
        then && end ? trust * (then[who] as number) + (1 - trust) * (end[who] as number) : +(who === winner),
      ),
    )
  }
  return aims
}

function learn(samples: readonly Sample[], rates: readonly number[], trust: number): void {
  const gradient = new Float64Array(weights.length)
  const mean = new Float64Array(weights.length)
  const square = new Float64Array(weights.length)
  const order = rngOf(seedOf('order'), 0)
  let steps = 0
  for (const rate of rates) {
    const aims = aimsOf(samples, trust)
    const list = shuffle(order, [...samples])
    for (let from = 0; from < list.length; from += BATCH) {
      const batch = list.slice(from, from + BATCH)
      gradient.fill(0)
      for (const sample of batch) {
        const likely = chances(sample)
        const aim = aims.get(sample) ?? []
        for (const [who, told] of sample.told.entries()) {
          const error = ((likely[who] as number) - (aim[who] as number)) / batch.length
          for (let i = 0; i < told.length; i += 2) {
            const at = told[i] as number
            gradient[at] = (gradient[at] as number) + error * (told[i + 1] as number)
          }
        }
      }
      steps++
      for (let at = 0; at < weights.length; at++) {
        const slope = gradient[at] as number
        mean[at] = 0.9 * (mean[at] as number) + 0.1 * slope
        square[at] = 0.999 * (square[at] as number) + 0.001 * slope ** 2
        const [first, second] = [
          (mean[at] as number) / (1 - 0.9 ** steps),
          (square[at] as number) / (1 - 0.999 ** steps),
        ]
        weights[at] = (weights[at] as number) - (rate * first) / (Math.sqrt(second) + 1e-8)
      }
    }
  }
}

function table(traits: Readonly<Record<string, number>>, offset: Readonly<Record<string, number>>): string {
  const rows = Object.entries(traits).map(([trait, size]) => {
    const first = offset[trait] as number
    return `  ${trait}: [${[...weights.slice(first, first + size)].map(each => each.toFixed(2)).join(', ')}],`
  })
  return `{\n${rows.join('\n')}\n}`
}

const samples: Sample[] = []
const held: Sample[] = []
for (const [players, matches] of Object.entries(MATCHES))
  for (let i = 0; i < matches; i++)
    (i % 10 === 0 ? held : samples).push(...samplesOf(Number(players), `standing ${players} ${i}`))
for (const { trust, rates } of LESSONS) learn(samples, rates, trust)
const loss = `${samples.length} turns; of ${held.length} others the winner surprises by ${surprise(held).toFixed(4)}`
writeFileSync(
  FILE,
  `/** What each thing told of a suspect counts (\`standing.ts\`). Learned by \`npx tsx tools/standing.ts\`: ${loss}. */
export const MINE = ${table(OWN, OFFSETS.own)}
export const THEIRS = ${table(OTHERS, OFFSETS.others)}
`,
)
