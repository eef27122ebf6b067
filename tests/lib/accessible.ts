import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, NodeResult, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const OPTIONS: RunOptions = {
  resultTypes: ['violations', 'incomplete'],
  rules: {
    // Off by itself, since it hinders few readers; but then a label can come to name something else.
    'duplicate-id': { enabled: true },
    // Whoever speaks to the page says what they read; whoever hears it goes from landmark to landmark.
    'label-content-name-mismatch': { enabled: true },
    region: { enabled: true },
  },
}
/** What axe would leave to a person to judge: an id that is nowhere names nothing. */
const JUDGED = ['aria-valid-attr-value']

/** What stands in the way of some reader on the page as it is; each fault with the element's beginning. */
export async function faultsOfPage(page: Page): Promise<string[]> {
  // The page's policy lets no script in; what is evaluated need not ask.
  const { violations, incomplete } = await page.evaluate<AxeResults>(`${AXE}; axe.run(${JSON.stringify(OPTIONS)})`)
  const found = [...violations, ...incomplete.filter(({ id }) => JUDGED.includes(id))]
  return [...found.flatMap(({ id, nodes }) => nodes.map(node => told(id, node))), ...(await page.evaluate(look))]
}

function told(rule: string, { html, any, all, none }: NodeResult): string {
  const why = [...any, ...all, ...none].map(({ message }) => message)
  return `${rule}: ${why.join('; ')}: ${html.replace(/\s+/g, ' ').slice(0, 160)}`
}

/** What axe has no rule for. Runs in the page. */
function look(): string[] {
  const faults: string[] = []
  const fault = (what: string, element: Element): void => {
    faults.push(`${what}: ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 160)}`)
  }
  const titles = document.querySelectorAll('h1').length
  // None at all is known to axe.
  if (titles > 1) faults.push(`${titles} main headings`)
  for (const dialog of document.querySelectorAll('dialog[open]:not([aria-label], [aria-labelledby])'))
    fault('has no name', dialog)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true }) || (node.textContent ?? '').trim() === '') continue
    if (element.closest('.visually-hidden, script, style, svg, noscript')) continue
    if (Number.parseFloat(getComputedStyle(element).fontSize) < 14) fault('is smaller than 14 px', element)
  }
  return [...new Set(faults)]
}
