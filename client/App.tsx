import { lazy, Suspense } from 'react'
import { Home } from './app/Home.tsx'
import { Boundary, Loading, NotFound } from './app/Plain.tsx'
import { type Route, routeOf, usePath } from './app/router.tsx'

/* All but the front page come when they are asked for; the lobby has neither three.js nor Colyseus in it. */
const Lobby = lazy(async () => ({ default: (await import('./app/Lobby.tsx')).Lobby }))
const Live = lazy(async () => ({ default: (await import('./app/live/Live.tsx')).Live }))
const Open = lazy(async () => ({ default: (await import('./app/Open.tsx')).Open }))
const Settings = lazy(async () => ({ default: (await import('./app/Settings.tsx')).Settings }))
const Credits = lazy(async () => ({ default: (await import('./app/Credits.tsx')).Credits }))
const Rules = lazy(async () => ({ default: (await import('./app/Rules.tsx')).Rules }))
const Archive = lazy(async () => ({ default: (await import('./app/archive/Archive.tsx')).Archive }))
const DailyPage = lazy(async () => ({ default: (await import('./app/daily/DailyPage.tsx')).DailyPage }))
const TablePage = lazy(async () => ({ default: (await import('./app/TablePage.tsx')).TablePage }))
const PairPage = lazy(async () => ({ default: (await import('./app/PairPage.tsx')).PairPage }))
const MovePage = lazy(async () => ({ default: (await import('./app/MovePage.tsx')).MovePage }))
const BroadcastPage = lazy(async () => ({ default: (await import('./app/stream/BroadcastPage.tsx')).BroadcastPage }))
const Desk = lazy(async () => ({ default: (await import('./app/stream/Desk.tsx')).Desk }))
const WatchPage = lazy(async () => ({ default: (await import('./app/WatchPage.tsx')).WatchPage }))
const ReplayPage = lazy(async () => ({ default: (await import('./app/ReplayPage.tsx')).ReplayPage }))
const EmbedPage = lazy(async () => ({ default: (await import('./app/embed/EmbedPage.tsx')).EmbedPage }))

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />
    case 'lobby':
      return <Lobby />
    case 'live':
      return <Live />
    case 'open':
      return <Open game={route.game} />
    case 'settings':
      return <Settings />
    case 'credits':
      return <Credits />
    case 'archive':
      return <Archive part={route.part} />
    case 'daily':
      return <DailyPage kind={route.kind} day={route.day} />
    case 'table':
      return <TablePage key={route.key} table={route.key} />
    case 'stage':
      return <TablePage key={route.key} table={route.key} device="stage" />
    case 'phone':
      return <TablePage key={route.key} table={route.key} device="screen" />
    case 'move':
      return <MovePage />
    case 'pair':
      return <PairPage key={route.code} code={route.code} />
    case 'broadcast':
      return <BroadcastPage key={route.key} stream={route.key} />
    case 'stream':
      return <Desk key={route.key} place={route.key} />
    case 'watch':
      return <WatchPage key={route.key} table={route.key} />
    case 'replay':
      return <ReplayPage key={route.key} match={route.key} />
    case 'embed':
      return <EmbedPage key={route.key} match={route.key} />
    case 'rules':
      return <Rules game={route.game} />
    case 'missing':
      return <NotFound />
  }
}

export function App() {
  const path = usePath()
  return (
    <Boundary key={path}>
      <Suspense fallback={<Loading />}>
        <Page route={routeOf(path)} />
      </Suspense>
    </Boundary>
  )
}
