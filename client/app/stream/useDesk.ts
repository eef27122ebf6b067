import { useCallback, useEffect, useState } from 'react'
import { type DeskChange, type DeskState, KEY_LENGTH, type OnStream, type Stream } from '../../../shared/wire/stream.ts'
import { useLanguage } from '../../i18n/index.ts'
import { follow } from '../../overlay/feed.ts'
import { ask, askAs, guest, troubleOf } from '../../session/api.ts'
import { useTrouble } from '../play.ts'
import { navigate } from '../router.tsx'

interface Point {
  readonly id: string
  readonly name: string
}

/** The host's own by their table, or that of whoever has its key. */
const fetchDesk = (place: string): Promise<Stream> =>
  place.length === KEY_LENGTH
    ? ask('GET', `/api/desk/${encodeURIComponent(place)}`, undefined, guest()?.token)
    : askAs('POST', `/api/tables/${encodeURIComponent(place)}/stream`, {})

/** What a desk knows and can do: see shared/wire/stream.ts. */
export function useDesk(place: string) {
  const say = useTrouble()
  const language = useLanguage()
  const [stream, setStream] = useState<Stream | null>(null)
  /** Which is on, and how far it is. */
  const [match, setMatch] = useState<string | null>(null)
  /** The scene that those who look have, whoever has chosen it. */
  const [on, setOn] = useState<OnStream['scene'] | null>(null)
  const [points, setPoints] = useState<readonly Point[]>([])
  const [wrong, setWrong] = useState<string | null>(null)
  const [over, setOver] = useState<'none' | 'revoked' | null>(null)
  useEffect(() => {
    let wanted = true
    fetchDesk(place)
      .then(found => {
        if (!wanted) return
        // A table is left for the next one, and the stream goes along: by its own key it is found again.
        if (found.desk === place) setStream(found)
        else navigate(`/stream/${found.desk}`, { replace: true })
      })
      .catch(() => wanted && setOver('none'))
    return () => {
      wanted = false
    }
  }, [place])
  const desk = stream?.desk
  const key = stream?.key
  // Moderators and hot keys change it, too.
  useEffect(() => {
    if (key === undefined) return
    return follow(`/api/stream/${key}/feed?lang=${language}`, 0, told => {
      if (!told) return
      setStream(before => before && { ...before, state: told.state })
      setMatch(`${told.watch} ${told.phase}`)
      setOn(told.scene)
    })
  }, [key, language])
  // What can be pointed at is there as soon as a match has begun, and is another with the next.
  useEffect(() => {
    if (desk === undefined || match === null) return
    let wanted = true
    ask<Point[]>('GET', `/api/desk/${desk}/points?lang=${language}`)
      .then(found => wanted && setPoints(found))
      .catch(() => {})
    return () => {
      wanted = false
    }
  }, [desk, language, match])
  const send = useCallback(
    async (change: DeskChange): Promise<void> => {
      try {
        const state = await ask<DeskState>('POST', `/api/desk/${desk}`, change)
        setStream(before => before && { ...before, state })
        setWrong(null)
      } catch (error) {
        // The host has made another desk.
        if (troubleOf(error) === 'noTable') setOver('none')
        else setWrong(say(troubleOf(error)))
      }
    },
    [desk, say],
  )
  const revoke = (): void => {
    askAs('POST', `/api/desk/${desk}/revoke`)
      .then(() => setOver('revoked'))
      .catch(error => setWrong(say(troubleOf(error))))
  }
  const renew = (): void => {
    askAs<Stream>('POST', `/api/desk/${desk}/renew`)
      .then(found => navigate(`/stream/${found.desk}`, { replace: true }))
      .catch(error => setWrong(say(troubleOf(error))))
  }
  const close = useCallback((): void => {
    ask('POST', `/api/desk/${desk}?do=close`)
      .then(() => setWrong(null))
      .catch(error => setWrong(say(troubleOf(error))))
  }, [desk, say])
  return { stream, on, points, wrong, over, send, revoke, renew, close }
}
