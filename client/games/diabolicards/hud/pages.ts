import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import type { PieceId } from '../../../../shared/kernel/game.ts'
import { names } from '../../../session/table.ts'
import type { Choice } from '../../../session/tableState.ts'
import { asksAbout } from '../layout/picking.ts'
import { type Page, pageOf } from '../layout/places.ts'

/** On which page a thing that can be clicked is; null: on every page, or nothing that lies anywhere. */
export function pageOfThing(thing: string | PieceId, { pieces }: DiabolicardsView): Page | null {
  const place = pieces[thing]?.place ?? thing
  return /^(mat|field|contract|pledged|deck|discards)/.test(place) ? pageOf(place) : null
}

/** Where something can be chosen. */
export function legalPages(
  choices: readonly Choice[],
  picked: readonly string[],
  view: DiabolicardsView,
): ReadonlySet<Page> {
  const left = choices.filter(choice => names(choice, picked)).flatMap(({ things }) => things)
  return new Set(left.filter(thing => !picked.includes(thing)).flatMap(thing => pageOfThing(thing, view) ?? []))
}

/** The page that a question is answered on; null: the one that is open will do. */
export function askedOn(
  choices: readonly Choice[],
  picked: readonly string[],
  view: DiabolicardsView,
  open: Page,
): Page | null {
  if (choices.length === 0) return null
  if (view.facts.decision === 'pledge') return 'contracts'
  const legal = legalPages(choices, picked, view)
  if (picked.length > 0) return legal.size === 0 || legal.has(open) ? null : ([...legal][0] ?? null)
  const place = asksAbout(view)
  return place === null ? null : pageOf(place)
}

/** Where something has happened between two views: where a card came to, or where it went from. */
export function happenedOn(before: DiabolicardsView, now: DiabolicardsView): Page | null {
  for (const [id, { place }] of Object.entries(now.pieces)) {
    const was = before.pieces[id]?.place
    if (was === undefined || was === place) continue
    const on = [place, was].find(each => /^(mat|contract):/.test(each))
    if (on) return pageOf(on)
  }
  return null
}
