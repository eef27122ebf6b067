import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../words/index.ts'
import { SHEETS } from '../sheets/names.ts'
import { advance, clueScene, partScene } from '../sheets/testing.ts'
import { type Done, heard } from '../testing.ts'
import { catalogue } from './index.ts'
import type { StageWords } from './words.ts'

const NUMBERS = [1, 2, 3] as const
const catalogues = await Promise.all(LANGUAGES.map(async language => ({ language, words: await catalogue(language) })))

describe.each(catalogues)('the sheets of Diabolik as told in $language', ({ words: { sheets } }) => {
  const clues = SHEETS.flatMap(name =>
    NUMBERS.map(number => ({ text: sheets[name].clues[number - 1], done: () => advance(clueScene(name, number)) })),
  )
  const parts = SHEETS.flatMap(name =>
    NUMBERS.map(number => ({ text: sheets[name].parts[number - 1], done: () => advance(partScene(name, number)) })),
  )
  /** As it is said where nothing else happens, but for a roaring engine. */
  const said = (stage: StageWords | undefined): string => stage?.effect ?? 'nothing'
  const DANGER = said(sheets.bloodIdol.clues[0])
  const DRAW = said(sheets.serpentOfFire.clues[0])
  const RUN = said(sheets.byWater.parts[0]).replace(/^[^.。]*[.。] ?/, '')

  test.each([
    ['D-50: raises Danger', clues, DANGER, 'dangerMoved'],
    ['D-40: draws a card', clues, DRAW, 'drew'],
    ['D-34: sends whoever does it On the Run', parts, RUN, 'exposed'],
  ] as const)('%s just where it says so', (_, stages, sentence, event) => {
    const happens = (done: Done) => heard(done).includes(event)
    const saying = stages.filter(({ text }) => said(text).includes(sentence))
    expect(saying.length).toBeGreaterThan(1)
    expect(saying.map(({ text }) => text)).toEqual(stages.filter(({ done }) => happens(done())).map(({ text }) => text))
  })
})
