import { english } from '../../../shared/words/grammar.ts'
import type { ReplayWords } from '../replay.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' })
const figures = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const FORWARD = { move: 'Next move', turn: 'Next turn', round: 'Next round' }
const BACK = { move: 'One move back', turn: 'One turn back', round: 'One round back' }

export const replay: ReplayWords = {
  title: 'Replay',
  label: 'Replay controls',
  play: 'Play',
  pause: 'Pause',
  forward: FORWARD,
  back: BACK,
  slider: 'Moment of the match',
  at: (move, of, round) => english.noted(`Move ${move}${of === null ? '' : ` of ${of}`}`, `round ${round}`),
  speed: 'Speed',
  times: speed => `${speed}×`,
  eyes: 'Whose eyes',
  public: 'Everybody’s',
  all: 'All-seeing',
  chapters: 'Scenes',
  noChapters: 'Nothing to mark yet.',
  played: at => `Played on ${day.format(at)}`,
  covered: 'You see the match as it was seen then. How it ends, and when, stays covered.',
  showAll: 'Show everything',
  copyLink: 'Copy a link to this moment',
  download: 'Download the film',
  ended: 'The film is over',
  again: 'From the beginning',
  file: {
    title: 'A film from a file',
    lead: 'Open a film that somebody has saved. It stays on this device.',
    choose: 'Choose a film',
    broken: 'This file cannot be read: it is broken, or no film of Tavolo Nero.',
    foreign: 'This film needs a newer Tavolo Nero than this one.',
  },
  watchAgain: 'Watch the match again',
  advice: {
    title: 'What would a bot do?',
    blind: 'Look through somebody’s eyes to see what they could have done.',
    none: 'Nobody whose eyes you look through has anything to decide here.',
    busy: 'Thinking it over…',
    best: 'the bot’s choice',
    made: 'what was done',
    worth: figure => (figure === null ? 'never' : figures.format(figure)),
    more: count => english.plural(count, { one: 'and one more', other: `and ${count} more` }),
  },
  share: {
    title: 'Pictures',
    wide: 'A still, wide',
    tall: 'A still, tall',
    record: 'Record a clip',
    stop: 'Stop recording',
    comic: 'The comic page',
    making: (panel, of) => `Drawing panel ${panel} of ${of}…`,
    download: 'Download',
    print: 'Print',
    alt: title => `A comic page of a match of ${title}`,
    credit: 'Tavolo Nero · an unofficial fan work',
    noStage: 'Pictures are taken of the 3D table.',
  },
  reveal: { open: 'The Reveal', busy: 'Turning everything up…', failed: 'It could not be fetched.' },
  branch: {
    open: 'Play on from here',
    title: 'Play on from here',
    lead: 'A new table begins with this very moment. Its log says that it does.',
    chair: 'Your seat',
    bots: 'Against bots',
    friends: 'With friends',
  },
}
