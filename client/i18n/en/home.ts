import type { HomeWords } from '../home.ts'

export const home: HomeWords = {
  issue: 'No. 1 · Year I',
  price: 'Free, and worth every lira',
  tagline: 'Three games of crime on one black table',
  games: {
    'on-the-lam': {
      title: 'On the Lam',
      blurb: 'Rain, neon, four suspects and fifteen blocks. Gather your own alibi before the police gather you.',
      facts: '2–4 players · about 20 minutes',
      alt: 'Poster: four suspects in a rain-soaked city, a police shield above the roofs.',
    },
    diabolik: {
      title: 'Diabolik',
      blurb: 'Two thieves vanish into the map. Two detectives follow what they left behind.',
      facts: '2–4 players · hidden movement',
      alt: 'Poster: a masked thief with a red scarf before a red night sky.',
    },
    diabolicards: {
      title: 'Diabolicards',
      blurb: 'The superheroes have lost their minds. Build power, steal it, end it.',
      facts: '2–4 players · card battle',
      alt: 'Poster: a masked hero on a burst of light, the city in flames.',
    },
  },
  playNow: 'Play now',
  playNowAt: title => `Play now: ${title}, against bots`,
  playHint: 'You against bots. No account, no waiting.',
  guided: 'Guided first match',
  guidedAt: title => `Guided first match: ${title}`,
  guidedHint: 'New here? Every rule is explained when it first matters.',
  withFriends: 'Open a table for friends',
  withFriendsAt: title => `Open a table for friends: ${title}`,
  rules: 'Rules',
  mine: {
    title: 'Your matches',
    yourTurn: 'Your move',
    theirTurn: 'Others are thinking',
  },
  code: {
    title: 'Got a code?',
    label: 'Table code',
    placeholder: 'for example KXMPT',
    join: 'Join',
    none: 'No table answers to that code.',
  },
  live: {
    title: 'On the tables tonight',
    all: 'All tables',
    empty: 'No public table at the moment. Open one: somebody always comes.',
  },
  opening: 'Dealing you in…',
  you: name => `You are ${name}`,
  changeName: 'Change name',
}
