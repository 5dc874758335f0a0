import {
  findInspirations,
  type FoundInspirations,
  INSPIRATIONS_A_PAGE,
  inspirationsUrl,
  parseInspirationsUrl,
} from '#domains/content/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { editorsOf } from '../../copy/editors-of.ts'
import { countOf } from '../../copy/format.ts'
import { type Address, definePage } from '../../page/page.ts'
import { presentInspirationCard } from '../../parts/inspirations/inspiration-card.ts'
import { paths } from '../../paths.ts'
import { keepRegion, readRegion } from '../../region-address.ts'
import { itemListData } from '../../seo/structured-data.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { InspirationsPage, type InspirationsProps } from './InspirationsPage.tsx'
import { listTitle, presentFilters, presentPages } from './present-inspirations.ts'

interface InspirationsAddress extends Address {
  readonly url: string
  readonly region: Region
}

/** R-13 /inspirations: rooms of which the pieces can be bought, by room, style and whose they are. */
export const inspirationsPage = definePage<'inspirations', 'shared', InspirationsAddress, InspirationsProps>({
  id: 'R-13',
  name: 'inspirations',
  access: 'anyone',
  cache: 'shared',
  address: ({ url }, dependencies) => {
    const region = readRegion(url)
    const own = inspirationsUrl(find(url, dependencies).selection)
    return { canonical: keepRegion(own, region), url: own, region }
  },
  // Shops are known once there is an index.
  version: (_at, { inspirations }) => `${inspirations.version()}.${inspirations.shops().size}`,
  load: ({ url, region }, dependencies) => {
    const found = find(url, dependencies)
    if (found.selection.page > Math.max(1, found.pageCount))
      return refusal('not_found', `the list of inspirations has ${found.pageCount} pages`)
    const context = { shops: dependencies.inspirations.shops(), editors: editorsOf(dependencies.site), region }
    return {
      props: {
        title: listTitle(found),
        countText: countOf(found.totalCount, ['inspiração', 'inspirações']),
        filters: presentFilters(found, region),
        cards: found.inspirations.map((each) => presentInspirationCard(each, context)),
        pages: presentPages(found, region),
        isFiltered: url.includes('?'),
        first: (found.selection.page - 1) * INSPIRATIONS_A_PAGE + 1,
        canonical: url,
        region,
      },
    }
  },
  head: ({ title, countText, cards, canonical, first, region, pages }, site) => ({
    title,
    description: `${countText} de salas, quartos e outras divisões, com cada peça identificada, o preço e o total com entrega.`,
    canonical,
    // Rooms and styles one by one are lists worth finding; what is combined is not.
    robots: (canonical.match(/=/g) ?? []).length > 1 || cards.length === 0 ? 'noindex, follow' : 'index, follow',
    prev: pages.prev,
    next: pages.next,
    jsonLd: [
      itemListData(
        site.url,
        cards.map(({ url }) => url.split('?', 1)[0] ?? url),
        first,
      ),
    ],
    region,
    sheet: 'reading',
  }),
  Page: InspirationsPage,
  sitemap: ({ inspirations }) => (inspirations.shown().length === 0 ? [] : [paths.inspirations()]),
})

function find(url: string, { inspirations, site }: StorefrontDependencies): FoundInspirations {
  const shops = inspirations.shops()
  const selection = parseInspirationsUrl(url, new Set([...shops.values()].map(({ slug }) => slug)))
  if (selection === null) throw new Error(`${url.slice(0, 100)} is no list of inspirations`)
  return findInspirations(inspirations.shown(), selection, { shops, editors: editorsOf(site) })
}
