import { italian } from '../../../shared/words/grammar.ts'
import type { BroadcastWords } from '../broadcast.ts'

const { list, plural } = italian
const rounds = (count: number): string => plural(count, { one: '1 round', other: `${count} round` })

const late = (count: number): string => (count === 0 ? 'in diretta' : `con ${rounds(count)} di ritardo`)

export const broadcast: BroadcastWords = {
  watched: 'Chi guarda la vede',
  late,
  seen: count => `Chi guarda la vede ${late(count)}`,
  lateHint: 'Di quel che viene dopo non arriva nulla. A partita finita si vede anche il resto.',
  isLate: count => `Vedi la partita con ${rounds(count)} di ritardo.`,
  ask: 'Riprese a carte scoperte',
  askHint:
    'Chi guarda vede le carte di tutti, con almeno un round di ritardo. Devono essere tutti d’accordo; chiunque può smettere subito.',
  asked: names => `Per le riprese a carte scoperte: ${list(names)}`,
  agree: 'Sono d’accordo',
  decline: 'Preferisco di no',
  close: 'Copri le carte',
  takeBack: 'Ci ripenso',
  open: 'Riprese a carte scoperte',
}
