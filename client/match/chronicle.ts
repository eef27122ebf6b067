import type { GameEvent, Seat, View } from '../../shared/kernel/game.ts'
import type { Note } from '../../shared/kernel/history.ts'
import type { Line, NoteBody } from '../../shared/wire/protocol.ts'
import type { Grammar } from '../../shared/words/grammar.ts'
import type { Speech } from '../../shared/words/speech.ts'
import type { ScreenWords } from '../i18n/table.ts'

/** One sentence of the log. */
export interface Sentence {
  readonly key: string
  readonly n: number
  readonly text: string
  /** The place or piece that it is about, for the camera. */
  readonly about: string | null
  /** An aside is for readers, not for those who listen; a marker is to be seen on the table, and not to be read about. */
  readonly kind: 'event' | 'aside' | 'said' | 'room' | 'marker'
}

/** What belongs together: the steps of one seat in a row, or a single note. */
export interface Chapter {
  readonly key: string
  readonly seat: Seat | null
  /** What gave this seat its turn; it is told by the step before. */
  readonly opening: Sentence | null
  readonly sentences: readonly Sentence[]
}

/** All that a chronicle is written with. */
export interface Scribe {
  readonly speech: Speech
  readonly grammar: Grammar
  readonly words: Pick<ScreenWords, 'log' | 'chat'>
  readonly view: View
  silenced(person: string): boolean
}

/** Where it ended up, else the first piece it names; nothing is pointed at that is not there. */
export function aboutOf(event: GameEvent, places: ReadonlySet<string>, view: View): string | null {
  const named = Object.entries(event).flatMap(([field, value]) => {
    if (field === 'type' || field === 'faces') return []
    return (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string')
  })
  return named.findLast(each => places.has(each)) ?? named.find(each => Object.hasOwn(view.pieces, each)) ?? null
}

function spoken({ body, audience, author }: Note, scribe: Scribe): Pick<Sentence, 'text' | 'kind'> | null {
  const note = body as NoteBody
  const { log, chat } = scribe.words
  // Whoever does not want to be named any more goes by whom they played.
  const whom = author === '' ? '…' : scribe.speech.seat(author)
  const name = note.by.name === '' ? whom : note.by.name
  if (note.type === 'room') return { text: log.room[note.what](name), kind: 'room' }
  if (scribe.silenced(note.by.id)) return null
  if (note.type === 'said') {
    const say = audience === 'all' ? log.said : log.saidToSide
    return { text: say(name, note.text), kind: 'said' }
  }
  if (note.type === 'marker') {
    const marker = scribe.speech.marker?.(note.kind).name ?? note.kind
    return { text: log.marker(name, marker, scribe.speech.place(note.place), note.on), kind: 'marker' }
  }
  const phrases = { ...scribe.speech.phrases?.(), ...chat.phrase }
  const phrase = Object.entries(phrases).find(([key]) => key === note.phrase)?.[1]
  return phrase === undefined ? null : { text: log.said(name, phrase), kind: 'said' }
}

/** What one line says. */
export function sentencesOf({ n, heard }: Line, scribe: Scribe, places: ReadonlySet<string>): Sentence[] {
  if (heard.type === 'note') {
    const said = spoken(heard.note, scribe)
    return said ? [{ key: `${n}`, n, about: null, ...said }] : []
  }
  if (heard.type === 'takeBack') {
    const text = scribe.words.log.tookBack(scribe.speech.seat(heard.seat))
    return [{ key: `${n}`, n, text, about: null, kind: 'event' }]
  }
  const sentences = heard.events.map((event, i) => ({
    key: `${n}.${i}`,
    n,
    text: scribe.speech.event(event),
    about: aboutOf(event, places, scribe.view),
    kind: scribe.speech.isAside?.(event) ? ('aside' as const) : ('event' as const),
  }))
  return once(
    sentences.filter(({ text }) => text !== ''),
    scribe.words.log.times,
  )
}

/** Is it to be read? */
export const isWritten = ({ kind }: Sentence): boolean => kind !== 'marker'

/** Is it read out to those who listen? */
export const isSpoken = ({ kind }: Sentence): boolean => kind !== 'aside'

/** What happened several times in a row is told once. */
function once(sentences: readonly Sentence[], times: ScreenWords['log']['times']): Sentence[] {
  const runs: Sentence[][] = []
  for (const sentence of sentences) {
    const run = runs.at(-1)
    if (run?.[0]?.text === sentence.text) run.push(sentence)
    else runs.push([sentence])
  }
  return runs.flatMap(run => run.slice(0, 1).map(first => ({ ...first, text: times(first.text, run.length) })))
}

/**
 * Whom the last event of a step gives the turn: somebody else than who made the step (by convention `seat` is whom an
 * event is about), who also makes the next one, as far as it is known. Where figures have turns (`who`), it is known
 * once the figure makes a step of its own: it may be one that others lead.
 */
function heirOf({ heard }: Line, next: Line | undefined): Seat | null {
  const last = heard.type === 'step' ? heard.events.at(-1) : undefined
  if (!last || heard.type !== 'step') return null
  const { seat, who } = last as GameEvent & { readonly seat?: unknown; readonly who?: unknown }
  const heir = seat ?? (last.type === 'turnBegan' ? who : null)
  if (typeof heir !== 'string' || heir === heard.seat) return null
  const follows = next ? next.heard.type === 'step' && next.heard.seat === heir : seat !== undefined
  return follows ? heir : null
}

/** The whole past, turn by turn. */
export function chronicle(lines: readonly Line[], scribe: Scribe): Chapter[] {
  const places = new Set(scribe.speech.places(scribe.view))
  const chapters: (Chapter & { sentences: Sentence[] })[] = []
  const steps = lines.filter(({ heard }) => heard.type !== 'note')
  let taken = 0
  for (const line of lines) {
    const isNote = line.heard.type === 'note'
    if (!isNote) taken += 1
    const sentences = sentencesOf(line, scribe, places).filter(isWritten)
    const heir = isNote ? null : heirOf(line, steps[taken])
    const opening = heir === null ? null : (sentences.pop() ?? null)
    const seat = line.heard.type === 'note' ? null : line.heard.seat
    const last = chapters.at(-1)
    if (last && seat !== null && last.seat === seat) last.sentences.push(...sentences)
    else if (sentences.length > 0) chapters.push({ key: `${line.n}`, seat, opening: null, sentences })
    if (opening) chapters.push({ key: opening.key, seat: heir, opening, sentences: [] })
  }
  return chapters
}
