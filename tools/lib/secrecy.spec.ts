import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Game, Seat } from '../../shared/kernel/game.ts'
import { play } from './play.ts'
import { gossip, memory, SECRETS, script, spoken, type Whispers, whispers } from './testing.ts'

/** A whole match in which the person asks for everything there is; the words that came up, and those that may. */
async function overheard(game: Game<Whispers>, seat: Seat, players: number) {
  const folder = mkdtempSync(join(tmpdir(), 'tavolo-nero-secrecy-'))
  let last: Whispers['state'] | null = null
  const watched: Game<Whispers> = {
    ...game,
    apply(turn, move) {
      game.apply(turn, move)
      last = turn.state
    },
  }
  const round = ['t', 'w', 'l', '?', '', '2', 'u', 'u', '2', 't', '99', `s ${join(folder, 'match.json')}`, '1']
  const voice = script([...round, ...round, ...round, ...round, ...round, ...round])
  const args = ['whispers', '--seat', seat, '--players', `${players}`, '--seed', `${seat} ${players}`]
  const streams = memory()
  expect(await play(args, { whispers: spoken(watched, gossip) }, streams, voice, {})).toBe(0)
  rmSync(folder, { recursive: true })
  const said = [...voice.said, streams.text.out, streams.text.err].join('\n')
  expect(said).toContain('outcome ')
  const { state } = { state: last as Whispers['state'] | null }
  if (!state) throw new Error('nothing was played')
  const held = (who: Seat) => (state.hands[who] ?? []).map(card => state.faces[card] ?? '')
  return { heard: SECRETS.filter(word => said.includes(word)).sort(), held }
}

describe('playing in the terminal', () => {
  it.each(['ann', 'bob', 'cyd'])('tells %s the own words, all of them, and nobody else’s', async seat => {
    const { heard, held } = await overheard(whispers, seat, 3)
    expect(held(seat)).toHaveLength(4)
    expect(heard).toEqual(held(seat).sort())
  })

  it('tells somebody with two seats the words of both', async () => {
    const { heard, held } = await overheard(whispers, 'cyd', 2)
    expect(heard).toEqual([...held('ann'), ...held('cyd')].sort())
  })

  it('would be seen to leak', async () => {
    const leaky: Game<Whispers> = { ...whispers, view: state => whispers.view(state, 'bob') }
    const { heard, held } = await overheard(leaky, 'ann', 3)
    expect(heard).not.toEqual(held('ann').sort())
  })
})
