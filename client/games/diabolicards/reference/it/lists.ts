import { SEATS } from '../../../../../shared/games/diabolicards/state.ts'
import { it as words } from '../../../../../shared/games/diabolicards/words/it/index.ts'
import { italian } from '../../../../../shared/words/grammar.ts'
import { abilitiesOf, N, type Reference } from '../figures.ts'

const { abilities, cards, groups, options, seats, sides } = words
const [nova, raven, comet, viper] = SEATS.map(seat => seats[seat].name)

/** Who knows what, who sits where, and everything by name. */
export const lists = {
  secrets: {
    title: 'Chi vede che cosa',
    paragraphs: [
      'La tua mano la vedi tu; quante carte hai lo vedono tutti. Il mazzo non lo conosce nessuno; campo, contratti e scarti sono scoperti.',
      `${abilities.whySee.name} scopre per sempre una carta di una mano. ${abilities.openHand.name} scopre tutta la mano di chi ha giocato ${cards.openBook.name}, dovunque lei stia in seguito; quando se ne va le carte si mescolano, così nessuno le riconosce dal posto.`,
      'I compagni non vedono le carte l’uno dell’altro.',
    ],
  },
  partners: {
    title: 'Due contro due, due contro uno',
    paragraphs: [
      `${nova} e ${comet} sono l’${sides.dawn}, ${raven} e ${viper} il ${sides.dusk}. Le parti si alternano, e così i compagni al loro interno. Hanno in comune mezzo campo e nient’altro: nessuno sguardo alle carte del compagno, nessuna parola che gli altri non sentano. Gli sfottò all’altra parte sono graditi.`,
      `In tre, una persona sola è il ${sides.dusk} e gioca sia ${raven} sia ${viper}: due mani di ${N.hand} carte, pescate e messe giù come in due contro due, a cui tocca a turno come a chiunque. Si gioca solo dalla mano di chi è di turno. Guardarle si possono guardare entrambe: impedirlo sarebbe difficile.`,
    ],
  },
  options: {
    title: 'Le opzioni del tavolo',
    paragraphs: [
      `${options.starts.name}: a caso, o chi indica il tavolo; poi nell’ordine del tavolo: ${nova}, ${raven}, ${comet}, ${viper}.`,
      `${options.memory.values.on.name}: a ogni uccisione si chiede a ogni parte che ha vittime, e per tutto il tempo previsto, che ci sia o no qualcosa da salvare. Puoi indicare una qualunque delle tue vittime. Chi sbaglia non ottiene niente, a parte una certa reputazione. È la regola stampata.`,
      `${options.memory.values.off.name}: ${options.memory.values.off.text}`,
      `${options.archEnemies.name}: ${options.archEnemies.values.on.text}`,
    ],
  },
  advice: {
    title: 'Consigli, in via ufficiosa',
    paragraphs: [
      `Un Umano senza alcuna potenza vale ${N.boost} al servizio di ${cards.empress.name}. Tieni ${cards.internKevin.name} per tempi migliori.`,
      'Non mettere tutta la potenza in una zona finché deve ancora arrivare una carta Terra Bruciata. Qualcuno ce l’ha in mano, e potrebbe essere chi ti ha appena sorriso.',
      `La ${groups.doomedSquad.name} ha sempre un prezzo. Tieni a portata di mano qualcuno di poco conto che lo paghi.`,
      'Guarda gli scarti. Chi è lì non può più sorprenderti, a meno che il tempo torni indietro.',
      'Un turno di contratto non mette niente in campo, ma quello dopo dev’essere un turno normale. A volte conviene far andare prima gli altri.',
    ],
  },
  abilityList: {
    title: 'Tutte le abilità',
    paragraphs: abilitiesOf(words).map(
      ({ name, signs, text, cards: who }) => `${name} (${italian.row(signs)}). ${text} Carte: ${italian.list(who)}.`,
    ),
  },
} as const satisfies Partial<Reference>
