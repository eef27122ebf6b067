import type { Words } from '../words.ts'

export const seats: Words['seats'] = {
  nova: { name: 'Nova', blurb: 'Signs contracts with a flourish, and reads them afterwards.' },
  raven: { name: 'Raven', blurb: 'Collects shiny people.' },
  comet: { name: 'Comet', blurb: 'Turns up rarely, and everybody looks.' },
  viper: { name: 'Viper', blurb: 'Has never been asked to lunch twice.' },
}

export const sides: Words['sides'] = { dawn: 'Dawn', dusk: 'Dusk' }

export const zones: Words['zones'] = {
  tower: 'Vask Tower',
  hideout: 'The Gang Hideout',
  campus: 'Havenvale Campus',
}

export const slots: Words['slots'] = {
  regular: 'a regular slot',
  diabolical: 'the Diabolical slot',
  scorched: 'a Scorched Earth space',
}

export const groups: Words['groups'] = {
  uselessApexes: { name: 'Useless Apexes', blurb: 'The virus gave everybody something. It did not promise much.' },
  harmlessHumans: { name: 'Harmless Humans', blurb: 'They only came to see what the noise was.' },
  retiredFolk: { name: 'Retired Folk', blurb: 'They saved the world when it was still worth the bus fare.' },
  whyEven: { name: 'Why Even', blurb: 'Science has looked at them, and has looked away again.' },
  vaskExecutives: { name: 'Vask Executives', blurb: 'They own the heroes, the film rights and the rubble.' },
  theGang: { name: 'The Gang', blurb: 'Wants no Apexes left. Makes exceptions for friends.' },
  havenvaleBatch: { name: 'Havenvale Batch', blurb: 'Students of heroism, and debtors for life.' },
  theVantheon: { name: 'The Vantheon', blurb: 'The world’s finest, a Vask product. Terms apply.' },
  doomedSquad: { name: 'Doomed Squad', blurb: 'Mighty, every one of them, and you will be sorry.' },
  diabolicals: { name: 'The Diabolicals', blurb: 'Six people who should never have been told they were special.' },
  scorchedEarth: { name: 'Scorched Earth', blurb: 'Two rivals, one planet, no sense of proportion.' },
}

export const types: Words['types'] = { human: 'Human', apex: 'Apex' }
export const genders: Words['genders'] = { female: 'female', male: 'male' }

export const symbols: Words['symbols'] = {
  link: 'works in its own zone',
  boost: 'boost to 8',
  hinder: 'hinder to 0',
  anchor: 'holds a boost or hinder in place',
  shield: 'cheats death',
  movement: 'movement',
  turn: 'changes the turn',
  skull: 'kill',
  odd: 'nobody knows',
}

export const endgames: Words['endgames'] = {
  enemy: 'the enemy’s cards die',
  own: 'its own side’s cards die',
  both: 'the cards of both sides die',
  nothing: 'nobody dies',
}
