import type { Common } from './common.ts'
import { english } from './grammar.ts'
import { REFUSED } from './refusals.ts'

const { list } = english

export const en: Common = {
  refusals: REFUSED.en,

  terminal: {
    usage: games => [
      'npm run -s play -- GAME [options]     play in the terminal against bots',
      '',
      `  GAME             ${games.join(', ')}`,
      '  --seat SEAT      who you are (the first in the order of play)',
      '  --players N      how many people play (as many as the game takes)',
      '  --bots NAME      random, plain or clever (clever); one for all, or one for each seat',
      '  --options JSON   goes over the game’s usual options',
      '  --seed TEXT      the same seed deals the same cards (a new deal each time)',
      '  --language CODE  en, it or zh (as your system speaks)',
      '  --load FILE      go on with a saved match',
      '  --help           this',
    ],
    unknownSeat: (seat, seats) => `there is no seat ${seat}; the seats are: ${seats.join(', ')}`,
    cannotLoad: (file, reason) => `${file} cannot be gone on with: ${reason}`,

    youAre: names => `You are: ${list(names)}.`,
    withYou: names => `At the table with you: ${list(names)}.`,
    hint: 'Type a number to make a move, or ? for help.',

    turnOf: name => `${name} to move.`,
    yourTurn: name => `Your move (${name}).`,
    tookBack: name => `${name}: last move taken back.`,
    goesOn: 'The match goes on where it was saved.',

    help: [
      'A number makes that move.',
      'Enter alone asks the question again.',
      't    the table in words',
      'l    everything that has happened so far',
      'w    why something is not among your choices',
      'u    take back your last move, as long as it has told nobody anything',
      's FILE    save the match to a file',
      'q    leave; nothing is saved by itself',
      '?    this help',
    ],
    nothingYet: 'Nothing has happened yet.',
    allOffered: 'Nothing is being held back: you have all your choices before you.',
    unclear: input => `“${input}” is neither a number nor a command. Type ? for help.`,

    saved: file => `Saved to ${file}. Careful: whoever reads that file can work out every hidden card.`,
    goOnWith: command => `Go on later with: ${command}`,
    saveWhere: 'Save to which file? Type s and a file name.',
    fileExists: file => `${file} exists already and was not touched. Choose another name.`,
    cannotSave: (file, reason) => `${file} could not be written (${reason}).`,

    left: 'You have left the table.',
    inputEnded: 'The input has ended, and the match stops here.',
  },
}
