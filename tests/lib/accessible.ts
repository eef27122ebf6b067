import type { Page } from 'playwright-core'

/** What stands in the way of some reader on the page as it is; each fault with the element's beginning. */
export const faultsOfPage = (page: Page): Promise<string[]> => page.evaluate(look)

/** Runs in the page. */
function look(): string[] {
  const faults: string[] = []
  const fault = (what: string, element: Element): void => {
    faults.push(`${what}: ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 160)}`)
  }
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const textOf = (ids: string | null): string =>
    (ids ?? '')
      .split(' ')
      .map(id => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
      .join(' ')
  const named = (element: HTMLElement): boolean => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    const pictures = [...element.querySelectorAll('img[alt], svg[aria-label]')]
    return [
      element.getAttribute('aria-label'),
      textOf(element.getAttribute('aria-labelledby')),
      element.getAttribute('title'),
      ...labels.map(label => label.textContent),
      ...pictures.map(each => each.getAttribute('alt') ?? each.getAttribute('aria-label')),
      element.textContent,
    ].some(text => (text ?? '').trim() !== '')
  }
  const shown = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true })

  for (const element of all('button, a[href], input, select, textarea, dialog[open], [role=button], [role=dialog]'))
    if (shown(element) && !named(element)) fault('has no name', element)
  for (const element of all('section[aria-labelledby], [aria-describedby], [aria-controls]'))
    for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls'])
      for (const id of (element.getAttribute(attribute) ?? '').split(' '))
        if (id !== '' && !document.getElementById(id)) fault(`${attribute} names nothing`, element)
  for (const element of all('img:not([alt])')) fault('has no text instead', element)
  const ids = all('[id]').map(({ id }) => id)
  for (const id of new Set(ids)) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`two things are called ${id}`)
  const mains = all('main').length
  if (mains !== 1) faults.push(`${mains} main parts`)
  const titles = all('h1').length
  if (titles !== 1) faults.push(`${titles} main headings`)
  if (document.title === '') faults.push('the page has no title')

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || (node.textContent ?? '').trim() === '' || !shown(element)) continue
    if (element.closest('.visually-hidden, script, style, svg, noscript')) continue
    if (Number.parseFloat(getComputedStyle(element).fontSize) < 14) fault('is smaller than 14 px', element)
  }
  return [...new Set(faults)]
}
