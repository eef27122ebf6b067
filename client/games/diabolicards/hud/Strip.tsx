import { type ReactNode, useState } from 'react'
import { otherSide, sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { DiabolicardsView, Preview } from '../../../../shared/games/diabolicards/shown.ts'
import type { Player, Side } from '../../../../shared/games/diabolicards/state.ts'
import { useWords } from '../../../i18n/index.ts'
import { useEscape } from '../../../match/escape.ts'
import { useChoices, useTable } from '../../../session/table.ts'
import { nearSide } from '../layout/places.ts'
import { theWords } from '../words/current.ts'
import { SideSign } from './account/Sign.tsx'
import { useTableau } from './state.ts'
import { contractsOf, deckOf, handsOf, type Open, turnsOf } from './status.ts'
import { useCounting } from './useCounting.ts'
import { useHudWords } from './useHudWords.ts'

/** How it stands, always in sight: both powers, whose turn it is, and what kinds of turn are open. */
export function Strip({ view }: { view: DiabolicardsView }): ReactNode {
  const seats = useTable(state => state.seats)
  if (view.facts.decision === undefined) return null
  return (
    <div className="dc-strip">
      <Score view={view} near={nearSide(seats)} />
      <Turns view={view} seats={seats} />
    </div>
  )
}

/** Both powers, the own side's first, with what the choice that is pointed at would make of them. */
function Score({ view, near }: { view: DiabolicardsView; near: Side }): ReactNode {
  const own = useHudWords()
  const { grammar } = useWords()
  const { sides } = theWords()
  const promise = useTable(({ pointed }) => pointed?.preview as Preview | null | undefined)
  const { facts } = view
  const far = otherSide(near)
  const lead = facts[near] - facts[far]
  const leads = lead === 0 ? own.level : own.leads(sides[lead > 0 ? near : far], Math.abs(lead))
  return (
    <button
      type="button"
      className="dc-plate dc-score"
      data-solid
      aria-keyshortcuts="A"
      title={grammar.noted(own.account, 'A')}
      onClick={() => useTableau.setState({ account: 'all' })}
    >
      {[near, far].map(side => (
        <span key={side} className="dc-power" data-side={side}>
          <SideSign side={side} />
          <span className="dc-side">{sides[side]}</span>
          <Counted value={facts[side]} />
          {promise?.power?.[side] ? <b className="dc-then">→ {facts[side] + promise.power[side]}</b> : null}
        </span>
      ))}
      <span className="dc-lead">{leads}</span>
    </button>
  )
}

const Counted = ({ value }: { value: number }): ReactNode => <b>{useCounting(value)}</b>

function Turns({ view, seats }: { view: DiabolicardsView; seats: readonly string[] }): ReactNode {
  const own = useHudWords()
  const { sides, seats: names } = theWords()
  const choices = useChoices()
  const [more, setMore] = useState(false)
  const { active, decision, ending } = view.facts
  const seat = choices[0]?.seat as Player | undefined
  const turns = seat
    ? turnsOf(
        view,
        seat,
        choices.map(({ move }) => move),
      )
    : null
  const film = useTable(state => state.film !== null)
  const contracts = contractsOf(view)
  const begun = decision !== 'pledge'
  const mine = begun ? seats.includes(active) : choices.length > 0
  useEscape(more, () => setMore(false))
  if (ending !== '') return null
  return (
    <div className="dc-turns" data-solid data-mine={mine}>
      <button type="button" className="dc-plate" aria-expanded={more} title={own.more} onClick={() => setMore(!more)}>
        {begun ? (
          <span className="dc-who" data-side={sideOf(active)}>
            <SideSign side={sideOf(active)} />{' '}
            <span className={mine ? 'dc-mine' : ''}>
              {mine && seats.length === 1 && !film ? own.yourTurn : own.turnOf(names[active].name)}
            </span>
          </span>
        ) : (
          <span className="dc-who">{own.choosing}</span>
        )}
        {turns?.map(({ turn, open }) => (
          <span key={turn} className="dc-kind" data-turn={turn} data-open={open}>
            <i aria-hidden="true">{open ? '✓' : '✗'}</i> {own.turns[turn]}
          </span>
        ))}
        {contracts !== 'open' && !turns && (
          <span className="dc-kind" data-open={false}>
            {own.contractsAre(own.contracts[contracts])}
          </span>
        )}
        <span className="dc-deck">{own.deck(deckOf(view))}</span>
      </button>
      {more && (
        <dl className="dc-plate dc-more">
          {turns?.map(each => (
            <Why key={each.turn} {...each} />
          ))}
          <dt>{own.contractsTitle}</dt>
          <dd>{contracts === 'open' ? own.contracts.open : theWords().reasons[contracts]}</dd>
          <dt>{own.hands}</dt>
          <dd>
            {handsOf(view)
              .map(({ seat: each, count }) => own.cards(names[each].name, sides[sideOf(each)], count))
              .join(' · ')}
          </dd>
        </dl>
      )}
    </div>
  )
}

function Why({ turn, open, why }: Open): ReactNode {
  const own = useHudWords()
  const { reasons } = theWords()
  return (
    <>
      <dt>
        {open ? '✓' : '✗'} {own.turns[turn]}
      </dt>
      <dd>{open ? own.may : why ? reasons[why] : own.nothing}</dd>
    </>
  )
}
