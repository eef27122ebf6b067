import type { Words } from '../words.ts'

export const options: Words['options'] = {
  starts: {
    name: 'Chi comincia',
    text: 'Quale parte gioca il primo turno.',
    values: {
      random: { name: 'A caso', text: 'Decide una moneta.' },
      dawn: { name: 'L’Alba', text: 'Comincia l’Alba. In tre, è la coppia.' },
      dusk: { name: 'Il Crepuscolo', text: 'Comincia il Crepuscolo. In tre, è chi gioca da solo.' },
    },
  },
  memory: {
    name: 'Salvataggi',
    text: 'Se le carte che si possono salvare da un’uccisione vengono indicate.',
    values: {
      off: { name: 'Indicati', text: 'A chi può salvare una carta viene chiesto, e si vede quale.' },
      on: {
        name: 'A memoria',
        text: 'Ogni uccisione aspetta lo stesso tempo e non indica nulla: si salva chi si ricorda.',
      },
    },
  },
}
