import { emptySelection } from '#domains/search/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { definePage, defineSignpost, movedTo } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { EshopsPage } from './EshopsPage.tsx'
import { eshopCards } from './load.ts'

/** Which shops have something to show changes with anything. */
const everything = emptySelection({ kind: 'all' })

/** */
export const eshopsPage = definePage({
  id: 'R-16',
  name: 'eshops',
  access: 'anyone',
  cache: 'shared',
  version: (_at, { listings }) => listings.versionOf(everything),
  load: async (_at, { listings, eshops }) => ({ props: { eshops: eshopCards(eshops, await listings.overview()) } }),
  head: ({ eshops }) => ({
    title: 'Lojas',
    description: `As ${countOf(eshops.length, words.eshop)} cujas ofertas comparamos.`,
    canonical: paths.eshops(),
    robots: 'index, follow',
  }),
  Page: EshopsPage,
  sitemap: () => [paths.eshops()],
})

/** a shop by its id. */
export const eshopById = defineSignpost({
  id: 'R-05',
  name: 'eshopById',
  leadsTo: ({ params: { merchantId } }, { eshops }) => {
    const eshop = eshops.list().find(({ id }) => String(id) === merchantId)
    return eshop === undefined
      ? refusal('not_found', `no shop has the id ${merchantId.slice(0, 20)}`)
      : movedTo(paths.eshopProducts(eshop.slug))
  },
})
