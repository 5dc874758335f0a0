import { expect, test } from 'vitest'
import { readRecord } from './impression-record.ts'

const good = { variant_id: 1, source: 1, position: 3, ri: 't.page.signature' }

test.each([
  [1, 1],
  [9_600, 9_600],
  [9_601, null],
  [0, null],
  [1.5, null],
  ['3', null],
])('E-15 a record at the place %j has the place %j', (position, read) => {
  expect(readRecord({ ...good, position })).toMatchObject({ position: read })
})

test.each([
  ['x'.repeat(120), 'x'.repeat(120)],
  ['x'.repeat(121), undefined],
  [5, undefined],
  [null, undefined],
])('E-15 an ri that none of ours can be is as none', (ri, read) => {
  expect(readRecord({ ...good, ri })).toMatchObject({ ri: read })
})

test.each([0, -1, 1.5, 2 ** 31, '1', null, undefined, [1], { $gt: 0 }, Number.NaN])(
  'E-15 %j is no id of an offer',
  (id) => {
    expect(readRecord({ ...good, variant_id: id })).toBe('bad_variant_id')
  },
)

test.each([0, 48, 98, 100, '1', null, undefined])('E-15 X-05 %j is no source', (source) => {
  expect(readRecord({ ...good, source })).toBe('bad_source')
})

test('E-15 X-05 sources are those of clicks', () => {
  for (const source of [1, 4, 6, 7, 9, 47, 99]) expect(readRecord({ ...good, source })).toMatchObject({ source })
})
