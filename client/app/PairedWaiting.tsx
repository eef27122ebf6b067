import { useNeededDeviceWords } from '../i18n/deviceWords.ts'
import { useWords } from '../i18n/index.ts'
import { useAwake } from '../session/awake.ts'
import { ready } from '../session/room.ts'
import { useTable } from '../session/table.ts'
import { Frame, useTheme } from './Frame.tsx'
import { Portrait } from './Portrait.tsx'
import { useTitle } from './Title.tsx'
import './door.css'

/** The screen of a seat, before there is anything to be seen on it. */
export function PairedWaiting() {
  const { phone } = useNeededDeviceWords()
  const { lobby } = useWords()
  const game = useTable(({ company }) => company?.game ?? '')
  const own = useTable(({ company, player }) => company?.chairs.find(chair => chair.player === player))
  const isHost = useTable(({ company }) => company?.host === own?.person?.id)
  const title = useTitle(game)
  useTheme(game)
  useAwake()
  return (
    <Frame title={lobby.room.title(title)} lead={phone.waiting}>
      <div className="door panel stack" role="status">
        {own?.seats.slice(0, 1).map(seat => (
          <Portrait key={seat} game={game} seat={seat} />
        ))}
        <p>
          <strong>{own?.person?.name}</strong>
        </p>
        <p>{phone.waitingHint}</p>
        {own && !isHost && (
          <button
            type="button"
            className={`button ${own.ready ? 'quiet' : 'primary'} big`}
            onClick={() => ready(!own.ready)}
          >
            {own.ready ? lobby.room.beUnready : lobby.room.beReady}
          </button>
        )}
      </div>
    </Frame>
  )
}
