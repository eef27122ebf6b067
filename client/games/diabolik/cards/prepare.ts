import type { Prepare } from '../table/props.ts'

export const prepareCards: Prepare = async () => {}
