import type { Prepare } from '../table/props.ts'

export const prepareBoard: Prepare = async () => {}
