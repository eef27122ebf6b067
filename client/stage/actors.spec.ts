import { Matrix4, Object3D, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { createActors, type Placed } from './actors.ts'

const camera = new Matrix4().makeTranslation(0, 10, 20)
const spot = (key: string, x: number, more: Partial<Placed> = {}): Placed => ({
  key,
  id: key,
  style: 'hop',
  at: [x, 0, 0],
  ...more,
})

function settle(actors: ReturnType<typeof createActors>, seconds = 5): void {
  for (let left = seconds; left > 0; left -= 0.05) actors.step(0.05, camera)
}

describe('actors', () => {
  it('are where they belong when they first come', () => {
    const actors = createActors()
    const body = new Object3D()
    actors.settle([spot('a', 3)])
    actors.embody('a', body)
    expect(body.position.x).toBe(3)
    expect(actors.moving).toBe(false)
    expect(actors.step(0.1, camera)).toBe(false)
  })

  it('go to a new place through the air, and stop there', () => {
    const actors = createActors()
    const body = new Object3D()
    actors.settle([spot('a', 0)])
    actors.embody('a', body)
    actors.settle([spot('a', 4)])
    expect(actors.step(0.2, camera)).toBe(true)
    expect(body.position.x).toBeGreaterThan(0)
    expect(body.position.x).toBeLessThan(4)
    expect(body.position.y).toBeGreaterThan(0)
    settle(actors)
    expect(body.position.toArray()).toEqual([4, 0, 0])
    expect(body.scale.toArray()).toEqual([1, 1, 1])
    expect(actors.step(0.1, camera)).toBe(false)
  })

  it('start where they stand, and stand there again', () => {
    const actors = createActors()
    const body = new Object3D()
    actors.settle([spot('a', 3)])
    actors.embody('a', body)
    actors.startle('a')
    expect(actors.step(0.2, camera)).toBe(true)
    expect(body.position.x).toBe(3)
    expect(body.position.y).toBeGreaterThan(0.2)
    settle(actors)
    expect(body.position.toArray()).toEqual([3, 0, 0])
    expect(actors.moving).toBe(false)
  })

  it('jump when asked', () => {
    const actors = createActors()
    const body = new Object3D()
    actors.settle([spot('a', 0)])
    actors.embody('a', body)
    actors.settle([spot('a', 4)])
    actors.jump()
    expect(body.position.x).toBe(4)
    expect(actors.moving).toBe(false)
  })

  it('come from somewhere when told so', () => {
    const actors = createActors()
    const body = new Object3D()
    actors.settle([spot('a', 4, { from: { at: [-2, 0, 0] } })])
    actors.embody('a', body)
    expect(body.position.x).toBe(-2)
    settle(actors)
    expect(body.position.x).toBe(4)
  })

  it('a piece under a new key starts from where it was', () => {
    const actors = createActors()
    actors.settle([spot('hand/glove#0', 2, { id: '7' })])
    actors.settle([spot('7', 5, { id: '7' })])
    const body = new Object3D()
    actors.embody('7', body)
    expect(body.position.x).toBe(2)
  })

  it('what goes into the hand does not leap, and then goes with the camera', () => {
    const actors = createActors()
    const body = new Object3D()
    actors.settle([spot('a', 1)])
    actors.embody('a', body)
    actors.step(0, camera)
    actors.settle([spot('a', 0, { at: [0, -1, -8], space: 'hand', style: 'deal' })])
    actors.step(0.001, camera)
    expect(body.position.distanceTo(new Vector3(1, 0, 0))).toBeLessThan(0.2)
    settle(actors)
    expect(body.position.toArray()).toEqual([0, 9, 12])
    actors.step(0.01, new Matrix4().makeTranslation(3, 10, 20))
    expect(body.position.toArray()).toEqual([3, 9, 12])
    actors.step(0.01, camera, true)
    expect(body.visible).toBe(false)
    actors.step(0.01, camera)
    expect(body.visible).toBe(true)
  })

  it('tell where a piece of the table belongs, not one in the hand', () => {
    const actors = createActors()
    actors.settle([spot('a', 3), spot('hand/x#0', 0, { id: '9', space: 'hand' })])
    expect(actors.where('a')?.x).toBe(3)
    expect(actors.where('9')).toBeNull()
    expect(actors.where('nobody')).toBeNull()
  })

  it('go where a scene leads them, and belong where they belonged when it lets go', () => {
    const actors = createActors()
    const body = new Object3D()
    actors.settle([spot('a', 3)])
    actors.embody('a', body)
    actors.lead('a', () => ({ at: [7, 2, 0], size: 2 }))
    expect(actors.step(0.1, camera)).toBe(true)
    expect(body.position.toArray()).toEqual([7, 2, 0])
    expect(body.scale.x).toBe(2)
    expect(actors.where('a')?.x).toBe(3)
    actors.lead('a', null)
    expect(body.position.x).toBe(3)
    expect(actors.moving).toBe(false)
    expect(actors.step(0.1, camera)).toBe(false)
  })

  it('go home from where they were let go of', () => {
    const actors = createActors()
    const body = new Object3D()
    actors.settle([spot('a', 3)])
    actors.embody('a', body)
    actors.drop('a')
    expect(actors.moving).toBe(false)
    actors.lead('a', () => ({ at: [7, 0, 0] }))
    actors.step(0.1, camera)
    actors.drop('a')
    expect(actors.step(0.05, camera)).toBe(true)
    expect(body.position.x).toBeGreaterThan(3)
    expect(body.position.x).toBeLessThan(7)
    actors.step(2, camera)
    expect(body.position.x).toBe(3)
    expect(actors.moving).toBe(false)
  })
})
