import { afterAll, describe } from 'vitest'
import { postgres } from '../../tools/lib/services.ts'
import { archiveSuite } from './archive.suite.ts'
import { audienceSuite } from './audience.suite.ts'
import { leasesSuite } from './leases.suite.ts'
import { passkeysSuite } from './passkeys.suite.ts'
import { tablesSuite } from './tables.suite.ts'
import { inDatabase, inFolder, type Settle } from './testing.ts'

const shared = await postgres()
afterAll(() => shared?.stop())

const homes: [name: string, settle: Settle][] = [['SQLite', inFolder]]
if (shared) homes.push(['PostgreSQL', inDatabase(() => shared.url)])

describe.each(homes)('in %s', (_, settle) => {
  // Each with what it does before every test.
  describe('tables', () => tablesSuite(settle))
  describe('the archive', () => archiveSuite(settle))
  describe('the audience', () => audienceSuite(settle))
  describe('passkeys', () => passkeysSuite(settle))
  describe('leases', () => leasesSuite(settle))
})
