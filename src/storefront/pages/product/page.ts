import { regionOfPostalCode, type ProductPage as ProductPageData } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { readPostalCode } from '#platform/europe/postal-code.ts'
import { rememberBeside, shownBeside } from '../../cache/shown-beside.ts'
import { soonest } from '../../cache/soonest.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { type Address, definePage, defineSignpost, type Elsewhere, movedTo } from '../../page/page.ts'
import type { Asked, Shown } from '../../page/asked-and-shown.ts'
import { type ChristmasState, christmasNow, christmasVersion } from '../../parts/variant/christmas-window.ts'
import { paths } from '../../paths.ts'
import { readRegion, withRegion } from '../../region-address.ts'
import { productShare } from '../../seo/share-card.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import { ratingData } from '../reviews/review-data.ts'
import { questionsBeside } from './questions-beside.ts'
import { reviewsBeside } from './reviews-beside.ts'
import { cardsBeside, endsOf } from './cards-beside.ts'
import { DeliveriesPage } from './DeliveriesPage.tsx'
import { loadProduct, type ProductView } from './load.ts'
import { OffersPage } from './OffersPage.tsx'
import { presentDeliveries } from './present-deliveries.ts'
import { productData } from './product-data.ts'
import { readId } from './product-name.ts'
import { ProductPage } from './ProductPage.tsx'

type FoundProduct = Extract<ProductPageData, { kind: 'product' }>
type PathOf = (productId: number, slug: string) => string

interface ProductAddress extends Address {
  readonly productId: number
  readonly path: string
  readonly region: Region
  readonly hasPostalError: boolean
}

/** `/produto/{productId}-{slug}` is the page; every other way to name a product leads there. */
export const productPage = definePage({
  id: 'R-17',
  name: 'product',
  access: 'anyone',
  cache: 'shared',
  script: 'product',
  address: (asked) => {
    const typed = asked.query.get('codigo-postal') ?? ''
    return typed.trim() === '' ? addressOf(asked) : addressOf(asked, readPostalCode(typed))
  },
  version: versionOf,
  load: async (at, dependencies) => {
    const found = await find(at, paths.product, dependencies)
    if (!('view' in found)) return found
    const { view, page } = found
    const [cards, reviews, questions] = await Promise.all([
      cardsBeside(page, view, found.christmas, dependencies),
      reviewsBeside(page, dependencies),
      questionsBeside(page, dependencies),
    ])
    rememberBeside(at.canonical, [...cards.productIds, ...page.twins.map(({ productId }) => productId)], dependencies)
    return {
      status: view.isGone ? 410 : 200,
      props: {
        view,
        hasCards: cards.fragments.length > 0,
        hasMoreAlike: cards.hasMore,
        hasPostalError: at.hasPostalError,
        reviews,
        questions,
      },
      fragments: cards.fragments,
      // The alternatives' own changes have no counter here, so a page of a product that is gone is made for each who asks.
      validUntil: view.isGone ? dependencies.clock.now() : soonest([found.validUntil, cards.validUntil]),
    }
  },
  head: ({ view, reviews = null, questions = null }, site) => ({
    title: view.title,
    description: view.isGone
      ? `${view.title}: já não está à venda em nenhuma loja.`
      : `${view.title}: ${countOf(view.offers.length, words.offer)}, com o preço entregue em sua casa.`,
    canonical: view.canonicalUrl,
    robots: view.isGone ? 'noindex' : 'index, follow',
    share: view.isGone ? null : productShare(view),
    jsonLd: view.isGone
      ? []
      : [
          { ...productData(view, site), ...(reviews !== null && ratingData(reviews)) },
          breadcrumbData(site.url, [...view.crumbs, { name: view.title, url: view.canonicalUrl }]),
        ],
    region: view.region,
    ...((reviews !== null || questions !== null) && { sheet: 'reviews' as const }),
  }),
  Page: ProductPage,
})

/** M-10: every shop's offer, which a dialog shows. */
export const productOffersPage = definePage({
  id: 'M-10',
  name: 'productOffers',
  access: 'anyone',
  cache: 'shared',
  script: 'product',
  address: (asked) => addressOf(asked),
  version: versionOf,
  load: (at, dependencies) => loadPart(at, paths.productOffers, dependencies, ({ view }) => ({ view })),
  head: ({ view }) => ({
    title: `Ofertas: ${view.title}`,
    description: `${countOf(view.offers.length, words.offer)} de ${view.title}, com entrega.`,
    canonical: view.canonicalUrl,
    robots: 'noindex, follow',
    region: view.region,
  }),
  Page: OffersPage,
})

