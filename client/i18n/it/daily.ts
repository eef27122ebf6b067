import { italian } from '../../../shared/words/grammar.ts'
import type { DailyWords } from '../daily.ts'

const date = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' })

export const daily: DailyWords = {
  title: 'Il caso del giorno',
  lead: 'Ogni giorno una caccia e un duello, uguali per tutti.',
  invitation: 'Tre ricerche su una traccia fresca, e una giocata perfetta. Cinque minuti, e lo stesso caso per tutti.',
  kinds: { hunt: 'La caccia', duel: 'Il duello' },
  which: 'I casi del giorno',
  day: (number, at) => `N. ${number} · ${date.format(at)}`,
  score: points => `${points} su 100`,
  how: 'Conta quel che si poteva sapere: la fortuna non dà punti.',
  share: 'Copia il risultato',
  shared: (kind, number, points) => `${kind} n. ${number}: ${points}/100`,
  past: 'I casi dei giorni passati',
  today: 'Oggi',
  open: 'ancora da provare',
  kept: (days, mean) =>
    `${italian.plural(days, { one: 'Un caso', other: `${days} casi` })} su questo dispositivo, ${mean} su 100 in media.`,
  failed: 'Gli atti non sono arrivati. Controlla la connessione e ricarica la pagina.',
}
