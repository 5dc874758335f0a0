import { emptySelection, type Region } from '#domains/search/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { definePage, defineSignpost, movedTo } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { type RegionalAddress, regionalAddress } from '../../region-address.ts'
import { EshopsPage } from './EshopsPage.tsx'
import { type EshopCard, eshopCards } from './load.ts'

/** Which shops have something to show changes with anything. */
const everything = emptySelection({ kind: 'all' })

type EshopsProps = { readonly eshops: readonly EshopCard[]; readonly region: Region }

/** */
export const eshopsPage = definePage<'eshops', 'shared', RegionalAddress, EshopsProps>({
  id: 'R-16',
  name: 'eshops',
  access: 'anyone',
  cache: 'shared',
  address: regionalAddress,
  version: (_at, { listings }) => listings.versionOf(everything),
  load: async ({ region }, { listings, eshops }) => ({
    props: { eshops: eshopCards(eshops, await listings.overview()), region },
  }),
  head: ({ eshops, region }) => ({
    title: 'Lojas',
    description: `As ${countOf(eshops.length, words.eshop)} cujas ofertas comparamos.`,
    canonical: paths.eshops(),
    robots: 'index, follow',
    region,
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
