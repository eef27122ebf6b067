import type { Prepare } from '../table/props.ts'

export const prepareTrays: Prepare = async () => {}
