import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { account } from '../../../../shared/games/diabolicards/rules/account.ts'
import { otherSide } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { BOX } from '../../../kit/art/icons.ts'
import { walk } from '../../../match/walk.ts'
import { useChoices, useTable } from '../../../session/table.ts'
import { useScene } from '../../../stage/scene.ts'
import { type Icon, pathsOf } from '../art/icons.ts'
import { nearSide, PAGES, type Page } from '../layout/places.ts'
import { DOOM, ZONE_LOOK } from '../layout/zones.ts'
import { theWords } from '../words/current.ts'
import { legalPages } from './pages.ts'
import { deckOf } from './status.ts'
import { openPage, useFollow } from './useFollow.ts'
import { useHudWords } from './useHudWords.ts'
import './tabs.css'

const LOOK: Readonly<Record<Page, { color: string; icon: Icon }>> = {
  ...ZONE_LOOK,
  contracts: { color: DOOM.yellow, icon: 'tied-scroll' },
}

/** On small screens, one page of the mat at a time. */
export function Tabs({ view }: { view: DiabolicardsView }): ReactNode {
  useFollow(view)
  const own = useHudWords()
  const { zones } = theWords()
  const open = useScene(scene => openPage(scene.page))
  const choices = useChoices()
  const picked = useTable(state => state.picked)
  const near = useTable(state => nearSide(state.seats))
  const legal = useMemo(() => legalPages(choices, picked, view), [choices, picked, view])
  const sums = useMemo(() => account(view), [view])
  const says = (page: Page): string =>
    page === 'contracts' ? String(deckOf(view)) : `${sums[near][page].sum} : ${sums[otherSide(near)][page].sum}`
  return (
    <div className="dc-tabs" data-solid role="tablist" onKeyDown={event => walk(event, '.dc-tab')}>
      {PAGES.map(page => (
        <button
          key={page}
          type="button"
          className="dc-tab"
          role="tab"
          aria-selected={page === open}
          tabIndex={page === open ? 0 : -1}
          aria-label={`${page === 'contracts' ? own.contractsTitle : zones[page]} ${says(page)}`}
          data-legal={legal.has(page)}
          style={{ '--zone': LOOK[page].color } as CSSProperties}
          onFocus={() => useScene.setState({ page })}
          onClick={() => useScene.setState({ page })}
        >
          <svg viewBox={`0 0 ${BOX} ${BOX}`} width="22" height="22" aria-hidden="true">
            {pathsOf(LOOK[page].icon).map(path => (
              <path key={path} d={path} />
            ))}
          </svg>
          <span>{says(page)}</span>
        </button>
      ))}
    </div>
  )
}
