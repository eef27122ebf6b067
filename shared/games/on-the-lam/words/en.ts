import type { PieceId } from '../../../kernel/game.ts'
import { counted, english } from '../../../words/grammar.ts'
import { ITEM_EFFECTS } from '../cards/items.ts'
import { isAlibi, OWNER } from '../rules/questions.ts'
import {
  type Alibi,
  type Card,
  type PlayCard,
  type PoliceErrand,
  SKILLS,
  SUSPECTS,
  type Suspect,
  type Tile,
} from '../state.ts'
import type { Words } from './words.ts'

const suspects: Words['suspects'] = {
  boxer: {
    role: 'Boxer',
    name: 'Anthony “Knockout” Howard',
    blurb: 'Three years undefeated in the ring. Outside it, he is one accusation behind on points.',
  },
  dame: {
    role: 'Dame',
    name: 'Miss Peggy Milton',
    blurb:
      'Granddaughter of hotel tycoon Charles Milton. Doors have always been held for her; this week it is a cell door.',
  },
  reporter: {
    role: 'Reporter',
    name: 'Helen Hawking',
    blurb: 'She digs up dirt for the Rion City Gazette. Now she is the story, and somebody else has the byline.',
  },
  ceo: {
    role: 'CEO',
    name: 'Jimmy Highbinder',
    blurb:
      'He climbed the Corporate Company without mercy or a glance at whose fingers he stepped on. One is now pointing at him.',
  },
}

const skills: Words['skills'] = { charm: 'charm', cover: 'cover', guts: 'guts', smarts: 'smarts' }
const ways: Words['ways'] = { north: 'north', south: 'south', east: 'east', west: 'west' }

const tiles: Words['tiles'] = {
  office: 'Corporate Company Office',
  lounge: 'Diamond Lounge',
  press: 'Rion City Press',
  spoon: 'Greasy Spoon',
  pictures: 'Picture House',
  casino: 'Duke’s Casino',
  eye: 'Private Eye',
  station: 'Police Station',
  mob: 'Mob Hideout',
  factory: 'Rion Iron Factory',
  alley: 'Dark Alleyway',
  deli: '3rd Avenue Deli',
  hotel: 'Milton Hotel',
  bank: 'City Bank',
  gym: 'Heavy Hitters Gym',
}

