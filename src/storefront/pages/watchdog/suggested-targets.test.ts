import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KnownPrice, suggestedTargets, targetMeaning } from './suggested-targets.ts'

const DAY = '2026-10-03'
function plain(text: string) {
  return text.replaceAll('\u00a0', ' ')
}
function told(known: KnownPrice, { isWhole = true, isPayable = true, isTotal = false } = {}) {
  return suggestedTargets(known).map((each) => [
    each.cents,
    plain(targetMeaning(each, { lowest: known.lowest, isWhole, isPayable, isTotal })),
  ])
}
const anyKnown: fc.Arbitrary<KnownPrice> = fc.record({
  priceCents: fc.integer({ min: 1, max: 50_000_00 }),
  lowest: fc.option(fc.record({ cents: fc.integer({ min: 1, max: 60_000_00 }), day: fc.constant(DAY) })),
})

describe('M-05 suggested targets', () => {
  test('each says what it means, the nearest first', () => {
    expect(told({ priceCents: 30_000, lowest: { cents: 27_900, day: DAY } })).toEqual([
      [28_500, '5 % abaixo do preço de hoje'],
      [27_900, 'o mais baixo dos últimos 90 dias, a 3 de outubro'],
      [27_000, '10 % abaixo do preço de hoje'],
    ])
  })

  test('what was rounded says so, and a lowest price with cents is never undercut', () => {
    expect(told({ priceCents: 29_990, lowest: { cents: 24_990, day: DAY } })).toEqual([
      [28_500, 'cerca de 5 % abaixo do preço de hoje'],
      [27_000, 'cerca de 10 % abaixo do preço de hoje'],
      [25_000, 'perto do mais baixo dos últimos 90 dias: 249,90 €, a 3 de outubro'],
    ])
  })

  test('a short history and a price that nobody can pay are called so', () => {
    const lowest = { cents: 9_000, day: DAY }
    expect(told({ priceCents: 10_000, lowest }, { isWhole: false, isPayable: false })).toEqual([
      [9_500, '5 % abaixo do preço mais recente'],
      [9_000, 'o mais baixo desde que seguimos este preço, a 3 de outubro'],
    ])
  })

  test('of a total, shares are of it, and the lowest price is told with what delivery costs today', () => {
    expect(told({ priceCents: 33_900, lowest: { cents: 31_800, day: DAY } }, { isTotal: true })).toEqual([
      [32_200, 'cerca de 5 % abaixo do total de hoje'],
      [31_800, 'o preço mais baixo dos últimos 90 dias com a entrega de hoje, a 3 de outubro'],
      [30_500, 'cerca de 10 % abaixo do total de hoje'],
    ])
  })

  test('whole euros, each once, above nothing and below the price, the nearest first', () => {
    fc.assert(
      fc.property(anyKnown, (known) => {
        const cents = suggestedTargets(known).map((each) => each.cents)
        expect(cents).toEqual([...new Set(cents)].sort((one, other) => other - one))
        for (const each of cents) expect(each % 100 === 0 && each > 0 && each < known.priceCents).toBe(true)
      }),
    )
  })

  test('the lowest stands among them exactly when it is known and a euro or so below the price', () => {
    fc.assert(
      fc.property(anyKnown, ({ priceCents, lowest }) => {
        const found = suggestedTargets({ priceCents, lowest }).filter(({ isLowest }) => isLowest)
        const cents = lowest === null ? null : Math.ceil(lowest.cents / 100) * 100
        expect(found.map((each) => each.cents)).toEqual(cents !== null && cents < priceCents ? [cents] : [])
      }),
    )
  })

  test('nothing but 5 and 10 % where the history is unknown; the share that is told is the true one', () => {
    fc.assert(
      fc.property(anyKnown, ({ priceCents }) => {
        const shares = suggestedTargets({ priceCents, lowest: null })
        expect(shares.length).toBeLessThanOrEqual(2)
        for (const { cents, percent, isLowest } of shares) {
          expect(isLowest).toBe(false)
          expect(Math.abs(percent.value - (100 * (priceCents - cents)) / priceCents)).toBeLessThanOrEqual(1)
          expect(Math.abs(cents - priceCents * 0.95) <= 50 || Math.abs(cents - priceCents * 0.9) <= 50).toBe(true)
        }
      }),
    )
  })
})
