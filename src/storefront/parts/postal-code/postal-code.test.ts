import { expect, test } from 'vitest'
import { regionOfPostalCode } from '#domains/offers/contract.ts'
import { regionOfCode } from './postal-code.ts'

test('N-01 the browser finds the same region for each code as the offers do', () => {
  for (let area = 1000; area <= 9999; area++) expect(regionOfCode(`${area}-100`)).toBe(regionOfPostalCode(String(area)))
})
