import type { Words } from '../../../../../shared/games/diabolik/words/words.ts'
import { typeReady } from '../../../../kit/art/lettering.ts'
import type { Prepare } from '../../../../kit/table/prepare.ts'
import { TRAY_WORDS } from '../../words/trays.ts'
import { reprint, theTokens } from './prints.ts'

export const prepareTrays: Prepare<Words> = async ({ sheets, stage }, _, language) => {
  // What the words only say when they are asked is not among the letters that were waited for.
  const stages = Object.values(sheets).flatMap(({ parts }) => parts)
  const said = (['part', 'clue', 'way'] as const).map(kind =>
    stages.map(each => stage(kind, 1, each, ['event', 'plan'])),
  )
  await typeReady([...new Set(JSON.stringify([said, TRAY_WORDS[language]]))].join('')).catch(() => undefined)
  reprint()
  theTokens()
}
