import { describe, expect, it } from 'vitest'
import { emptySelection } from '../../rules/listing-selection.ts'
import { categories } from '#domains/catalogue/contract.ts'
import { PageVersions } from '../page-versions.ts'
import { FoundCards } from './found-cards.ts'
import { movePages } from './told-change.ts'

describe('cards of what a remote index has found', () => {
  it('are kept as they came last, the oldest unread ones dropped beyond the cap', () => {
    const cards = new FoundCards(10)
    cards.keep(1, 'aaaa')
    cards.keep(2, Buffer.from('bbbb'))
    expect(cards.read(2)?.toString()).toBe('bbbb')
    cards.keep(3, 'cccc')
    expect([1, 2, 3].map((id) => cards.read(id)?.toString() ?? null)).toEqual([null, 'bbbb', 'cccc'])
    cards.keep(2, 'dd')
    expect(cards.read(2)?.toString()).toBe('dd')
  })
})

describe('what a remote index tells of its changes', () => {
  const [first, second] = categories.filter(({ parentId }) => parentId === null)
  const listing = (category = first) => emptySelection({ kind: 'category', categoryId: category?.id ?? 0 })
  const nothing = { productIds: [], categoryIds: [], isEverything: false }

  it('moves the pages of the categories and products that it names and no others', () => {
    const pages = new PageVersions('a')
    const versions = () => [
      pages.versionOf(listing()),
      pages.versionOf(listing(second)),
      pages.versionOfProduct(7),
      pages.versionOfProduct(8),
    ]
    const before = versions()
    movePages(pages, [{ ...nothing, productIds: [7], categoryIds: [first?.id ?? null, null] }])
    expect(versions().map((version, index) => version === before[index])).toEqual([false, true, false, true])
  })

  it('moves all pages when the index was made anew, and none when nothing is told', () => {
    const pages = new PageVersions('a')
    const before = pages.versionOf(listing())
    movePages(pages, [])
    expect(pages.versionOf(listing())).toBe(before)
    movePages(pages, [nothing, { ...nothing, isEverything: true }])
    expect(pages.versionOf(listing())).not.toBe(before)
  })
})
