import { useAwake } from '../session/awake.ts'

/** As long as it is shown, so is the screen. */
export function Awake() {
  useAwake()
  return null
}
