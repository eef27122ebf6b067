import type { Prepare } from '../table/props.ts'

export const prepareCars: Prepare = async () => {}
