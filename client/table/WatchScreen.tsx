import { TableScreen } from './TableScreen.tsx'

/** Looking on: the same table, with nothing to decide and nothing to say. */
export const WatchScreen = TableScreen
