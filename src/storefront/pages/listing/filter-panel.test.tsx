import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emptySelection, type ListingSelection, listingUrl, type WireChoice } from '#domains/search/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { createFragmentCache } from '../../cache/fragments.ts'
import { renderFrame } from '../../html/trusted-html.tsx'
import { memoryListings, sofas, someProducts } from '../../testing.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { type ListingView, loadListing } from './load.ts'
import { ChoiceLinks } from './ChoiceLinks.tsx'
import { renderFilterPanel } from './render-filter-panel.tsx'

const fragments = createFragmentCache(manualClock('2026-11-21T11:00:00Z'))
function htmlOf(view: ListingView): string {
  return Buffer.concat([...renderFrame(<FilterPanel inner={renderFilterPanel(view, fragments)} />).before]).toString()
}

test('L-12 the filters of a listing are kept as long as they show the same, on each of its pages', async () => {
  const listings = memoryListings(someProducts(130))
  const sofasBy = emptySelection({ kind: 'category', categoryId: sofas() })
  const show = async (selection: ListingSelection, of = listings) =>
    htmlOf(await loadListing(selection, of, { eshopName: () => null, brandName: () => null }))
  const first = await show(sofasBy)
  const kept = fragments.bytes
  expect(await show({ ...sofasBy, page: 2 })).toBe(first)
  expect(fragments.bytes).toBe(kept)
  const changed = [
    await show({ ...sofasBy, view: 'rows' }),
    // The links of its prices keep the order.
    await show({ ...sofasBy, sort: 'price' }),
    await show({ ...sofasBy, choices: { cor: ['azul'] } }),
    await show({ ...sofasBy, priceFromCents: 20_000 }),
    await show(sofasBy, memoryListings(someProducts(129))),
  ]
  expect(new Set([first, ...changed]).size).toBe(6)
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
    highlighted: index === 3,
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
  // L-12: what would narrow the listing best is seen among the others.
  expect(html.match(/<strong>[^<]*<\/strong>/g)).toEqual(['<strong>Marca 3</strong>'])
})

const names = { eshopName: () => null, brandName: () => null }
const sofasBare = emptySelection({ kind: 'category', categoryId: sofas() })

test('L-12 E-04 an axis says what there is along it, in centimetres; one that nobody knows is absent, unless it is chosen', async () => {
  const view = await loadListing(sofasBare, memoryListings(someProducts(10)), names)
  const html = htmlOf(view).replace(/\s/g, ' ')
  expect(html.match(/<legend>.*?<\/legend>/g)).toEqual([
    '<legend>Largura<small> de 90 a 320,5</small></legend>',
    '<legend>Profundidade<small> de 60 a 180</small></legend>',
    '<legend>Altura<small> 35</small></legend>',
  ])
  const dimensions = view.filters.dimensions.map((each) =>
    each.ident === 'diametro' ? { ...each, range: { ...each.range, selected: true, selectedMax: 900 } } : each,
  )
  expect(htmlOf({ ...view, filters: { ...view.filters, dimensions } })).toContain('<legend>Diâmetro</legend>')
})

test('R-22 the form of a category names the facets whose single choice has a page; each of their choices has it', async () => {
  const pagesOf = async (selection: ListingSelection) =>
    / data-pages="([^"]*)"/.exec(htmlOf(await loadListing(selection, memoryListings(someProducts(10)), names)))?.[1]
  const pages = (await pagesOf(sofasBare))?.split(' ') ?? []
  expect(pages).toContain('cor')
  const { filters } = await loadListing(sofasBare, memoryListings(someProducts(10)), names)
  for (const { ident, choices } of filters.features.filter((group) => pages.includes(group.ident)))
    for (const choice of choices)
      expect(`${ident}: ${listingUrl({ ...sofasBare, choices: { [ident]: [choice.ident] } })}`).toBe(
        `${ident}: /produtos/sofas--${choice.ident}`,
      )
  expect(await pagesOf(emptySelection({ kind: 'all' }))).toBeUndefined()
})

test('L-12 a reduction that leads to nothing is absent, and one that is taken stays without a count of none', async () => {
  const none = someProducts(10).map((product) => ({ ...product, variant: { ...product.variant, discount: null } }))
  const promoOf = async (selection: ListingSelection) => {
    const { filters } = await loadListing(selection, memoryListings(none), names)
    return renderToStaticMarkup(<ChoiceLinks label="Preços que desceram" choices={filters.promo.choices} />)
  }
  expect(await promoOf(sofasBare)).toBe('')
  const taken = await promoOf(emptySelection({ kind: 'offers', categoryId: sofas() }))
  expect(taken).toContain('Descontos verificados</a>')
  expect(taken).not.toContain('<small>')
})
