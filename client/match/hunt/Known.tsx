import { useEffect, useMemo, useState } from 'react'
import type { Knowing, Layer } from '../../games/contract.ts'
import { LOOKING } from '../../games/looking.ts'
import { useCrowdWords } from '../../i18n/crowdWords.ts'
import { useLanguage } from '../../i18n/index.ts'
import { keep, kept } from '../../session/kept.ts'
import { useReel } from '../../session/reel.ts'
import { useTable } from '../../session/table.ts'
import { NO_MARKS, useLayers } from '../../stage/layers.ts'
import { isFree } from '../keys.ts'
import { useTalk } from '../talk.tsx'
import { Suit } from './Suit.tsx'
import './hunt.css'

const KEY = 'tavolo-nero.known'

/** Whether the layer is on: this device remembers. */
function useSwitch(): [on: boolean, turn: () => void] {
  const [on, setOn] = useState(() => kept(KEY) === true)
  const turn = (): void => {
    keep(KEY, !on)
    setOn(!on)
  }
  useEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyW' || event.repeat || event.shiftKey || !isFree(event)) return
      event.preventDefault()
      keep(KEY, !on)
      setOn(!on)
    }
    addEventListener('keydown', typed)
    return () => removeEventListener('keydown', typed)
  }, [on])
  return [on, turn]
}

function useKnowing(game: string, wanted: boolean): Knowing | null {
  const [knowing, setKnowing] = useState<Knowing | null>(null)
  useEffect(() => {
    let waits = wanted
    // Without it there is nothing to be laid over the table.
    LOOKING[game]?.knowing?.().then(
      found => waits && setKnowing(() => found),
      () => {},
    )
    return () => {
      waits = false
    }
  }, [game, wanted])
  return knowing
}

function useLayer(on: boolean): Layer | 'failed' | null {
  const { speech } = useTalk()
  const language = useLanguage()
  const game = useTable(({ company }) => company?.game ?? '')
  const knowing = useKnowing(game, on)
  const reel = useReel(on)
  const layer = useMemo(() => {
    if (!reel || !knowing || reel === 'failed') return reel === 'failed' ? reel : null
    return knowing.after(reel.shots, reel.at, speech, language)
  }, [reel, knowing, speech, language])
  useEffect(() => {
    useLayers.setState({ known: on && layer && layer !== 'failed' ? layer.marks : NO_MARKS })
    return () => useLayers.setState({ known: NO_MARKS })
  }, [on, layer])
  return layer
}

/** What everybody could know by now: as a layer over the table, and in words. */
export function Known() {
  const words = useCrowdWords()
  const [on, turn] = useSwitch()
  const layer = useLayer(on)
  if (!words) return null
  return (
    <section className="known" aria-label={words.known}>
      <button type="button" className="button small" aria-pressed={on} aria-keyshortcuts="W" onClick={turn}>
        {words.known} <kbd>W</kbd>
      </button>
      {on && (layer === null || layer === 'failed') && (
        <p className="hint" role="status">
          {layer ? words.failed : words.busy}
        </p>
      )}
      {on &&
        layer &&
        layer !== 'failed' &&
        layer.says.map(({ title, text }, suit) => (
          <details key={title} className="known-of">
            <summary className="known-head">
              <Suit of={suit} /> {title}
            </summary>
            <p>{text}</p>
          </details>
        ))}
    </section>
  )
}
