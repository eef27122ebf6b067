import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Speech } from '../../shared/words/speech.ts'
import { useTheme } from '../app/Frame.tsx'
import { Link, navigate } from '../app/router.tsx'
import { useWords } from '../i18n/index.ts'
import { bed, sound } from '../kit/sound/index.ts'
import { useBareStage } from '../session/bare.ts'
import { useSettings } from '../session/settings.ts'
import { isSolo } from '../session/solo/key.ts'
import { EMPTY, useTable } from '../session/table.ts'
import type { TableState } from '../session/tableState.ts'
import type { StageFailure } from '../stage/index.tsx'
import type { Insets } from '../stage/shots.ts'
import { useTurnAlert } from './alert.ts'
import { Board } from './Board.tsx'
import { Chat } from './Chat.tsx'
import { reads } from './casebook/reading.ts'
import { Deeds } from './Deeds.tsx'
import { Edition } from './Edition.tsx'
import { Ending } from './Ending.tsx'
import { useEscape } from './escape.ts'
import { useForced } from './forced.ts'
import { GoesOn } from './GoesOn.tsx'
import { Latest, useUnread } from './Latest.tsx'
import { Log } from './Log.tsx'
import { later } from './later.tsx'
import { Markers } from './Markers.tsx'
import { Menu, Rules } from './Menu.tsx'
import { Moves } from './Moves.tsx'
import { Notices } from './Notices.tsx'
import { Now, useHeadline } from './Now.tsx'
import { People } from './People.tsx'
import { useTableSpeech } from './speechHere.ts'
import { SpeechProvider, useTalk } from './talk.tsx'
import { Veil } from './Veil.tsx'
import { Voice } from './Voice.tsx'
import './people.css'
import './side.css'
import './filmed.css'
import './log.css'
import './dialogs.css'
// Last, for it fits the others to small screens.
import './table.css'
import './watching.css'

const Filmed = later(async () => (await import('./Filmed.tsx')).Filmed)
const Awake = later(async () => (await import('./Awake.tsx')).Awake)
const Phone = later(async () => (await import('./phone/Phone.tsx')).Phone)
const Recap = later(async () => (await import('./Recap.tsx')).Recap)
const EndOffer = later(async () => (await import('./EndOffer.tsx')).EndOffer)
const Solo = later(async () => (await import('./Solo.tsx')).Solo)
const OnAir = later(async () => (await import('./OnAir.tsx')).OnAir)
const Gallery = later(async () => (await import('./gallery/Gallery.tsx')).Gallery)
const Trickle = later(async () => (await import('./gallery/Trickle.tsx')).Trickle)
const LookingOn = later(async () => (await import('./hunt/index.tsx')).LookingOn)
const Casebook = later(async () => (await import('./casebook/Casebook.tsx')).Casebook)
const Guide = later(async () => (await import('../app/Guide.tsx')).Guide)

/** Is there anything to be said of how it is filmed? */
const isOnAir = ({ company, watching, eyes }: TableState): boolean =>
  company !== null && (company.openCards.agreed.length > 0 || (watching && (company.delay > 0 || eyes !== EMPTY.eyes)))

/** What the people's strip lies over of the stage. */
function useInsets(): [Insets, (strip: HTMLElement | null) => void] {
  const [top, setTop] = useState(0)
  const [strip, setStrip] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!strip) return
    const watch = new ResizeObserver(() => {
      // Upright phones have it above the stage, not over it.
      setTop(isUpright() ? 0 : strip.offsetHeight)
      // What must be scrolled is within the keyboard's reach, also where nobody in it can be opened.
      strip.tabIndex = strip.scrollWidth > strip.clientWidth ? 0 : -1
    })
    for (const box of [strip, ...strip.querySelectorAll('.person')]) watch.observe(box)
    return () => watch.disconnect()
  }, [strip])
  const [insets, setInsets] = useState<Insets>({ top: 0, right: 0, bottom: 0, left: 0 })
  if (insets.top !== top) setInsets({ ...insets, top })
  return [insets, setStrip]
}

const isUpright = (): boolean => matchMedia('(orientation: portrait)').matches

/** Room for the log beside the stage. */
const WIDE = '(min-width: 1000px) and (min-height: 560px) and (orientation: landscape)'
/** … and for what the gallery says, too. */
const ROOMY = `${WIDE} and (min-height: 860px)`
const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    heard => {
      const media = matchMedia(query)
      media.addEventListener('change', heard)
      return () => media.removeEventListener('change', heard)
    },
    () => matchMedia(query).matches,
  )

