import { BEST, type Crowd } from '../../kernel/game.ts'
import type { Location } from './map/locations.ts'
import { type Area, distance, locationsOf } from './map/roads.ts'
import { CRIMINALS, type Criminal } from './state.ts'
import type { DiabolikView } from './view.ts'
import { locationOn } from './words/faces.ts'

/** By how many steps on any road a guess is off. */
const WORTH = [BEST, 3, 1]

const areaOf = ({ facts }: DiabolikView): Area => (facts.scenario === 'escape' ? 'capital' : 'state')

/** Where a Criminal is, as far as this view tells: On the Run, or on a card that can be read. */
function whereabouts({ pieces }: DiabolikView, who: Criminal): Location | null {
  const place = pieces[who]?.place ?? ''
  const card = pieces[place]
  return card ? (locationOn(card.face) ?? null) : (place as Location)
}

/** Each round: where are those whom nobody sees? Until the Police phase begins. */
export const crowd: Crowd<DiabolikView> = {
  question: view => ({
    key: String(view.facts.round),
    about: CRIMINALS.filter(who => whereabouts(view, who) === null),
    choices: locationsOf(areaOf(view)),
    open: view.facts.phase !== 'police',
  }),
  truth: (view, who) => whereabouts(view, who as Criminal),
  worth: (view, guess, truth) => WORTH[distance(areaOf(view), guess as Location, truth as Location)] ?? 0,
}
