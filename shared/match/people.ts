import type { Person } from '../wire/protocol.ts'
import type { World } from './world.ts'

/** Who is connected, with however many devices, and who left a little while ago. */
export class People {
  private readonly world: World
  private readonly away: number
  private readonly devices = new Map<string, { readonly person: Person; readonly count: number }>()
  private readonly leaving = new Map<string, () => void>()

  constructor(world: World, away: number) {
    this.world = world
    this.away = away
  }

  get present(): readonly Person[] {
    return [...this.devices.values()].map(({ person }) => person)
  }

  has(person: string): boolean {
    return this.devices.has(person)
  }

  /** Gone, and not expected back either. */
  lost(person: string): boolean {
    return !this.devices.has(person) && !this.leaving.has(person)
  }

  connect(person: Person): void {
    const count = (this.devices.get(person.id)?.count ?? 0) + 1
    this.devices.set(person.id, { person, count })
    this.leaving.get(person.id)?.()
    this.leaving.delete(person.id)
  }

  /** By the name they go by now. */
  named(person: Person): Person {
    return this.devices.get(person.id)?.person ?? person
  }

  rename(person: Person): void {
    const known = this.devices.get(person.id)
    if (known) this.devices.set(person.id, { ...known, person })
  }

  /** True: that was the last device. */
  disconnect(id: string): boolean {
    const known = this.devices.get(id)
    if (!known) return false
    if (known.count > 1) this.devices.set(id, { ...known, count: known.count - 1 })
    else this.devices.delete(id)
    return known.count <= 1
  }

  /** Calls `gone` if this person is not back in time. */
  expect(person: string, gone: () => void): void {
    this.leaving.get(person)?.()
    if (!Number.isFinite(this.away)) return
    const stop = this.world.after(this.away, () => {
      this.leaving.delete(person)
      gone()
    })
    this.leaving.set(person, stop)
  }

  stop(): void {
    for (const stop of this.leaving.values()) stop()
    this.leaving.clear()
  }
}
