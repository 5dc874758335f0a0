import { expect, test } from 'vitest'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { emptySelection } from '#domains/search/contract.ts'
import { anOffer, aProduct, listingsOver } from '#domains/search/testing.ts'
import { manualClock } from '#platform/clock.ts'
import { createFragmentCache } from '../../cache/fragments.ts'
import { renderFrame } from '../../html/trusted-html.tsx'
import { SiteProvider } from '../../site.ts'
import { aSite } from '../../testing.ts'
import { ListingPage } from './ListingPage.tsx'
import { loadListing } from './load.ts'
import { renderFilterPanel } from './render-filter-panel.tsx'

const fragments = createFragmentCache(manualClock('2026-11-21T11:00:00Z'))
const listings = listingsOver(
  [
    ['Roupeiro de 3 portas', 'roupeiros'],
    ['Roupeiro branco', 'roupeiros'],
    ['Sofá cinzento', 'sofas'],
    ['Mesa de centro Rabaçal', 'mesas-de-centro'],
  ].map(([title = '', slug = ''], at) =>
    aProduct({
      productId: at + 1,
      title,
      categoryId: categoryBySlug(slug)?.id ?? null,
      offers: [anOffer({ variantId: at + 1, title })],
    }),
  ),
)

async function pageOf(query: string, priceToCents: number | null = null): Promise<string> {
  const selection = { ...emptySelection({ kind: 'search' }), query, priceToCents }
  const view = await loadListing(selection, listings, { eshopName: () => null, brandName: () => null })
  const { before, after } = renderFrame(
    <SiteProvider value={aSite()}>
      <ListingPage view={view} productPaths={[]} filterPanel={renderFilterPanel(view, fragments)} />
    </SiteProvider>,
  )
  return Buffer.concat([...before, ...after])
    .toString()
    .replace(/<!--.*?-->/g, '')
}

test('S-06 what was taken for a typing error is said, with the link to what was typed', async () => {
  const page = await pageOf('roupero')
  expect(page).toContain(
    'A mostrar resultados para <strong>roupeiro</strong>. Procurar antes <a href="/search?q=%22roupero%22"',
  )
  expect(await pageOf('roupeiro')).not.toContain('Procurar antes')
})

test('S-06 a search that nothing answers whole shows the rest and what else could be dropped', async () => {
  const page = await pageOf('roupeiro sofá')
  expect(page).toContain('Nenhum produto tem todas estas palavras. A mostrar os resultados sem “sofá”.')
  expect(page).toContain('Sem <a href="/search?q=sof%C3%A1" data-in-place="">“roupeiro”</a>: 1 produto')
  expect(await pageOf('roupeiro')).not.toContain('A mostrar os resultados sem')
})

test('S-06 a thing and a name that have nothing to do with each other: the thing, and the way to the name', async () => {
  const page = await pageOf('sofa rabacal')
  expect(page).toContain('Não há “sofa” com “rabacal”. A mostrar “sofa”; ou ver ')
  expect(page).toContain('<a href="/search?q=rabacal" data-in-place="">“rabacal”</a>: 1 produto')
  expect(page).toContain('data-count="">1 produto<')
})

test('S-06 where the filters are the reason the page is empty and names them and the words', async () => {
  const page = await pageOf('roupeiro branco', 1)
  expect(page).toContain('Nenhum produto corresponde a tudo isto')
  expect(page).toMatch(/Sem <a [^>]*>[^<]*Preço[^<]*<\/a>: 1 produto</)
})

test('S-06 words that lead nowhere lead to the departments', async () => {
  expect(await pageOf('xyzzy')).toContain('Não encontrámos nada com estas palavras')
})
