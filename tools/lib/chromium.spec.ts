import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from './chromium.mjs'

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
})
