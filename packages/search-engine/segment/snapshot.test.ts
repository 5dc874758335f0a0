import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scenarioArb } from '#ports/search/arbitraries.ts'
import { SegmentBuilder } from '../build/segment-builder.ts'
import type { EngineRow, EngineSchema } from '../plan/schema.ts'
import { readRow } from './read-row.ts'
import type { Segment } from './segment.ts'
import { readSnapshot, SnapshotError, writeSnapshot } from './snapshot.ts'

const schema: EngineSchema = {
  columns: [{ name: 'price', kind: 'integer' }],
  categories: [{ id: 1, order: 0, subtreeEnd: 0 }],
  textFields: [{ name: 'title', weight: 1 }],
}

function build(rows: readonly EngineRow[], own: EngineSchema = schema): Segment {
  const builder = new SegmentBuilder(own, 'g', { rowListsFrom: 0 })
  for (const row of rows) builder.add(row)
  return builder.build()
}

function aRow(id: number): EngineRow {
  return {
    id,
    group: id,
    category: 1,
    version: 1,
    rank: 0,
    values: { price: id },
    words: { title: ['a', `b${id}`] },
  }
}
function bytesOf(segment: Segment) {
  return Buffer.concat(writeSnapshot(segment))
}
function reasonOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof SnapshotError) return error.reason
    throw error
  }
  return 'none'
}

describe('a segment', () => {
  test('loses nothing of its rows: packed, written, read, unpacked they are the same', () => {
    fc.assert(
      fc.property(scenarioArb(20), ({ schema: own, rows }) => {
        const segment = readSnapshot(bytesOf(build(rows, own)), own)
        const read = Array.from({ length: segment.meta.rowCount }, (_, row) => readRow(segment, row))
        expect(read.sort((a, b) => a.id - b.id)).toEqual(
          rows.map((row) => normal(row, own)).sort((a, b) => a.id - b.id),
        )
      }),
      { numRuns: 200 },
    )
  })

  test('keeps ids that need more than 32 bits', () => {
    const large = { ...aRow(1), id: 2 ** 53 - 1, group: 2 ** 40, version: 2 ** 33 }
    expect(readRow(build([large]), 0)).toMatchObject({ id: 2 ** 53 - 1, group: 2 ** 40, version: 2 ** 33 })
  })
})

describe('a snapshot', () => {
  const bytes = bytesOf(build([aRow(1), aRow(2), aRow(3)]))

  test('is read at any alignment', () => {
    for (let shift = 0; shift < 8; shift++) {
      const shifted = new Uint8Array(bytes.length + shift)
      shifted.set(bytes, shift)
      expect(readSnapshot(shifted.subarray(shift), schema).meta.rowCount).toBe(3)
    }
  })

  test('with any byte changed, or cut anywhere, is refused', () => {
    for (let at = 0; at < bytes.length; at++) {
      const damaged = Uint8Array.from(bytes)
      damaged[at]! ^= 0x10
      expect(reasonOf(() => readSnapshot(damaged, schema))).toMatch(/corrupt|other-format/)
      expect(reasonOf(() => readSnapshot(bytes.subarray(0, at), schema))).toBe('corrupt')
    }
  })

  test('of another schema is refused as such', () => {
    expect(reasonOf(() => readSnapshot(bytes, { ...schema, textFields: [{ name: 'title', weight: 2 }] }))).toBe(
      'other-schema',
    )
    expect(reasonOf(() => readSnapshot(bytes, { ...schema, columns: [{ name: 'price', kind: 'enum' }] }))).toBe(
      'other-schema',
    )
  })
})

/** As a segment gives a row back: sets ascending, the empty one unknown, each of its columns and fields named, parameters of other categories dropped. */
function normal(row: EngineRow, own: EngineSchema): EngineRow {
  const order = own.categories.find((category) => category.id === row.category)?.order
  const values: Record<string, EngineRow['values'][string]> = {}
  for (const { name, withinCategory } of own.columns) {
    const scope = own.categories.find((category) => category.id === withinCategory)
    const isInside = !scope || (order !== undefined && order >= scope.order && order <= scope.subtreeEnd)
    if (!isInside) continue
    const value = row.values[name] ?? null
    values[name] = Array.isArray(value)
      ? value.length === 0
        ? null
        : value.toSorted((a: number, b: number) => a - b)
      : value
  }
  return {
    ...row,
    values,
    words: Object.fromEntries(own.textFields.map(({ name }) => [name, [...(row.words[name] ?? [])]])),
  }
}
