import type { Player } from '../../state.ts'
import type { Explained } from '../labels.ts'
import type { Words } from '../words.ts'
import { seats } from './names.ts'

const first = (seat: Player): Explained => ({
  name: seats[seat].name,
  text: `Comincia ${seats[seat].name}; gli altri seguono nell’ordine del tavolo.`,
})

export const options: Words['options'] = {
  starts: {
    name: 'Chi comincia',
    text: 'Chi gioca il primo turno.',
    values: {
      random: { name: 'A caso', text: 'Decide la sorte.' },
      nova: first('nova'),
      raven: first('raven'),
      comet: first('comet'),
      viper: first('viper'),
    },
  },
  memory: {
    name: 'Salvataggi',
    text: 'Se le carte che si possono salvare da un’uccisione vengono indicate.',
    values: {
      off: { name: 'Indicati', text: 'A chi può salvare una carta viene chiesto, e si vede quale.' },
      on: {
        name: 'A memoria',
        text: 'Come nel gioco stampato: ogni uccisione aspetta lo stesso tempo e non indica nulla. Si salva chi si ricorda.',
      },
    },
  },
  archEnemies: {
    name: 'Acerrimi nemici',
    text: 'Se Deathrender e Razor vengono distribuiti all’inizio, uno per parte.',
    values: {
      off: { name: 'Come vengono', text: 'Deathrender e Razor si mescolano nel mazzo come tutti gli altri.' },
      on: { name: 'Uno per parte', text: 'Ogni parte ne ha uno nella prima mano. Quale, e di chi, è un segreto.' },
    },
  },
}