const keepers: Words['keepers'] = {
  office: {
    name: 'The secretary',
    task: 'Outsmart the secretary with papers in such good order that she takes you for one of the staff.',
    lines: [
      'Do you have an appointment? I keep the book, so do think before you answer.',
      'The board is in a meeting. It has been in that meeting since 1938.',
      'State your business in triplicate. The pink copy is for me.',
    ],
    yields: 'That form does not exist, and yet you filled it in correctly. Third cabinet on the left.',
    refuses: 'I have filed you under ‘No’. The police receive the carbon copy.',
  },
  lounge: {
    name: 'The bouncer',
    task: 'Stare the bouncer down, and he may remember that he was about to step aside.',
    lines: [
      'List’s short. You ain’t on it. I got another list, though.',
      'Standin’ here, they pay me for. The rest I do for love.',
      'Door’s mahogany. The last guy found out with his head.',
    ],
    yields: 'You didn’t blink. I blinked. Go on in, mind the carpet.',
    refuses: 'That there’s the sidewalk. You two’ll get along.',
  },
  press: {
    name: 'The editor',
    task: 'Pass for one of the night shift and leaf through the files before anybody puts a name to your face.',
    lines: [
      'You look familiar. Page-one familiar. Turn around, give me the profile.',
      'Deadline in ten minutes. If you’re news, sit down. If you’re not, carry something.',
      'I never forget a face I’ve printed upside down.',
    ],
    yields: 'Must be the new hire. The morgue’s downstairs: clippings, not stiffs. Usually.',
    refuses: 'Stop the presses. And somebody stop that one by the filing room.',
  },
  spoon: {
    name: 'Barbara the waitress',
    task: 'Keep your collar up and your voice down, and look under the tables while the cops look at the pie.',
    lines: [
      'Booth in the back, hon? It’s dark, it wobbles, and it won’t remember you either.',
      'Pie’s fresh, coffee isn’t, and the two gents at the counter are wearing police shoes.',
      'Collar up, hon. That’s your picture we’re wrapping the meatloaf in.',
    ],
    yields: 'Somebody left this behind the napkins. I don’t ask, hon, I just wipe.',
    refuses: 'Sorry, hon. You got up for the ketchup and every head in the joint came with you.',
  },
  pictures: {
    name: 'The actress',
    task: 'Charm the actress with the best scene she has had all year, and her dressing room is yours.',
    lines: [
      'Darling, you’re standing in my light. Do it beautifully or do it elsewhere.',
      'I have been flattered by better people in worse pictures.',
      'Don’t tell me you’re innocent. Make me weep. From the left; it’s my good side.',
    ],
    yields: 'I believed every word, darling, and I don’t even believe my own. Take it.',
    refuses: 'Cut. You have ruined the scene and quite possibly the decade.',
  },
  casino: {
    name: 'Duke Evans',
    task: 'Beat Duke at his own sums, and he may let you in to do them for the house.',
    lines: [
      'Eight to one you’re trouble. I set the odds here, so I’m hard to surprise.',
      'You want a look around? Guess which hand’s got the chip. Hint: I own both hands.',
      'Every table in the house is straight. It’s the floor I had tilted.',
    ],
    yields: 'You counted my deck from the coat check. Take what you came for, before you take the place.',
    refuses: 'You bet the lot on your poker face. It was the low card.',
  },
  eye: {
    name: 'Detective Dan Cooper',
    task: 'Lay two cards of one other suspect on Cooper’s desk, and he will turn up one of yours.',
    lines: [
      'Two of somebody else’s secrets buy one of yours. My rates are fair. It’s the town that’s steep.',
      'Have a seat. Not that one, that’s where the clients cry. What have you got on the others?',
      'When I’m alone I narrate. Put a pair of anything on the desk and I’ll quit.',
    ],
    yields: 'It cost me a night, a shoe and most of the city dump. But this one’s yours.',
    refuses: 'Then all we’ve traded is rain, and I had rain.',
  },
  mob: {
    name: 'Mickey Macaroni',
    task: 'Bring Mickey two cards of one other suspect, and the police will be at their table while you leave by the back.',
    lines: [
      'Sit, eat. You brought a little something that belongs to somebody? I love a potluck.',
      'I don’t hurt people. I seat them. So whose table should the law be at tonight?',
      'Two keepsakes off a friend of yours, and my boys do the gardening. Evidence grows anywhere.',
    ],
    yields: 'Consider it planted. By dessert the cops’ll be digging.',
    refuses: 'No dish, no dinner. Go out through the kitchen, and put back the breadsticks.',
  },
  factory: {
    name: 'The foreman',
    task: 'Cross the floor between ladle and furnace without flinching, and the foreman will not ask what you carry out.',
    lines: [
      'Louder! The furnace has the floor. Hard hats are for visitors, and we’re out of visitors.',
      'Days since the last accident? Depends. What time is it?',
      'It’s over the pit, past the ladle, under the hot one. Watch it: they’re all the hot one.',
    ],
    yields: 'You walked the crane rail in street shoes. Take it, and never let me see that again.',
    refuses: 'I’ve poured pig iron with more spine. Clear my floor.',
  },
  alley: {
    name: 'The dark figure in the smoke',
    task: 'Melt into the smoke until even the one who lives in it has lost you.',
    lines: [
      'You can’t see me. That was free. What the rest costs depends on who can see you.',
      'Step out of the lamplight. You’re casting a shadow, and I was here first.',
      'There are three of us in this alley. You’ve counted two. Keep counting. Quietly.',
    ],
    yields: 'For a moment even I lost you. Look behind the drainpipe. You never asked.',
    refuses: 'I heard your shoes. So did the precinct.',
  },
  deli: {
    name: 'The clerk',
    task: 'Sweet-talk the clerk past the queue and into the back room.',
    lines: [
      'Now serving forty-one. You’re ninety-six. Unless you’d care to say a word about the brisket.',
      'My mother made the pickles. Think hard about what your face does next.',
      'Everybody wants something from the back. Nobody asks how my feet are.',
    ],
    yields: 'Such manners. It fell in with the herring, so I rinsed it. The pickle’s on the house.',
    refuses: 'Comes in hungry, goes out rude. Next.',
  },
  hotel: {
    name: 'The concierge',
    task: 'Flatter the concierge until he finds that he has known you for years.',
    lines: [
      'Welcome to the Milton. May I take your coat, your hat, your assumed name?',
      'Mr. Charles Milton built this lobby to be admired. Chiefly from the street.',
      'I regret that we are full. Do try to make me regret it more.',
    ],
    yields: 'How delightful. A room has just fallen vacant, and so has my memory.',
    refuses: 'I shall have your luggage sent ahead to the cells.',
  },
  bank: {
    name: 'The teller',
    task: 'Do the teller’s sum in your head, and the right box opens as if by itself.',
    lines: [
      'You have no account with us. I hear you cannot account for last night, either.',
      'Sign here, here and here. One of the three is a confession.',
      'The vault opens on a sum. I shall say it once, and I talk fast.',
    ],
    yields: 'Correct to the penny. Box nineteen. I shall be admiring the clock.',
    refuses: 'Insufficient funds, insufficient wits. The button under my counter covers both.',
  },
  gym: {
    name: 'The trainer',
    task: 'Take a round on the chin without going down, and the trainer lets you into the lockers.',
    lines: [
      'You want in my lockers, you go a round with Tiny. No, that’s the heavy bag. Tiny’s behind it.',
      'Hands up. Not like for cops. Like you mean it.',
      'See that spit bucket? Older than you, and it never flinched once.',
    ],
    yields: 'You got up at nine with your tooth in your hand. Locker’s open, kid.',
    refuses: 'I threw in the towel for you. Take it along, you’re dripping.',
  },
}

