import type { Words } from '../words.ts'

export const seats: Words['seats'] = {
  nova: { name: 'Nova', blurb: 'Firma i contratti con uno svolazzo, e li legge dopo.' },
  raven: { name: 'Corvo', blurb: 'Colleziona persone luccicanti.' },
  comet: { name: 'Cometa', blurb: 'Si fa vedere di rado, e tutti guardano.' },
  viper: { name: 'Vipera', blurb: 'Nessuno ha mai ripetuto l’invito a pranzo.' },
}

export const sides: Words['sides'] = { dawn: 'Alba', dusk: 'Crepuscolo' }

export const zones: Words['zones'] = {
  tower: 'Torre Vask',
  hideout: 'Covo della Gang',
  campus: 'Campus di Havenvale',
}

export const slots: Words['slots'] = {
  regular: 'in uno spazio normale',
  diabolical: 'nello spazio del Diabolico',
  scorched: 'in uno spazio di Terra Bruciata',
}

export const groups: Words['groups'] = {
  uselessApexes: { name: 'Apex Inutili', blurb: 'Il virus ha dato qualcosa a tutti. Non aveva promesso molto.' },
  harmlessHumans: { name: 'Umani Innocui', blurb: 'Erano venuti solo a vedere che cos’era quel rumore.' },
  retiredFolk: {
    name: 'Gente in Pensione',
    blurb: 'Salvarono il mondo quando valeva ancora il biglietto dell’autobus.',
  },
  whyEven: { name: 'Ma Perché', blurb: 'La scienza li ha guardati, e ha guardato altrove.' },
  vaskExecutives: { name: 'Dirigenti Vask', blurb: 'Possiedono gli eroi, i diritti del film e le macerie.' },
  theGang: { name: 'La Gang', blurb: 'Non vuole più vedere un Apex. Per gli amici fa eccezioni.' },
  havenvaleBatch: { name: 'Matricole di Havenvale', blurb: 'Studenti di eroismo, e debitori a vita.' },
  theVantheon: { name: 'Il Vantheon', blurb: 'I migliori del mondo, un prodotto Vask. Vedi condizioni.' },
  doomedSquad: { name: 'Squadra Spacciata', blurb: 'Potenti dal primo all’ultimo, e te ne pentirai.' },
  diabolicals: { name: 'I Diabolici', blurb: 'Sei persone a cui non andava detto che erano speciali.' },
  scorchedEarth: { name: 'Terra Bruciata', blurb: 'Due rivali, un pianeta, nessun senso della misura.' },
}

export const types: Words['types'] = { human: 'Umano', apex: 'Apex' }
export const genders: Words['genders'] = { female: 'femmina', male: 'maschio' }

export const symbols: Words['symbols'] = {
  link: 'funziona nella propria zona',
  boost: 'potenzia a 8',
  hinder: 'riduce a 0',
  anchor: 'tiene in piedi un aumento o una riduzione',
  shield: 'inganna la morte',
  movement: 'spostamento',
  turn: 'cambia il turno',
  skull: 'uccisione',
  odd: 'non si sa',
}

export const endgames: Words['endgames'] = {
  enemy: 'muoiono le carte nemiche',
  own: 'muoiono le carte amiche',
  both: 'muoiono le carte di entrambe le parti',
  nothing: 'non uccide nessuno',
}
