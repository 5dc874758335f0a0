import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { networkOfDay, newVisitor, VISITOR_COOKIE_SECONDS, visitorOfCookie, visitorOfDay } from './visitor.ts'

const key = new Uint8Array(32).fill(3)
const now = new Date('2026-11-21T10:00:00Z')
function later(seconds: number) {
  return new Date(now.getTime() + seconds * 1000)
}

describe('B-04 the cookie of a visitor', () => {
  const { visitor, cookie } = newVisitor(key, now)

  test('B-04 one that we issued says who it is, for as long as it lives', () => {
    expect(visitorOfCookie(key, cookie, now)).toBe(visitor)
    expect(visitorOfCookie(key, cookie, later(VISITOR_COOKIE_SECONDS))).toBe(visitor)
    expect(visitorOfCookie(key, cookie, later(VISITOR_COOKIE_SECONDS + 1))).toBeNull()
    expect(newVisitor(key, now).visitor).not.toBe(visitor)
  })

  test('B-04 one that was not issued is as none: invented, of another key, from the future, unsigned as they once were, changed in any place', () => {
    const invented = [
      null,
      '',
      'x',
      `v1${'a'.repeat(22)}`,
      `v2${'a'.repeat(22)}`,
      visitor,
      cookie.slice(0, -1),
      `${cookie}=`,
      `${cookie} `,
      newVisitor(new Uint8Array(32), now).cookie,
      newVisitor(key, later(121)).cookie,
    ]
    for (const value of invented) expect([value, visitorOfCookie(key, value, now)]).toEqual([value, null])
    fc.assert(
      fc.property(fc.nat(cookie.length - 1), fc.constantFrom(...'aZ0_-.'), (at, character) => {
        const changed = cookie.slice(0, at) + character + cookie.slice(at + 1)
        if (changed !== cookie) expect(visitorOfCookie(key, changed, now)).toBeNull()
      }),
    )
  })

  test('limit: another process, whose clock is two minutes behind, believes it', () => {
    const from = (seconds: number) => visitorOfCookie(key, newVisitor(key, later(seconds)).cookie, now)
    expect([from(120), from(121)]).toEqual([expect.any(String), null])
  })
})

describe('B-04 where a click comes from', () => {
  const network = (address: string, at = now) => networkOfDay(key, { address, now: at })

  test('is a hash of the day that tells neither address nor network', () => {
    expect(network('203.0.113.7')).toMatch(/^n1[\w-]{22}$/)
    expect(network('203.0.113.7', later(86_400))).not.toBe(network('203.0.113.7'))
    expect(networkOfDay(new Uint8Array(32), { address: '203.0.113.7', now })).not.toBe(network('203.0.113.7'))
  })

  test('one IPv4 address is one, however it is written; its neighbour is another', () => {
    expect(
      new Set(['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:203.0.113.7'].map((address) => network(address))).size,
    ).toBe(1)
    expect(network('203.0.113.8')).not.toBe(network('203.0.113.7'))
  })

  test('all of an IPv6 /56 is one, however it is written; the next is another', () => {
    const one = [
      '2001:db8:1:1200::1',
      '2001:0db8:0001:12ff:0:0:0:9',
      '2001:DB8:1:1234:abcd::',
      '2001:db8:1:1201::7%eth0',
    ]
    expect(new Set(one.map((address) => network(address))).size).toBe(1)
    expect(network('2001:db8:1:1300::1')).not.toBe(network('2001:db8:1:1200::1'))
  })

  test('a browser without cookies is the same on every address of its network, and another with another agent', () => {
    const day = (address: string, userAgent: string) => visitorOfDay(key, { address, userAgent, now })
    expect(day('2001:db8:1:1200::1', 'a')).toBe(day('2001:db8:1:12ff::2', 'a'))
    expect(day('203.0.113.7', 'a')).not.toBe(day('203.0.113.7', 'b'))
  })
})
