import { name, names, place } from '../../../../shared/games/diabolik/words/en/say.ts'
import type { Guide } from './guide.ts'
import { bySide, type Doing, inEscape, todo, toReader } from './reader.ts'

const doing: Doing = {
  begin: who => `Let ${name(who)} begin.`,
  drive: who => `Let ${name(who)} take the Jaguar.`,
  sneak: (to, letter, there) =>
    there ? `Go to ${place(to)}: that is ${letter}.` : `Go to ${place(to)}, on the way to ${letter}.`,
  move: to => `Get away to ${place(to)}.`,
  hide: to => `Go Back into the Shadows in ${place(to)}.`,
  advance: letter => `Take way out ${letter}.`,
  fight: whom => `Hit back: Fight ${name(whom)}.`,
  wait: () => 'Stay where you are: end the turn.',
  end: () => 'That will do: end the turn.',
}
const next = todo(doing)

export const en: Guide = {
  criminals: {
    title: 'You are the ones they want',
    reader: toReader(mine => `You are ${names(mine)}${mine.length > 1 ? ', both of them' : ''}.`),
    text: inEscape(
      'The red flags A, B and C on the map are three ways out of Clerville: stay one round at a flag, and that way opens. Take two of the three and you have won; if the Danger Level reaches its last space first, the Detectives have.',
      'Before you lie three sheets, A, B and C: complete two of these Heists and you have won. The Detectives win if the Danger Level, behind the map, reaches its last space first.',
    ),
    next: next('Look at what the next Part of each sheet asks for.'),
  },
  detectives: {
    title: 'Somewhere on this map',
    reader: toReader(mine => `You are ${names(mine)}.`),
    text: inEscape(
      'Diabolik and Eva are out there, and you do not see where. Find them and keep them running: the Danger Level rises, and at its last space you have won. If they take two of three ways out first, they have.',
      'Diabolik and Eva are out there, and you do not see where. Find them and keep them running: the Danger Level rises, and at its last space you have won. If they complete two Heists first, they have.',
    ),
    next: next('Watch onto which cards their tokens go.'),
  },
  order: {
    title: 'Who goes first',
    text: 'A round is the Criminals’ turns, then those of the Police. Each side decides every round which of its two begins; one finishes before the other starts.',
    next: next('Choose who begins.'),
  },
  shadows: {
    title: 'In the Shadows',
    text: inEscape(
      'Your token stands on a face-down card beside the map; the figure on the map is for your eyes only. A turn has three actions, none twice; in this first game Move is the one that matters.',
      'Your token stands on a face-down card beside the map; the figure on the map is for your eyes only. A turn has three actions, and only card actions may be repeated.',
    ),
    next: next('Move towards a Heist.'),
  },
  roads: {
    title: 'Three kinds of road',
    text: 'One Move takes you up to three Locations along a Highway, two along a State Road or one along a County Road; you may not mix them. The number stands on the road.',
    next: next('Click a Location that is lit.'),
  },
  sighting: {
    title: 'A Sighting',
    text: 'A hidden Criminal who leaves, passes or reaches a Location with Police must name them, all of them: a Sighting. In which order, and where the way ended, stays secret.',
    next: next(
      bySide('Take a way without witnesses where there is one.', 'Count the roads from where the Sighting was.'),
    ),
  },
  advance: {
    title: 'Now',
    text: inEscape(
      'You have not moved this turn, and the way out is open. To take it is an action like any other; some ways are loud, and send you On the Run.',
      'Everything that the next Part or Clue asks for is there. To Advance is an action like any other, and what the sheet says happens at once.',
    ),
    next: next('Advance.'),
  },
  onTheRun: {
    title: 'On the Run',
    text: inEscape(
      'Found: the token goes to the map, the cards of its track back into the deck, and every move is open now. Each turn begun On the Run raises the Danger Level by 1, and no way out opens to a fugitive.',
      'Found: the token goes to the map, the cards of its track back into the deck, and every move is open now. Each turn begun On the Run raises the Danger Level by 1, and a fugitive activates no Part.',
    ),
    next: next(
      bySide(
        'Get away from the Police, and back into the Shadows.',
        'Go there: with Police beside them nobody vanishes.',
      ),
    ),
  },
  jaguar: {
    title: 'The Jaguar',
    text: 'A Criminal who goes On the Run may take the car, if it is in its box. Its driver Moves twice in a turn, or Moves once and vanishes.',
    next: next(bySide('Take it.', 'Stand in its way.')),
  },
  goingBack: {
    title: 'Back into the Shadows',
    text: 'A fugitive with no Police in the Location may vanish again, there or anywhere within reach. It counts as the Move, and the Jaguar, if it was taken, goes back to its box.',
    next: next(bySide('Vanish where they would not look first.', 'Search within one Move of where they vanished.')),
  },
  fight: {
    title: 'A Fight',
    text: 'Only the attacker rolls the die: daggers hit for the Criminals, guns for the Police. The Police can attack only those they see; a hidden Criminal may strike and stay hidden.',
    next: next('Fight, or save the action for something better.'),
  },
  investigate: {
    title: 'Knock on the door',
    text: bySide(
      'The Police have searched a Location: to Investigate is an action of theirs. Whoever hides there goes On the Run; when they only walk past, nobody is found.',
      'To Investigate, one of your three actions, searches the Location that you stand in. Whoever hides there goes On the Run; to walk past is not enough.',
    ),
    next: next(bySide('Do not stay where they come next.', 'Investigate where somebody may hide.')),
  },
  track: {
    title: 'The track',
    text: 'A hidden Move lays the card of the new Location face down on the next of three spaces. After the third comes the first again, so the track shows the last three stops, to anyone who could read them.',
    next: next(bySide('Let the track lead them astray.', 'Remember which card came when.')),
  },
  waiting: {
    title: 'A round of patience',
    text: 'You are at a way out. It opens only to somebody who has not moved this turn, so next round at the earliest; until then the Police have their turn.',
    next: next('Stay here.'),
  },
  mark: {
    title: 'A mark instead of a card',
    text: inEscape(
      'There is one card for each Location. Where it lies at a way out, at the Hideout or on the partner’s track, the token goes there, and a mark on the own track tells everybody.',
      'There is one card for each Location. Where it lies on a sheet, at the Hideout or on the partner’s track, the token goes there, and a mark on the own track tells everybody.',
    ),
    next: next(bySide('Expect company where everybody knows you are.', 'Note which card it is.')),
  },
  unseen: {
    title: 'Somebody has moved',
    text: 'You see which card the token stands on now, not where from, where to or by which road. But a hidden Move is three Locations at most, and you know the roads.',
    next: next('Mark on the map where they may be.'),
  },
  nothing: {
    title: 'Nobody home',
    text: inEscape(
      'That search found no one. A card of a track would be face up now; the cards of the ways out and the Hideout stay down when nobody stands on them.',
      'That search found no one. A card of a track would be face up now; the cards of the sheets and the Hideout stay down when nobody stands on them.',
    ),
    next: next(bySide('Go on while they look elsewhere.', 'Search somewhere else.')),
  },
  turnedUp: {
    title: 'A card face up',
    text: 'Everybody reads where that stop was, and the card stays face up. Whoever has moved on since is still hidden, but cannot be far.',
    next: next(bySide('Leave the neighbourhood.', 'Look within one Move of it.')),
  },
  danger: {
    title: 'The Danger Level',
    text: 'The Danger Level has changed: see the lights behind the map. A Criminal who begins a turn On the Run raises it, and so does healing away from the Hideout; at its last space the Detectives win.',
    next: next(bySide('Be hidden before your next turn begins.', 'Keep them On the Run.')),
  },
  wounded: {
    title: 'A Wound',
    text: 'Wounds fill the hand, for all to see. To Heal is an action; if a Criminal does it, the Danger Level rises by 1, except at the Hideout.',
    next: next('Heal only when your hand is nearly full of them.'),
  },
  heist: {
    title: 'Halfway there',
    text: inEscape(
      bySide(
        'One way out is yours. One more of the two that are left, and you have won.',
        'The Criminals have one way out. One more, and they have won.',
      ),
      bySide(
        'You have completed a Heist, and take the sheet. One more, and you have won.',
        'The Criminals have completed a Heist. One more, and they have won.',
      ),
    ),
    next: next(bySide('Choose the next one.', 'Whatever you had in mind, do it now.')),
  },
  cards: {
    title: 'Cards',
    text: 'To draw, to play or to discard a card is an action, the only one that you may repeat. Parts of a Heist and Clues of an Investigation are activated by discarding them.',
    next: next('Look at the sheets before you spend any.'),
  },
  officers: {
    title: 'Men in uniform',
    text: 'A Detective may discard Police cards to bring an Officer into play. He appears in Clerville, makes Sightings at once, and acts from the next round on: Move, Fight, Investigate.',
    next: next(bySide('Keep away from Clerville.', 'Bring one into play before you need him.')),
  },
  clues: {
    title: 'A Clue',
    text: 'Each sheet is also an Investigation. A Detective who does what the next Clue asks has its effect, mostly Danger; then the marker goes to another Location.',
    next: next(bySide('Be quicker than they are.', 'Go where the marker went.')),
  },
}
