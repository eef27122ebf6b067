import { italian } from '../../../shared/words/grammar.ts'
import type { FairWords } from '../fair.ts'

const { plural } = italian

export const fair: FairWords = {
  fixed: 'La sorte è fissata',
  fixedHint:
    'Questo numero ce l’hanno tutti. Racchiude ogni caso della partita, e a partita finita chiunque può verificare che nulla sia stato distribuito di nuovo.',
  copyCommitment: 'Copia l’impegno',
  verdict: {
    kept: 'La sorte era fissata prima della prima mossa: verificato.',
    late: 'La sorte corrisponde all’impegno che questo dispositivo ha da quando è arrivato al tavolo: verificato.',
    fits: 'La sorte corrisponde all’impegno. Questo dispositivo non ha visto l’impegno durante la partita: chi era al tavolo può confrontarlo.',
    broken: 'La sorte non corrisponde all’impegno: ciò che il server ha svelato non è ciò per cui si era impegnato.',
    none: 'Nessun impegno: il tavolo è stato aperto prima che il server ne prendesse. Non c’è niente da verificare.',
  },
  since: count =>
    plural(count, {
      one: 'È arrivato quando era stata giocata una mossa.',
      other: `È arrivato quando erano state giocate ${count} mosse.`,
    }),
  how: 'Come verificarlo da soli',
  method:
    'All’inizio della partita il server ha mandato a tutti l’impegno: lo SHA-256 di una riga fatta di gioco, regole, opzioni, il seme di ogni caso e un numero estratto apposta. Ora che è finita, è tutto scoperto. Scrivi questo comando in un terminale: deve stampare l’impegno.',
  limits:
    'Dimostra che nulla è stato distribuito di nuovo a partita iniziata. Non può dimostrare che il seme sia stato estratto a caso.',
  commitment: 'Impegno',
  command: 'Comando',
  copyCommand: 'Copia il comando',
  game: 'Gioco',
  rules: 'Versione delle regole',
  options: 'Opzioni',
  seed: 'Seme',
  nonce: 'Numero estratto apposta',
  replay: {
    start: 'Rigiocala qui',
    hint: 'Anche questa pagina ha le regole: può rigiocare tutta la partita da questo seme e con queste mosse, e confrontare.',
    running: 'Si rigioca…',
    done: count =>
      plural(count, {
        one: 'Rigiocata: l’unica mossa discende da questa sorte.',
        other: `Rigiocata: tutte le ${count} mosse discendono da questa sorte.`,
      }),
    broken: step => `Rigiocata: la mossa ${step} non discende da questa sorte.`,
    retired: 'Da allora le regole sono cambiate: questa pagina non può rigiocare la partita.',
    failed: 'Non è stato possibile rigiocare la partita.',
  },
}
