import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { build, PAGE } from '../../tools/build.mjs'
import { FLAGS, needChromium } from '../../tools/lib/chromium.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one Chromium of all browser tests listens. */
    readonly chromium: string
  }
}

/** Before the browser tests: the page is built where it is stale, and one Chromium started for all of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!(await build(join(import.meta.dirname, '..', '..'), PAGE))) throw new Error('the page cannot be built')
  const executablePath = await needChromium()
  if (executablePath === null) throw new Error('there is no browser')
  const server = await chromium.launchServer({ executablePath, args: FLAGS })
  project.provide('chromium', server.wsEndpoint())
  return () => server.close()
}
