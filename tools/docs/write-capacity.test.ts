import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CAPACITY_FILE, capacityPage } from './write-capacity.ts'

test('docs/capacity.md says what the unit costs say', () => {
  expect(readFileSync(CAPACITY_FILE, 'utf8')).toBe(capacityPage())
})
