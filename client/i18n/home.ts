/** Games that have a poster; the first leads the page, those without a table yet are announced. */
export const POSTERS = ['on-the-lam', 'diabolik', 'diabolicards'] as const
export type PosterGame = (typeof POSTERS)[number]

export interface HomeWords {
  /** Over the masthead, as on a newsstand: number, price. */
  readonly issue: string
  readonly price: string
  readonly tagline: string
  readonly games: Readonly<
    Record<PosterGame, { readonly title: string; readonly blurb: string; readonly facts: string; readonly alt: string }>
  >
  readonly playNow: string
  /** For screen readers: which game. */
  playNowAt(title: string): string
  readonly playHint: string
  readonly guided: string
  guidedAt(title: string): string
  readonly guidedHint: string
  readonly withFriends: string
  withFriendsAt(title: string): string
  readonly rules: string
  readonly mine: {
    readonly title: string
    readonly yourTurn: string
    readonly theirTurn: string
  }
  readonly code: {
    readonly title: string
    readonly label: string
    readonly placeholder: string
    readonly join: string
    readonly none: string
  }
  readonly live: { readonly title: string; readonly all: string; readonly empty: string }
  readonly opening: string
  you(name: string): string
  readonly changeName: string
}
