import { afterEach, describe, expect, it } from 'vitest'
import { begin, changed, changePiece, QUIET, useScene } from './scene.ts'

const piece = { kind: 'card', place: 'pile', order: 0, up: false }

describe('the scene', () => {
  afterEach(() => useScene.setState(QUIET))

  it('shows pieces as events have left them, and no piece that is not there', () => {
    changePiece('7', { place: 'hand', up: true })
    changePiece('7', { face: 'glove' })
    changePiece('8', { place: 'hand' })
    const view = { pieces: { 7: piece }, facts: {} }
    expect(changed(view, useScene.getState().changes).pieces).toEqual({
      7: { ...piece, place: 'hand', up: true, face: 'glove' },
    })
    expect(view.pieces[7]).toEqual(piece)
  })

  it('forgets the face of what has gone where nobody knows it', () => {
    const view = { pieces: { 7: { ...piece, place: 'board', up: true, face: 'glove' } }, facts: {} }
    changePiece('7', { place: 'pile', up: false, face: '' })
    expect(changed(view, useScene.getState().changes).pieces[7]).toEqual(piece)
  })

  it('is the same view while nothing has happened', () => {
    const view = { pieces: { 7: piece }, facts: {} }
    expect(changed(view, {})).toBe(view)
  })

  it('shows an effect until it ends', () => {
    const end = begin({ type: 'balloon', at: 'gym' })
    begin({ type: 'die', at: 'gym' })
    expect(useScene.getState().effects.map(({ effect }) => effect.type)).toEqual(['balloon', 'die'])
    end()
    end()
    expect(useScene.getState().effects.map(({ effect }) => effect.type)).toEqual(['die'])
  })
})
