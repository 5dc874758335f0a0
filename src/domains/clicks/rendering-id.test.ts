import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderingState, signRendering } from './rendering-id.ts'

const key = new Uint8Array(32).fill(7)
const now = new Date('2026-11-21T10:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

describe('R-21 the signed id of a rendering', () => {
  test('R-21 is good for 24 hours, then stale', () => {
    const rendering = signRendering(key, 'sofas-1a2b', now)
    expect(renderingState(key, rendering, later(24 * 3_600_000))).toBe('good')
    expect(renderingState(key, rendering, later(24 * 3_600_000 + 1000))).toBe('stale')
  })

  test('fault C3 another key, another time and every changed character make it forged', () => {
    const rendering = signRendering(key, 'sofas-1a2b', now)
    expect(renderingState(new Uint8Array(32).fill(8), rendering, now)).toBe('forged')
    expect(renderingState(key, signRendering(key, 'x', later(3_600_000)), now)).toBe('forged')
    fc.assert(
      fc.property(fc.nat(rendering.length - 1), fc.constantFrom(...'abcXYZ019_-.'), (at, character) => {
        const changed = rendering.slice(0, at) + character + rendering.slice(at + 1)
        if (changed !== rendering) expect(renderingState(key, changed, now)).toBe('forged')
      }),
    )
  })

  test('R-21 without one it is missing; whatever else somebody writes is forged and never an error', () => {
    expect(renderingState(key, undefined, now)).toBe('missing')
    fc.assert(fc.property(fc.string({ minLength: 1 }), (text) => void expect(renderingState(key, text, now)).toBe('forged')))
  })
})
