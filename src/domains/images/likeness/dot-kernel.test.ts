import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDotKernel, KERNEL_ROWS } from './dot-kernel.ts'
import { ROW_BYTES } from './likeness-row.ts'

function bytes(length: number) {
  return fc.int8Array({ minLength: length, maxLength: length, min: -127, max: 127 })
}

test('A-01.14 the sums of vector instructions are those of a plain loop, in either buffer', () => {
  const kernel = createDotKernel()
  fc.assert(
    fc.property(
      bytes(ROW_BYTES),
      fc.integer({ min: 1, max: 20 }).chain((count) => bytes(ROW_BYTES * count)),
      fc.constantFrom(0 as const, 1 as const),
      (query, rows, buffer) => {
        const count = rows.length / ROW_BYTES
        kernel.buffers[buffer].set(new Uint8Array(rows.buffer))
        kernel.setQuery(query)
        const plain = Array.from({ length: count }, (_, row) =>
          query.reduce((sum, value, at) => sum + value * (rows[row * ROW_BYTES + at] as number), 0),
        )
        expect([...kernel.compare(buffer, count).subarray(0, count)]).toEqual(plain)
      },
    ),
  )
})

test('A-01.14 a full buffer is compared to its last row, an empty one not at all', () => {
  const kernel = createDotKernel()
  const ones = new Int8Array(ROW_BYTES).fill(1)
  kernel.setQuery(ones)
  kernel.buffers[0].fill(1)
  const sums = kernel.compare(0, KERNEL_ROWS)
  expect(sums.every((sum) => sum === ROW_BYTES)).toBe(true)
  sums.fill(7)
  expect(kernel.compare(0, 0)[0]).toBe(7)
})
