import type { Guide } from './guide.ts'

export const en: Guide = {
  criminals: {
    title: 'You are the ones they want',
    text: 'You play for the Criminals. Before you lie three sheets, A, B and C: complete two of them, Diabolik and Eva together, and you have won. The Detectives win if the Danger Level, behind the map, reaches its last space first.',
  },
  detectives: {
    title: 'Somewhere on this map',
    text: 'You play for the Detectives. Two thieves are out there, and you do not see where. Find them, keep them running and the Danger Level rises; at its last space you have won. If they complete two of the sheets A, B and C first, they have.',
  },
  order: {
    title: 'Who goes first',
    text: 'A round is the Criminals’ turns, then those of the Police. Each side decides every round which of its two begins. One of them finishes before the other starts.',
  },
  roads: {
    title: 'Three kinds of road',
    text: 'One Move takes you up to three Locations along a Highway, two along a State Road or one along a County Road; the number stands on the road. All of it goes over roads of one kind. Nobody bars your way, but somebody may look out of a window.',
  },
  shadows: {
    title: 'In the Shadows',
    text: 'You are hidden. Your token stands on a face-down Location card beside the map, and the figure you see on the map itself is for your side’s eyes only. Everybody watches which card you stand on; nobody else knows what it says.',
  },
  watched: {
    title: 'A road with witnesses',
    text: 'Some of these ways leave, pass or reach a Location with Police. The button says whose Sighting it would be. Where two ways lead to one place you choose, so choose the one without an audience.',
  },
  track: {
    title: 'The track',
    text: 'A hidden Move lays the card of the new Location face down on the next of three spaces. After the third comes the first again, and the oldest card goes back into the deck. So the track shows the last three stops, if only one could read them.',
  },
  mark: {
    title: 'A mark instead of a card',
    text: 'There is one card for each Location. Where it already lies somewhere else, on a sheet, at the Hideout or on the partner’s track, the token goes there. A mark on the track tells everybody so.',
  },
  unseen: {
    title: 'Somebody has moved',
    text: 'You see which card the token stands on now. You are not told where from, where to or by which road. But a hidden Move is three Locations at most, and you know the roads.',
  },
  waiting: {
    title: 'Wait for the night',
    text: 'You are at one of the ways out. It opens only to somebody who has not moved this turn, so the earliest is the next round. Until then the Police have a turn of their own, and this is where they look.',
  },
  advance: {
    title: 'Now',
    text: 'Everything that a sheet asks for is there. Advance is an action like any other, and what the sheet says happens at once. Some of it is loud.',
  },
  sighting: {
    title: 'Seen',
    text: 'A hidden Criminal who leaves, passes or reaches a Location with Police must say which of them, all of them. Not in which order, and not where the way ended. That no one was met is told as well, by silence.',
  },
  investigate: {
    title: 'Knock on the door',
    text: 'Investigate searches the Location that you stand in. Whoever hides there goes On the Run, wherever the card lies. To walk past is not enough, not even to stand beside them: somebody has to knock.',
  },
  nothing: {
    title: 'Nobody home',
    text: 'An Investigate found no one: nobody hides here at this moment. Had the Location’s card lain on a track, it would be face up now. The cards of the sheets and the Hideout stay down when nobody stands on them, so do not be too sure.',
  },
  turnedUp: {
    title: 'A card is turned face up',
    text: 'Now everybody reads where that stop was, and the card stays open. Whoever has moved on since is still hidden. From there on one can count the roads.',
  },
  onTheRun: {
    title: 'On the Run',
    text: 'Found. The token goes to the map, the cards of the track go back into the deck, and from now on all moves are open. Every turn that a Criminal begins On the Run raises the Danger Level by 1, and a fugitive completes nothing.',
  },
  jaguar: {
    title: 'The Jaguar',
    text: 'A Criminal who goes On the Run may take the car, if it is in its box. Its driver Moves twice in a turn, or Moves once and vanishes. It has one driver, no passengers and a reputation.',
  },
  goingBack: {
    title: 'Back into the Shadows',
    text: 'A fugitive with no Police in the Location may vanish again. It counts as the Move, and it may end anywhere within reach or right here. The Jaguar drives home by itself.',
  },
  fight: {
    title: 'A Fight',
    text: 'Whoever attacks rolls the die, and only they. Daggers hit for the Criminals, guns for the Police. The Police can attack only whom they see; a hidden Criminal may strike and stay hidden.',
  },
  wounded: {
    title: 'A Wound',
    text: 'Wounds fill the hand, for all to see. To Heal is an action: for a Criminal it costs 1 Danger, except at the Hideout. With a hand of nothing but Wounds, the next hit moves the Danger Level instead.',
  },
  actions: {
    title: 'Three actions',
    text: 'A turn has three actions, in any order, none of them twice. You have had one. Stop when nothing is left worth doing: nobody hands out medals for the third.',
  },
  danger: {
    title: 'The Danger Level',
    text: 'The rail behind the map has moved. A Criminal who begins a turn On the Run pushes it up, and so does healing away from the Hideout. At the last space the Detectives win, in the middle of a turn if need be.',
  },
  heist: {
    title: 'One is done',
    text: 'The Criminals have completed a sheet and take it away. One more and they have won. Whatever the Detectives had in mind, now is the time.',
  },
  cards: {
    title: 'Cards',
    text: 'The whole game has them. To draw, to play or to discard one is an action, the only one that you may repeat. You discard them for the Parts of a Heist and the Clues of an Investigation, so look at the sheets before you spend them.',
  },
  officers: {
    title: 'Men in uniform',
    text: 'A Detective may discard Police cards to bring an Officer into play. He appears in Clerville, makes Sightings at once, and acts from the next round on. He can Move, Fight and Investigate, and does not ask why.',
  },
  clues: {
    title: 'A Clue',
    text: 'Each sheet is also an Investigation. A Detective who does what the next Clue asks has its effect, which is mostly Danger. Then the marker goes to another Location, and so should you.',
  },
  ended: {
    title: 'Case closed',
    text: 'The match is over, and all cards lie open. “How it ended” draws the real routes on the map, round by round: now you see how close it was. The whole game adds cards, Officers and proper Heists, and this guide comes along.',
  },
}
