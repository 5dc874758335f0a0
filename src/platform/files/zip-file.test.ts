import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unzipped } from './testing-zip.ts'
import { zipFile } from './zip-file.ts'

const at = new Date('2026-11-26T10:20:30Z')
const names = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,20}\.(csv|json|txt)$/), { maxLength: 8 })

test('G-09 what is written is read again, name by name and byte by byte', async () => {
  await fc.assert(
    fc.asyncProperty(names, fc.array(fc.uint8Array({ maxLength: 5_000 }), { maxLength: 8 }), async (own, bodies) => {
      const entries = own.map((name, index) => ({ name, bytes: Buffer.from(bodies[index] ?? []) }))
      const read = await unzipped(zipFile(entries, at))
      expect([...read]).toEqual(entries.map(({ name, bytes }) => [name, bytes]))
    }),
    { numRuns: 60 },
  )
})

test('names are UTF-8, times are of the two seconds, and text is deflated', async () => {
  const zip = zipFile([{ name: 'avaliações.csv', bytes: Buffer.from('olá;'.repeat(10_000)) }], at)
  expect((await unzipped(zip)).get('avaliações.csv')?.toString()).toBe('olá;'.repeat(10_000))
  expect(zip.length).toBeLessThan(1_000)
  expect([zip.readUInt16LE(10), zip.readUInt16LE(12)]).toEqual([
    (10 << 11) | (20 << 5) | 15,
    (46 << 9) | (11 << 5) | 26,
  ])
  expect(zip.readUInt32LE(14)).toBe(crc32('olá;'.repeat(10_000)))
})

test('more entries than the format counts are refused', () => {
  const entries = Array.from({ length: 65_536 }, (_, index) => ({ name: `${index}`, bytes: Buffer.alloc(0) }))
  expect(() => zipFile(entries, at)).toThrow('65536 entries')
})
