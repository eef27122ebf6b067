import { openStore } from '../../server/store/sqlite.ts'
import type { Move } from '../../shared/kernel/game.ts'
import type { Saved } from '../../shared/match/journal.ts'

/*
 * Writes to the store in the folder that it is given, at several tables at once, until it is killed. Prints each entry
 * that was acknowledged: table, place in the log, what was written.
 */
const [, , folder = '', tables = '4'] = process.argv
const store = openStore(folder)

async function writeOn(id: string): Promise<void> {
  let count = (await store.load(id))?.entries.length ?? 0
  for (;;) {
    const n = count++
    const move = { type: 'write', text: `${id} ${n} ${'x'.repeat(count % 500)}` } as Move
    await store.write(id, n, { entry: { type: 'move', seat: 'ace', move } })
    process.stdout.write(`${id} ${n} ${JSON.stringify(move)}\n`)
  }
}

for (let i = 0; i < Number(tables); i++) {
  const id = `table-${i}`
  if (!(await store.load(id))) {
    const now = Date.now()
    const table: Saved = {
      ...{
        id,
        code: id,
        game: 'none',
        version: 1,
        options: null,
        seed: '',
        nonce: null,
        public: true,
        seconds: 0,
        phase: 'running',
      },
      ...{ host: 'ann', chairs: [], created: now, touched: now },
    }
    await store.create(table, ['ann'])
  }
  void writeOn(id)
}
