import type { Piece, Viewer } from '../../kernel/game.ts'
import { tableOf } from '../../kernel/plain.ts'
import type { Language } from '../../words/index.ts'
import { type OptionChoice, type Speech, say } from '../../words/speech.ts'
import type { Odds } from './preview.ts'
import { OWNER } from './rules/questions.ts'
import { reasons } from './rules/reasons.ts'
import { type Alibi, type Card, type Ending, type PlayCard, SUSPECTS, type Suspect, TILES, type Tile } from './state.ts'
import type { OnTheLam } from './types.ts'
import { type LamPiece, type LamView, type Place, SPOTS, type Spot } from './view.ts'
import type { Reads, Words } from './words/words.ts'

const CATALOGUES: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./words/en.ts')).en,
  it: async () => (await import('./words/it.ts')).it,
  zh: async () => (await import('./words/zh.ts')).zh,
}

export async function speech(language: Language): Promise<Speech<OnTheLam>> {
  return speak(await CATALOGUES[language]())
}

/** On the Lam in the words of one catalogue. */
export const speak = (words: Words): Speech<OnTheLam> => ({
  title: words.title,
  tagline: words.tagline,
  seat: seat => words.suspects[seat as Suspect]?.role ?? seat,
  event: event => say(words.log, event),
  isAside: ({ type }) => type === 'keeperSpoke',
  ask: view => asked(words, view),
  move(move, view, odds) {
    const reads: Reads = card => view.pieces[card]?.face as Card | undefined
    const label = say(words.moves, move, reads)
    return odds ? label + words.odds(odds as Odds) : label
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
  detail: ({ kind, face }) => (kind === 'play' && face !== undefined ? words.cards[face as PlayCard].text : null),
})

/** Whoever has just come in reads what it takes there (L-18). */
function asked({ asks, keepers, here }: Words, { facts, pieces }: LamView): string {
  const question = asks[facts.decision](facts)
  const at = pieces[facts.decider]?.place as Tile | undefined
  if (facts.decision !== 'act' || at === undefined || at === 'station') return question
  return here(keepers[at].task, question)
}

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

function table(words: Words['table'], { pieces, facts }: LamView, viewer: Viewer): string[] {
  const all = Object.values(pieces)
  const at = (place: Place): LamPiece[] => all.filter(piece => piece.place === place)
  const lines = [words.round(facts.round, facts.active), words.police(pieces.police?.place as Tile)]
  for (const suspect of SUSPECTS) {
    const token = pieces[suspect]
    if (!token) continue
    const [item] = at(`item:${suspect}`)
    lines.push(
      words.suspect(suspect, token.place as Tile, at(`hand:${suspect}`).length, item?.face as PlayCard | undefined),
    )
  }
  const me = SUSPECTS.find(suspect => suspect === viewer)
  if (me) {
    lines.push(
      words.hand(
        me,
        at(`hand:${me}`)
          .map(({ face }) => face as Alibi)
          .sort(),
      ),
    )
    lines.push(words.searched(TILES.filter(tile => pieces[`${me}@${tile}`])))
  }
  const thrown = at('alibis:discards').map(({ face }) => OWNER[face as Alibi])
  const discards = tableOf(SUSPECTS, suspect => thrown.filter(owner => owner === suspect).length)
  lines.push(
    words.piles(at('alibis').length, at('plays').length),
    words.discards(discards, at('plays:discards').length),
  )
  return facts.decider === facts.active || facts.ending ? lines : [...lines, words.decides(facts.decider)]
}
