import type { DeviceWords } from './devices.ts'
import { fetchedWords } from './fetched.ts'

export const { useIfAny: useDeviceWords, useNeeded: useNeededDeviceWords } = fetchedWords<DeviceWords>({
  en: async () => (await import('./en/devices.ts')).devices,
  it: async () => (await import('./it/devices.ts')).devices,
  zh: async () => (await import('./zh/devices.ts')).devices,
})
