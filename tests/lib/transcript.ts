import type { Page } from 'playwright-core'

/** Something that a page has said: in which box, and what. */
export interface Said {
  readonly box: string
  readonly text: string
}

/** All that a page says from here on, in print and to those who listen: each sentence once, however soon it goes again. */
export async function transcribe(page: Page): Promise<() => Promise<Said[]>> {
  const said = await page.evaluateHandle(listen)
  return () => said.jsonValue()
}

/** Runs in the page. */
function listen(): Said[] {
  const INLINE = 'span, em, strong, b, i, a, kbd, wbr'
  const said: Said[] = []
  const known = new Set<string>()
  const note = (element: Element, words: string | null): void => {
    const text = words?.replace(/\s+/g, ' ').trim() ?? ''
    const box = element.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? ''
    if (text === '' || known.has(`${box} ${text}`)) return
    known.add(`${box} ${text}`)
    said.push({ box, text })
  }
  const hear = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      let box = text.textContent?.trim() ? text.parentElement : null
      while (box?.matches(INLINE) && box.parentElement?.querySelector(`:scope > :not(${INLINE})`) === null)
        box = box.parentElement
      if (box && !box.matches('script, style, noscript')) note(box, box.textContent)
    }
    for (const each of document.querySelectorAll('[aria-label], [alt]'))
      note(each, each.getAttribute('aria-label') ?? each.getAttribute('alt'))
  }
  new MutationObserver(hear).observe(document.body, { childList: true, subtree: true, characterData: true })
  hear()
  return said
}
