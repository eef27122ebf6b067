import { italian } from '../../../shared/words/grammar.ts'
import type { LiveWords } from '../live.ts'

const { plural } = italian

export const live: LiveWords = {
  title: 'In diretta',
  lead: 'Le partite che si giocano in questo momento. Accomodati in galleria: non disturbi nessuno.',
  filter: { legend: 'Gioco', all: 'Tutti' },
  listed: matches => plural(matches, { one: '1 partita da guardare', other: `${matches} partite da guardare` }),
  nothing: 'Luci spente: in questo momento non si gioca nessuna partita pubblica.',
  nothingOf: 'Questo gioco, al momento, in pubblico non lo gioca nessuno.',
  play: 'Gioca tu',
  archive: 'Guardane una dall’archivio',
  now: 'Diretta',
  featured: {
    live: 'In onda',
    film: 'Il film di stasera',
    here: 'Guarda qui',
    whole: 'Guarda in grande',
    stop: 'Basta',
    picture: title => `Una partita di ${title}, in un piccolo riquadro`,
  },
  next: {
    title: 'Poi guarda',
    rematch: seconds =>
      `Giocano di nuovo. Li segui fra ${plural(seconds, { one: '1 secondo', other: `${seconds} secondi` })}.`,
    go: 'Vai subito',
    stay: 'Resta qui',
  },
}
