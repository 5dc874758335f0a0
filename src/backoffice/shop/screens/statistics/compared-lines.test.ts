import { expect, test } from 'vitest'
import { comparedLines } from './StatisticsPlots.tsx'

test('B-07 a plot has the line of the period before beside its own, place by place, and a gap where there was no such day', () => {
  expect(comparedLines('Custo', 'second', [1, null, 3], [4, 5])).toEqual([
    { label: 'Custo', tone: 'second', values: [1, null, 3] },
    { label: 'Custo antes', tone: 'second', values: [4, 5, null], isBefore: true },
  ])
})

test('B-07 a period before of which nothing is known is not drawn', () => {
  expect(comparedLines('Compras', 'second', [1, 2], [null, null])).toHaveLength(1)
  expect(comparedLines('Compras', 'second', [1, 2], [])).toHaveLength(1)
})
