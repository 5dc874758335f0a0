import { childrenOf, departments } from '#domains/catalogue/contract.ts'
import { clickSources } from '#domains/clicks/contract.ts'
import { emptySelection, type ListingSelection, listingUrl } from '#domains/search/contract.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { presentCard } from '../../parts/variant/present-card.ts'
import { listVouchers } from '../../parts/voucher/present-eshop-voucher.ts'
import { paths } from '../../paths.ts'
import { keepRegion } from '../../region-address.ts'
import { eshopCards } from '../eshops/load.ts'
import { contentImage } from '../../parts/pictures/content-image.ts'
import { pictureBy } from './block-pictures.ts'
import type { BlockOf, BlockView, PictureLink } from './home-view.ts'
import type { HomeSources } from './home-sources.ts'

export async function loadSearch(
  { ident, kind, settings }: BlockOf<'search'>,
  { listings, eshops }: HomeSources,
): Promise<BlockView<'search'>> {
  const overview = await listings.overview()
  const counts = `${countOf(overview.productCount, words.product)} de ${countOf(eshopCards(eshops, overview).length, words.eshop)}`
  const lead = settings.lead ?? `${counts}, lado a lado: o preço, a entrega e o total.`
  return { ident, kind, title: settings.title, lead }
}

/** The picture that is set, or else one of the department's first group, which is what one thinks of: sofas of the living room, beds of the bedroom. */
export async function loadDepartments(
  { ident, kind, settings }: BlockOf<'departments'>,
  sources: HomeSources,
): Promise<BlockView<'departments'>> {
  const { productsByCategory } = await sources.listings.overview()
  const pictureOf = pictureBy(sources)
  const links: PictureLink[] = []
  for (const department of departments()) {
    const { id, name, slug } = department
    const set = settings.pictures?.[slug]
    links.push({
      name,
      url: keepRegion(paths.category(slug), sources.region),
      count: productsByCategory.get(id) ?? 0,
      image: set === undefined ? await pictureOf(childrenOf(department)[0], department) : contentImage(set),
    })
  }
  return { ident, kind, title: settings.title, departments: links }
}

/** Reductions that we saw ourselves, as a row of small cards. */
export async function loadPriceDrops(
  { ident, kind, settings: { title, count } }: BlockOf<'price-drops'>,
  { listings, region, christmas }: HomeSources,
): Promise<BlockView<'price-drops'> | null> {
  const reduced: ListingSelection = { ...emptySelection({ kind: 'offers', categoryId: null }), region }
  const { hits } = await listings.find(reduced)
  const variants = await listings.cards(hits.slice(0, count), region, clickSources.homepageSelection)
  const cards = variants.map((variant) => presentCard(variant, { region, view: 'grid', christmas: christmas.window }))
  return cards.length === 0 ? null : { ident, kind, title, url: listingUrl(reduced), cards }
}

export async function loadNewest(
  { ident, kind, settings: { title, count } }: BlockOf<'newest'>,
  { listings, region }: HomeSources,
): Promise<BlockView<'newest'> | null> {
  const newest: ListingSelection = { ...emptySelection({ kind: 'all' }), sort: 'newest', region }
  const { hits, degraded } = await listings.find(newest)
  // In another order they are not the newest.
  return hits.length === 0 || degraded !== null
    ? null
    : { ident, kind, title, url: listingUrl(newest), hits: hits.slice(0, count) }
}

export async function loadVoucherShops(
  { ident, kind, settings: { title, count } }: BlockOf<'voucher-shops'>,
  { listings, eshops, clock, region }: HomeSources,
): Promise<BlockView<'voucher-shops'> | null> {
  const shops = eshopCards(eshops, await listings.overview()).flatMap((eshop) => {
    const [voucher] = listVouchers(eshop, clock.now())
    return voucher === undefined
      ? []
      : [{ name: eshop.name, worth: voucher.worth, url: keepRegion(voucher.url, region) }]
  })
  return shops.length === 0 ? null : { ident, kind, title, shops: shops.slice(0, count) }
}

export async function loadShops(
  { ident, kind, settings: { title } }: BlockOf<'shops'>,
  { listings, eshops, region }: HomeSources,
): Promise<BlockView<'shops'> | null> {
  const shops = eshopCards(eshops, await listings.overview()).map(({ slug, name, count }) => ({
    name,
    count,
    url: keepRegion(paths.eshopProducts(slug), region),
  }))
  return shops.length === 0 ? null : { ident, kind, title, shops }
}
