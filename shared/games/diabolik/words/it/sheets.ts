import type { StageWords, Words } from '../words.ts'
import { cardTypes } from './names.ts'

/** Prices come from the rules. Every Part needs whoever activates it In the Shadows (D-34). */

const AT_HEIST = 'Devi essere nel Luogo del Colpo.'
const AT_CLUE = 'Devi essere nel Luogo dell’Indizio.'
const DANGER = 'Pericolo +1.'
const DRAW = 'Pesca 2 Carte Polizia.'
const RUN = 'Riveli il tuo Luogo e passi In Fuga.'
const SEIZED = 'Ogni Criminale scarta a caso 1 Carta Crimine (con due giocatori, 1 in tutto).'
const PINNED =
  'La carta su cui si trova il Criminale nell’Ombra più vicino a te viene rivelata (a pari distanza, quella di Diabolik); nessuno passa In Fuga per questo.'
const HEIST_UP = 'Rivela la Carta Luogo del Colpo.'
const UNMARKED = 'Togli il Segnalino Indizio di questa Indagine.'
const OFFICER = 'Uno dei tuoi Agenti nella Centrale di Polizia entra in gioco nel tuo Luogo, gratis.'
const STARTS =
  'è sulla mappa fin dall’inizio, allo scoperto, in un Luogo pescato, e cammina come ogni Personaggio Secondario.'
const near = (of: string) => `Devi essere nello stesso Luogo ${of}.`
const hides = (name: string) =>
  `Se ${name} non è in gioco, pesca una Carta Luogo celata: ${name} entra in gioco in quel Luogo.`
const shows = (name: string) =>
  `Rivela il Luogo di ${name}; se ${name} non è in gioco, pesca una Carta Luogo rivelata: entra in gioco in quel Luogo.`

