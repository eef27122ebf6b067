import { useWords } from '../i18n/index.ts'
import { Frame, useTheme } from './Frame.tsx'
import { Reference } from './Reference.tsx'
import { titleOf } from './Tables.tsx'

export function Rules({ game }: { game: string }) {
  const words = useWords()
  useTheme(game)
  const section = location.hash.slice(1)
  return (
    <Frame title={words.guide.rules.title(titleOf(words, game))}>
      <div className="panel">
        <Reference game={game} section={section === '' ? null : section} page />
      </div>
    </Frame>
  )
}
