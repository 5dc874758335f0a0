import { expect, test } from 'vitest'
import { emptySelection, type ListingSelection, type WireChoice } from '#domains/search/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { createFragmentCache } from '../../cache/fragments.ts'
import { renderFrame } from '../../html/trusted-html.tsx'
import { memoryListings, sofas, someProducts } from '../../testing.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { type ListingView, loadListing } from './load.ts'
import { renderFilterPanel } from './render-filter-panel.tsx'

const fragments = createFragmentCache(manualClock('2026-11-21T11:00:00Z'))
function htmlOf(view: ListingView): string {
  return Buffer.concat([...renderFrame(<FilterPanel inner={renderFilterPanel(view, fragments)} />).before]).toString()
}

test('L-12 the filters of a listing are kept as long as they show the same, on each of its pages and in each order', async () => {
  const listings = memoryListings(someProducts(130))
  const sofasBy = emptySelection({ kind: 'category', categoryId: sofas() })
  const show = async (selection: ListingSelection, of = listings) =>
    htmlOf(await loadListing(selection, of, { eshopName: () => null, brandName: () => null }))
  const first = await show(sofasBy)
  const kept = fragments.bytes
  expect([await show({ ...sofasBy, page: 2 }), await show({ ...sofasBy, sort: 'price' })]).toEqual([first, first])
  expect(fragments.bytes).toBe(kept)
  const changed = [
    await show({ ...sofasBy, view: 'rows' }),
    await show({ ...sofasBy, choices: { cor: ['azul'] } }),
    await show({ ...sofasBy, priceFromCents: 20_000 }),
    await show(sofasBy, memoryListings(someProducts(129))),
  ]
  expect(new Set([first, ...changed]).size).toBe(5)
})

test('L-12 a long group shows its most frequent choices and every chosen one', async () => {
  const view = await loadListing(
    emptySelection({ kind: 'category', categoryId: sofas() }),
    memoryListings(someProducts(10)),
    { eshopName: () => null, brandName: () => null },
  )
  const choice = (index: number): WireChoice => ({
    ident: `marca-${index}`,
    id: index,
    name: `Marca ${index}`,
    url: '/',
    selected: index === 90,
    disabled: false,
    followable: false,
    highlighted: false,
    count: 100 - index,
  })
  const filters = {
    ...view.filters,
    manufacturers: {
      ident: 'fabricante',
      label: 'Marca',
      choices: Array.from({ length: 100 }, (_, index) => choice(index)),
    },
  }
  const html = htmlOf({ ...view, filters })
  expect(html.match(/name="fabricante"/g)).toHaveLength(15)
  expect(html).toContain('value="marca-90"')
})
