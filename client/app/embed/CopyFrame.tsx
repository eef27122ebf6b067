import { FRAME, frameOf } from '../../../shared/wire/embed.ts'
import { useEmbedWordsIfAny } from '../../i18n/embedWords.ts'
import { useTalk } from '../../match/talk.tsx'
import { Copy } from '../Copy.tsx'

/** Copies what shows this match in a page of one's own. `match`: its key for watching. */
export function CopyFrame({ match }: { match: string }) {
  const words = useEmbedWordsIfAny()
  const { speech } = useTalk()
  if (!words) return null
  return (
    <Copy
      text={frameOf({ src: `${location.origin}/embed/${match}`, title: speech.title, ...FRAME })}
      label={words.copy}
    />
  )
}
