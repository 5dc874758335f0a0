import { expect, test } from 'vitest'
import { rooms } from '#domains/catalogue/contract.ts'
import { placeIntroduction } from './place-introduction.ts'

function brandName(slug: string): string | null {
  return slug === 'serra' ? 'Serra' : null
}

test('R-06 every room has an introduction of its own', () => {
  const texts = rooms.map(({ slug }) => placeIntroduction({ kind: 'room', slug }, brandName))
  expect(texts).not.toContain(null)
  expect(new Set(texts).size).toBe(rooms.length)
})

test('R-04 R-06 R-16 seasons, /eco, /furniture-bank and brands introduce themselves, a plain category does not', () => {
  const scopes = [
    { kind: 'blackFriday' },
    { kind: 'gardenSeason', categoryId: 1 },
    { kind: 'eco' },
    { kind: 'furnitureBank' },
    { kind: 'manufacturer', slug: 'serra' },
  ] as const
  for (const scope of scopes) expect(placeIntroduction(scope, brandName), scope.kind).toMatch(/\.$/)
  expect(placeIntroduction({ kind: 'manufacturer', slug: 'serra' }, brandName)).toContain('Serra')
  expect(placeIntroduction({ kind: 'category', categoryId: 1 }, brandName)).toBeNull()
})