function Screen({ transport, desk }: Projection) {
  const { speech, words } = useTalk()
  const { mine } = useHeadline()
  const game = useTable(({ company }) => company?.game ?? '')
  const watching = useTable(state => state.watching)
  const staged = useTable(({ device }) => device === 'stage')
  const television = useTable(
    ({ device, player, company }) => device === 'stage' && player === null && company?.living === true,
  )
  const bare = useBareStage()
  const film = useTable(state => state.film !== null)
  const onAir = useTable(isOnAir)
  const solo = useTable(({ company }) => company !== null && isSolo(company.id))
  const offered = useTable(({ company }) => (company?.agreed.length ?? 0) > 0)
  // Whoever was never guided, and is not now, need not fetch it.
  const guided = useSettings(({ guide }) => guide[game]?.on === true || (guide[game]?.seen.length ?? 0) > 0)
  const heading = useRef<HTMLHeadingElement>(null)
  const [insets, strip] = useInsets()
  const wide = useMedia(WIDE)
  const roomy = useMedia(ROOMY)
  const [gallery, setGallery] = useState(wide && watching && !film)
  const [log, setLog] = useState(wide && (roomy || !gallery))
  const unread = useUnread(log)
  const missed = useTable(({ recap }) => recap.length > 0)
  const hasGallery = useTable(state => !film && !solo && (watching || state.company?.phase === 'over'))
  const reading = useTable(reads)
  const reacted = useTable(state => state.reactions !== null)
  const reactions = useSettings(settings => settings.reactions)
  /** Where there is no room for both, one makes way for the other. */
  const unfold = (log: boolean, gallery: boolean): void => {
    setLog(log)
    setGallery(gallery)
  }
  const list = useRef<HTMLDivElement>(null)
  // Beside the stage it is in nobody's way.
  useEscape((log || gallery) && !wide, () => unfold(false, false))
  const [failure, setFailure] = useState<StageFailure | null>(null)
  const [rules, setRules] = useState<{ section: string | null } | null>(null)
  useForced()
  useTurnAlert(mine, speech.title, words.now.yourMove, () => sound('turn'))
  // Before anything is shown: what a move is about can be clicked.
  useLayoutEffect(() => useTable.setState({ consequences: speech.consequences ?? [] }), [speech])
  useEffect(() => {
    bed(true)
    return () => bed(false)
  }, [])
  return (
    <div
      className="table-screen"
      data-log={log || gallery}
      data-film={film}
      data-watching={watching && !film}
      data-television={television}
      style={{ '--strip': `${insets.top}px` } as CSSProperties}
    >
      <header className="visually-hidden">
        <h1>{speech.title}</h1>
      </header>
      <div className="strip" ref={strip}>
        <People />
      </div>
      <main className="board" aria-label={words.title} tabIndex={watching ? 0 : undefined}>
        <Board insets={insets} failure={failure} onFail={setFailure} />
      </main>
      {transport}
      {reacted && reactions && <Trickle />}
      <div className="overlay">
        <Notices />
      </div>
      {television && <Television openRules={() => setRules({ section: null })} stageFailed={failure !== null} />}
      {!television && (
        <div className="side">
          <Menu openRules={() => setRules({ section: null })} stageFailed={failure !== null} />
          <div className="side-now" ref={list}>
            {solo && !film && <Solo />}
            {staged ? <Filmed /> : <Veil />}
            <Markers />
            <Now heading={heading} />
            {watching && <LookingOn />}
            {reading && <Casebook />}
            <Deeds mine={mine} />
            <Ending />
            {desk}
            {offered && <EndOffer />}
            {onAir && <OnAir />}
            <Moves heading={heading} />
            <GoesOn box={list} />
          </div>
          <Latest unread={unread} />
          {!film && guided && (
            <Guide game={game} openRules={section => setRules({ section })} rest={() => heading.current?.focus()} />
          )}
          <div className="side-log">
            <Log open={log} unread={unread.length} toggle={() => unfold(!log, roomy && gallery)} />
            {log && !watching && !bare && !solo && <Chat />}
            {hasGallery && <Gallery open={gallery} toggle={() => unfold(roomy && log, !gallery)} />}
          </div>
        </div>
      )}
      <Voice />
      {missed && <Recap />}
      {rules && <Rules section={rules.section} onClose={() => setRules(null)} />}
    </div>
  )
}

/** Where one screen is for all, what each decides is on their phones; it goes where they go. */
function Television(menu: Parameters<typeof Menu>[0]) {
  const next = useTable(({ company }) => company?.rematch ?? null)
  useEffect(() => {
    if (next !== null) navigate(`/stage/${next}`)
  }, [next])
  return (
    <div className="television">
      <Awake />
      <Menu {...menu} />
      <Ending />
    </div>
  )
}

/** What a film adds: the bar under the stage, what stands beside it, and words for rules that are gone. */
export interface Projection {
  readonly transport?: ReactNode
  readonly desk?: ReactNode
  readonly outlived?: (speech: Speech) => Speech
}

/** A match that runs, or is over: the stage and everything around it. */
export function TableScreen({ outlived, ...projection }: Projection) {
  const game = useTable(({ company }) => company?.game ?? null)
  const waiting = useTable(({ company }) => company?.phase === 'waiting')
  const company = useTable(state => state.company)
  const onPhone = useTable(({ device }) => device === 'screen')
  const { speech, isOther } = useTableSpeech(outlived)
  const { shell, table } = useWords()
  useTheme(game)
  if (company && isOther && !outlived) return <Edition wanted={`${company.wire} ${company.game} ${company.version}`} />
  if (!speech || waiting)
    return (
      <div className="table-screen laying-screen">
        <p className="caption laying" role="status">
          {waiting ? table.waiting : table.laying}
        </p>
        {waiting && (
          <Link className="button bright" href="/lobby">
            {shell.nav.tables}
          </Link>
        )}
      </div>
    )
  return <SpeechProvider value={speech}>{onPhone ? <Phone /> : <Screen {...projection} />}</SpeechProvider>
}
