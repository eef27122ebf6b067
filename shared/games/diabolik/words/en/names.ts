import type { Words } from '../words.ts'

/** Who and what there is. */

export const figures: Words['figures'] = {
  diabolik: {
    name: 'Diabolik',
    blurb:
      'A thousand faces, one pair of eyes. He steals what cannot be stolen, and holds a hand of six cards to do it.',
  },
  eva: {
    name: 'Eva',
    blurb: 'His equal, never his sidekick. Once a turn she may discard the Crime card she draws and draw another.',
  },
  ginko: {
    name: 'Ginko',
    blurb:
      'The detective who has sworn to catch him. Once a turn he discards a Police card to step to an adjacent Location.',
  },
  morrigan: {
    name: 'Morrigan',
    blurb: 'She shoots seldom, and twice if she must. Once a turn she may reroll the die in her own Fight.',
  },
  blueA: { name: 'Blue Officer 1', blurb: 'One of Ginko’s two. He Moves, Fights and Investigates.' },
  blueB: { name: 'Blue Officer 2', blurb: 'The other of Ginko’s two. He Moves, Fights and Investigates.' },
  yellowA: { name: 'Yellow Officer 1', blurb: 'One of Morrigan’s two. He Moves, Fights and Investigates.' },
  yellowB: { name: 'Yellow Officer 2', blurb: 'The other of Morrigan’s two. He Moves, Fights and Investigates.' },
}

export const secondaries: Words['secondaries'] = {
  amira: {
    name: 'Amira',
    blurb: 'The smuggler who brought the idol and will not let it out of her sight. She is bound for Sheland.',
  },
  clara: {
    name: 'Clara',
    blurb: 'A sculptress whose copies stand in better houses than the originals. She is bound for Port Sorrel.',
  },
  juliana: {
    name: 'Juliana',
    blurb:
      'Queen Esmeralda’s lady-in-waiting, who carries what the Queen is said to wear. She is bound for Belton Lake.',
  },
  leopold: {
    name: 'Leopold',
    blurb: 'Havel’s watchmaker, who set the vault’s clock and kept the key to its minute. He is bound for Silvertal.',
  },
  matteo: {
    name: 'Matteo',
    blurb: 'Stoker of the Night Express, with debts at three card tables. He is bound for Nordhaven.',
  },
  van: {
    name: 'CV Bank Van',
    blurb: 'An armoured van on its round of the branches. It is not Police and causes no Sightings.',
  },
}

export const sides: Words['sides'] = { criminals: 'Criminals', detectives: 'Detectives' }

export const phases: Words['phases'] = {
  secondaries: 'Secondary Characters',
  criminals: 'Criminals',
  police: 'Police',
}

export const locations: Words['locations'] = {
  clerville: 'Clerville',
  marbek: 'Marbek',
  cartun: 'Cartun',
  reddon: 'Reddon',
  beltonLake: 'Belton Lake',
  rockfeld: 'Rockfeld',
  bersy: 'Bersy',
  sheland: 'Sheland',
  bentovil: 'Bentovil',
  balliet: 'Balliet',
  montvert: 'Montvert',
  wilsonLake: 'Wilson Lake',
  gardenburg: 'Gardenburg',
  greenHill: 'Green Hill',
  silvertal: 'Silvertal',
  wenz: 'Wenz',
  calburg: 'Calburg',
  arvelle: 'Arvelle',
  capeLorn: 'Cape Lorn',
  dornac: 'Dornac',
  estrel: 'Estrel',
  falkenau: 'Falkenau',
  heronBay: 'Heron Bay',
  isker: 'Isker',
  jolimar: 'Jolimar',
  kelmont: 'Kelmont',
  lanterbach: 'Lanterbach',
  lorvy: 'Lorvy',
  nordhaven: 'Nordhaven',
  oldMill: 'Old Mill',
  ostrand: 'Ostrand',
  portSorrel: 'Port Sorrel',
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
  highway: 'Highway',
  stateRoad: 'State Road',
  countyRoad: 'County Road',
  any: 'mixed roads',
}

export const cardTypes: Words['cardTypes'] = {
  movement: 'Movement',
  gadget: 'Gadget',
  event: 'Event',
  plan: 'Plan',
  resource: 'Resource',
  organisation: 'Organisation',
}

export const backs: Words['backs'] = {
  location: 'Location card',
  crime: 'Crime card',
  police: 'Police card',
  wound: 'Wound',
}

export const die: Words['die'] = {
  daggers: 'two daggers',
  guns: 'two guns',
  both: 'dagger and gun',
  dagger: 'a dagger',
  gun: 'a gun',
  blank: 'a blank',
}

export const dangers: Words['dangers'] = {
  clue: 'a Clue activated',
  onTheRun: 'a Criminal began a turn On the Run',
  heal: 'a Wound healed away from the Hideout or Clerville',
  wounds: 'a hit on somebody who has no room left for Wounds',
  reshuffle: 'a deck that ran out',
  pick: 'a card taken from the discards',
  heist: 'the Clues of a finished Heist',
  late: 'the late hour',
  card: 'the effect of a card',
  sheet: 'the effect of a sheet',
}
