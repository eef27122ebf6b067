import type { Prepare } from '../table/props.ts'

export const prepareMat: Prepare = async () => {}
