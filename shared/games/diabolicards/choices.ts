import type { OptionChoice } from '../../words/speech.ts'
import { SIDES } from './state.ts'
import type { Words } from './words/words.ts'

/** What can be chosen about a table: the fields of Options but the number of people. */
export function choices({ options: { starts, memory } }: Words): OptionChoice[] {
  const { off, on } = memory.values
  return [
    {
      key: 'starts',
      legend: starts.name,
      hint: starts.text,
      values: (['random', ...SIDES] as const).map(value => {
        const { name, text } = starts.values[value]
        return { value, label: name, hint: text }
      }),
    },
    {
      key: 'memory',
      legend: memory.name,
      hint: memory.text,
      values: [
        { value: false, label: off.name, hint: off.text },
        { value: true, label: on.name, hint: on.text },
      ],
    },
  ]
}
