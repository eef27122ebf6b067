import { italian } from '../../../shared/words/grammar.ts'
import type { GuideWords } from '../guide.ts'

const { plural } = italian

export const guide: GuideWords = {
  label: 'Guida',
  gotIt: 'Capito',
  start: 'Spiegami le cose man mano',
  leave: 'Lascia la guida',
  resume: 'Riprendi la guida',
  more: 'Di più nelle regole',
  progress: (seen, all) => `${seen} di ${all}`,

  rules: {
    title: game => `${game}: le regole`,
    contents: 'Indice',
    search: 'Cerca nelle regole',
    found: sections => plural(sections, { one: '1 sezione trovata', other: `${sections} sezioni trovate` }),
    nothing: 'Le regole non ne parlano.',
    print: 'Stampa',
    link: 'Link a questa sezione',
    none: 'Le regole di questo gioco non sono ancora disponibili.',
  },
}
