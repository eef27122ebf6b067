import type { Prepare } from '../table/props.ts'

export const preparePeople: Prepare = async () => {}
