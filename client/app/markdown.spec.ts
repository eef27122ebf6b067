import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { blocksIn } from './markdown.ts'

it('reads headings, paragraphs, lists and tables', () => {
  const text = `# Credits
Set in *two*
lines, see [here](https://example.org).

## Software
- one
- two, which
  runs on

| package | licence |
| --- | --- |
| \`vite\` | MIT |
`
  expect(blocksIn(text)).toEqual([
    { type: 'heading', level: 1, text: 'Credits' },
    { type: 'paragraph', text: 'Set in two lines, see here.' },
    { type: 'heading', level: 2, text: 'Software' },
    { type: 'list', items: ['one', 'two, which runs on'] },
    { type: 'table', head: ['package', 'licence'], rows: [['vite', 'MIT']] },
  ])
})

it('leaves no signs of Markdown in the credits', () => {
  const blocks = blocksIn(readFileSync(join(import.meta.dirname, '../../public/CREDITS.md'), 'utf8'))
  expect(blocks.length).toBeGreaterThan(3)
  for (const text of JSON.stringify(blocks).match(/"text":"[^"]*"/g) ?? []) expect(text).not.toMatch(/[#|*]|\]\(/)
})
