import { expect, test } from 'vitest'
import { readDelivery } from './ask-deliveries.ts'

test('A-01.15 X-02 what came is a delivery with its total, none, one of unknown price, or no answer', () => {
  const of = (item: unknown): unknown => ({ deliveries: [{ label: 'Loja', items: [item] }] })
  expect(readDelivery(of({ price: 34.99, total: 925.1 }))).toEqual({ kind: 'known', cents: 3499, totalCents: 92_510 })
  expect(readDelivery(of({ price: null, total: null }))).toEqual({ kind: 'unknown' })
  for (const none of [{ deliveries: [] }, { deliveries: [{ items: [] }] }])
    expect(readDelivery(none)).toEqual({ kind: 'not_delivered' })
  for (const garbage of [
    null,
    'x',
    7,
    {},
    { deliveries: 'x' },
    { deliveries: [null] },
    { deliveries: [{}] },
    of(null),
    of({ price: '34.99', total: 925.1 }),
    of({ price: -1, total: 5 }),
    of({ price: 5 }),
  ])
    expect([garbage, readDelivery(garbage)]).toEqual([garbage, null])
})
