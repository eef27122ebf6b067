import { createECDH, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isOpen, pusherWith } from './push.ts'

const browser = createECDH('prime256v1')
browser.generateKeys()
const keys = { p256dh: browser.getPublicKey().toString('base64url'), auth: randomBytes(16).toString('base64url') }
const secret = randomBytes(32)
const pusher = pusherWith({ secret, contact: 'mailto:nobody@example.com' })

describe('nothing is sent', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fe80::1',
    'fd00::1',
    '2002:a00:1::',
    '2001:db8::1',
    'here',
    '',
  ])('to %s', address => expect(isOpen(address)).toBe(false))

  test.each(['8.8.8.8', '93.184.216.34', '2a00:1450:4001:82a::200e'])('but to %s', address =>
    expect(isOpen(address)).toBe(true),
  )

  test.each([
    'http://push.example.com/x',
    'https://push.example.com:8443/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://who:what@push.example.com/x',
    `https://push.example.com/${'x'.repeat(1000)}`,
    'file:///etc/passwd',
    'push',
  ])('to an address like %.60s', endpoint => expect(pusher.isAddress({ endpoint, ...keys })).toBe(false))

  test('where a name leads home', async () => {
    const about = { topic: 'table', seconds: 60 }
    expect(pusher.isAddress({ endpoint: 'https://localhost.localdomain/x', ...keys })).toBe(true)
    for (const endpoint of ['https://localhost.localdomain/x', 'https://localhost./x'])
      expect(await pusher.send({ endpoint, ...keys }, 'ciao', about)).toBe('failed')
    expect(await pusher.send({ endpoint: 'http://127.0.0.1:1/x', ...keys }, 'ciao', about)).toBe('gone')
  })
})

test('a browser’s address has keys that can be used', () => {
  const endpoint = 'https://push.example.com/x'
  expect(pusher.isAddress({ endpoint, ...keys })).toBe(true)
  expect(pusher.isAddress({ endpoint, ...keys, auth: 'AAAA' })).toBe(false)
  expect(pusher.isAddress({ endpoint, ...keys, p256dh: 'AAAA' })).toBe(false)
  expect(pusher.isAddress({ endpoint, ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false)
})

test('all processes of a house call with the same key, and no other house does', () => {
  const contact = 'mailto:nobody@example.com'
  expect(pusherWith({ secret, contact }).key).toBe(pusher.key)
  expect(pusherWith({ secret: randomBytes(32), contact }).key).not.toBe(pusher.key)
})
