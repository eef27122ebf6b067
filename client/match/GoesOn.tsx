import { type RefObject, useEffect, useState } from 'react'
import { useTalk } from './talk.tsx'

interface Below {
  readonly count: number
  readonly kinds: readonly string[]
}
const NOTHING: Below = { count: 0, kinds: [] }

/** What says so lies over the foot of the list, so high. */
const BAR = 40

/** Which moves lie below what can be seen of the list. */
function belowIn(box: HTMLElement): Below {
  if (box.scrollTop + box.clientHeight >= box.scrollHeight - 2) return NOTHING
  const end = box.getBoundingClientRect().bottom - BAR
  const isBelow = (each: Element): boolean => each.getBoundingClientRect().bottom > end
  const kinds = [...box.querySelectorAll('.move-kind')]
    .filter(kind => [...kind.querySelectorAll('.move')].some(isBelow))
    .map(kind => kind.querySelector('h3')?.textContent ?? '')
  return {
    count: [...box.querySelectorAll('.move')].filter(isBelow).length,
    kinds: kinds.filter(kind => kind !== ''),
  }
}

const same = (a: Below, b: Below): boolean => a.count === b.count && a.kinds.join() === b.kinds.join()

/** At the foot of a list that goes on: how much more there is, and of what. A press goes there. */
export function GoesOn({ box }: { box: RefObject<HTMLElement | null> }) {
  const { words } = useTalk()
  const [below, setBelow] = useState(NOTHING)
  useEffect(() => {
    const list = box.current
    if (!list) return
    const look = (): void => {
      const now = belowIn(list)
      setBelow(was => (same(was, now) ? was : now))
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(list)
    const changes = new MutationObserver(look)
    changes.observe(list, { childList: true, subtree: true })
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      changes.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [box])
  if (below.count === 0) return null
  const on = (): void => box.current?.scrollBy({ top: box.current.clientHeight * 0.8 })
  return (
    <button type="button" className="goes-on" tabIndex={-1} onClick={on}>
      <span aria-hidden="true">▾</span> {words.moves.goesOn(below.count, below.kinds)}
    </button>
  )
}
