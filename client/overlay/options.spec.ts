import { expect, it } from 'vitest'
import { optionsIn } from './options.ts'

const KEY = 'abcdefgh12345678'

it('reads what an address asks for', () => {
  expect(
    optionsIn(`/overlay/${KEY}/score`, '?lang=zh&scale=1.5&align=right&theme=light&delay=20&of=eva,,ginko'),
  ).toEqual({
    key: KEY,
    widget: 'score',
    language: 'zh',
    scale: 1.5,
    align: 'right',
    theme: 'light',
    delay: 20,
    of: ['eva', 'ginko'],
  })
})

it('takes what makes no sense as usual', () => {
  const usual = optionsIn(`/overlay/${KEY}`, '')
  expect(usual).toMatchObject({
    widget: 'all',
    language: 'en',
    scale: 1,
    align: 'left',
    theme: 'dark',
    delay: 0,
    of: [],
  })
  expect(optionsIn(`/overlay/${KEY}/all/`, '?lang=xx&scale=nothing&align=up&theme=&delay=-5')).toEqual(usual)
  expect(optionsIn(`/overlay/${KEY}/all`, '?scale=900&delay=9000')).toMatchObject({ scale: 4, delay: 300 })
})

it.each(['/overlay', `/overlay/${KEY}/nothing`, `/overlay/${KEY}/score/x`, '/overlay/x/score', '/t/abcdefgh'])(
  'finds nothing at %s',
  path => {
    expect(optionsIn(path, '')).toBe(null)
  },
)
