import { POSTERS, type PosterGame } from '../i18n/home.ts'
import { useSpeech, useWords } from '../i18n/index.ts'

const isPoster = (game: string): game is PosterGame => POSTERS.some(each => each === game)

/** What a game is called: on its poster, or in its own words, which come later; what nobody knows goes by its id. */
export function useTitle(game: string): string {
  const { games } = useWords().home
  const poster = isPoster(game)
  const speech = useSpeech(poster ? null : game)
  return poster ? games[game].title : (speech?.title ?? game)
}

export function Title({ game }: { game: string }) {
  return useTitle(game)
}
