import { nextVoucherChangeAt } from '#domains/eshops/contract.ts'
import { emptySelection } from '#domains/search/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { soonest } from '../../cache/soonest.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { definePage, defineSignpost, movedTo } from '../../page/page.ts'
import { standInUntil } from '../../page/stand-in.ts'
import { RATINGS_KEPT_MS, totalsForPages } from '../../parts/eshop/rating-of-eshop.ts'
import { paths } from '../../paths.ts'
import { eshopsUrl, readEshopsAddress } from './eshops-address.ts'
import { EshopsPage } from './EshopsPage.tsx'
import { eshopCards } from './load.ts'
import { presentEshops } from './present-eshops.ts'

/** Which shops have something to show changes with anything. */
const everything = emptySelection({ kind: 'all' })

/** */
export const eshopsPage = definePage({
  id: 'R-16',
  name: 'eshops',
  access: 'anyone',
  cache: 'shared',
  address: ({ url }) => {
    const at = readEshopsAddress(url)
    return { canonical: eshopsUrl(at), ...at }
  },
  version: (_at, { listings, accuracy }) => `${listings.versionOf(everything)}.${accuracy.version()}`,
  load: async ({ region, filter, sort }, dependencies) => {
    const { listings, eshops, clock, accuracy } = dependencies
    const at = { region, filter, sort }
    const reviews = await totalsForPages(
      eshops.list().map(({ id }) => id),
      dependencies,
    )
    const overview = await listings.overview()
    const { isStandIn } = overview
    const cards = eshopCards(eshops, overview, reviews, (id) => accuracy.of(id))
    const changesAt = cards.map(({ vouchers }) => nextVoucherChangeAt(vouchers, clock.now()))
    return {
      props: { eshops: presentEshops(cards, at, clock.now()), at, isStandIn },
      isStandIn,
      validUntil: soonest([
        ...changesAt,
        new Date(clock.now().getTime() + RATINGS_KEPT_MS),
        standInUntil(isStandIn, clock.now()),
      ]),
    }
  },
  head: ({ eshops, at }) => ({
    title: 'Lojas',
    description: `As ${countOf(eshops.length, words.eshop)} cujas ofertas comparamos.`,
    canonical: paths.eshops(),
    robots: at.filter === '' && at.sort === '' ? 'index, follow' : 'noindex, follow',
    region: at.region,
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