const alibis: Words['alibis'] = {
  mouthguard: 'a mouthguard',
  boxingGlove: 'a boxing glove',
  fightTicket: 'a fight-night ticket',
  handWraps: 'a pair of hand wraps',
  shoelaces: 'a pair of athletic shoelaces',
  earring: 'a diamond earring',
  satinGlove: 'a satin glove',
  hotelKey: 'a Milton Hotel key',
  lipstick: 'a lipstick',
  compact: 'a powder compact',
  notebook: 'a notebook',
  pressCard: 'a press hat card',
  film: 'a roll of film',
  typewriterKey: 'a typewriter key',
  clipping: 'an inky newspaper clipping',
  tieClip: 'a tie clip',
  pocketSquare: 'a pocket square',
  businessCard: 'a business card',
  pocketWatch: 'a pocket watch',
  cufflink: 'a cufflink',
}

/** L-43. */
const reroll =
  'Item. After a search roll, discard this to roll the die again, if that could help; the second roll stands. One item per search.'
const bonus = (skill: string, plus: number) =>
  `Item. After a ${skill} roll, discard this to add ${plus} to the total, if that helps. One item per search.`

const cards: Words['cards'] = {
  cigarettes: {
    name: 'Cigarettes',
    text: reroll,
    flavour: 'Recommended by nine doctors out of the ten who were paid.',
  },
  booze: { name: 'Bottle of Booze', text: reroll, flavour: 'Strictly medicinal. You look terrible.' },
  sunglasses: {
    name: 'Sunglasses',
    text: bonus('cover', 1),
    flavour: 'At midnight nobody recognizes you, and you return the favor.',
  },
  fedora: { name: 'Fedora', text: bonus('cover', 2), flavour: 'Tilted right, it hides everything but the guilt.' },
  fragrance: {
    name: 'Fragrance',
    text: bonus('charm', 1),
    flavour: 'The label says Paris. The price says the back of a truck.',
  },
  dough: {
    name: 'Extra Dough',
    text: bonus('charm', 2),
    flavour: 'The sweetest thing you will ever say is nothing, in tens.',
  },
  knuckles: { name: 'Brass Knuckles', text: bonus('guts', 1), flavour: 'Jewelry with a point of view.' },
  knife: { name: 'Pocket Knife', text: bonus('guts', 2), flavour: 'Opens letters, tins and conversations.' },
  coffee: { name: 'Cup of Joe', text: bonus('smarts', 1), flavour: 'Black as the river, and about as clean.' },
  wristwatch: {
    name: 'Wristwatch',
    text: bonus('smarts', 2),
    flavour: 'It knows exactly where you were at half past nine. It was there.',
  },
  taxi: {
    name: 'Catch a Taxi',
    text: 'Ride up to three tiles, not diagonally and not through the Police Station; you may stop there only with five alibi cards of your own character, and then you win. No search follows the ride.',
    flavour: 'The meter is running. It has the right idea.',
  },
  privateEye: {
    name: 'Private Eye',
    text: 'Go to the Private Eye at once and meet Detective Dan Cooper: trade with him as if you had walked there, or draw a play card.',
    flavour: 'He found you first. That is either a recommendation or a bill.',
  },
  mobster: {
    name: 'Mobster',
    text: 'Go to the Mob Hideout at once and meet Mickey Macaroni: trade with him as if you had walked there, or draw a play card.',
    flavour: 'You were not so much invited as delivered.',
  },
  phone: {
    name: 'Rotary Phone',
    text: 'Send the police to any tile. All suspects on it are investigated, even you; only those in custody at the Police Station are left alone.',
    flavour: 'A nickel, a handkerchief and a sudden sense of civic duty.',
  },
  undercover: {
    name: 'Undercover Cop',
    text: 'The police come to your tile. All suspects on it are investigated, and you are one of them.',
    flavour: 'The man behind the newspaper has not turned a page in an hour.',
  },
  trenchcoat: {
    name: 'Man in a Trenchcoat',
    text: 'Discard one of your alibi cards, then draw a random one from the alibi pile. With no alibi card to give, nothing happens.',
    flavour: 'He opens his coat, you open your hand, nobody opens their mouth.',
  },
  mugger: {
    name: 'Mugger',
    text: 'Choose half of your alibi cards, rounded down, and discard them: five cost you two, one costs you none. Your item is safe.',
    flavour: 'He only wants half. There are moderates in every profession.',
  },
  emptyStreets: {
    name: 'Empty Streets',
    text: 'The police return to the Police Station. Suspects in custody there are left alone.',
    flavour: 'Somewhere a desk sergeant has opened a box of doughnuts.',
  },
  blackmail: {
    name: 'Blackmail',
    text: 'Name an opponent who holds alibi cards and take one at random; items are safe. If no opponent holds any, nothing happens.',
    flavour: 'Lovely photographs. Shame about the curtains.',
  },
}

