import { italian } from '../../../shared/words/grammar.ts'
import type { CallWords } from '../notices.ts'

export const notices: CallWords = {
  title: 'Avvisi',
  hint: 'Ai tavoli dove si hanno giorni per decidere, questo dispositivo può dirti quando tocca a te: una volta per turno, con il gioco e chi siede al tavolo, e niente di ciò che hai in mano.',
  start: 'Avvisami quando tocca a me',
  cannot: 'Questo browser non mostra avvisi. Su iPhone e iPad, prima aggiungi Tavolo Nero alla schermata Home.',
  denied: 'Il browser non permette avvisi da qui. Si cambia nelle sue impostazioni per questo sito.',
  failed: 'Non è andata: il servizio di avvisi del browser non risponde.',
  here: 'Questo dispositivo ti avvisa quando tocca a te.',
  devices: count => italian.plural(count, { one: 'Su un dispositivo.', other: `Su ${count} dispositivi.` }),
  quiet: 'Ore di silenzio: quello che arriva allora lo dice dopo',
  from: 'Dalle',
  to: 'Alle',
  hour: hour => `ore ${hour}`,
  stop: 'Non su questo dispositivo',
  stopAll: 'Su nessun dispositivo',
  stopped: 'Qui niente più avvisi.',
}
