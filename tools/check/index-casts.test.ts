import { expect, test } from 'vitest'
import { countIndexCasts, indexCastComplaints } from './index-casts.ts'

const planted = `const a = bytes[at] as number\nconst all = [1, 2] as const\nconst b = (rows[0] as Row).id + (table[row + 1] as number)`

test('casts after an index are counted, and a file with too many is named', () => {
  expect(countIndexCasts(planted)).toBe(3)
  expect(indexCastComplaints(new Map([['a.ts', 3]]), {})).toEqual([])
  expect(indexCastComplaints(new Map([['a.ts', 4]]), {})).toEqual(['a.ts: casts after an index 4, the limit is 3'])
})

test('an exception may only shrink', () => {
  const exceptions = { 'a.ts': { indexCasts: 9, why: 'planted' } }
  expect(indexCastComplaints(new Map([['a.ts', 9]]), exceptions)).toEqual([])
  expect(indexCastComplaints(new Map([['a.ts', 8]]), exceptions)).toEqual([
    expect.stringContaining('ratchet.json says 8'),
  ])
})
