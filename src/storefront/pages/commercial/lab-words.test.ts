import { expect, test } from 'vitest'
import { DIALECTS } from '#domains/feeds/dialects/registry.ts'
import { dialectName } from '../../copy/dialect-names.ts'

test('R-09 every format that the importer reads has a name for people', () => {
  expect(DIALECTS.map(({ name }) => name).filter((name) => dialectName(name) === name)).toEqual([])
})
