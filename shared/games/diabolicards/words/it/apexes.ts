import type { CardWords } from '../labels.ts'

/** The Vantheon, the Doomed Squad, the Diabolicals and Scorched Earth. */
export const apexes = {
  windshear: { name: 'Raffica', blurb: 'Affronta subito il pericolo, dal codice postale accanto.' },
  reef: {
    name: 'Reef',
    blurb: 'Chiama le donne «distrazioni». Perde ogni settimana contro una e dà la colpa al mare.',
  },
  commandress: { name: 'Comandessa', blurb: 'Ha un piano per tutti. Il tuo è a pagina nove, sotto «ricambi».' },
  encore: { name: 'Bis', blurb: 'Muore benissimo, la domenica due volte.' },
  destina: { name: 'Destina', blurb: 'Conosce la tua sorte, e ne ha chiesta un’altra.' },
  silverSiren: { name: 'Sirena d’Argento', blurb: 'Prima in undici paesi. Nessuno ricorda il motivo, né quella sera.' },
  mascotMan: { name: 'Uomo Mascotte', blurb: 'A volare è il costume. Il contratto ce l’ha il costume.' },
  stuntDouble: { name: 'Controfigura', blurb: 'Ha salvato il mondo quaranta volte, inquadrato di spalle.' },

  tickTock: { name: 'Tic Tac', blurb: 'Sa far tornare indietro il tempo. Quello di qualcun altro.' },
  sol: { name: 'Sol', blurb: 'Regala tutta la sua luce, e poi si chiede chi l’abbia spenta.' },
  burnout: { name: 'Esaurito', blurb: 'Dà il meglio di sé fino alle undici del mattino circa.' },
  patientZero: { name: 'Paziente Zero', blurb: 'Si sente benissimo. Comincia sempre così.' },
  openBook: { name: 'Libro Aperto', blurb: 'Non sa mentire, non sa bluffare e non smette di parlare.' },
  evenSteven: { name: 'Pari e Patta', blurb: 'Uno dei tuoi, uno dei loro. La chiama giustizia; è contabilità.' },
  jinx: { name: 'Iella', blurb: 'È meravigliosa da avere intorno, dicono tutti dall’altra parte.' },
  turncoat: { name: 'Voltagabbana', blurb: 'Leale fino alla fine della frase.' },

  blazewell: { name: 'Blazewell', blurb: 'Ha buone intenzioni e una pessima mira.' },
  dale: { name: 'Dale', blurb: 'Vuole fare la cosa giusta, appena avrà capito a chi.' },
  empress: { name: 'Imperatrice', blurb: 'Fa sentire ogni servitore come otto persone. Ne paga zero.' },
  nightreign: {
    name: 'Nightreign',
    blurb: 'Ha costruito una prigione per i suoi simili. Mai chiesto perché le chiavi le abbia lui.',
  },
  vanessa: { name: 'Vanessa', blurb: 'Se gli sguardi uccidessero. Uccidono; c’è un modulo da compilare.' },
  warpath: { name: 'Warpath', blurb: 'Il sentiero di guerra era una via dello shopping. Gli stava davanti.' },

  deathrender: { name: 'Deathrender', blurb: 'Mette fine alle cose. Ha cominciato da un’amicizia.' },
  razor: { name: 'Razor', blurb: 'Non lascerebbe pietra su pietra, se desse fastidio a Deathrender.' },
} as const satisfies Partial<CardWords>
