import type { Card, Item, Skill } from '../state.ts'

/** L-14: an item adds to one skill, or rolls the die again. */
export type ItemEffect =
  | { readonly type: 'bonus'; readonly skill: Skill; readonly plus: number }
  | { readonly type: 'reroll' }

export const ITEM_EFFECTS: Readonly<Record<Item, ItemEffect>> = {
  cigarettes: { type: 'reroll' },
  booze: { type: 'reroll' },
  sunglasses: { type: 'bonus', skill: 'cover', plus: 1 },
  fedora: { type: 'bonus', skill: 'cover', plus: 2 },
  fragrance: { type: 'bonus', skill: 'charm', plus: 1 },
  dough: { type: 'bonus', skill: 'charm', plus: 2 },
  knuckles: { type: 'bonus', skill: 'guts', plus: 1 },
  knife: { type: 'bonus', skill: 'guts', plus: 2 },
  coffee: { type: 'bonus', skill: 'smarts', plus: 1 },
  wristwatch: { type: 'bonus', skill: 'smarts', plus: 2 },
}

export const isItem = (card: Card | undefined): card is Item => card !== undefined && card in ITEM_EFFECTS