const own: Readonly<Record<Suspect, string>> = { boxer: 'his', dame: 'her', reporter: 'her', ceo: 'his' }

const errands: Readonly<Record<PoliceErrand, string>> = {
  failure: 'The commotion draws',
  patrol: 'The night beat takes',
  frame: 'Planted evidence sends',
  call: 'An anonymous call sends',
  stakeout: 'An undercover cop brings',
  allClear: 'A quiet night sends',
}

const the = (suspect: Suspect) => `the ${suspects[suspect].role}`
const The = (suspect: Suspect) => `The ${suspects[suspect].role}`
const place = (tile: Tile) => (tile === 'casino' ? tiles[tile] : `the ${tiles[tile]}`)
const quote = (line: string) => `“${line}”`
/** Copies are alike: the second one is “another lipstick”, “another lipstick of the Dame’s”. */
const another = (thing: string) =>
  /^an? /.test(thing) ? thing.replace(/^an?/, 'another') : thing.replace(/^(.*?(?:’s| own)) (.+)$/, 'another $2 of $1')
const { spelled, plural } = english
const list = (parts: readonly string[]) =>
  english.list(parts.map((part, i) => (parts.indexOf(part) < i ? another(part) : part)))

const bare = (card: Alibi) => alibis[card].replace(/^an? /, '')

