import type { Piece, Viewer } from '../../kernel/game.ts'
import { tableOf } from '../../kernel/plain.ts'
import type { Language } from '../../words/index.ts'
import { type OptionChoice, type Speech, say } from '../../words/speech.ts'
import { ITEM_EFFECTS } from './cards/items.ts'
import type { FeatName } from './feats.ts'
import type { Odds } from './preview.ts'
import { OWNER } from './rules/questions.ts'
import { reasons } from './rules/reasons.ts'
import {
  type Alibi,
  type Card,
  type Ending,
  type Item,
  type PlayCard,
  SUSPECTS,
  type Suspect,
  TILES,
  type Tile,
} from './state.ts'
import { SKILL_OF } from './tuning.ts'
import type { OnTheLam } from './types.ts'
import { type LamPiece, type LamView, type Place, SPOTS, type Spot } from './view.ts'
import { catalogue } from './words/index.ts'
import type { KeptTile, Reads, Words } from './words/words.ts'

export async function speech(language: Language): Promise<Speech<OnTheLam>> {
  return speak(await catalogue(language))
}

/** On the Lam in the words of one catalogue. */
export const speak = (words: Words): Speech<OnTheLam> => ({
  title: words.title,
  tagline: words.tagline,
  seat: seat => words.suspects[seat as Suspect]?.role ?? seat,
  feat: (feat, count) => {
    const { name, value } = words.feats[feat as FeatName]
    return { name, value: value(count) }
  },
  event: event => say(words.log, event),
  isAside: ({ type }) => type === 'keeperSpoke',
  ask: ({ facts }) => words.asks[facts.decision](facts),
  status: (view, seats = []) => {
    const me = SUSPECTS.find(suspect => seats.includes(suspect))
    const own = me && ownOf(view, me)
    return own == null ? null : words.alibi(own)
  },
  holding: (view, seat) => (view.pieces[seat] ? words.alibi(ownOf(view, seat as Suspect)) : null),
  move(move, view, odds) {
    const reads: Reads = card => view.pieces[card]?.face as Card | undefined
    const { decider: seat } = view.facts
    const item = itemOf(view, seat)
    const label = say(words.moves, move, reads, { seat, item })
    // What a bonus does, the button says itself.
    const certain = move.type === 'useItem' && item !== undefined && ITEM_EFFECTS[item].type === 'bonus'
    return odds && !certain ? label + words.odds(odds as Odds) : label
  },
  reasons: (view, seat) => reasons(view, seat as Suspect).map(reason => words.reasons[reason]),
  table: (view, viewer) => table(words.table, view, viewer),
  outcome: ({ winners, by }) => words.log.ended({ type: 'ended', winners: winners as Suspect[], by: by as Ending }),
  places: ({ pieces }) => [
    ...TILES,
    ...SUSPECTS.filter(suspect => pieces[suspect]).flatMap(suspect => [`hand:${suspect}`, `item:${suspect}`]),
    ...SPOTS,
  ],
  place: place => placed(words, place),
  piece: piece => labelled(words, piece),
  choices: players => (players < SUSPECTS.length ? [cast(words, players)] : []),
  about: place => taskAt(words, place),
  detail: ({ kind, face }) => (kind === 'play' && face !== undefined ? words.cards[face as PlayCard].text : null),
})

const handOf = ({ pieces }: LamView, suspect: Suspect): LamPiece[] =>
  Object.values(pieces).filter(({ place }) => place === `hand:${suspect}`)

const itemOf = ({ pieces }: LamView, suspect: Suspect): Item | undefined =>
  Object.values(pieces).find(({ place }) => place === `item:${suspect}`)?.face as Item | undefined

/** How many alibi cards of their own somebody holds, as far as this viewer can read the hand (L-33); null: it cannot. */
export function ownOf(view: LamView, suspect: Suspect): number | null {
  const hand = handOf(view, suspect)
  if (hand.some(({ face }) => face === undefined)) return null
  return hand.filter(({ face }) => OWNER[face as Alibi] === suspect).length
}

/** What it takes where somebody stands (L-18). */
const taskAt = ({ keepers }: Words, place: string): string | null =>
  place in keepers ? keepers[place as KeptTile].task : null

const cast = ({ cast: { name, text }, suspects }: Words, players: number): OptionChoice => ({
  key: 'cast',
  legend: name,
  hint: text,
  values: SUSPECTS.map(value => ({ value, label: suspects[value].role, hint: suspects[value].blurb })),
  exactly: players,
})

function placed({ places, tiles }: Words, place: string): string {
  const [zone, suspect] = place.split(':') as [string, Suspect]
  if (zone === 'hand' || zone === 'item') return places[zone](suspect)
  return tiles[place as Tile] ?? places[place as Spot] ?? place
}

function labelled({ pieces, suspects }: Words, piece: Piece): string {
  const { kind, face } = piece as LamPiece
  if (kind === 'police') return pieces.police
  if (kind === 'alibi') return pieces.alibi(face as Alibi | undefined)
  if (kind === 'play') return pieces.play(face as PlayCard | undefined)
  return kind === 'searched' ? pieces.searched(face as Suspect) : suspects[face as Suspect].role
}

function table(words: Words['table'], view: LamView, viewer: Viewer): string[] {
  const { pieces, facts } = view
  const all = Object.values(pieces)
  const at = (place: Place): LamPiece[] => all.filter(piece => piece.place === place)
  const lines = [words.round(facts.round, facts.active), words.police(pieces.police?.place as Tile)]
  for (const suspect of SUSPECTS) {
    const token = pieces[suspect]
    if (!token) continue
    lines.push(words.suspect(suspect, token.place as Tile, handOf(view, suspect).length, itemOf(view, suspect)))
  }
  const me = SUSPECTS.find(suspect => suspect === viewer)
  if (me) {
    lines.push(
      words.hand(
        me,
        handOf(view, me)
          .map(({ face }) => face as Alibi)
          .sort(),
      ),
    )
    lines.push(words.own(ownOf(view, me) ?? 0), words.skills(SKILL_OF[me]))
    lines.push(words.searched(TILES.filter(tile => pieces[`${me}@${tile}`])))
    const at = pieces[me]?.place as Tile
    if (facts.decider === me && facts.decision === 'act' && at !== 'station') lines.push(words.here(at))
  }
  const thrown = at('alibis:discards').map(({ face }) => OWNER[face as Alibi])
  const discards = tableOf(SUSPECTS, suspect => thrown.filter(owner => owner === suspect).length)
  lines.push(
    words.piles(at('alibis').length, at('plays').length),
    words.discards(discards, at('plays:discards').length),
  )
  return facts.decider === facts.active || facts.ending ? lines : [...lines, words.decides(facts.decider)]
}
