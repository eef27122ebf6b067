import { expect, test } from 'vitest'
import { wrap } from './lettering.ts'

/** Chinese is as wide as two Latin letters. */
const measure = (text: string) => [...text].reduce((sum, glyph) => sum + (glyph > '\u2e80' ? 2 : 1), 0)

test('Latin breaks between words', () => {
  expect(wrap(measure, 'Ride up to three tiles', 10)).toEqual(['Ride up to', 'three', 'tiles'])
})

test('a word too long for the line stands alone', () => {
  expect(wrap(measure, 'a Supercalifragilistic b', 8)).toEqual(['a', 'Supercalifragilistic', 'b'])
})

test('Chinese breaks between characters, and no line begins with a stop', () => {
  expect(wrap(measure, '搭車前進三格，不可斜走。', 12)).toEqual(['搭車前進三', '格，不可斜', '走。'])
  expect(wrap(measure, '擲出5，共8點。', 5)).toEqual(['擲出', '5，共', '8點。'])
  expect(wrap(measure, '他說「走吧」就走了', 6)).toEqual(['他說', '「走', '吧」就', '走了'])
})

test('Latin inside Chinese keeps its words and gains no spaces', () => {
  expect(wrap(measure, '擲出6點 OK吧', 20)).toEqual(['擲出6點 OK吧'])
})