/** M-12: what each shop asks to deliver to each region, which another dialog shows. */
export const productDeliveriesPage = definePage({
  id: 'M-12',
  name: 'productDeliveries',
  access: 'anyone',
  cache: 'shared',
  script: 'product',
  address: (asked) => addressOf(asked),
  version: versionOf,
  load: (at, dependencies) =>
    loadPart(at, paths.productDeliveries, dependencies, ({ view, page: { variants }, now }) => ({
      view,
      deliveries: presentDeliveries(variants, { region: view.region, now }),
    })),
  head: ({ view }) => ({
    title: `Entregas: ${view.title}`,
    description: `O que cada loja pede para entregar ${view.title}.`,
    canonical: view.canonicalUrl,
    robots: 'noindex, follow',
    region: view.region,
  }),
  Page: DeliveriesPage,
})

export const productDetailVariant = defineSignpost({
  id: 'R-17',
  name: 'productDetailVariant',
  leadsTo: async ({ params: { name } }, { products }) => {
    const variantId = readId(name)
    const found = await products.resolveVariant(variantId)
    return found === null
      ? refusal('not_found', `variant ${variantId} never existed`)
      : movedTo(paths.product(found.productId, found.slug))
  },
})

/** What a form without script says in place of a code that is none. */
const REFUSED = 'codigo-postal=invalido'

/** `regiao` or, from the form without script, a postal code, which leads to its region. `null`: what was typed is no code. */
function addressOf(
  { path, url, params }: Asked<'product' | 'productOffers' | 'productDeliveries'>,
  postalCode?: ReturnType<typeof readPostalCode>,
): ProductAddress {
  const region = postalCode == null ? readRegion(url) : regionOfPostalCode(postalCode)
  const at = { productId: readId(params.name), path, region, hasPostalError: postalCode === null }
  return { ...at, canonical: addressAt(path, at) }
}

function addressAt(
  path: string,
  { region, hasPostalError }: Pick<ProductAddress, 'region' | 'hasPostalError'>,
): string {
  const address = withRegion(path, region)
  return hasPostalError ? `${address}${address.includes('?') ? '&' : '?'}${REFUSED}` : address
}

function versionOf({ productId, canonical }: ProductAddress, dependencies: StorefrontDependencies): string {
  const shown = [productId, ...shownBeside(canonical, dependencies)]
  return `${shown.map((id) => dependencies.products.versionOf(id)).join()}.${christmasVersion(dependencies)}.${dependencies.accuracy.version()}`
}

interface Found {
  readonly page: FoundProduct
  readonly view: ProductView
  readonly now: Date
  readonly christmas: ChristmasState
  readonly validUntil: Date | null
}

/** The product of an address, or the address that it has by now. */
async function find(
  at: ProductAddress,
  pathOf: PathOf,
  dependencies: StorefrontDependencies,
): Promise<Found | Elsewhere | Refusal> {
  const { productId, path, region } = at
  const [christmas, now] = [christmasNow(dependencies), dependencies.clock.now()]
  const page = await dependencies.products.load(productId)
  if (page.kind === 'unknown') return refusal('not_found', `product ${productId} never existed`)
  if (page.kind === 'merged') return movedTo(withRegion(pathOf(page.productId, page.slug), region))
  const own = pathOf(productId, page.product.slug)
  if (own !== path) return movedTo(addressAt(own, at))
  const view = loadProduct(page, {
    region,
    now,
    christmas: christmas.window,
    accuracyOf: (eshopId) => dependencies.accuracy.of(eshopId),
  })
  const ends = [page, ...page.twins].flatMap(({ variants }) => variants.flatMap((variant) => endsOf(variant, now)))
  return { page, view, now, christmas, validUntil: soonest([christmas.validUntil, ...ends]) }
}

/** A part of the product's page that stands for itself; of a product that is gone there is only the page. */
async function loadPart<Props>(
  at: ProductAddress,
  pathOf: PathOf,
  dependencies: StorefrontDependencies,
  present: (found: Found) => Props,
): Promise<Shown<Props> | Elsewhere | Refusal> {
  const found = await find(at, pathOf, dependencies)
  if (!('view' in found)) return found
  const { view, page, validUntil } = found
  if (view.isGone) return movedTo(view.ownUrl)
  rememberBeside(
    at.canonical,
    page.twins.map(({ productId }) => productId),
    dependencies,
  )
  return { props: present(found), validUntil }
}
