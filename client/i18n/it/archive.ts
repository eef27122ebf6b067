import { italian } from '../../../shared/words/grammar.ts'
import type { ArchiveWords } from '../archive.ts'

const { plural } = italian
const day = (at: number): string => new Intl.DateTimeFormat('it', { dateStyle: 'long' }).format(at)

export const archive: ArchiveWords = {
  title: 'Archivio',
  lead: 'Niente finisce quando finisce: le partite pubbliche da rivedere, dalla prima mossa.',
  shelf: 'Dall’archivio',
  whole: 'Tutto l’archivio',
  newest: 'Le più recenti',
  watched: 'Le più viste',
  nothing: 'Gli scaffali sono vuoti. Quando finisce, una partita a un tavolo pubblico si ripone qui.',
  nothingWatched: 'Nessuno ne ha ancora rivista una. Comincia tu.',
  yours: {
    title: 'Le tue partite',
    lead: 'Tutto quel che hai giocato fino in fondo. Dopo un po’ si fa ordine: conserva ciò a cui tieni.',
    nothing: 'Nessuna tua partita è ancora finita.',
  },
  filter: { legend: 'Gioco', all: 'Tutti' },
  newer: 'Più recenti',
  older: 'Meno recenti',
  listed: matches =>
    plural(matches, { one: '1 partita in questa pagina', other: `${matches} partite in questa pagina` }),
  played: at => `Giocata il ${day(at)}`,
  views: count => plural(count, { one: 'rivista una volta', other: `rivista ${count} volte` }),
  watch: 'Rivedi',
  lost: 'Non si può più rivedere: le sue regole non ci sono più.',
  result: {
    show: 'Mostra com’è finita',
    hide: 'Copri di nuovo',
    of: (verb, game, at) => `${verb}: ${game}, ${day(at)}`,
  },
  keep: {
    button: 'Conserva',
    kept: 'Conservata: lascia andare',
    until: at => `qui fino al ${day(at)}`,
  },
  unname: {
    button: 'Cancella il mio nome…',
    confirm: {
      title: 'Cancellare il tuo nome da questa partita?',
      text: 'Nessuno potrà più dire che a quel tavolo c’eri tu, e nemmeno tu: la partita sparisce da questo elenco e dal tuo fascicolo. Non si torna indietro.',
      yes: 'Cancella il mio nome',
    },
    done: 'Il tuo nome non è più in quella partita.',
  },
  file: {
    title: 'Il tuo fascicolo',
    lead: 'Quel che l’archivio sa di te. Puoi leggerlo soltanto tu.',
    subject: 'Soggetto',
    stamp: 'Latitante',
    since: 'Prima segnalazione',
    date: day,
    played: 'Partite',
    won: 'Vinte',
    rate: 'Riuscita',
    side: 'Nei panni di',
    exhibits: 'Reperti',
    exhibit: letter => `Reperto ${letter}`,
    watch: 'Rivedi quella partita',
    print: 'Impronta rilevata sul posto',
    nothing: 'Finora niente a tuo carico. Gioca una partita fino in fondo, e si apre un fascicolo.',
    play: 'Vai ai giochi',
  },
}
