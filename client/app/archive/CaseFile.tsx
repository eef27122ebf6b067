import { useId } from 'react'
import type { GameRecord, CaseFile as Read } from '../../../shared/wire/archive.ts'
import { useArchiveWords } from '../../i18n/archiveWords.ts'
import { useSpeech, useWords } from '../../i18n/index.ts'
import { guest } from '../../session/api.ts'
import { caseFile } from '../../session/archive.ts'
import { Portrait } from '../Portrait.tsx'
import { useTrouble } from '../play.ts'
import { Link } from '../router.tsx'
import { Title } from '../Title.tsx'
import { useAsked } from './asked.ts'
import { fingerprintOf, HEIGHT, WIDTH } from './fingerprint.ts'
import { Strokes } from './Strokes.tsx'
import './file.css'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const sumOf = (sides: GameRecord['sides'], of: 'played' | 'won'): number =>
  sides.reduce((sum, side) => sum + side[of], 0)

function Print({ of }: { of: string }) {
  const { file } = useArchiveWords()
  return (
    <figure className="fingerprint">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {fingerprintOf(of).map(path => (
          <path key={path} d={path} />
        ))}
      </svg>
      <figcaption>{file.print}</figcaption>
    </figure>
  )
}

/** Whose file it is: the face that they wear most often, and what it comes to. */
function Subject({ file: { name, since, games } }: { file: Read }) {
  const { file } = useArchiveWords()
  const sides = games.flatMap(each => each.sides)
  const [played, won] = [sumOf(sides, 'played'), sumOf(sides, 'won')]
  const [first] = games
  const seat = first?.sides[0]?.seat
  const facts: [string, string][] = [
    [file.played, `${played}`],
    [file.won, `${won}`],
    [file.rate, `${Math.round((won / Math.max(played, 1)) * 100)} %`],
    ...(since === null ? [] : [[file.since, file.date(since)] as [string, string]]),
  ]
  return (
    <div className="subject">
      <div className="mugshot">{first && seat !== undefined && <Portrait game={first.game} seat={seat} />}</div>
      <div className="subject-words">
        <p className="label">{file.subject}</p>
        <h2>{name}</h2>
        <dl>
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Print of={guest()?.id ?? name} />
      <p className="stamp">{file.stamp}</p>
    </div>
  )
}

/** What somebody did in one game. */
function Sheet({ record: { game, sides, feats }, letter }: { record: GameRecord; letter: (n: number) => string }) {
  const { file } = useArchiveWords()
  const speech = useSpeech(game)
  const id = useId()
  return (
    <section className="sheet" aria-labelledby={id}>
      <h2 id={id}>
        <Title game={game} />
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{file.side}</th>
            <th scope="col">{file.played}</th>
            <th scope="col">{file.won}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ side, seat, played, won }) => (
            <tr key={side}>
              <th scope="row">
                <Portrait game={game} seat={seat} />
                <div>
                  {speech ? (speech.team?.(side) ?? speech.seat(seat)) : ' '}
                  <Strokes played={played} won={won} />
                </div>
              </th>
              <td>{played}</td>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {speech && feats.length > 0 && (
        <ul className="exhibits" aria-label={file.exhibits}>
          {feats.map(({ name, value, at, key }, n) => {
            const said = speech.feat?.(name, value)
            return (
              said && (
                <li key={name}>
                  <span className="label">{file.exhibit(letter(n))}</span>
                  <strong>{said.name}</strong>
                  <span>{said.value}</span>
                  <span className="hint">{file.date(at)}</span>
                  {key !== null && <Link href={`/r/${key}`}>{file.watch}</Link>}
                </li>
              )
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** What the archive knows of who reads it: a folder of its own. */
export function CaseFile() {
  const archive = useArchiveWords()
  const { shell } = useWords()
  const say = useTrouble()
  const { said, trouble, known } = useAsked(caseFile)
  if (trouble)
    return (
      <p className="panel wrong" role="alert">
        {say(trouble)}
      </p>
    )
  if (!known) return <p role="status">{shell.loading}</p>
  if (!said || said.games.length === 0)
    return (
      <div className="dossier stack">
        <p>{archive.file.nothing}</p>
        <p>
          <Link className="button primary" href="/">
            {archive.file.play}
          </Link>
        </p>
      </div>
    )
  const before = (n: number): number => said.games.slice(0, n).reduce((sum, { feats }) => sum + feats.length, 0)
  return (
    <div className="dossier">
      <Subject file={said} />
      <div className="sheets">
        {said.games.map((record, n) => (
          <Sheet key={record.game} record={record} letter={i => LETTERS[before(n) + i] ?? ''} />
        ))}
      </div>
    </div>
  )
}
