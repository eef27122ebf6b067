import { account, type SideAccount, type ZoneAccount } from '../../../../../shared/games/diabolicards/rules/account.ts'
import type { DiabolicardsView } from '../../../../../shared/games/diabolicards/shown.ts'
import { SIDES, type Side, ZONES, type Zone } from '../../../../../shared/games/diabolicards/state.ts'
import type { Language } from '../../../../../shared/words/index.ts'
import { WORDS } from '../../words/account.ts'
import { type AccountTold, because } from './because.ts'
import { SideSign } from './Sign.tsx'
import './account.css'

interface AccountProps extends Omit<AccountTold, 'own'> {
  readonly language: Language
}
/** C-1, item by item: what everybody's power is made of. Everything in it is for all to see. */
export function Account({ language, ...shown }: AccountProps) {
  const told = { ...shown, own: WORDS[language] }
  const sides = account(told.view)
  return (
    <div className="account">
      <Zones {...told} sides={sides} />
      {SIDES.map(side => (
        <SideTable key={side} {...told} side={side} sums={sides[side]} />
      ))}
    </div>
  )
}

const isSealed = ({ facts }: DiabolicardsView, zone: Zone): boolean => facts.sealed.split(',').includes(zone)

/** Zone against zone. */
function Zones({ view, words, own, sides }: AccountTold & { sides: Readonly<Record<Side, SideAccount>> }) {
  return (
    <table className="account-zones">
      <caption>{own.title}</caption>
      <thead>
        <tr>
          <th scope="col">{own.zone}</th>
          {SIDES.map(side => (
            <th scope="col" key={side} data-side={side}>
              <SideSign side={side} /> {words.sides[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ZONES.map(zone => (
          <tr key={zone}>
            <th scope="row">
              {words.zones[zone]} {isSealed(view, zone) && <small>{own.sealed}</small>}
            </th>
            {SIDES.map(side => (
              <td key={side}>{sides[side][zone].sum}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{own.total}</th>
          {SIDES.map(side => (
            <td key={side} data-side={side}>
              {sides[side].sum}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function SideTable({ side, sums, ...told }: AccountTold & { side: Side; sums: SideAccount }) {
  const { words, own } = told
  return (
    <table className="account-side" data-side={side}>
      <caption>
        <SideSign side={side} /> {words.sides[side]}
      </caption>
      <thead>
        <tr>
          <th scope="col">{own.card}</th>
          <th scope="col">{own.printed}</th>
          <th scope="col">{own.now}</th>
          <th scope="col">{own.why}</th>
        </tr>
      </thead>
      {ZONES.map(zone => (
        <ZoneRows key={zone} {...told} zone={zone} sums={sums[zone]} />
      ))}
      <tfoot>
        <tr>
          <th scope="row">{own.total}</th>
          <td />
          <td>{sums.sum}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

function ZoneRows({ zone, sums: { items, synergy, sum }, ...told }: AccountTold & { zone: Zone; sums: ZoneAccount }) {
  const { view, words, own } = told
  const empty = isSealed(view, zone) ? own.sealed : own.nobody
  return (
    <tbody data-zone={zone}>
      <tr className="account-zone">
        <th scope="rowgroup" colSpan={2}>
          {words.zones[zone]}
        </th>
        <td aria-label={`${own.sum} ${sum}`}>{sum}</td>
        <td>{items.length === 0 && empty}</td>
      </tr>
      {[...items]
        .sort((a, b) => b.power - a.power)
        .map(item => (
          <tr key={item.card}>
            <th scope="row">{words.cards[item.name].name}</th>
            <td>{item.printed}</td>
            <td data-changed={item.power !== item.printed}>{item.power}</td>
            <td>{because(item, told)}</td>
          </tr>
        ))}
      {synergy > 0 && (
        <tr>
          <th scope="row">{own.synergy}</th>
          <td />
          <td>+{synergy}</td>
          <td />
        </tr>
      )}
    </tbody>
  )
}
