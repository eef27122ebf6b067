import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { navigate } from '../../app/router.tsx'
import type { ScreenArt } from '../../games/contract.ts'
import { CLIENT_GAMES } from '../../games/registry.ts'
import { useNeededDeviceWords } from '../../i18n/deviceWords.ts'
import { useLanguage } from '../../i18n/index.ts'
import { sound } from '../../kit/sound/index.ts'
import { useAwake } from '../../session/awake.ts'
import { pairedAt } from '../../session/device.ts'
import { pairOnward } from '../../session/pairing.ts'
import { rematch } from '../../session/room.ts'
import { useTable } from '../../session/table.ts'
import { useTurnAlert } from '../alert.ts'
import { Chat } from '../Chat.tsx'
import { reads } from '../casebook/reading.ts'
import { Deeds } from '../Deeds.tsx'
import { EndOffer } from '../EndOffer.tsx'
import { useForced } from '../forced.ts'
import { Latest, useUnread } from '../Latest.tsx'
import { Log } from '../Log.tsx'
import { later } from '../later.tsx'
import { Markers, MarkersButton } from '../Markers.tsx'
import { Moves } from '../Moves.tsx'
import { Notices } from '../Notices.tsx'
import { Now, useHeadline } from '../Now.tsx'
import { OnAir } from '../OnAir.tsx'
import { InWords } from '../plain/PlainTable.tsx'
import { useTalk } from '../talk.tsx'
import { Voice } from '../Voice.tsx'
import { Hand } from './Hand.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { PrivateMap } from './PrivateMap.tsx'
import './phone.css'

const Casebook = later(async () => (await import('../casebook/Casebook.tsx')).Casebook)

/** What it is drawn with; null until it is there, and where there is nothing. */
function useArt(): ScreenArt | null {
  const language = useLanguage()
  const game = useTable(({ company }) => company?.game)
  const begun = useTable(({ moment }) => moment !== null)
  const [art, setArt] = useState<ScreenArt | null>(null)
  useEffect(() => {
    const view = useTable.getState().moment?.view
    if (!begun || !view || game === undefined) return
    let wanted = true
    CLIENT_GAMES[game]
      ?.screen?.(language, view)
      .then(made => wanted && setArt(made))
      .catch(() => {})
    return () => {
      wanted = false
    }
  }, [language, game, begun])
  return art
}

/** It is over: once more, where all go. */
function Onward() {
  const { words } = useTalk()
  const { phone } = useNeededDeviceWords()
  const id = useTable(({ company }) => company?.id ?? '')
  const next = useTable(({ company }) => company?.rematch ?? null)
  const over = useTable(({ company }) => company?.phase === 'over')
  const [wanted, setWanted] = useState(false)
  const paired = pairedAt(id)
  const go = async (to: string): Promise<void> => {
    // Whoever has a seat of their own is at home there, too.
    const table = paired ? (await pairOnward(paired)).table : to
    navigate(`/phone/${table}`)
  }
  const going = useRef(false)
  useEffect(() => {
    if (!wanted || next === null || going.current) return
    going.current = true
    void go(next).catch(() => {
      going.current = false
      setWanted(false)
    })
  })
  if (!over) return null
  const press = (): void => {
    setWanted(true)
    rematch()
  }
  return (
    <button type="button" className="button primary big" disabled={wanted} onClick={press}>
      {next === null ? words.ending.rematch : phone.onward}
    </button>
  )
}

/** The screen of a seat, in one hand: what only it may see, and all that it may choose. The table is elsewhere. */
export function Phone() {
  const { speech, words } = useTalk()
  const { phone } = useNeededDeviceWords()
  const { mine } = useHeadline()
  const heading = useRef<HTMLHeadingElement>(null)
  const art = useArt()
  const offered = useTable(({ company }) => (company?.agreed.length ?? 0) > 0)
  const opening = useTable(({ company }) => (company?.openCards.agreed.length ?? 0) > 0)
  const reading = useTable(reads)
  const [log, setLog] = useState(false)
  const unread = useUnread(log)
  useForced()
  useAwake()
  useTurnAlert(mine, speech.title, words.now.yourMove, () => sound('turn'))
  // Before anything is shown: what a move is about can be tapped.
  useLayoutEffect(() => useTable.setState({ consequences: speech.consequences ?? [] }), [speech])
  return (
    <main className="phone" data-mine={mine} aria-label={words.title}>
      <h1 className="visually-hidden">{speech.title}</h1>
      <div className="phone-now">
        <Now heading={heading} />
        <Notices />
      </div>
      <div className="phone-body">
        <Hand art={art} />
        <div className="phone-choices">
          <Onward />
          {offered && <EndOffer />}
          {opening && <OnAir />}
          <Moves heading={heading} />
          {reading && <Casebook />}
          <Deeds mine={mine} />
          <MarkersButton />
          <Markers />
        </div>
        <Hand art={art} rest />
        {art?.map && <PrivateMap draw={art.map} />}
        <details className="phone-table">
          <summary>{phone.table}</summary>
          <InWords />
        </details>
        <div className="phone-log">
          <Latest unread={unread} />
          <Log open={log} unread={unread.length} toggle={() => setLog(!log)} />
          {log && <Chat />}
        </div>
        <PhoneMenu />
      </div>
      <Voice />
    </main>
  )
}
