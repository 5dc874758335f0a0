import { describe, expect, test } from 'vitest'
import { judge } from './classify.ts'
import type { UnclassifiedClick } from './storage.ts'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const aClick = (changed: Partial<UnclassifiedClick> & { minute?: number } = {}): UnclassifiedClick => {
  const { minute = 0, ...fields } = changed
  return {
    uid: `${Math.random()}`,
    at: new Date(Date.UTC(2026, 10, 21, 10, minute)),
    variantId: 1,
    visitor: 'v1ana',
    visitorShown: true,
    visitorDay: 'd1one',
    renderingState: 'good',
    userAgent: CHROME,
    purpose: null,
    isReplay: false,
    neighbours: [],
    ...fields,
  }
}
const reasons = (...clicks: UnclassifiedClick[]) => judge(clicks).map(({ reason }) => reason)

describe('faults C1 C2 what a click is worth', () => {
  test('fault C1 of two clicks in a second the first counts', () => {
    expect(reasons(aClick(), aClick())).toEqual([null, 'double'])
  })
  test('fault C1 fifty clicks in an hour count once, and the first after the hour counts again', () => {
    const clicks = Array.from({ length: 50 }, (_, minute) => aClick({ minute }))
    expect(reasons(...clicks, aClick({ minute: 60 })).filter((reason) => reason === null)).toHaveLength(2)
  })
  test('fault C1 a double does not make a double: the window begins at the click that counted', () => {
    expect(reasons(aClick(), aClick({ minute: 50 }), aClick({ minute: 70 }))).toEqual([null, 'double', null])
  })
  test('fault C1 two visitors behind one address, each with a cookie, both count', () => {
    expect(reasons(aClick({ visitor: 'v1ana' }), aClick({ visitor: 'v1rui' }))).toEqual([null, null])
  })
  test('fault C1 a browser that keeps no cookie is told by address and agent', () => {
    expect(reasons(aClick({ visitor: 'v1a', visitorShown: false }), aClick({ visitor: 'v1b', visitorShown: false }))).toEqual([null, 'double'])
  })
  test('fault C1 the same visitor on two offers counts twice', () => {
    expect(reasons(aClick(), aClick({ variantId: 2 }))).toEqual([null, null])
  })
  test('a spool that is drained late finds the click that already counted', () => {
    expect(reasons(aClick({ neighbours: [{ visitor: 'v1ana', visitorDay: 'd1two' }] }))).toEqual(['double'])
  })
  test.each([
    ['head', { purpose: 'head' }],
    ['prefetch', { purpose: 'prefetch;anonymous-client-ip' }],
    ['no_agent', { userAgent: null }],
    ['bot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['bot', { userAgent: 'facebookexternalhit/1.1' }],
    ['bot', { userAgent: 'curl/8.5.0' }],
    ['rendering_missing', { renderingState: 'missing' }],
    ['rendering_stale', { renderingState: 'stale' }],
    ['rendering_forged', { renderingState: 'forged' }],
    ['replayed', { isReplay: true }],
  ] as const)('fault C2 %s is not billed', (reason, fields) => {
    expect(reasons(aClick(fields))).toEqual([reason])
  })
  test('fault C2 what does not count makes no double of what does', () => {
    expect(reasons(aClick({ purpose: 'prefetch' }), aClick())).toEqual(['prefetch', null])
  })
  test.each([
    CHROME,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  ])('fault C2 a real browser is no bot: %s', (userAgent) => {
    expect(reasons(aClick({ userAgent }))).toEqual([null])
  })
})
