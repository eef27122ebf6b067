import type { OptionChoice } from '../../words/speech.ts'
import { seatsOf } from './rules/table.ts'
import type { Words } from './words/words.ts'

/** What can be chosen about a table: the fields of Options but the number of people. C-54: what is printed comes first. */
export function choices({ options: { starts, memory, archEnemies } }: Words, players: number): OptionChoice[] {
  const isOn = ({ values: { off, on } }: typeof memory, value: boolean) => {
    const { name, text } = value ? on : off
    return { value, label: name, hint: text }
  }
  return [
    {
      key: 'memory',
      legend: memory.name,
      hint: memory.text,
      values: [isOn(memory, true), isOn(memory, false)],
    },
    {
      key: 'starts',
      legend: starts.name,
      hint: starts.text,
      values: (['random', ...seatsOf(players)] as const).map(value => {
        const { name, text } = starts.values[value]
        return { value, label: name, hint: text }
      }),
    },
    {
      key: 'archEnemies',
      legend: archEnemies.name,
      hint: archEnemies.text,
      values: [isOn(archEnemies, false), isOn(archEnemies, true)],
    },
  ]
}
