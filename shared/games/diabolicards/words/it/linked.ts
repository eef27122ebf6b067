import type { CardWords } from '../labels.ts'

/** Vask, The Gang and Havenvale. */
export const linked = {
  mortimerVask: {
    name: 'Mortimer Vask',
    blurb: 'Possiede tutti gli eroi della città. Conserva lo scontrino, nel caso uno sia difettoso.',
  },
  heloiseVask: { name: 'Eloisa Vask', blurb: 'Ha lasciato il consiglio con il paracadute. Era all’ordine del giorno.' },
  constanceBoard: {
    name: 'Costanza Consiglio',
    blurb: 'Sposta le persone come mobili, e ammortizza entrambi in cinque anni.',
  },
  sylvesterSpin: {
    name: 'Silvestro Giravolta',
    blurb: 'Non c’è stata un’esplosione. C’è stata un’inaugurazione molto improvvisa.',
  },
  chiefOfChiefs: { name: 'Capa dei Capi', blurb: 'Le riferiscono quattro capi. Nessuno riferisce niente.' },
  counselGrimes: { name: 'Avvocato Grimes', blurb: 'Il tuo mantello contiene clausole. L’hai firmato indossandolo.' },
  brandManager: {
    name: 'Signora del Marchio',
    blurb: 'Ogni tragedia è un colore, e quello di stagione è il verde petrolio.',
  },
  theAuditor: { name: 'Il Revisore', blurb: 'Ha trovato un buco nei conti. Gli hanno chiesto di andarci ad abitare.' },

  dominique: { name: 'Dominique', blurb: 'Con gli Apex non ha problemi che un piede di porco non risolva.' },
  silverTongue: {
    name: 'Lingua d’Argento',
    blurb: 'Ti venderebbe la tua stessa squadra, con un tostapane in omaggio.',
  },
  romeoKnuckles: { name: 'Romeo Nocche', blurb: 'AMOR su un pugno, GIUL sull’altro. Poi ha finito le dita.' },
  hydraulia: { name: 'Idraulia', blurb: 'È già annegata due volte. Non le donava.' },
  pinchMontoya: { name: 'Manolesta Montoya', blurb: 'Ruba per vivere. La vita è la tua.' },
  daiki: { name: 'Daiki', blurb: 'Un Apex in una gang che non ne vuole più vedere. A pranzo si tace.' },
  mamaCrowbar: { name: 'Mamma Piè di Porco', blurb: 'Apre porte ai giovani. Anche casseforti, mascelle e furgoni.' },
  graniteGreta: { name: 'Greta Granito', blurb: 'A prova di proiettile, di fuoco e di battuta.' },

  deanCharisma: {
    name: 'Preside Carisma',
    blurb: 'Le sue lezioni sono facoltative. Nessuno è mai riuscito a non andarci.',
  },
  julietVolt: { name: 'Giulietta Volt', blurb: 'Ha perso la testa per il quartiere sbagliato, a 230 volt.' },
  chadThunderjaw: {
    name: 'Chad Mascellatuono',
    blurb: 'Studia sé stesso come materia principale. Lo stanno bocciando.',
  },
  overachiever: { name: 'La Secchiona', blurb: 'Nessun potere, nove lauree e il tuo posto al seminario.' },
  quantumDropout: { name: 'Fuoricorso Quantico', blurb: 'Ha lasciato e non ha lasciato. Le tasse invece sono certe.' },
  meteorMo: { name: 'Mo Meteora', blurb: 'Arriva tardi ovunque, dal soffitto.' },
  prismaPatel: { name: 'Prisma Patel', blurb: 'Divide la luce in sette colori e un gruppo di studio in otto.' },
  valedictora: {
    name: 'Centodieci e Lode',
    blurb: 'Il suo discorso di commiato dura da tre anni ed è ancora in crescendo.',
  },
} as const satisfies Partial<CardWords>
