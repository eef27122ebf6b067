import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { CRIMINALS, type Criminal } from '../../../../shared/games/diabolik/state.ts'
import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import { locationOn } from '../../../../shared/games/diabolik/words/faces.ts'
import type { Knowing, LayerMark } from '../../contract.ts'
import { WORDS } from '../words/replay.ts'
import { type Possible, pursuing } from './possible.ts'

/** Where a hidden Criminal really is, for whoever sees the cards. */
function truthIn({ pieces }: DiabolikView, who: Criminal): Location | null {
  const card = pieces[pieces[who]?.place ?? '']
  return card && !card.up ? (locationOn(card.face) ?? null) : null
}

function marksOf(possible: Possible, view: DiabolikView): LayerMark[] {
  return CRIMINALS.flatMap((who, suit) => {
    const truth = truthIn(view, who)
    // Who is On the Run stands there for all to see.
    if (view.pieces[view.pieces[who]?.place ?? '']?.kind !== 'location') return []
    return possible[who].map((at): LayerMark => {
      const kind = at === truth ? 'is' : possible[who].length === 1 ? 'must' : 'may'
      return { at, suit, kind }
    })
  })
}

const follow = pursuing()

/** Every place where each Criminal can be, given all that everybody has been told. */
export const knowing: Knowing = {
  after(shots, at, speech, language) {
    const shot = shots[at]
    if (!shot) return { marks: [], says: [] }
    const possible = follow(shots, at)
    const view = shot.view as DiabolikView
    const { can, list, isAt } = WORDS[language]
    return {
      marks: marksOf(possible, view),
      says: CRIMINALS.map(who => {
        const truth = truthIn(view, who)
        const places = list(possible[who].map(place => speech.place(place)))
        return {
          title: can(speech.seat(who), possible[who].length),
          text: truth ? `${places} ${isAt(speech.place(truth))}` : places,
        }
      }),
    }
  },
}