/** “the Dame’s satin glove”, in the Dame’s own hands “her own satin glove”; “the Fedora”. */
function exhibit(card: Card | undefined, holder?: Suspect): string {
  if (card === undefined) return 'an alibi card'
  if (!isAlibi(card)) return played(card)
  const whose = OWNER[card]
  return whose === holder ? `${own[whose]} own ${bare(card)}` : `${the(whose)}’s ${bare(card)}`
}
/** As whoever holds it is told of it: “your own satin glove”. */
const yours = (card: Card | undefined, holder?: Suspect) => exhibit(card, holder).replace(/^(his|her) own/, 'your own')
const played = (card: PlayCard) => `the ${cards[card].name}`

const exhibits = (event: { cards: readonly PieceId[]; faces: Readonly<Record<PieceId, Card>>; seat: Suspect }) =>
  list(event.cards.map(card => exhibit(event.faces[card], event.seat)))

/** A card’s name alone, for whom its owner goes without saying. */
function plainly(card: Card | undefined): string {
  if (card === undefined) return 'a card'
  return isAlibi(card) ? alibis[card] : cards[card].name
}

/** The keeper has the last word; nobody keeps the station. `short`: when the sentence before has named them. */
function says(tile: Tile, mood: 'yields' | 'refuses', short?: string): string {
  return tile === 'station' ? '' : ` ${short ?? keepers[tile].name} says: ${quote(keepers[tile][mood])}`
}

/** What a play card says, for whoever cannot look. */
const reading = (card: Card | undefined) => (card === undefined || isAlibi(card) ? '' : ` ${quote(cards[card].text)}`)

