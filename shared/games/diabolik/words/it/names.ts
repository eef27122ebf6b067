import type { Words } from '../words.ts'

/** Who and what there is. */

export const figures: Words['figures'] = {
  diabolik: {
    name: 'Diabolik',
    blurb:
      'Mille volti, un solo paio d’occhi. Ruba ciò che non si può rubare, e per riuscirci tiene in mano fino a sei carte.',
  },
  eva: {
    name: 'Eva',
    blurb:
      'La sua pari, mai la sua spalla. Una volta per turno può scartare la Carta Crimine che pesca e pescarne un’altra.',
  },
  ginko: {
    name: 'Ginko',
    blurb:
      'Il Detective che ha giurato di prenderlo. Una volta per turno scarta una Carta Polizia per muoversi in un Luogo vicino.',
  },
  morrigan: {
    name: 'Morrigan',
    blurb: 'Spara di rado e, se occorre, due volte. Una volta per turno può ritirare il dado quando combatte.',
  },
  blueA: { name: 'Agente blu 1', blurb: 'Uno dei due uomini di Ginko. Può Muovere, Combattere e Indagare.' },
  blueB: { name: 'Agente blu 2', blurb: 'L’altro uomo di Ginko. Può Muovere, Combattere e Indagare.' },
  yellowA: { name: 'Agente giallo 1', blurb: 'Uno dei due uomini di Morrigan. Può Muovere, Combattere e Indagare.' },
  yellowB: { name: 'Agente giallo 2', blurb: 'L’altro uomo di Morrigan. Può Muovere, Combattere e Indagare.' },
}

export const secondaries: Words['secondaries'] = {
  amira: {
    name: 'Amira',
    blurb: 'La contrabbandiera che ha portato l’idolo e non lo perde mai di vista. È diretta a Sheland.',
  },
  clara: {
    name: 'Clara',
    blurb: 'Scultrice: le sue copie stanno in case migliori degli originali. È diretta a Porto Sorrel.',
  },
  juliana: {
    name: 'Juliana',
    blurb:
      'La dama di compagnia della Regina Esmeralda: porta in borsa ciò che la Regina porta al collo, o così si crede. È diretta a Lago Belton.',
  },
  leopold: {
    name: 'Leopold',
    blurb:
      'L’orologiaio di Havel: ha regolato l’orologio del caveau e si è tenuto la chiave del suo minuto. È diretto a Silvertal.',
  },
  matteo: {
    name: 'Matteo',
    blurb: 'Fuochista dell’Espresso della Notte, con debiti a tre tavoli da gioco. È diretto a Nordhaven.',
  },
  van: {
    name: 'Furgone della CV Bank',
    blurb: 'Un blindato in giro per le filiali. Non è Polizia e non causa Avvistamenti.',
  },
}

export const sides: Words['sides'] = { criminals: 'Criminali', detectives: 'Detective' }

export const phases: Words['phases'] = {
  secondaries: 'Personaggi Secondari',
  criminals: 'Criminali',
  police: 'Polizia',
}

export const locations: Words['locations'] = {
  clerville: 'Clerville',
  marbek: 'Marbek',
  cartun: 'Cartun',
  reddon: 'Reddon',
  beltonLake: 'Lago Belton',
  rockfeld: 'Rockfeld',
  bersy: 'Bersy',
  sheland: 'Sheland',
  bentovil: 'Bentovil',
  balliet: 'Balliet',
  montvert: 'Montvert',
  wilsonLake: 'Lago Wilson',
  gardenburg: 'Gardenburg',
  greenHill: 'Colle Verde',
  silvertal: 'Silvertal',
  wenz: 'Wenz',
  calburg: 'Calburg',
  arvelle: 'Arvelle',
  capeLorn: 'Capo Lorn',
  dornac: 'Dornac',
  estrel: 'Estrel',
  falkenau: 'Falkenau',
  heronBay: 'Baia degli Aironi',
  isker: 'Isker',
  jolimar: 'Jolimar',
  kelmont: 'Kelmont',
  lanterbach: 'Lanterbach',
  lorvy: 'Lorvy',
  nordhaven: 'Nordhaven',
  oldMill: 'Vecchio Mulino',
  ostrand: 'Ostrand',
  portSorrel: 'Porto Sorrel',
  quinzac: 'Quinzac',
  tarvos: 'Tarvos',
  thornwick: 'Thornwick',
  umbrel: 'Umbrel',
  valdour: 'Valdour',
  vossen: 'Vossen',
  yvelin: 'Yvelin',
  zellin: 'Zellin',
}

export const roads: Words['roads'] = {
  highway: 'Autostrada',
  stateRoad: 'Statale',
  countyRoad: 'Provinciale',
  any: 'strade di ogni tipo',
}

export const cardTypes: Words['cardTypes'] = {
  movement: 'Movimento',
  gadget: 'Gadget',
  event: 'Evento',
  plan: 'Piano',
  resource: 'Risorsa',
  organisation: 'Organizzazione',
}

export const backs: Words['backs'] = {
  location: 'Carta Luogo',
  crime: 'Carta Crimine',
  police: 'Carta Polizia',
  wound: 'Ferita',
}

export const die: Words['die'] = {
  daggers: 'due coltelli',
  guns: 'due pistole',
  both: 'coltello e pistola',
  dagger: 'un coltello',
  gun: 'una pistola',
  blank: 'una faccia vuota',
}

export const dangers: Words['dangers'] = {
  clue: 'un Indizio attivato',
  onTheRun: 'un Criminale ha iniziato il turno In Fuga',
  heal: 'una Ferita curata lontano dal Rifugio o da Clerville',
  wounds: 'un colpo a chi non ha più posto per le Ferite',
  reshuffle: 'un mazzo esaurito',
  pick: 'una carta presa dagli scarti',
  heist: 'gli Indizi di un Colpo portato a termine',
  late: 'l’ora tarda',
  card: 'l’effetto di una carta',
  sheet: 'l’effetto di una Scheda',
}
