import { expect, test } from 'vitest'
import { lisbonLocal, lisbonMoment } from './lisbon-moment.ts'

test('moments are typed and shown as the clocks of Lisbon have them', () => {
  for (const [local, iso] of [
    ['2026-12-01T09:00', '2026-12-01T09:00:00.000Z'],
    ['2026-07-01T09:00', '2026-07-01T08:00:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ] as const) {
    expect([lisbonMoment(local), lisbonLocal(iso)]).toEqual([iso, local])
  }
  // An hour that the clocks leave out.
  const skipped = lisbonMoment('2026-03-29T01:30')
  expect([skipped, lisbonLocal(skipped)]).toEqual(['2026-03-29T01:30:00.000Z', '2026-03-29T02:30'])
  expect([lisbonMoment('amanhã'), lisbonLocal('amanhã')]).toEqual(['amanhã', 'amanhã'])
})
