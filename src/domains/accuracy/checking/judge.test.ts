import { expect, test } from 'vitest'
import type { PageReading } from '../reading/read-page.ts'
import { judge, type Shown } from './judge.ts'

const shown: Shown = { priceCents: 64_990, availability: 'in_stock' }
function reading(cents: number | null, availability: PageReading['availability'] = null): PageReading {
  return { price: cents === null ? { kind: 'none' } : { kind: 'exact', cents }, availability, evidence: null }
}
function outcome(read: PageReading, was = shown, now = was) {
  const { outcome: found, why } = judge(was, read, now)
  return why ?? found
}

test.each<[string, PageReading, string]>([
  ['the same price', reading(64_990), 'right'],
  ['a cent of rounding', reading(64_989), 'right'],
  ['a dearer page', reading(69_990), 'price'],
  ['a cheaper page', reading(59_990), 'price'],
  ['the same price, sold out', reading(64_990, 'out_of_stock'), 'stock'],
  ['the same price, only later', reading(64_990, 'backorder'), 'stock'],
  ['no price, sold out', reading(null, 'out_of_stock'), 'stock'],
  ['nothing', reading(null), 'nothing_said'],
  ['no price, in stock', reading(null, 'in_stock'), 'nothing_said'],
  [
    'a range around it',
    { price: { kind: 'range', lowCents: 50_000, highCents: 90_000 }, availability: null, evidence: null },
    'range',
  ],
  [
    'a range beside it',
    { price: { kind: 'range', lowCents: 70_000, highCents: 90_000 }, availability: null, evidence: null },
    'price',
  ],
  [
    'variants that nothing tells apart',
    { price: { kind: 'unclear', why: 'variants' }, availability: null, evidence: null },
    'variants',
  ],
])('G-02 %s', (_what, read, expected) => {
  expect(outcome(read)).toBe(expected)
})

test('G-02 a shop that has more than was shown is not wrong', () => {
  expect(outcome(reading(64_990, 'in_stock'), { ...shown, availability: 'backorder' })).toBe('right')
})

test('G-02 what the feed has brought since the click is nobody’s fault: price, and stock', () => {
  expect(outcome(reading(69_990), shown, { ...shown, priceCents: 69_990 })).toBe('changed_meanwhile')
  expect(outcome(reading(64_990, 'out_of_stock'), shown, { ...shown, availability: 'out_of_stock' })).toBe(
    'changed_meanwhile',
  )
})
