import { italian } from '../../../shared/words/grammar.ts'
import type { CrowdWords } from '../crowd.ts'

const { plural } = italian
const points = (count: number): string => plural(count, { one: '1 punto', other: `${count} punti` })

export const crowd: CrowdWords = {
  known: 'Che cosa si può sapere',
  busy: 'Si fanno i conti…',
  failed: 'Non è stato possibile caricarlo. Spegni e riaccendi.',
  none: 'Ancora nessun pronostico',
  point: what => `Indicalo sul tavolo: ${what}`,
  pointing: 'Indica un luogo sul tavolo. Esc per lasciar stare.',
  locked: 'Pronostici chiusi.',
  crowd: 'Che cosa pensa il pubblico',
  thinks: (choice, count) => `${choice}: ${plural(count, { one: '1 pronostico', other: `${count} pronostici` })}`,
  nobody: 'Nessuno ha dato un pronostico.',
  mine: choice => `Tu: ${choice}`,
  truth: truth => `Era: ${truth}.`,
  knew: (right, all) => `Indovinato: ${right} su ${all}.`,
  points,
  total: 'I tuoi punti',
  rank: (rank, sum) => `Sei al posto ${rank}, con ${points(sum)}.`,
  results: 'Che cosa è emerso',
  noses: 'I nasi migliori',
  titles: { bloodhound: 'Segugio', pointer: 'Cane da punta', sniffer: 'Annusatore', cold: 'Col raffreddore' },
  barred: 'Hai visto le carte scoperte: in questa partita niente più pronostici. Quelli di prima valgono.',
  name: 'Il tuo nome',
  join: 'Partecipa ai pronostici',
}
