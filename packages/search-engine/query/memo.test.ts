import { expect, test } from 'vitest'
import { Memo, MEMO_BYTES } from './memo.ts'
import type { Partial } from './partial.ts'

const nothing: Partial = { total: 0, facets: [], hits: null, visited: 0 }

test('what is kept of distinct plans stays under its bytes, however long the plans are written', () => {
  const memo = new Memo(1)
  const counts = { ...nothing, facets: [{ kind: 'values', counts: new Int32Array(250) } as const] }
  for (let at = 0; at < 30_000; at += 1) memo.set(`short ${at}`, counts)
  expect(memo.bytes).toBeGreaterThan(MEMO_BYTES * 0.9)
  expect(memo.bytes).toBeLessThanOrEqual(MEMO_BYTES)
  const long = 'x'.repeat(4_000)
  for (let at = 0; at < 10_000; at += 1) memo.set(`${long} ${at}`, nothing)
  const kept = Array.from({ length: 10_000 }, (_, at) => memo.get(`${long} ${at}`)).filter((each) => each !== null)
  expect(kept.length).toBeLessThan(MEMO_BYTES / long.length)
  expect(memo.bytes).toBeLessThanOrEqual(MEMO_BYTES)
})
