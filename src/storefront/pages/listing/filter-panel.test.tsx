import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptySelection, listingUrl, type WireChoice } from '#domains/search/contract.ts'
import { renderFrame } from '../../html/trusted-html.tsx'
import { aSite, memoryListings, sofas, someProducts } from '../../testing.ts'
import { SiteProvider } from '../../site.ts'
import { listingAddress } from '../../client/listing-form.ts'
import { readListingAddress } from '../../routes/listing-address.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { loadListing } from './load.ts'

const directory = { hasEshop: () => true, hasBrand: () => true }

test('L-12 a long group shows its most frequent choices and every chosen one', async () => {
  const view = await loadListing(emptySelection({ kind: 'category', categoryId: sofas() }), memoryListings(someProducts(10)), { eshopName: () => null })
  const choice = (index: number): WireChoice => ({ ident: `marca-${index}`, id: index, name: `Marca ${index}`, url: '/', selected: index === 90, disabled: false, followable: false, highlighted: false, count: 100 - index })
  const filters = { ...view.filters, manufacturers: { ident: 'fabricante', label: 'Marca', choices: Array.from({ length: 100 }, (_, index) => choice(index)) } }
  const { before } = renderFrame(<SiteProvider value={aSite()}><FilterPanel view={{ ...view, filters }} /></SiteProvider>)
  const html = Buffer.concat([...before]).toString()
  expect(html.match(/name="fabricante"/g)).toHaveLength(15)
  expect(html).toContain('value="marca-90"')
})

const entry = fc.oneof(
  fc.tuple(fc.constantFrom('cor'), fc.constantFrom('azul', 'preto', 'branco')),
  fc.tuple(fc.constantFrom('material'), fc.constantFrom('linho', 'algodao')),
  fc.tuple(fc.constantFrom('preco-de', 'preco-ate'), fc.integer({ min: 0, max: 5000 }).map(String)),
  fc.tuple(fc.constantFrom('largura-de', 'altura-ate', 'profundidade-de'), fc.integer({ min: 1, max: 300 }).map(String)),
  fc.tuple(fc.constantFrom('regiao'), fc.constantFrom('', 'madeira', 'acores')),
  fc.tuple(fc.constantFrom('ordenar'), fc.constantFrom('', 'preco', 'total')),
)

test('L-12 the address that the browser makes of the form is the one that the server makes of it', () => {
  fc.assert(fc.property(fc.uniqueArray(entry, { selector: ([key, value]) => (key === 'cor' || key === 'material' ? key + value : key) }), (entries) => {
    const action = listingUrl(emptySelection({ kind: 'category', categoryId: sofas() }))
    const byBrowser = readListingAddress(listingAddress(action, entries), directory)
    const byServer = readListingAddress(`${action}?${new URLSearchParams(entries)}`, directory)
    expect(byBrowser).toMatchObject({ kind: 'selection' })
    expect(byBrowser.kind === 'selection' && byBrowser.canonicalUrl).toBe(byServer.kind === 'selection' && byServer.canonicalUrl)
  }))
})
