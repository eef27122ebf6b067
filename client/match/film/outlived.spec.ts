import { describe, expect, it } from 'vitest'
import { GAMES } from '../../../shared/games/index.ts'
import { developed } from '../../../shared/match/film.ts'
import { LANGUAGES } from '../../../shared/words/index.ts'
import { OLD_FILMS, oldFilm } from '../../../tests/lib/oldFilms.ts'
import { CLIENT_GAMES } from '../../games/registry.ts'
import { outlived } from './outlived.ts'

describe.each(OLD_FILMS)('%s, of rules that are gone', name => {
  const films = oldFilm(name)
  const [{ head }] = films as [(typeof films)[0]]
  const registered = GAMES[head.game]

  it('was played by other rules than are in force', () => {
    expect(head.version).toBeLessThan(registered?.game.version ?? 0)
  })

  it.each(LANGUAGES)('is told in %s as far as there are words', async language => {
    const found = await registered?.speech(language)
    if (!found) throw new Error('no words')
    const whole = films.filter(({ head }) => head.viewer === 'public' || head.viewer === 'all')
    for (const { head, frames, outcome } of whole) {
      const seat = head.seats[0]?.seat ?? 'public'
      for (const { view, lines } of developed(frames)) {
        const speech = outlived(found.at?.(view) ?? found)
        const events = lines.flatMap(({ heard }) => (heard.type === 'step' ? heard.events : []))
        expect(events.map(event => speech.event(event)).join(' ')).not.toMatch(/undefined|NaN|\[object/)
        expect(speech.table(view, seat).length).toBeGreaterThan(3)
        expect(Object.values(view.pieces).map(piece => speech.piece(piece))).not.toContain('')
      }
      expect(outcome && outlived(found).outcome(outcome)).not.toBe('')
    }
  })

  it('has its scenes', async () => {
    const replaying = await CLIENT_GAMES[head.game]?.replaying?.()
    for (const { frames } of films) expect(replaying?.chapters(developed(frames)).length).toBeGreaterThan(3)
  })
})
