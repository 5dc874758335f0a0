import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { CardFileError, CardFileWriter, openCardFile } from './card-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'poiso-cards-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
let files = 0

async function written(records: readonly (readonly [number, string])[]): Promise<string> {
  const path = join(folder, `${(files += 1)}.cards`)
  const writer = await CardFileWriter.open(`${path}.part`)
  for (const [id, record] of records) {
    writer.add(id, record)
    await writer.flush(50)
  }
  await writer.finish(path)
  return path
}

const records = fc.uniqueArray(
  fc.tuple(fc.integer({ min: 1, max: 2 ** 31 - 1 }), fc.string({ unit: 'binary', minLength: 1, maxLength: 100 })),
  { selector: ([id]) => id, maxLength: 40 },
)

test.each([
  ['from memory', undefined],
  ['from disk', 0],
])(
  'every record is read as it was written, in whatever order the ids came, and no other id has one: %s',
  async (_where, mostHeldBytes) => {
    await fc.assert(
      fc.asyncProperty(records, fc.integer({ min: 1, max: 2 ** 31 - 1 }), async (given, other) => {
        const cards = openCardFile(await written(given), mostHeldBytes)
        for (const [id, record] of given)
          expect(cards.read(id)?.toString().trimEnd()).toBe(Buffer.from(record).toString().trimEnd())
        if (!given.some(([id]) => id === other)) expect(cards.read(other)).toBeNull()
        cards.close()
      }),
      { numRuns: 60 },
    )
  },
)

test('a file that is missing, cut short or changed is refused with its name', async () => {
  const path = await written([
    [7, 'sete'],
    [3, 'três'],
  ])
  const whole = readFileSync(path)
  const damages: [string, Buffer][] = [
    ['cut', whole.subarray(0, -1)],
    ['empty', Buffer.alloc(0)],
    ['table', Buffer.from(whole.map((byte, at) => (at === whole.length - 17 ? byte ^ 1 : byte)))],
  ]
  for (const [name, bytes] of damages) {
    writeFileSync(join(folder, name), bytes)
    expect(() => openCardFile(join(folder, name)), name).toThrow(CardFileError)
  }
  expect(() => openCardFile(join(folder, 'nowhere'))).toThrow(/nowhere is missing/)
})

test('a record longer than a mebibyte is refused with its row, one of almost so many bytes is kept', async () => {
  const writer = await CardFileWriter.open(join(folder, 'long.part'))
  expect(() => writer.add(9, 'x'.repeat(65_535 * 16 + 1))).toThrow(/row 9 has 1048561 bytes/)
  writer.add(9, 'x'.repeat(65_535 * 16))
  await writer.finish(join(folder, 'long'))
  expect(openCardFile(join(folder, 'long')).read(9)).toHaveLength(65_535 * 16)
})
