import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ImportReport } from '../report/import-report.ts'
import { cleanText } from './clean-text.ts'
import { arePlain } from './plain-bytes.ts'

const signs = fc
  .oneof(
    fc.integer({ min: 0, max: 0xff }),
    fc.integer({ min: 0x2000, max: 0x2070 }),
    fc.integer({ min: 0xfff0, max: 0x10010 }),
    fc.constantFrom(0x20ac, 0x410, 0x1f600),
  )
  .map((code) => String.fromCodePoint(code))
const words = fc.constantFrom('mesa', 'sofá ', 'Camião nº 2\n', '12,50 €', '“linho” – ', '\t', 'ω')

test('says of bytes that they are plain just when the text needs no cleaning, wherever they begin', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 6, arbitrary: words }, signs), { maxLength: 12 }),
      fc.integer({ min: 0, max: 3 }),
      (parts, offset) => {
        const text = parts.join('')
        const report = new ImportReport()
        const isClean = cleanText(text, report) === text && report.groups().length === 0
        expect(arePlain(Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).subarray(offset))).toBe(isClean)
      },
    ),
    { numRuns: 5000 },
  )
})
