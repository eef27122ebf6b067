import type { Speech } from '../../../shared/words/speech.ts'

/**
 * Today's words for a match of rules that are not in force any more: what they do not know goes without saying, and the
 * rest of the film is told all the same.
 */
export function outlived(speech: Speech): Speech {
  const or =
    <A extends unknown[], R>(say: (...about: A) => R, otherwise: (...about: A) => R) =>
    (...about: A): R => {
      try {
        return say(...about)
      } catch {
        return otherwise(...about)
      }
    }
  const { status, holding, detail, about } = speech
  return {
    ...speech,
    event: or(speech.event, () => ''),
    ask: or(speech.ask, () => ''),
    table: or(speech.table, () => []),
    outcome: or(speech.outcome, () => ''),
    places: or(speech.places, () => []),
    place: or(speech.place, place => place),
    piece: or(speech.piece, ({ kind }) => kind),
    ...(status && { status: or(status, () => null) }),
    ...(holding && { holding: or(holding, () => null) }),
    ...(detail && { detail: or(detail, () => null) }),
    ...(about && { about: or(about, () => null) }),
  }
}
