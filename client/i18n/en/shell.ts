import { english } from '../../../shared/words/grammar.ts'
import { REFUSED } from '../../../shared/words/refusals.ts'
import { oneOf, type ShellWords } from '../shell.ts'
import { spanOf } from '../spans.ts'

const figure = (count: number, one: string): string => `${count} ${english.plural(count, { one, other: `${one}s` })}`

const FIRST = ['Midnight', 'Silent', 'Velvet', 'Crooked', 'Lucky', 'Quick', 'Masked', 'Foggy', 'Smooth', 'Restless']
const LAST = ['Fox', 'Magpie', 'Raven', 'Tomcat', 'Weasel', 'Moth', 'Ferret', 'Jackal', 'Owl', 'Lynx']

export const shell: ShellWords = {
  description: 'Three games of crime on one black table, online. An unofficial, non-commercial fan work.',
  skip: 'Skip to the content',
  nav: {
    label: 'Main',
    home: 'Home',
    tables: 'Tables',
    live: 'Live',
    archive: 'Archive',
    rules: 'Rules',
    settings: 'Settings',
  },
  archive: { label: 'In the archive', all: 'Public matches', yours: 'Your matches', file: 'Your file' },
  language: 'Language',
  footer: {
    notice: 'An unofficial, non-commercial fan work.',
    owners:
      'Diabolik is a trademark of Astorina Srl. The games belong to their authors and publishers, who neither made nor endorse this page.',
    credits: 'Credits and licences',
  },
  loading: 'One moment…',
  failed: {
    title: 'The press has jammed',
    text: 'Something on this page broke. Your matches are safe on the server.',
    retry: 'Reload the page',
  },
  notFound: {
    title: 'This page has been torn out',
    text: 'There is nothing at this address. Perhaps the link lost a letter on the way.',
  },
  backHome: 'Back to the home page',
  close: 'Close',
  cancel: 'Cancel',
  copied: 'Copied',
  offline: 'The server does not answer. Check your connection and try again.',
  refusals: {
    ...REFUSED.en,
    malformed: 'The server could not make sense of that. Reload the page and try again.',
    tooLong: 'That is too long.',
    tooFast: 'Not so fast. Wait a moment and try again.',
    badToken: 'The server does not recognise you any more. Reload the page to come in as a new guest.',
    badName: 'That name will not do: 1 to 20 characters, please, and no tricks with invisible ones.',
    badOptions: 'The game cannot be set up like that.',
    noTable: 'There is no such table. It may have closed.',
    noGame: 'There is no such game here.',
    notHost: 'Only the host can do that.',
    notNow: 'That cannot be done now.',
    taken: 'Somebody already sits there.',
    playersOnly: 'That is for the players at the table.',
    blocked: 'You cannot join this table.',
    removed: 'The host has removed you from this table.',
    noChannel: 'There is no private channel here. Say it to everybody.',
    noMarker: 'Your side has no such marker for that place.',
    noOpenCards: 'The cards at this table are not open.',
    watchersOnly: 'You play at this table: the gallery is for those who watch, until the match is over.',
    sawOpenCards:
      'You have seen open cards: until the match is over you can write only to others who watch with open cards.',
    noVoice: 'You cannot write at this table.',
    enough: 'So much has been said that the gallery is full.',
    ownTable: 'You play at this table: until the match is over you see your own cards only.',
    tooMany: 'Too many at once. Finish a match first, or try again later.',
    elsewhere: 'You are at this table on too many devices, so the newest has taken the place of this one.',
    retired: 'The rules of this game have changed since the match began, so it cannot go on.',
    damaged: 'What is left of this table cannot be read. Nothing you did caused it, and all other tables are well.',
    unwritten: 'The server could not write that down, so it has not happened. Try again in a moment.',
    onStage: 'This screen is filmed: choices are made on your phone.',
    noPairing: 'This pairing code is wrong, used or out of date. Ask for a new one.',
    unpaired: 'This phone is not paired with the table any more.',
    noMoving: 'This link is wrong, used or out of date. Make a new one on your other device.',
    noPasskey: 'No guest is known here by this passkey.',
    latePasskey: 'That took too long. Try again.',
    fault: 'Something went wrong on the server. Try again in a moment.',
  },
  levels: { easy: 'new to it', plain: 'simple', clever: 'clever', master: 'master' },
  seconds: seconds =>
    seconds === 0 ? 'no limit' : seconds < 86_400 ? `${seconds} seconds` : figure(seconds / 86_400, 'day'),
  left: seconds => {
    const { days, hours, minutes } = spanOf(seconds)
    const parts = [
      days > 0 ? figure(days, 'day') : '',
      hours > 0 ? figure(hours, 'hour') : '',
      minutes > 0 ? figure(minutes, 'minute') : '',
    ]
    return `${english.list(parts.filter(part => part !== ''))} left`
  },
  guest: random => `${oneOf(FIRST, random)} ${oneOf(LAST, random)}`,
}
