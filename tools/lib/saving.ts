import { writeFileSync } from 'node:fs'
import type { Seat } from '../../shared/kernel/game.ts'
import type { Terminal } from '../../shared/words/common.ts'
import { USUAL_BOT } from './arguments.ts'
import type { LocalSession } from './session.ts'
import type { Sitting } from './sitting.ts'

/** Writes the match to a file and answers with what to say. */
export type Save = (session: LocalSession, file: string) => string[]

/** `loaded` is the file that the match came from. Only files of this match are ever written over. */
export function saver(sitting: Sitting, loaded?: string): Save {
  const { terminal } = sitting.words
  const ours = new Set(loaded === undefined ? [] : [loaded])
  return (session, file) => {
    if (file === '') return [terminal.saveWhere]
    try {
      writeFileSync(file, `${JSON.stringify(session.log)}\n`, { flag: ours.has(file) ? 'w' : 'wx' })
    } catch (error) {
      return [failure(terminal, file, error)]
    }
    ours.add(file)
    return [terminal.saved(file), terminal.goOnWith(commandFor(session, sitting.own[0], sitting.bots, file))]
  }
}

/** Systems answer in their own words; their code for it is the same in every language. */
function failure(terminal: Terminal, file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return code === 'EEXIST' ? terminal.fileExists(file) : terminal.cannotSave(file, code)
}

function commandFor({ log }: LocalSession, seat: Seat, bots: readonly string[], file: string): string {
  const asked = bots.every(bot => bot === USUAL_BOT) ? '' : ` --bots ${bots.join(',')}`
  return `npm run -s play -- ${log.game} --seat ${seat}${asked} --load ${/^[\w./-]+$/.test(file) ? file : `"${file}"`}`
}
