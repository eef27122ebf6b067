import type { CrimeCard } from './crime/names.ts'
import type { PoliceCard } from './police/names.ts'

export type PlayCard = CrimeCard | PoliceCard
