import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRendering, signRendering } from './rendering-id.ts'

const key = new Uint8Array(32).fill(7)
const now = new Date('2026-11-21T10:00:00Z')
function later(ms: number) {
  return new Date(now.getTime() + ms)
}
const offer = { variantId: 12, source: 1 }
const rendering = signRendering(key, 'sofas-1a2b', now)
const ri = rendering.riOf(offer)

describe('R-21 the signed id of a rendering', () => {
  test('R-21 limit: is good for 24 hours, then stale', () => {
    expect(readRendering(key, ri, offer, later(24 * 3_600_000))).toEqual({ state: 'good', rendering: rendering.id })
    expect(readRendering(key, ri, offer, later(24 * 3_600_000 + 1000))).toEqual({
      state: 'stale',
      rendering: rendering.id,
    })
  })

  test('R-21 limit: a page of a process whose clock is two minutes ahead is no forgery', () => {
    expect([-120_000, -121_000].map((ms) => readRendering(key, ri, offer, later(ms)).state)).toEqual(['good', 'forged'])
  })

  test('B-04 it is good for the offer and the place that the page showed, and for no other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_147_483_647 }),
        fc.constantFrom(1, 4, 5, 6, 9, 99),
        (variantId, source) => {
          const isShown = variantId === offer.variantId && source === offer.source
          expect(readRendering(key, ri, { variantId, source }, now).state).toBe(isShown ? 'good' : 'forged')
        },
      ),
    )
    expect(readRendering(key, ri, { variantId: 12, source: 4 }, now).state).toBe('forged')
    expect(readRendering(key, rendering.id, offer, now).state).toBe('forged')
    const other = signRendering(key, 'outra', now)
    expect(readRendering(key, `${other.id}.${ri.split('.')[2]}`, offer, now).state).toBe('forged')
  })

  test('fault C3 another key, another time and every changed character make it forged', () => {
    expect(readRendering(new Uint8Array(32).fill(8), ri, offer, now).state).toBe('forged')
    expect(readRendering(key, signRendering(key, 'x', later(3_600_000)).riOf(offer), offer, now).state).toBe('forged')
    fc.assert(
      fc.property(fc.nat(ri.length - 1), fc.constantFrom(...'abcXYZ019_-.'), (at, character) => {
        const changed = ri.slice(0, at) + character + ri.slice(at + 1)
        if (changed !== ri) expect(readRendering(key, changed, offer, now).state).toBe('forged')
      }),
    )
  })

  test.each([
    ['NUL alone', '\u0000', null],
    ['NUL behind a good one', `${ri}\u0000`, ri],
    ['79 letters and an emoji', `${'a'.repeat(79)}😀`, 'a'.repeat(79)],
    ['half an emoji', '\ud83d', null],
    ['limit: 80 characters', 'a'.repeat(80), 'a'.repeat(80)],
    ['limit: 81 characters', 'a'.repeat(81), 'a'.repeat(80)],
    ['a good one and more', `${ri}&x`, `${ri}&x`],
    ['a line end', `${ri}\n`, ri],
  ])('fault C3 one that is not ours is forged, and what is kept of it can be stored: %s', (_what, given, kept) => {
    expect(readRendering(key, given, offer, now)).toEqual({ state: 'forged', rendering: kept })
  })

  test('R-21 without one it is missing; whatever else somebody writes is forged and never an error', () => {
    for (const none of [undefined, ''])
      expect(readRendering(key, none, offer, now)).toEqual({ state: 'missing', rendering: null })
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'binary' }),
        (text) => void expect(readRendering(key, text, offer, now).state).toBe('forged'),
      ),
    )
  })
})
