import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../shared/kernel/game.ts'
import type { Line, NoteBody } from '../../shared/wire/protocol.ts'
import { english as grammar } from '../../shared/words/grammar.ts'
import type { Speech } from '../../shared/words/speech.ts'
import { table as words } from '../i18n/en/table.ts'
import { aboutOf, chronicle, isSpoken, type Scribe, sentencesOf } from './chronicle.ts'

const speech: Speech = {
  title: '',
  tagline: '',
  seat: seat => seat.toUpperCase(),
  event: ({ type }) => `${type}!`,
  ask: () => '',
  move: ({ type }) => type,
  reasons: () => [],
  table: () => [],
  outcome: () => '',
  places: () => ['bank', 'gym'],
  place: place => place,
  piece: ({ kind }) => kind,
}
const view = { pieces: { ann: { kind: 'person', place: 'bank', order: 0, up: true } }, facts: {} }
const scribe: Scribe = { speech, grammar, words, view, silenced: id => id === 'rude' }

const step = (n: number, seat: string, ...events: (GameEvent & Record<string, unknown>)[]): Line => ({
  n,
  at: 0,
  heard: { type: 'step', seq: n, seat, events },
})
const note = (n: number, body: NoteBody): Line => ({
  n,
  at: 0,
  heard: { type: 'note', note: { author: 'ann', audience: 'all', body } },
})
const by = { id: 'p1', name: 'Ann' }

