import { describe, expect, test } from 'vitest'
import { manualClock } from '../../clock.ts'
import { createFloodGate, createRateLimiter, networkOf } from './rate-limit.ts'

describe('a rate limiter', () => {
  test('lets a burst through, then as many as refill, each key for itself', () => {
    const clock = manualClock('2026-11-21T10:00:00Z')
    const limiter = createRateLimiter({ perSecond: 2, burst: 3 }, clock)
    const take = (key: string, count: number) =>
      Array.from({ length: count }, () => limiter.allows(key)).filter(Boolean).length
    expect([take('a', 5), take('b', 1)]).toEqual([3, 1])
    clock.advanceMs(1_000)
    expect(take('a', 5)).toBe(2)
    clock.advanceMs(3_600_000)
    expect(take('a', 5)).toBe(3)
  })
  test('keeps at most maxKeys buckets, forgetting the least recently used', () => {
    const limiter = createRateLimiter({ perSecond: 0, burst: 1, maxKeys: 2 }, manualClock('2026-11-21T10:00:00Z'))
    limiter.allows('a')
    limiter.allows('b')
    limiter.allows('a')
    limiter.allows('c')
    expect([limiter.allows('a'), limiter.allows('b')]).toEqual([false, true])
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1', 'fe80:0:0:0::/64'],
  ['203.0.113.7:51812', '203.0.113.7'],
  ['[2001:db8:1:2::5]:443', '2001:db8:1:2::/64'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('one IPv6 customer is one visitor however many addresses are used; loopback is never stopped', () => {
  const gate = createFloodGate({ clock: manualClock('2026-11-21T10:00:00Z'), limit: { perSecond: 0, burst: 5 } })
  const allowed = (address: (index: number) => string) =>
    Array.from({ length: 20 }, (_none, index) => gate.allows(address(index))).filter(Boolean).length
  expect([
    allowed((index) => `2001:db8:1:2::${index}`),
    allowed(() => '127.0.0.1'),
    allowed(() => '::1'),
    allowed(() => '::ffff:127.0.0.1'),
  ]).toEqual([5, 20, 20, 20])
})
