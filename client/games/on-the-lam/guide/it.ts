import { it as words } from '../../../../shared/games/on-the-lam/words/it.ts'
import { italian } from '../../../../shared/words/grammar.ts'
import type { Guide } from './guide.ts'
import { beforeAStep, toReader } from './reader.ts'

const NUMBERS = ['nessuna è tua', 'una è tua', 'due sono tue', 'tre sono tue', 'quattro sono tue', 'cinque sono tue']
const THE = { boxer: 'al', dame: 'alla', reporter: 'alla', ceo: 'al' } as const

/** Read by him and by her alike: no word may agree with the reader. */
export const it: Guide = {
  welcome: {
    title: 'I sospetti cadono su di te',
    reader: toReader(({ me }) => `Il tuo personaggio: ${words.suspects[me].role}, ${words.suspects[me].name}.`),
    text: 'C’è stato un delitto e qualcuno ti ha visto nei paraggi, come tutti gli altri a questo tavolo. Cinque carte alibi del tuo personaggio, portate alla Centrale di polizia, dimostrano la tua innocenza; chi ci riesce per primo vince. Gli altri si spiegheranno col giudice.',
    next: 'Per prima cosa guarda le carte che hai in mano.',
  },
  walking: {
    title: 'Un passo per turno',
    text: 'Ogni turno comincia con un passo: nord, sud, est o ovest, mai in diagonale. Restare dove sei non si può: chi sta fermo dà nell’occhio. La Centrale di polizia per te è chiusa finché il tuo alibi non è completo.',
    next: 'Fai un passo verso un luogo adatto alle tue abilità.',
  },
  plates: {
    title: 'Che cosa dicono le targhe',
    reader: toReader(
      ({ skills }) =>
        `Le tue abilità: ${italian.list(skills.map(([skill, value]) => `${words.skills[skill]} ${value}`))}.`,
    ),
    text: 'La targa di un luogo porta un’abilità e un numero. Per cercare lì tiri il dado, aggiungi la tua abilità e provi a raggiungere il numero. I conti li hanno già fatti i pulsanti: «4 su 6» vuol dire che vanno bene quattro facce del dado.',
    next: 'Cerca dove serve una delle tue abilità migliori.',
  },
  searching: {
    title: 'Cercare o pescare',
    text: 'Qui puoi cercare alibi, oppure pescare una carta azione e prendere quel che viene. Prima, però, guarda dov’è la polizia. Se la ricerca fallisce, quella si avvicina di una casella.',
    next: 'Cerca se le probabilità sono buone e la polizia è lontana.',
  },
  again: {
    title: 'Ancora una volta?',
    text: 'Puoi riprovare subito, finché ne hai il coraggio. Ogni fallimento avvicina la polizia di un’altra casella, e quando ti raggiunge ci rimetti una carta e il resto del turno. Rinunciare costa solo un po’ d’orgoglio.',
    next: 'Riprova solo finché la polizia è ad almeno due caselle.',
  },
  die: {
    title: 'Il dado',
    text: 'Questa era una ricerca: dado più abilità contro il numero sulla targa, tutto qui. Prima dice la sua chi sta di casa lì, ma a decidere è il dado.',
    next: 'In questo turno prova anche tu.',
  },
  success: {
    title: 'Salta fuori qualcosa',
    text: 'Chi raggiunge il numero, o lo supera di uno, ottiene una carta alibi; chi lo supera di due ne ottiene due; di tre o più, tre. Adesso il luogo è segnato e chiuso per chi ce l’ha fatta, finché non ne avrà completati sei. Gli altri possono ancora cercare lì.',
    next: 'Conta quante carte tue hai in mano adesso.',
  },
  alibis: {
    title: 'Di chi è questo alibi?',
    reader: toReader(({ own, others }) => {
      const rest = italian.list([...new Set(others)].map(who => `${THE[who]} ${words.suspects[who].role}`))
      if (own === 0) return `Delle carte che hai in mano nessuna è tua: appartengono ${rest}.`
      const mine = `Delle carte che hai in mano ${NUMBERS[own] ?? `${own} sono tue`}`
      if (others.length === 0) return `${mine}.`
      return `${mine}; ${others.length === 1 ? 'l’altra appartiene' : 'le altre appartengono'} ${rest}.`
    }),
    text: 'Quello che hai o che peschi può essere di chiunque. Le carte del tuo personaggio contano per le tue cinque, doppioni compresi. Le altre su di te non dimostrano nulla, ma in città c’è chi ne prende volentieri una coppia.',
    next: beforeAStep(
      'Raccogline cinque del tuo personaggio; per ora fai un passo fino a un luogo vicino.',
      'Raccogline cinque del tuo personaggio.',
    ),
  },
  failure: {
    title: 'Troppo rumore',
    text: 'Una ricerca fallita avvicina la polizia di una casella a chi cercava: in linea retta o, se serve, in diagonale. Chi si trova sulla casella d’arrivo viene interrogato; lo sarebbero anche i passanti innocenti, se ce ne fossero.',
    next: 'Guarda dov’è adesso la polizia.',
  },
  playCards: {
    title: 'Una carta azione',
    text: 'Su qualunque casella, invece di cercare, si può pescare una carta azione. Gli eventi succedono subito, graditi o no. Gli oggetti si tengono per una ricerca che ha bisogno di una spinta.',
    next: 'Pescane una dove cercare è inutile.',
  },
  items: {
    title: 'Un asso nella manica',
    text: 'Hai con te un oggetto, scoperto, sotto gli occhi di tutti. Quando può migliorare un tuo tiro, ti si chiede se vuoi usarlo. Serve una volta sola, e puoi portarne uno solo.',
    next: 'Tienilo per un tiro che conta.',
  },
  patrol: {
    title: 'La ronda di notte',
    text: 'Quando tutti hanno giocato, la polizia tira il dado per la direzione e si sposta di una casella; dove la città finisce, fa dietrofront. Chi si trova sulla casella d’arrivo viene interrogato: finire il round alla porta accanto non è una buona idea.',
    next: 'Finisci i turni lontano dalla polizia.',
  },
  investigation: {
    title: 'Sotto interrogatorio',
    text: 'Chi viene interrogato consegna una carta alibi del proprio personaggio, e tutti la vedono. Chi non ne ha nemmeno una perde tutto e finisce alla Centrale.',
    next: 'Tieni sempre da parte una carta tua: chiamala cauzione.',
  },
  custody: {
    title: 'In guardina',
    text: 'Qui finisce chi non ha un solo alibi proprio da mostrare. Carte e oggetto sono andati, e il turno seguente comincia uscendo dalla Centrale di polizia. Là dentro, se non altro, né polizia né mala possono fare altri danni.',
    next: 'Tieni sempre una carta tua.',
  },
  trading: {
    title: 'Una coppia di qualcun altro',
    text: 'Hai due carte di uno stesso sospettato, non tue, e nella fila di mezzo ci sono due porte dove valgono qualcosa. L’investigatore privato, in cambio, te ne trova una tua. La mala manda la polizia dal sospettato a cui appartengono e, mentre quella ha da fare, tu prosegui.',
    next: 'Porta la coppia all’Agenzia investigativa o al Covo della mala.',
  },
  handLimit: {
    title: 'Troppe prove',
    text: 'A fine turno puoi avere cinque carte alibi al massimo, oggetto escluso. Scarta, scoperte, quelle di cui puoi fare a meno; puoi scendere sotto le cinque, e nel tuo turno anche prima di agire.',
    next: 'Scarta quel che non è tuo e non fa coppia.',
  },
  complete: {
    title: 'Cinque, e tutte tue',
    text: 'Il tuo alibi è completo. Entra nella Centrale di polizia da uno dei quattro luoghi che la circondano e hai vinto. Gli altri le carte te le contano: passo svelto e aria annoiata.',
    next: 'Vai alla Centrale di polizia.',
  },
  rival: {
    title: 'Qualcuno ha l’aria sicura',
    text: 'C’è un sospettato con cinque carte alibi. Di chi siano lo sa solo chi le ha in mano; ma se si incammina verso la Centrale, aspettati il peggio. La mala, o una carta azione come il Telefono a disco o il Ricatto, può ancora costargliene una.',
    next: 'Se puoi, fai perdere una carta a chi ne ha cinque.',
  },
}
