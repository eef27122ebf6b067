import type { Game } from '../kernel/game.ts'
import type { Seed } from '../kernel/rng.ts'
import { type Creation, inDays, type Person, type RefusalReason } from '../wire/protocol.ts'
import { begin, chairOf, delayOf, newParty, type Party, refuses, sit } from './chairs.ts'
import { changesTo, committed, peopleOf } from './company.ts'
import type { Host } from './host.ts'
import type { Saved } from './journal.ts'

/** A table that is to be. */
export interface Draft {
  readonly settings: Pick<Saved, 'game' | 'version' | 'options' | 'public' | 'seconds'>
  readonly party: Party
  /** Of the game's own first match; null: one that nobody can guess. */
  readonly seed: Seed | null
}

function optionsFor(game: Game, players: number, asked: unknown): unknown {
  const usual = game.options(players)
  const both = typeof usual === 'object' && typeof asked === 'object' && usual !== null && asked !== null
  return game.check(both ? { ...usual, ...asked } : (asked ?? usual))
}

/** A new table with its creator on it; a quick one has begun already. */
export function drafted(game: Game, person: Person, creation: Creation): Draft | RefusalReason {
  const guided = creation.guided && game.guided
  if (creation.guided && (!guided || creation.quick === undefined)) return 'badOptions'
  const { players, options: asked } = guided ?? creation
  if (!game.players.includes(players)) return 'badOptions'
  let options: unknown
  try {
    options = optionsFor(game, players, asked)
  } catch {
    return 'badOptions'
  }
  const empty = { ...newParty(game.seats(options), person, creation.quick ?? 'plain'), delay: creation.delay ?? 0 }
  // A living room is for an evening.
  if (creation.living && (creation.quick || inDays(creation.seconds))) return 'badOptions'
  const seated = creation.living
    ? { ...empty, stage: person.id }
    : sit(empty, person, creation.player ?? empty.chairs[0]?.player ?? 0)
  if (refuses(seated)) return seated
  const party = creation.quick === undefined ? seated : begin(seated, person.id)
  if (refuses(party)) return party
  const { seconds } = creation
  const settings = { game: game.id, version: game.version, options, public: creation.public, seconds }
  return { settings, party, seed: guided?.seed ?? null }
}

/** Another match for the same people, on the same chairs. Where all others were bots there is nobody to wait for. */
export function draftedAgain({ table, party, specs }: Pick<Host, 'table' | 'party' | 'specs'>, person: Person): Draft {
  const bots = new Map(party.chairs.map(({ player, bot }) => [player, bot]))
  const { stage } = party
  const empty = { ...newParty(specs, person, 'plain'), ...(stage === undefined ? {} : { stage, host: stage }) }
  const chairs = empty.chairs.map(chair => ({ ...chair, bot: bots.get(chair.player) ?? chair.bot }))
  const own = chairOf(party, person.id)?.player ?? 0
  const seated = sit({ ...empty, chairs, removed: party.removed, delay: delayOf(party) }, person, own)
  if (refuses(seated)) throw new Error(seated)
  const alone = peopleOf(party).every(id => id === person.id)
  // Nobody can come to a chair of such a table, so it may be watched as this one was.
  const begun = alone ? begin({ ...seated, onShow: party.onShow ?? false }, seated.host) : seated
  const { game, version, options, seconds } = table
  const settings = { game, version, options, public: table.public, seconds }
  return { settings, party: refuses(begun) ? seated : begun, seed: null }
}

type Fresh = Pick<Saved, 'id' | 'code' | 'created'> & { readonly seed: Seed; readonly nonce: string }

/** As it is written down, and who has a chair there. A match that has begun is committed to. */
export function firstSaved(
  { settings, party, seed: own }: Draft,
  fresh: Fresh,
): { table: Saved; people: readonly string[] } {
  const seed = own ?? fresh.seed
  const begun = party.phase === 'waiting' ? party : committed(party, { ...settings, seed, nonce: fresh.nonce })
  const { people = [], ...kept } = changesTo(begun)
  return { table: { ...settings, ...kept, ...fresh, seed, touched: fresh.created }, people }
}
