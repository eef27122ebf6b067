import { lazy, useEffect, useMemo, useState } from 'react'
import { useReplayWords } from '../i18n/replayWords.ts'
import { outlived } from '../match/film/outlived.ts'
import { filmPart } from '../session/api.ts'
import { BadFilm, type FilmFault, filmsOf, packFile, readFile } from '../session/filmFile.ts'
import { type FilmSource, type Projector, project, useFilm } from '../session/projector.ts'
import { useTable } from '../session/table.ts'
import { Door } from './Door.tsx'
import { Frame } from './Frame.tsx'
import { hrefOf } from './router.tsx'
import { save } from './save.ts'
import { TableScreen } from './TablePage.tsx'

const Transport = lazy(async () => ({ default: (await import('../match/film/Transport.tsx')).Transport }))
const FilmDesk = lazy(async () => ({ default: (await import('../match/film/FilmDesk.tsx')).FilmDesk }))

/** Where a link opens a film: through whose eyes, and at which moment. */
function startIn(search: string): { viewer: string; at: number } {
  const asked = new URLSearchParams(search)
  const at = Number(asked.get('at'))
  const viewer = asked.get('as') ?? 'public'
  return { viewer: /^[\w-]{1,40}$/.test(viewer) ? viewer : 'public', at: Number.isSafeInteger(at) && at > 0 ? at : 0 }
}

const addressOf = (key: string, viewer: string, at: number): string => {
  const asked = new URLSearchParams({
    ...(viewer === 'public' ? {} : { as: viewer }),
    ...(at > 0 ? { at: `${at}` } : {}),
  })
  return `/r/${key}${asked.size > 0 ? `?${asked}` : ''}`
}

/** The address says what is on show, as soon as it stands. */
function useAddress(key: string): string {
  const viewer = useFilm(state => state.viewer)
  const at = useFilm(state => state.at)
  const shown = useFilm(({ playing, shots }) => !playing && shots.length > 0)
  const address = addressOf(key, viewer, at)
  useEffect(() => {
    if (key !== '' && shown) history.replaceState(null, '', hrefOf(address))
  }, [key, address, shown])
  return location.origin + address
}

const keep = async (source: FilmSource, game: string): Promise<void> =>
  save(new Blob([await packFile(await filmsOf(source))], { type: 'application/gzip' }), `${game}.film`)

function Projection({ source, again }: { source: FilmSource; again: () => void }) {
  const [projector, setProjector] = useState<Projector | null>(null)
  const known = useTable(({ company, connection }) => company !== null && connection !== 'closed')
  const game = useTable(({ company }) => company?.game ?? 'film')
  const address = useAddress(source.key)
  useEffect(() => {
    const made = project(source, source.key === '' ? { viewer: 'public', at: 0 } : startIn(location.search))
    setProjector(made)
    return () => made.close()
  }, [source])
  if (!known || !projector) return <Door enter={again} />
  return (
    <TableScreen
      outlived={outlived}
      transport={<Transport projector={projector} />}
      desk={
        <FilmDesk
          projector={projector}
          match={source.key === '' ? null : source.key}
          address={address}
          download={() => keep(source, game)}
        />
      }
    />
  )
}

/** A film that somebody has kept. */
function FromFile({ onFound }: { onFound: (source: FilmSource) => void }) {
  const replay = useReplayWords()
  const [fault, setFault] = useState<FilmFault | null>(null)
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return
    try {
      onFound(await readFile(await file.arrayBuffer()))
    } catch (error) {
      setFault(error instanceof BadFilm ? error.fault : 'broken')
    }
  }
  return (
    <Frame title={replay.file.title} lead={replay.file.lead}>
      <div className="door panel stack">
        <label className="button primary">
          {replay.file.choose}
          <input
            type="file"
            className="visually-hidden"
            accept=".film,application/gzip"
            onChange={({ target }) => void read(target.files?.[0])}
          />
        </label>
        {fault && (
          <p className="wrong" role="alert">
            {replay.file[fault]}
          </p>
        )}
      </div>
    </Frame>
  )
}

/** A match that is over, watched again: from the server, or from a file. */
export function ReplayPage({ match }: { match: string | null }) {
  const [file, setFile] = useState<FilmSource | null>(null)
  const kept = useMemo(
    (): FilmSource | null =>
      match === null ? null : { key: match, part: (viewer, from, until) => filmPart(match, viewer, from, until) },
    [match],
  )
  const source = kept ?? file
  const [tries, setTries] = useState(0)
  if (!source) return <FromFile onFound={setFile} />
  return <Projection key={tries} source={source} again={() => setTries(tries + 1)} />
}
