import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { diabolicards } from '../../../../../shared/games/diabolicards/index.ts'
import type { State } from '../../../../../shared/games/diabolicards/state.ts'
import { choosing, done, lay, playing, run } from '../../../../../shared/games/diabolicards/testing.ts'
import { catalogue } from '../../../../../shared/games/diabolicards/words/index.ts'
import { LANGUAGES } from '../../../../../shared/words/index.ts'
import { WORDS } from '../../words/account.ts'
import { Account } from './Account.tsx'

/** The account as text: a line for each row, its cells parted by bars. */
async function told(state: State, language: (typeof LANGUAGES)[number]): Promise<string[]> {
  const words = await catalogue(language)
  const html = renderToStaticMarkup(
    createElement(Account, { view: diabolicards.view(state, 'public'), words, language }),
  )
  return html.split('</tr>').map(row =>
    row
      .replace(/.*<tr[^>]*>/, '')
      .replace(/<\/t[hd]>/g, '|')
      .replace(/<[^>]*>/g, ''),
  )
}

const table = lay({
  hands: { nova: ['empress'] },
  dawn: { tower: ['ninaFromAccounting', 'theAuditor'] },
  dusk: { hideout: ['daiki'], campus: ['reef'] },
})
const served = run(table, playing('empress', 'tower', 'diabolical'), choosing('ninaFromAccounting'), done).state

describe('the account', () => {
  it('says of every card what is printed, what it counts for and whom to thank, then synergy and sums', async () => {
    const rows = await told(served, 'en')
    expect(rows).toContain('Nina from Accounting|0|8|▲ raised by Empress|')
    expect(rows).toContain('The Auditor|2|2||')
    expect(rows).toContain('Empress|8|8||')
    expect(rows).toContain('Synergy||+1||')
    expect(rows).toContain('Vask Tower |19|0|')
    expect(rows).toContain('Total|19|11|')
  })

  it('says what is sealed, and that a card can be its own misfortune', async () => {
    const lonely = run(lay({ hands: { nova: ['patientZero'] }, sealed: ['campus'] }), playing('patientZero', 'tower'))
    const rows = await told(lonely.state, 'en')
    expect(rows).toContain('Patient Zero|8|0|▼ its own price|')
    expect(rows).toContain('Havenvale Campus sealed|0|0|')
  })

  it.each(LANGUAGES)('leaves nothing unsaid in %s', async language => {
    const rows = await told(served, language)
    const { cards, zones } = await catalogue(language)
    for (const name of [cards.reef.name, cards.daiki.name, zones.campus]) expect(rows.join()).toContain(name)
    expect(rows.join()).not.toMatch(/undefined|null|NaN/)
  })
  it('takes an article along in Italian', () => {
    const { held, raised } = WORDS.it
    expect([held('La Secchiona'), held('Reef')]).toEqual(['ridotta a 0 dalla Secchiona', 'ridotta a 0 da Reef'])
    expect([raised('Il Mimo'), raised('L’Ex Lampo')]).toEqual(['portata a 8 dal Mimo', 'portata a 8 dall’Ex Lampo'])
  })
})