export const sheets: Words['sheets'] = {
  bloodIdol: {
    name: 'Idolo di Sangue',
    story:
      'Una dea di pietra rossa, sbarcata con una contrabbandiera che non si fida di nessuno e la prega ogni notte.',
    rule: '',
    parts: [
      { when: AT_HEIST, effect: hides('Amira') },
      { when: near('di Amira'), effect: `L’idolo è tuo. ${RUN}` },
      { when: 'Chi ha attivato la Parte 2 è nell’Ombra al Rifugio.', effect: 'L’idolo è al sicuro.' },
    ],
    clues: [
      { when: AT_CLUE, effect: DANGER },
      { when: AT_CLUE, effect: `${shows('Amira')} ${UNMARKED}` },
      { when: near('di Amira'), effect: DANGER },
    ],
  },
  goldenVenus: {
    name: 'La Venere d’Oro',
    story:
      'La Venere del museo pesa quanto due ladri. Una buona copia pesa altrettanto, e di buone copie Clara ne fonde.',
    rule: '',
    parts: [
      { when: 'Devi essere al Rifugio.', effect: hides('Clara') },
      { when: near('di Clara'), effect: 'La copia è pronta.' },
      {
        when: 'Entrambi i Criminali sono nell’Ombra nel Luogo del Colpo.',
        effect: 'Le due statue si scambiano di posto.',
      },
    ],
    clues: [
      { when: AT_CLUE, effect: DANGER },
      { when: AT_CLUE, effect: `${shows('Clara')} ${SEIZED} ${DANGER}` },
      { when: AT_CLUE, effect: `${HEIST_UP} ${DANGER}` },
    ],
  },
  queenEsmeralda: {
    name: 'Il Collier della Regina Esmeralda',
    story:
      'Al collo della Regina brilla vetro. Le pietre vere viaggiano con la dama di compagnia, una città dietro la corte.',
    rule: `Juliana ${STARTS}`,
    parts: [
      {
        when: AT_HEIST,
        effect:
          'Dalla finestra: muoviti nell’Ombra come con un’Azione Muovere. Causa Avvistamenti e non conta come tale, ma in questo turno l’Azione Muovere deve usare lo stesso tipo di strada.',
      },
      {
        when: 'Devi essere nello stesso Luogo di Juliana; solo per chi non ha attivato la Parte 1.',
        effect: 'Il collier passa di mano.',
      },
      {
        when: 'Entrambi i Criminali sono nell’Ombra nello stesso Luogo, e lì non ci sono Poliziotti.',
        effect: 'Le pietre vengono spartite.',
      },
    ],
    clues: [
      { when: AT_CLUE, effect: DANGER },
      { when: AT_CLUE, effect: `${PINNED} ${SEIZED} ${UNMARKED}` },
      { when: near('di Juliana'), effect: `${DRAW} ${DANGER}` },
    ],
  },
  serpentOfFire: {
    name: 'Il Serpente di Fuoco',
    story:
      'Rubini per squame, e per ogni rubino una guardia. Una cosa sola le farebbe correre altrove: il Re del Terrore, altrove.',
    rule: '',
    parts: [
      { when: 'Devi essere ad almeno 3 Luoghi dal Luogo del Colpo.', effect: `Comincia il diversivo. ${RUN}` },
      {
        when: 'Devi essere nel Luogo del Colpo, e lì non devono esserci Poliziotti; solo per chi non ha attivato la Parte 1.',
        effect: 'Il serpente è tuo.',
      },
      {
        when: 'Entrambi i Criminali sono nell’Ombra nello stesso Luogo, ad almeno 3 Luoghi dal Luogo del Colpo, e lì non ci sono Poliziotti.',
        effect: 'I rubini vanno a dormire in due valigie.',
      },
    ],
    clues: [
      { when: AT_CLUE, effect: `${DRAW} ${DANGER}` },
      { when: AT_CLUE, effect: `${HEIST_UP} ${SEIZED} ${DANGER}` },
      { when: AT_CLUE, effect: `${OFFICER} ${DANGER}` },
    ],
  },
  havelWatches: {
    name: 'La Collezione di Orologi di Alfredo Havel',
    story:
      'Duecento orologi, nessuno che sgarri di un secondo, e un caveau che si apre per un minuto solo a due persone puntuali.',
    rule: '',
    parts: [
      {
        when: 'Entrambi i Criminali sono nell’Ombra nello stesso Luogo, che non sia il Rifugio.',
        effect: `Gli orologi sono regolati. ${hides('Leopold')}`,
      },
      {
        when: 'Devi essere nello stesso Luogo di Leopold, mentre il tuo partner è nell’Ombra nel Luogo del Colpo.',
        effect: 'Il caveau si apre, spaccando il minuto.',
      },
      {
        when: 'Chi non ha attivato la Parte 2 è nell’Ombra al Rifugio.',
        effect: 'Gli orologi ticchettano al sicuro.',
      },
    ],
    clues: [
      { when: AT_CLUE, effect: DANGER },
      { when: AT_CLUE, effect: `${shows('Leopold')} ${HEIST_UP} ${SEIZED} ${UNMARKED}` },
      { when: near('di Leopold'), effect: `Rivela la Carta Luogo del Rifugio. ${DANGER}` },
    ],
  },
  nightExpress: {
    name: 'L’Espresso della Notte',
    story:
      'Undici carrozze di gente che dorme e una d’oro. Non si ferma per nessuno, a meno che il fuochista non scordi il carbone.',
    rule: `Matteo ${STARTS}`,
    parts: [
      { when: near('di Matteo'), effect: 'Il fuochista è comprato.' },
      { when: AT_HEIST, effect: 'L’orario dell’oro è copiato.' },
      {
        when: 'Entrambi i Criminali sono nell’Ombra, in due Luoghi uniti da un’Autostrada.',
        effect: `L’uno ferma il treno, l’altra sgancia l’oro, o viceversa. ${RUN} Il tuo partner no.`,
      },
    ],
    clues: [
      { when: AT_CLUE, effect: `${DRAW} ${DANGER}` },
      { when: AT_CLUE, effect: `${PINNED} ${SEIZED} ${UNMARKED}` },
      { when: near('di Matteo'), effect: `${DRAW} ${DANGER}` },
    ],
  },
  bankVan: {
    name: 'Il Furgone della CV Bank',
    story: 'Visita le filiali secondo un elenco che cambia a ogni voce. Le guardie guardano avanti, mai in alto.',
    rule: 'Il furgone parte da Clerville, allo scoperto. A ogni round, con i Personaggi Secondari, percorre 1 Luogo lungo la via più breve verso il Segnalino Indizio di questa Indagine, la sua prossima filiale; fra vie di pari lunghezza decide la sorte. All’arrivo si ferma, e si pesca un nuovo Luogo dell’Indizio. Senza Segnalino Indizio va a Clerville e ci resta. Non è Polizia e non causa Avvistamenti.',
    parts: [
      { when: near('del furgone'), effect: 'Sotto il telaio c’è una trasmittente.' },
      {
        when: 'Devi essere nello stesso Luogo del furgone; solo per chi non ha attivato la Parte 1.',
        effect: `Il denaro è tuo. ${RUN}`,
      },
      {
        when: 'Chi ha attivato la Parte 2 è nell’Ombra nel Luogo del Colpo.',
        effect: 'I sacchi si svuotano in una rimessa tranquilla. Il furgone lascia la mappa.',
      },
    ],
    clues: [
      { when: AT_CLUE, effect: `${DRAW} ${DANGER}` },
      { when: near('del furgone'), effect: `${OFFICER} ${SEIZED} ${DANGER}` },
      { when: AT_CLUE, effect: `${HEIST_UP} ${DANGER}` },
    ],
  },
  byRoad: {
    name: 'Fuga su Strada',
    story: 'Dietro il distributore aspetta un camion di casse vuote. L’autista è ben pagato, e molto sordo.',
    rule: '',
    parts: [
      {
        when: 'Devi essere nell’Ombra nel Luogo di questa via di fuga senza aver fatto movimenti in questo turno, e in nessun Luogo vicino devono esserci Poliziotti.',
        effect: 'La strada è libera.',
      },
    ],
    clues: [],
  },
  byWater: {
    name: 'Fuga sull’Acqua',
    story: 'Il motoscafo è veloce. Il motore si sente in due città.',
    rule: '',
    parts: [
      {
        when: 'Devi essere nell’Ombra nel Luogo di questa via di fuga senza aver fatto movimenti in questo turno.',
        effect: `Il motore ruggisce. ${RUN}`,
      },
    ],
    clues: [],
  },
  byAir: {
    name: 'Fuga in Volo',
    story: 'Due posti, niente luci e un pilota che conta fino a dieci.',
    rule: '',
    parts: [
      {
        when: 'Entrambi i Criminali sono nell’Ombra nel Luogo di questa via di fuga, e tu non hai fatto movimenti in questo turno.',
        effect: 'L’aereo decolla con due passeggeri e nessun nome.',
      },
    ],
    clues: [],
  },
}

export const stage: Words['stage'] = (kind, number, { when, effect }: StageWords, price) => {
  const cost = price.length === 0 ? '' : ` Scarta ${price.map(type => cardTypes[type]).join(' + ')}.`
  const heading = kind === 'way' ? '' : `${kind === 'part' ? 'Parte' : 'Indizio'} ${number}: `
  return `${heading}${when}${cost} → ${effect}`
}
