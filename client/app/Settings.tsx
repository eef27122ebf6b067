import { type ReactNode, useState } from 'react'
import type { Person } from '../../shared/wire/protocol.ts'
import { LANGUAGES } from '../../shared/words/index.ts'
import { CLIENT_GAMES } from '../games/registry.ts'
import { useWords } from '../i18n/index.ts'
import { sendBlock } from '../session/api.ts'
import { block, change, MOTIONS, mute, PACES, QUALITIES, useSettings, VIEWS } from '../session/settings.ts'
import { isStatic } from '../session/static.ts'
import { Choose } from './Choose.tsx'
import { Frame, LANGUAGE_NAMES } from './Frame.tsx'
import { MoveAway } from './MoveAway.tsx'
import { Name } from './Name.tsx'
import { Notices } from './Notices.tsx'
import { Passkeys } from './Passkeys.tsx'
import './lobby.css'

interface PeopleProps {
  readonly title: string
  readonly people: readonly Person[]
  readonly verb: string
  verbFor(name: string): string
  undo(person: Person): void
}
function People({ title, people, verb, verbFor, undo }: PeopleProps) {
  const { settings } = useWords()
  return (
    <div className="stack tight">
      <h3>{title}</h3>
      {people.length === 0 && <p className="hint">{settings.nobody}</p>}
      <ul className="stack tight">
        {people.map(person => (
          <li key={person.id} className="row spread">
            <span>{person.name}</span>
            <button
              type="button"
              className="button quiet small"
              aria-label={verbFor(person.name)}
              onClick={() => undo(person)}
            >
              {verb}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** All settings; the page shows them, and so may a dialog at the table. `more`: of who it is. */
export function SettingsForm({ more }: { more?: ReactNode }) {
  const { settings } = useWords()
  const now = useSettings()
  const [again, setAgain] = useState(false)
  const unblock = (person: Person): void => {
    block(person, false)
    sendBlock(person.id, false).catch(() => {})
  }
  return (
    <div className="settings">
      <section className="panel stack">
        <h2>{settings.you}</h2>
        <Name />
        <Choose
          legend={settings.language}
          values={LANGUAGES}
          value={now.language}
          say={each => LANGUAGE_NAMES[each]}
          choose={language => change({ language })}
        />
        {more}
      </section>
      <section className="panel stack">
        <h2>{settings.sound}</h2>
        <label className="switch">
          <input type="checkbox" checked={now.sound} onChange={event => change({ sound: event.target.checked })} />
          {settings.soundOn}
        </label>
        <div className="field">
          <label htmlFor="volume">{settings.volume}</label>
          <input
            id="volume"
            type="range"
            min={0}
            max={100}
            step={5}
            value={Math.round(now.volume * 100)}
            disabled={!now.sound}
            aria-valuetext={`${Math.round(now.volume * 100)} %`}
            onChange={event => change({ volume: Number(event.target.value) / 100 })}
          />
        </div>
        <h2>{settings.play}</h2>
        <Choose
          legend={settings.pace}
          values={PACES}
          value={now.pace}
          say={each => settings.paces[each]}
          hint={settings.paceHint}
          choose={pace => change({ pace })}
        />
        <label className="switch">
          <input
            type="checkbox"
            checked={now.confirm}
            aria-describedby="confirm-hint"
            onChange={event => change({ confirm: event.target.checked })}
          />
          {settings.confirm}
        </label>
        <p className="hint" id="confirm-hint">
          {settings.confirmHint}
        </p>
        <label className="switch">
          <input
            type="checkbox"
            checked={now.reactions}
            onChange={event => change({ reactions: event.target.checked })}
          />
          {settings.reactions}
        </label>
        <label className="switch">
          <input type="checkbox" checked={now.chatter} onChange={event => change({ chatter: event.target.checked })} />
          {settings.chatter}
        </label>
        <p>
          <button
            type="button"
            className="button small"
            onClick={() => {
              change({
                guide: Object.fromEntries(Object.keys(CLIENT_GAMES).map(game => [game, { on: true, seen: [] }])),
              })
              setAgain(true)
            }}
          >
            {settings.guideAgain}
          </button>
        </p>
        <p role="status">{again ? settings.guideReset : ''}</p>
      </section>
      <section className="panel stack">
        <h2>{settings.sight}</h2>
        <Choose
          legend={settings.table}
          values={VIEWS}
          value={now.view}
          say={each => settings.tables[each]}
          hint={settings.tableHint}
          choose={view => change({ view })}
        />
        <Choose
          legend={settings.motion}
          values={MOTIONS}
          value={now.motion}
          say={each => settings.motions[each]}
          choose={motion => change({ motion })}
        />
        <Choose
          legend={settings.quality}
          values={QUALITIES}
          value={now.quality}
          say={each => settings.qualities[each]}
          choose={quality => change({ quality })}
        />
      </section>
      <section className="panel stack">
        <h2>{settings.people}</h2>
        <People
          title={settings.muted}
          people={now.muted}
          verb={settings.unmute}
          verbFor={settings.unmuteWho}
          undo={person => mute(person, false)}
        />
        <People
          title={settings.blocked}
          people={now.blocked}
          verb={settings.unblock}
          verbFor={settings.unblockWho}
          undo={unblock}
        />
      </section>
    </div>
  )
}

export function Settings() {
  const { settings } = useWords()
  return (
    <Frame title={settings.title} lead={settings.lead}>
      <SettingsForm
        more={
          isStatic ? null : (
            <>
              <MoveAway />
              <Passkeys />
              <Notices />
            </>
          )
        }
      />
    </Frame>
  )
}
