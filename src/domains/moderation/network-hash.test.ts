import { expect, test } from 'vitest'
import { networkHashes } from './network-hash.ts'

test('a network has one name, of each secret another, and no address can be read from it', () => {
  const hash = networkHashes('one secret')
  expect(hash('2001:db8:1:2::1')).toBe(hash('2001:db8:1:2:ffff::9'))
  expect(new Set([hash('192.0.2.1'), hash('192.0.2.2'), hash('2001:db8:1:2::1'), hash('2001:db8:1:3::1')]).size).toBe(4)
  expect(networkHashes('another secret')('192.0.2.1')).not.toBe(hash('192.0.2.1'))
  expect(hash('192.0.2.1')).toMatch(/^[\w-]{22}$/)
})
