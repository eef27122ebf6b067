import { useEffect, useState } from 'react'
import type { Moving } from '../../shared/wire/protocol.ts'
import { useWords } from '../i18n/index.ts'
import { useMovingWords } from '../i18n/movingWords.ts'
import { troubleOf } from '../session/api.ts'
import { isStreaming } from '../session/device.ts'
import { askMoving, stay } from '../session/moving.ts'
import { Copy } from './Copy.tsx'
import { useTrouble } from './play.ts'
import { Qr } from './Qr.tsx'
import './moving.css'

/** A link that makes another device this guest's: never on what is filmed, since the first to open it has it. */
export function MoveAway() {
  const words = useMovingWords()
  const { shell } = useWords()
  const say = useTrouble()
  const [moving, setMoving] = useState<Moving | null>(null)
  const [now, setNow] = useState(0)
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [moving])
  if (!words || isStreaming()) return null
  const left = moving ? Math.max(0, Math.ceil((moving.until - now) / 1000)) : 0
  const make = async (): Promise<void> => {
    setSaid(null)
    try {
      const made = await askMoving(shell.guest(Math.random))
      setNow(Date.now())
      setMoving(made)
    } catch (error) {
      setSaid(say(troubleOf(error)))
    }
  }
  const takeBack = async (): Promise<void> => {
    try {
      await stay()
      setMoving(null)
      setSaid(words.ended)
    } catch (error) {
      setSaid(say(troubleOf(error)))
    }
  }
  // It is in the part of an address that no server is told.
  const link = moving && `${location.origin}/move#${moving.key}`
  return (
    <div className="stack tight">
      <h3>{words.title}</h3>
      <p className="hint">{words.hint}</p>
      {link !== null && left > 0 ? (
        <div className="moving">
          <Qr text={link} label={words.qr} />
          <div className="stack tight">
            <p>{words.beware}</p>
            <p className="hint">{words.goodFor(left)}</p>
            <p className="row">
              <Copy text={link} label={words.copy} />
              <button type="button" className="button quiet small" onClick={takeBack}>
                {words.takeBack}
              </button>
            </p>
          </div>
        </div>
      ) : (
        <p>
          <button type="button" className="button small" onClick={make}>
            {moving ? words.another : words.make}
          </button>
        </p>
      )}
      <p role="status">{moving && left === 0 ? words.ended : said}</p>
    </div>
  )
}
