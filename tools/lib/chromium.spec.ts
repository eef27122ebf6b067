import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FLAGS, findChromium } from './chromium.mjs'

const SUFFIX = process.platform === 'win32' ? '.exe' : ''
let root = ''
const file = (...path: string[]) => join(root, ...path)

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tavolo-nero-chromium-'))
  for (const folder of ['empty', 'bin']) mkdirSync(file(folder))
  for (const path of ['bin/google-chrome', 'bin/chromium', 'chrome']) writeFileSync(file(path + SUFFIX), '')
})
afterAll(() => rmSync(root, { recursive: true }))

describe('the browser for the tests', () => {
  it('is the one that CHROME_PATH names, or none', () => {
    const PATH = file('bin')
    expect(findChromium({ PATH, CHROME_PATH: file(`chrome${SUFFIX}`) }, [])).toBe(file(`chrome${SUFFIX}`))
    expect(findChromium({ PATH, CHROME_PATH: file('nowhere') }, [])).toBeNull()
  })

  it('is looked for on the path, then at the usual places', () => {
    const places = [file('nowhere'), file(`chrome${SUFFIX}`)]
    const PATH = [file('empty'), file('bin')].join(delimiter)
    expect(findChromium({ PATH }, places)).toBe(file('bin', `chromium${SUFFIX}`))
    expect(findChromium({ PATH: file('empty') }, places)).toBe(file(`chrome${SUFFIX}`))
    expect(findChromium({ PATH: file('empty') }, [])).toBeNull()
  })

  it('has all switched off that Playwright would have, whatever else is', () => {
    const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
    const bundle = readFileSync(join(playwright, 'lib', 'coreBundle.js'), 'utf8')
    const list = /disabledFeatures = \[([^\]]*)\]/.exec(bundle)?.[1] ?? ''
    const theirs = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name)
    const [off, ...others] = FLAGS.filter(flag => flag.startsWith('--disable-features='))
    expect(others).toEqual([])
    expect(theirs).not.toEqual([])
    expect(off?.split('=')[1]?.split(',')).toEqual(expect.arrayContaining(theirs))
  })
})
