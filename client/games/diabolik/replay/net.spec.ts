import { describe, expect, it } from 'vitest'
import { addSite, emptyNet, keep, link, placesOf } from './net.ts'

describe('what is known of several things', () => {
  it('goes on from one to the next', () => {
    const net = emptyNet()
    const [a, b, c] = [
      addSite(net, ['clerville', 'marbek']),
      addSite(net, ['clerville', 'marbek', 'cartun']),
      addSite(net, ['clerville', 'marbek', 'cartun']),
    ]
    const differ = (x: string, y: string): boolean => x !== y
    link(net, a, b, differ)
    link(net, b, c, differ)
    link(net, a, c, differ)
    expect(placesOf(net, b).size).toBe(3)
    keep(net, a, at => at === 'marbek')
    expect([...placesOf(net, b)]).toEqual(['clerville', 'cartun'])
    keep(net, c, at => at === 'cartun')
    expect([...placesOf(net, b)]).toEqual(['clerville'])
  })

  it('goes back as well: who is here now was near before', () => {
    const net = emptyNet()
    const [before, now] = [addSite(net, ['clerville', 'nordhaven']), addSite(net, ['cartun', 'isker'])]
    link(net, before, now, (from, to) => (from === 'clerville') === (to === 'cartun'))
    keep(net, now, at => at === 'isker')
    expect([...placesOf(net, before)]).toEqual(['nordhaven'])
  })

  it('is never nothing at all', () => {
    const net = emptyNet()
    const site = addSite(net, ['clerville', 'marbek'])
    keep(net, site, () => false)
    expect(placesOf(net, site).size).toBe(2)
  })
})
