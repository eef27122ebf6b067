import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import icons from './icons.json'
import { BY_AUTHOR, cut } from './makeIcons.mjs'

test('the icons are those of the package', () => {
  expect(icons).toEqual(cut())
  for (const paths of Object.values(icons)) expect(paths.length).toBeGreaterThan(0)
})

test('every icon is credited to who drew it', () => {
  const credits = readFileSync('public/CREDITS.md', 'utf8')
  for (const [author, names] of Object.entries(BY_AUTHOR)) {
    const line = credits.split('\n').find(each => each.startsWith(`| ${author} |`))
    expect(line).toBe(`| ${author} | ${names.replaceAll(' ', ', ')} |`)
  }
})