describe('the chronicle', () => {
  const told = (...lines: Line[]) =>
    chronicle(lines, scribe).map(({ seat, sentences }) => [seat, ...sentences.map(({ text }) => text)])
  const opened = (...lines: Line[]) =>
    chronicle(lines, scribe).map(({ seat, opening, sentences }) => [seat, opening?.text ?? '', sentences.length])

  it('gathers what one seat does in a row', () => {
    expect(
      told(
        step(0, 'ann', { type: 'walked' }, { type: 'searched' }),
        step(1, 'ann', { type: 'drew' }),
        step(2, 'bob', { type: 'walked' }),
        step(3, 'ann', { type: 'walked' }),
      ),
    ).toEqual([
      ['ann', 'walked!', 'searched!', 'drew!'],
      ['bob', 'walked!'],
      ['ann', 'walked!'],
    ])
  })

  it('gives a figure its own turn once it acts, whoever let it begin', () => {
    const turn = { type: 'turnBegan', who: 'bob' }
    const [begins, acts] = [step(0, 'ann', turn), step(1, 'bob', { type: 'moved', who: 'bob' })]
    expect(opened(begins)).toEqual([['ann', '', 1]])
    expect(opened(begins, acts)).toEqual([['bob', 'turnBegan!', 1]])
    expect(opened(begins, step(1, 'ann', { type: 'moved', who: 'bob' }))).toEqual([['ann', '', 2]])
    expect(opened(step(0, 'ann', { type: 'gave', who: 'bob' }), acts)).toEqual([
      ['ann', '', 1],
      ['bob', '', 1],
    ])
  })

  it('begins a turn with what gave it', () => {
    const turn = { type: 'turnBegan', seat: 'bob' }
    expect(opened(step(0, 'ann', { type: 'walked', seat: 'ann' }, turn))).toEqual([
      ['ann', '', 1],
      ['bob', 'turnBegan!', 0],
    ])
    expect(
      opened(
        step(0, 'ann', turn),
        step(1, 'bob', { type: 'walked', seat: 'bob' }),
        note(2, { type: 'said', by, text: 'ha' }),
        step(3, 'bob', { type: 'drew', seat: 'bob' }),
      ),
    ).toEqual([
      ['bob', 'turnBegan!', 1],
      [null, '', 1],
      ['bob', '', 1],
    ])
  })

  it('leaves what only speaks of somebody else where it happened', () => {
    const robbed = { type: 'robbed', seat: 'bob' }
    expect(opened(step(0, 'ann', robbed), step(1, 'ann', { type: 'walked', seat: 'ann' }))).toEqual([['ann', '', 2]])
    expect(opened(step(0, 'ann', robbed), { n: 1, at: 0, heard: { type: 'takeBack', seat: 'ann', seq: 0 } })).toEqual([
      ['ann', '', 2],
    ])
  })

  it('tells once what happened several times in a row', () => {
    const drew = { type: 'drew' }
    expect(told(step(0, 'ann', drew, drew, { type: 'walked' }, drew), step(1, 'ann', drew))).toEqual([
      ['ann', 'drew! (×2)', 'walked!', 'drew!', 'drew!'],
    ])
  })

  it('leaves asides to be read, and reads out all else', () => {
    const line = step(0, 'ann', { type: 'walked' }, { type: 'quipped' }, { type: 'rolled' })
    const talkative = { ...scribe, speech: { ...speech, isAside: ({ type }: GameEvent) => type === 'quipped' } }
    const sentences = sentencesOf(line, talkative, new Set())
    expect(sentences.map(({ text }) => text)).toEqual(['walked!', 'quipped!', 'rolled!'])
    expect(sentences.filter(isSpoken).map(({ text }) => text)).toEqual(['walked!', 'rolled!'])
    expect(sentencesOf(note(1, { type: 'said', by, text: 'ha' }), talkative, new Set()).every(isSpoken)).toBe(true)
  })

  it('calls whoever does not want to be named by whom they played', () => {
    const nobody = { id: '', name: '' }
    expect(told(note(1, { type: 'said', by: nobody, text: 'ha' }))).toEqual([[null, `${speech.seat('ann')}: ha`]])
  })

  it('tells take-backs and notes where they happened', () => {
    expect(
      told(
        step(0, 'ann', { type: 'walked' }),
        note(1, { type: 'said', by, text: 'ha' }),
        { n: 2, at: 0, heard: { type: 'takeBack', seat: 'ann', seq: 2 } },
        note(3, { type: 'phrase', by, phrase: 'oops' }),
        note(4, { type: 'room', by, what: 'conceded' }),
      ),
    ).toEqual([
      ['ann', 'walked!'],
      [null, 'Ann: ha'],
      ['ann', 'ANN takes back the last move.'],
      [null, 'Ann: Oops.'],
      [null, 'Ann gives up.'],
    ])
  })

  it('tells of markers to those who listen, and does not write about them', () => {
    const marker = note(0, { type: 'marker', by, kind: '?', place: 'bank', on: true })
    expect(told(marker)).toEqual([])
    const sentences = sentencesOf(marker, scribe, new Set())
    expect(sentences.map(({ text }) => text)).toEqual(['Ann puts a marker (?) on bank.'])
    expect(sentences.filter(isSpoken)).toHaveLength(1)
  })

  it('marks what only the own side hears', () => {
    const body: NoteBody = { type: 'said', by, text: 'now' }
    const aside = { author: 'ann', audience: { side: 'thieves' }, body }
    expect(told({ n: 0, at: 0, heard: { type: 'note', note: aside } })).toEqual([[null, 'Ann, to your side: now']])
  })

  it('says what the game adds to the phrases', () => {
    const lines = [note(0, { type: 'phrase', by, phrase: 'boo' }), note(1, { type: 'phrase', by, phrase: 'oops' })]
    const taunting = { ...scribe, speech: { ...speech, phrases: () => ({ boo: 'Boo!' }) } }
    const texts = chronicle(lines, taunting).flatMap(({ sentences }) => sentences.map(({ text }) => text))
    expect(texts).toEqual(['Ann: Boo!', 'Ann: Oops.'])
  })

  it('does not show what somebody muted says, nor phrases that nobody knows', () => {
    const rude = { id: 'rude', name: 'Eve' }
    expect(
      told(
        note(0, { type: 'said', by: rude, text: 'boo' }),
        note(1, { type: 'phrase', by: rude, phrase: 'oops' }),
        note(2, { type: 'phrase', by, phrase: 'constructor' }),
        note(3, { type: 'room', by: rude, what: 'cameBack' }),
      ),
    ).toEqual([[null, 'Eve is back.']])
  })
})

describe('what a sentence is about', () => {
  const about = (event: GameEvent & Record<string, unknown>) => aboutOf(event, new Set(['bank', 'gym']), view)

  it('is where it ended', () => {
    expect(about({ type: 'walked', seat: 'ann', from: 'bank', to: 'gym' })).toBe('gym')
  })
  it('else the first piece that is still there', () => {
    expect(about({ type: 'dropped', cards: ['gone', 'ann'] })).toBe('ann')
    expect(about({ type: 'dropped', card: 'gone', faces: { ann: 'bank' } })).toBe(null)
  })
})
