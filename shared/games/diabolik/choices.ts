import { READERS } from '../../kernel/game.ts'
import type { OptionChoice } from '../../words/speech.ts'
import { SHEETS } from './sheets/names.ts'
import { DIFFICULTIES, EDITIONS, LETTERS, PAIRS, SCENARIOS, SIDES } from './state.ts'
import type { Explained } from './words/options.ts'
import type { Words } from './words/words.ts'

/** What can be chosen about a table: the fields of Options but the number of people, and whether it is a guided one. */
export function choices({ options, sheets }: Words, players: number): OptionChoice[] {
  const heists = { when: { key: 'scenario', value: 'heists' } } as const
  const one = <K extends string>(
    key: string,
    { name, text, values }: Explained & { readonly values: Readonly<Record<K, Explained>> },
    keys: readonly K[],
  ): OptionChoice => ({
    key,
    legend: name,
    hint: text,
    values: keys.map(value => ({ value, label: values[value].name, hint: values[value].text })),
  })
  const { with: van, without } = options.van.values
  return [
    ...(players === 3 ? [one('alone', options.alone, SIDES)] : []),
    one('scenario', options.scenario, SCENARIOS),
    {
      key: 'sheets',
      legend: options.sheets.name,
      hint: options.sheets.text,
      values: SHEETS.map(value => ({ value, label: sheets[value].name, hint: sheets[value].story })),
      many: LETTERS.length,
      ...heists,
    },
    {
      key: 'van',
      legend: options.van.name,
      hint: options.van.text,
      values: [
        { value: true, label: van.name, hint: van.text },
        { value: false, label: without.name, hint: without.text },
      ],
      ...heists,
    },
    { ...one('difficulty', options.difficulty, DIFFICULTIES), ...heists },
    { ...one('edition', options.edition, EDITIONS), ...heists },
    one('casebook', options.casebook, READERS),
    ...(players === 2 ? [{ ...one('pairs', options.pairs, PAIRS), when: { key: 'edition', value: 'it' } }] : []),
  ]
}
