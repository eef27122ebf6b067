import { iconsOf } from '../../../kit/art/icons.ts'
import icons from './icons.json'

export type Icon = keyof typeof icons
export const { drawIcon, pathsOf } = iconsOf<Icon>(icons)
