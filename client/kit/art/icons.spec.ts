import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BY_AUTHOR, BY_GAME, cut, fileOf } from './makeIcons.mjs'

const namesIn = (lists: Readonly<Record<string, string>>): string[] =>
  [...new Set(Object.values(lists).flatMap(list => list.split(' ')))].sort()

test.each(Object.keys(BY_GAME))('the icons of %s are those of the package', game => {
  const icons: Record<string, string[]> = JSON.parse(readFileSync(fileOf(game), 'utf8'))
  expect(icons).toEqual(cut(game))
  for (const paths of Object.values(icons)) expect(paths.length).toBeGreaterThan(0)
})

test('every icon is credited to who drew it', () => {
  const credits = readFileSync('public/CREDITS.md', 'utf8')
  for (const [author, names] of Object.entries(BY_AUTHOR)) {
    const line = credits.split('\n').find(each => each.startsWith(`| ${author} |`))
    expect(line).toBe(`| ${author} | ${names.replaceAll(' ', ', ')} |`)
  }
  expect(namesIn(BY_GAME)).toEqual(namesIn(BY_AUTHOR))
})
