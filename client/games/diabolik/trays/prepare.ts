import type { Prepare } from '../table/props.ts'
import { reprint, theTokens } from './prints.ts'

export const prepareTrays: Prepare = async () => {
  reprint()
  theTokens()
}