export const en: Words = {
  title: 'On the Lam',
  tagline: 'Everybody has an alibi. Mostly somebody else’s.',
  feats: {
    alibi: {
      name: 'Best alibi time',
      value: rounds => english.plural(rounds, { one: 'proved in 1 round', other: `proved in ${rounds} rounds` }),
    },
  },
  suspects,
  cast: { name: 'Characters in play', text: 'One for each chair.' },
  skills,
  ways,
  tiles,
  keepers,
  alibis,
  cards,
  cardKinds: { item: 'Item', incident: 'Event' },

  log: {
    turnBegan: ({ seat, round }) => `Round ${round}: it is ${the(seat)}’s turn.`,
    walked: ({ seat, from, to }) => {
      if (from === 'station') return `${The(seat)} gets out of the Police Station and makes for ${place(to)}.`
      if (to === 'station') return `${The(seat)} walks from ${place(from)} into the Police Station, alibi in hand.`
      return `${The(seat)} slips from ${place(from)} to ${place(to)}.`
    },
    rode: ({ seat, from, to }) =>
      from === to
        ? `${The(seat)} waves the taxi on and stays at ${place(to)}.`
        : `${The(seat)} takes a taxi from ${place(from)} to ${place(to)}.`,
    summoned: ({ seat, from, to }) => {
      if (from === to) return `${The(seat)} is wanted at ${place(to)} and is there already.`
      const escort = to === 'mob' ? 'Two men in a long car bring' : 'A note under the door brings'
      return `${escort} ${the(seat)} from ${place(from)} to ${place(to)}.`
    },
    keeperSpoke: ({ seat, tile, line }) => {
      if (tile === 'station') return `Nobody at the Police Station has a word for ${the(seat)}.`
      const { name, lines } = keepers[tile]
      return `${name} says to ${the(seat)}: ${quote(lines[line % lines.length] ?? lines[0])}`
    },
    rolled: ({ seat, tile, die, skill, plus, need }) =>
      `${The(seat)} searches ${place(tile)} and rolls ${die}; with ${skills[skill]} ${plus} that makes ${die + plus}; it takes ${need}.`,
    itemUsed: ({ seat, card, faces, plus }) =>
      plus === 0
        ? `${The(seat)} reaches for ${exhibit(faces[card])} to roll again.`
        : `${The(seat)} reaches for ${exhibit(faces[card])} and adds ${plus}.`,
    rerolled: ({ seat, die }) => `${The(seat)} rolls ${die} the second time, and that stands.`,
    searchSucceeded: ({ seat, tile, total, cards }) =>
      `A total of ${total} is enough at ${place(tile)} and earns ${the(seat)} ${counted(cards, 'alibi card')}.${says(tile, 'yields')}`,
    searchFailed: ({ seat, tile, total }) =>
      `A total of ${total} gets ${the(seat)} nothing at ${place(tile)}.${says(tile, 'refuses')}`,
    gaveUp: ({ seat }) => `${The(seat)} gives up the search, empty-handed.`,
    tilesCleared: ({ seat }) => `${The(seat)} has been through six places and may search all twelve afresh.`,
    alibiDrawn: ({ seat, card, faces }) => `${The(seat)} draws ${exhibit(faces?.[card], seat)}.`,
    playCardDrawn: ({ seat, card, faces }) =>
      `${The(seat)} draws a play card: ${plainly(faces[card])}.${reading(faces[card])}`,
    itemTaken: ({ seat, card, faces }) => `${The(seat)} keeps ${exhibit(faces[card])}.`,
    itemDropped: ({ seat, card, faces }) => `${The(seat)} tosses ${exhibit(faces[card])} away.`,
    traded: event => {
      const { seat, tile, of, faces } = event
      const pair = list(event.cards.map(card => plainly(faces[card])))
      return tile === 'eye'
        ? `${The(seat)} slides two of ${the(of)}’s cards across Dan Cooper’s desk: ${pair}.`
        : `${The(seat)} hands Mickey Macaroni ${pair} to set the police on ${the(of)}.${says('mob', 'yields', 'Mickey')}`
    },
    pileSearched: event =>
      event.cards.length === 0
        ? `Dan Cooper looks through the alibi pile for ${the(event.seat)} and strikes lucky at once.`
        : `Dan Cooper looks through the alibi pile for ${the(event.seat)} and discards ${exhibits(event)}.`,
    tipFound: ({ seat, card, faces }) => {
      const face = faces?.[card]
      const find = face === undefined ? `one of ${the(seat)}’s own alibi cards` : exhibit(face)
      return `Dan Cooper comes back with ${find}.${says('eye', 'yields', 'Cooper')}`
    },
    noTip: ({ seat }) =>
      `Dan Cooper finds nothing of ${the(seat)}’s in all of Rion City and gives the two cards back.${says('eye', 'refuses', 'Cooper')}`,
    swapped: ({ seat, card, faces }) =>
      `${The(seat)} gives the man in the trenchcoat ${exhibit(faces[card], seat)} for a card from the pile.`,
    mugged: ({ seat, count }) =>
      count === 0
        ? `A mugger goes through ${the(seat)}’s pockets and takes nothing.`
        : `A mugger corners ${the(seat)}, who has to discard ${counted(count, 'alibi card')}.`,
    blackmailed: ({ seat, from, card, faces }) =>
      `${The(seat)} blackmails ${the(from)} and comes away with ${exhibit(faces?.[card], seat)}.`,
    fizzled: ({ seat, card, faces }) => `${The(seat)} draws a blank: ${plainly(faces[card])} has nothing to work on.`,
    discarded: ({ seat, card, faces }) => `${The(seat)} discards ${exhibit(faces[card], seat)}.`,
    policeRolled: ({ way, turned }) =>
      turned
        ? `The police roll for a direction: ${ways[way]}, but the city ends there, so they turn around.`
        : `The police roll for a direction: ${ways[way]}.`,
    policeMoved: ({ from, to, why }) =>
      from === to
        ? `The police are at ${place(to)} already and stay there.`
        : `${errands[why]} the police from ${place(from)} to ${place(to)}.`,
    investigated: ({ seat, tile }) => `The police investigate ${the(seat)} at ${place(tile)}.`,
    handedOver: ({ seat, card, faces }) => `${The(seat)} surrenders ${exhibit(faces[card], seat)} to the police.`,
    takenIn: event => {
      const loss = event.cards.length === 0 ? 'has nothing to lose' : `loses ${exhibits(event)}`
      return `${The(event.seat)}, with no alibi of ${own[event.seat]} own to show, is taken to the Police Station and ${loss}.`
    },
    reshuffled: ({ pile, count }) =>
      `The ${pile === 'alibis' ? 'alibi' : 'play card'} pile has run dry; ${counted(count, 'discard')} ${plural(count, { one: 'is', other: 'are' })} shuffled into a new one.`,
    ended: ({ winners, by }) => {
      const names = list(winners.map(the))
      if (by === 'alibi')
        return `Five alibis on the sergeant’s desk and not a hole in them: ${names} is innocent and wins.`
      const [winner, ...others] = winners
      const score =
        winner !== undefined && others.length === 0
          ? `holds the most alibi cards of ${own[winner]} own and wins`
          : 'tie for the most alibi cards of their own and share the win'
      return `Round 60 is over and the case goes cold: ${names} ${score}.`
    },
  },

  asks: {
    walk: () => 'You must move one tile. Where do you go?',
    act: () => 'What do you do here?',
    rolled: ({ die }) => `The die shows ${die}. Do you use your item or keep the roll?`,
    again: () => 'That did not work. Do you try again or give up?',
    keep: () => 'You can carry only one item. Which do you keep?',
    ride: () => 'Where does the taxi take you? You may ride up to three tiles.',
    call: () => 'Where do you send the police?',
    swap: () => 'Which alibi card do you give the man in the trenchcoat?',
    mugged: ({ left }) => `You still have ${counted(left, 'alibi card')} to discard. Which one goes now?`,
    blackmail: () => 'Whom do you blackmail?',
    investigation: () => 'You are under investigation. Which alibi card of your own character do you hand over?',
    trim: () => 'You may keep five alibi cards at most. Discard what is too much, and more if you like.',
  },

  moves: {
    walk: ({ to }) => (to === 'station' ? 'Walk into the Police Station and clear your name' : `Walk to ${place(to)}`),
    search: () => 'Search for alibis',
    draw: () => 'Draw a play card',
    trade: ({ of }) => `Trade two of ${the(of)}’s cards`,
    useItem: (_, __, { item }) => {
      if (item === undefined) return 'Use your item'
      const effect = ITEM_EFFECTS[item]
      return `Use ${played(item)} ${effect.type === 'bonus' ? `(+${effect.plus})` : 'and roll again'}`
    },
    stand: () => 'Keep the roll',
    giveUp: () => 'Give up the search',
    keep: ({ card }, reads) => {
      const face = reads(card)
      return face === undefined ? 'Keep this item' : `Keep ${exhibit(face)}`
    },
    ride: ({ to }) => (to === 'station' ? 'Ride to the Police Station and clear your name' : `Ride to ${place(to)}`),
    call: ({ to }) => `Send the police to ${place(to)}`,
    swap: ({ card }, reads, { seat }) => `Give away ${yours(reads(card), seat)}`,
    blackmail: ({ who }) => `Blackmail ${the(who)}`,
    handOver: ({ card }, reads) => `Hand over ${plainly(reads(card))}`,
    discard: ({ card }, reads, { seat }) => `Discard ${yours(reads(card), seat)}`,
    sort: () => 'Go through your cards and discard at will',
    done: () => 'Stop discarding',
  },

  reasons: {
    stationClosed: 'You may enter the Police Station only with five alibi cards of your own character.',
    alreadySearched: 'You have searched this place with success; it opens to you again once you have done six.',
    nothingHere: 'You will find nothing to search here.',
    noPair: 'You need two alibi cards of one other suspect to trade here.',
    notInPlay: 'You hold a pair, but of a suspect who is not in the game, and the mob has no use for that.',
    inCustody: 'You hold a pair, but of a suspect in custody, whom the police already have.',
    itemOfNoUse: 'Your item is for another skill and does not help with this search.',
  },

  endings: {
    alibi: 'innocence proved at the Police Station',
    bound: 'the case went cold after round 60',
  },

  alibi: own => `Alibi ${own ?? '?'}/5`,
  odds: ({ skill, need, plus, sixths }) => ` (${need} needed, your ${skills[skill]} ${plus}: ${sixths} in 6)`,
  pieces: {
    police: 'Police',
    alibi: card => (card === undefined ? 'Alibi card' : `${suspects[OWNER[card]].role}’s ${bare(card)}`),
    play: card => (card === undefined ? 'Play card' : cards[card].name),
    searched: suspect => `Searched by ${the(suspect)}`,
  },
  places: {
    alibis: 'Alibi pile',
    'alibis:discards': 'Alibi discards',
    plays: 'Play card pile',
    'plays:discards': 'Play card discards',
    'plays:shown': 'Item just drawn',
    hand: suspect => `${suspects[suspect].role}’s hand`,
    item: suspect => `${suspects[suspect].role}’s item`,
  },
  table: {
    round: (round, active) => `Round ${round}. It is ${the(active)}’s turn.`,
    police: at => `The police are at ${place(at)}.`,
    suspect: (suspect, at, count, item) => {
      const held = item === undefined ? 'no item' : exhibit(item)
      // L-11: whoever was taken in has no card left. Whoever walked in with five is the winner, not in custody.
      const where = at === 'station' && count === 0 ? 'in custody at the Police Station' : `at ${place(at)}`
      return `${The(suspect)} is ${where}, with ${counted(count, 'alibi card')} and ${held}.`
    },
    hand: (suspect, held) =>
      held.length === 0 ? 'You hold no alibi cards.' : `You hold ${list(held.map(card => yours(card, suspect)))}.`,
    own: count =>
      `You have ${count === 0 ? 'none' : spelled(count)} of the five alibi cards of your own that you need.`,
    skills: of => `Your skills are ${list(SKILLS.map(skill => `${skills[skill]} ${of[skill]}`))}.`,
    here: tile => `${tiles[tile]}: ${keepers[tile].task}`,
    searched: done =>
      done.length === 0
        ? 'All twelve places are open to your search.'
        : `You have searched ${list(done.map(place))} with success and cannot search there for now.`,
    piles: (left, plays) =>
      `The alibi pile has ${counted(left, 'card')}, the play card pile ${counted(plays, 'card')}.`,
    discards: (held, plays) => {
      const parts = SUSPECTS.filter(who => held[who] > 0).map(who => `${spelled(held[who])} of ${the(who)}’s`)
      const left = parts.length === 0 ? 'are empty' : `hold ${list(parts)}`
      return `The alibi discards ${left}; there ${plural(plays, { one: 'is', other: 'are' })} ${counted(plays, 'play card')} discarded.`
    },
    decides: suspect => `${The(suspect)} has to decide now.`,
  },
}
