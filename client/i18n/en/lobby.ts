import type { LobbyWords } from '../lobby.ts'

const day = (at: number): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(at)

export const lobby: LobbyWords = {
  title: 'Tables',
  lead: 'Pull up a chair, look over somebody’s shoulder, or open a table of your own.',
  waiting: 'Waiting for players',
  running: 'In play',
  nothingWaiting: 'Nobody is waiting at the moment. Open a table: bots can fill the empty chairs.',
  nothingRunning: 'No public match is being played right now.',
  join: 'Sit down',
  watch: 'Watch',
  resume: 'Resume',
  tableOf: names => (names.length > 0 ? `the table of ${names.join(', ')}` : 'an empty table'),
  free: chairs => (chairs === 1 ? '1 free chair' : `${chairs} free chairs`),
  round: round => `Round ${round}`,
  watchers: count => (count === 1 ? '1 watching' : `${count} watching`),
  bot: 'Bot',
  emptyChair: 'free',
  listed: (waiting, running) => `${waiting} waiting, ${running} in play`,

  retired: {
    mark: 'Cannot go on: the rules have changed',
    until: at => `listed until ${day(at)}`,
    why: 'Read why',
    title: 'This match ends here',
    text: game => `The rules of ${game} have changed since this match began, so it cannot go on.`,
    over: game => `This match is over. It was played by older rules of ${game}, so it cannot be laid out again.`,
    nobody: 'Nobody did anything wrong, and no other match is touched.',
    kept: at => `Its players find it in their lists until ${day(at)}. Then it is cleared away.`,
    again: 'Open a new table',
  },

  create: {
    title: 'Open a table',
    game: 'Game',
    players: 'Chairs',
    many: (chosen, needed) =>
      chosen === 0 ? `Choose ${needed}, or none: then chance does.` : `${chosen} of ${needed} chosen.`,
    who: 'Who may come',
    open: 'Public',
    openHint: 'Listed here. Anybody may sit down or watch.',
    closed: 'Private',
    closedHint: 'Not listed. Whoever has the link or the code may sit down or watch.',
    time: 'Time to decide',
    timeHint: 'When it runs out, a bot decides. Whoever is away for a minute is played by a bot until they return.',
    start: 'Open the table',
  },

  room: {
    title: game => `A table of ${game}`,
    lead: 'Choose who you are. Empty chairs are played by bots.',
    code: 'Code',
    copyLink: 'Copy the link',
    copyCode: 'Copy the code',
    chairs: 'Chairs',
    sit: 'Sit down',
    all: 'One person plays them all',
    sitAs: name => `Sit down as ${name}`,
    stand: 'Stand up',
    ready: 'Ready',
    notReady: 'Not ready yet',
    beReady: 'I am ready',
    beUnready: 'Wait, not yet',
    botOf: name => `Bot for ${name}`,
    botPlays: level => `Bot, ${level}`,
    start: 'Start the match',
    startWith: bots =>
      bots === 0
        ? 'Every chair is taken.'
        : bots === 1
          ? 'A bot takes the empty chair.'
          : `Bots take ${bots} empty chairs.`,
    startAnyway: 'Not everybody is ready. You may start all the same.',
    hostStarts: 'The host starts the match.',
    remove: 'Remove',
    removeWho: name => `Remove ${name} from the table`,
    visitors: 'Standing around',
    leave: 'Leave the table',
    chat: 'Table talk',
    joining: 'Pushing the door open…',
    trying: 'Trying again…',
    shut: 'No way in',
    removed: 'The host has taken you off this table.',
    full: 'No room at this table just now: too many people, or too many pages of your own. Close one, or try again later.',
    back: 'Back to the tables',
    public: 'Public table: listed for everybody to join or to watch',
    private: 'Private table: nobody joins or watches without the link or the code',
  },
}
