import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReactElement } from 'react'
import {
  type ProductPage as ProductPageData,
  regionOfPostalCode,
  STALE_AFTER_MS,
  type VariantData,
} from '#domains/offers/contract.ts'
import { clickSources } from '#domains/clicks/contract.ts'
import { emptySelection, type ListingHit, type Region } from '#domains/search/contract.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { pageFacts } from '#platform/http/route-facts.ts'
import { readPostalCode } from '#platform/postal-code.ts'
import { ByteLru } from '#platform/byte-lru.ts'
import type { MadePage } from '../cache/page-cache.ts'
import { soonest } from '../cache/soonest.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { DeliveriesPage } from '../pages/product/DeliveriesPage.tsx'
import { loadProduct, type ProductView } from '../pages/product/load.ts'
import { loadLikePieces } from '../pages/product/load-like-pieces.ts'
import { OffersPage } from '../pages/product/OffersPage.tsx'
import { presentDeliveries } from '../pages/product/present-deliveries.ts'
import { ProductPage } from '../pages/product/ProductPage.tsx'
import { type ChristmasState, christmasWindow } from '../parts/variant/christmas-window.ts'
import { renderCards, type RenderedCards } from '../parts/variant/render-cards.tsx'
import { paths } from '../paths.ts'
import { makePage, movedPage } from '../render-page.tsx'
import { readRegion, withRegion } from '../region-address.ts'
import { withoutTracking } from './listing-address.ts'
import { sendMoved, sendPage } from './send-page.ts'

const MAX_ID = 2_147_483_647
/** Two rows on a desktop. */
const SHOWN_ALTERNATIVES = 8
/** Which products an address shows beside its own, so that their changes make its page anew: so many ids in all. */
const REMEMBERED_BESIDE = 200_000
type Beside = ByteLru<readonly number[]>

/** `/produto/{productId}-{slug}` is the page; every other way to name a product leads there. */
export function productRoutes(app: FastifyInstance, dependencies: StorefrontDependencies): void {
  const beside: Beside = new ByteLru(REMEMBERED_BESIDE)
  const answer = (part: ProductPart) => (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) =>
    answerProduct(request, reply, part, dependencies, beside)
  app.get('/produto/:name', { config: pageFacts() }, answer('product'))
  app.get('/produto/:name/ofertas', { config: pageFacts() }, answer('offers'))
  app.get('/produto/:name/entregas', { config: pageFacts() }, answer('deliveries'))
  app.get<{ Params: { name: string } }>('/produto/v/:name', { config: pageFacts() }, async (request, reply) => {
    const variantId = readId(request.params.name)
    const found = await dependencies.products.resolveVariant(variantId)
    if (found === null) throw notFound(`variant ${variantId} never existed`)
    return sendMoved(reply, paths.product(found.productId, found.slug))
  })
}

function notFound(detail: string): RefusedError {
  return new RefusedError(refusal('not_found', detail))
}

/** "12-sofa-alvor" → 12; what is no id is not found. */
export function readId(name: string): number {
  const [, digits = '', rest = ''] = /^([1-9]\d{0,9})(|-.*)$/.exec(name) ?? []
  const id = Number(digits)
  if (digits === '' || id > MAX_ID || rest.length > 200) throw notFound(`"${name.slice(0, 40)}" names no product`)
  return id
}

/** The page itself, and the two that its dialogs show (M-10, M-12). */
type ProductPart = 'product' | 'offers' | 'deliveries'

interface ProductRequest {
  readonly productId: number
  readonly part: ProductPart
  readonly path: string
  readonly region: Region
  readonly hasPostalError: boolean
  readonly christmas: ChristmasState
}

async function answerProduct(
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
  part: ProductPart,
  dependencies: StorefrontDependencies,
  beside: Beside,
): Promise<FastifyReply> {
  const productId = readId(request.params.name)
  const url = request.raw.url ?? ''
  const path = url.split('?', 1)[0] ?? ''
  const { region, hasPostalError } = readAddress(url, part)
  const address = withPostalError(withRegion(path, region), hasPostalError)
  if (withoutTracking(url) !== address) return sendMoved(reply, address)
  const christmasNow = () => christmasWindow(dependencies.flags, dependencies.clock.now())
  const version = () =>
    [productId, ...(beside.get(address) ?? [])].map((id) => dependencies.products.versionOf(id)).join() +
    `.${christmasNow().window?.daysLeft ?? ''}`
  const make = () =>
    makeProduct({ productId, part, path, region, hasPostalError, christmas: christmasNow() }, dependencies, (ids) =>
      beside.set(address, ids, ids.length),
    )
  return sendPage(request, reply, { key: address, version, make }, dependencies)
}

/** What a form without script says in place of a code that is none. */
const REFUSED = 'codigo-postal=invalido'

/** `regiao` and, from the form without script, a postal code, which leads to its region; whatever else there is falls away by a redirect. */
function readAddress(url: string, part: ProductPart): { region: Region; hasPostalError: boolean } {
  const region = readRegion(url)
  const typed = new URLSearchParams(url.split('?', 2)[1] ?? '').get('codigo-postal') ?? ''
  if (part !== 'product' || typed.trim() === '') return { region, hasPostalError: false }
  const code = readPostalCode(typed)
  return code === null ? { region, hasPostalError: true } : { region: regionOfPostalCode(code), hasPostalError: false }
}

function withPostalError(address: string, hasPostalError: boolean): string {
  return hasPostalError ? `${address}${address.includes('?') ? '&' : '?'}${REFUSED}` : address
}

async function makeProduct(
  asked: ProductRequest,
  dependencies: StorefrontDependencies,
  keepBeside: (productIds: readonly number[]) => void,
): Promise<MadePage> {
  const { productId, part, path, region, hasPostalError, christmas } = asked
  const now = dependencies.clock.now()
  const page = await dependencies.products.load(productId)
  if (page.kind === 'unknown') throw notFound(`product ${productId} never existed`)
  if (page.kind === 'merged') return movedPage(withRegion(pathOf(part, page.productId, page.slug), region))
  const view = loadProduct(page, { region, now, christmas: christmas.window })
  if (pathOf(part, productId, page.product.slug) !== path)
    return movedPage(withPostalError(withRegion(pathOf(part, productId, page.product.slug), region), hasPostalError))
  if (part !== 'product' && view.isGone) return movedPage(view.ownUrl)
  const cards = part === 'product' ? await cardsBeside(page, view, asked, dependencies) : NO_CARDS
  keepBeside([...cards.productIds, ...page.twins.map((twin) => twin.productId)])
  // The alternatives' own changes have no counter here, so a page of a product that is gone is made for each who asks.
  const validUntil = view.isGone
    ? now
    : soonest([
        christmas.validUntil,
        cards.validUntil,
        ...[page, ...page.twins].flatMap(({ variants }) => variants.flatMap((variant) => endsOf(variant, now))),
      ])
  const element = elementOf(part, {
    view,
    page,
    now,
    hasCards: cards.fragments.length > 0,
    hasMoreAlike: cards.hasMore,
    hasPostalError,
  })
  return makePage(
    { status: view.isGone ? 410 : 200, element, fragments: cards.fragments, validUntil },
    dependencies.site,
    dependencies.signRendering,
  )
}

function pathOf(part: ProductPart, productId: number, slug: string): string {
  return { product: paths.product, offers: paths.productOffers, deliveries: paths.productDeliveries }[part](
    productId,
    slug,
  )
}

function elementOf(
  part: ProductPart,
  {
    view,
    page,
    now,
    ...beside
  }: {
    view: ProductView
    page: FoundProduct
    now: Date
    hasCards: boolean
    hasMoreAlike: boolean
    hasPostalError: boolean
  },
): ReactElement {
  if (part === 'offers') return <OffersPage view={view} />
  if (part === 'deliveries')
    return <DeliveriesPage view={view} deliveries={presentDeliveries(page.variants, { region: view.region, now })} />
  return <ProductPage view={view} {...beside} />
}

type FoundProduct = Extract<ProductPageData, { kind: 'product' }>

interface CardsBeside extends RenderedCards {
  /** There is a page with more pieces that look like it. */
  readonly hasMore: boolean
  /** Whose changes make this page another one. */
  readonly productIds: readonly number[]
}
const NO_CARDS: CardsBeside = { fragments: [], validUntil: null, productIds: [], hasMore: false }

/** Similar pieces or, when the product is gone, the best of its category. Secondary: without them the page stands. */
async function cardsBeside(
  page: FoundProduct,
  view: ProductView,
  { region, christmas }: ProductRequest,
  dependencies: StorefrontDependencies,
): Promise<CardsBeside> {
  const clickSource = view.isGone ? clickSources.goneProduct : clickSources.detailSimilar
  try {
    const { hits, isByPicture } = view.isGone
      ? { hits: await alternatives(page.product.categoryId, region, dependencies), isByPicture: false }
      : await loadLikePieces(page, { region, clickSource }, dependencies)
    const rendered = await renderCards(
      { hits, region, view: view.isGone ? 'grid' : 'small', clickSource, christmas, eagerCount: 0 },
      dependencies,
    )
    return { ...rendered, productIds: view.isGone ? [] : hits.map(({ productId }) => productId), hasMore: isByPicture }
  } catch (error) {
    dependencies.log.warn({ err: error }, 'a product page has no cards beside it')
    return NO_CARDS
  }
}

async function alternatives(
  categoryId: number | null,
  region: Region,
  { listings }: StorefrontDependencies,
): Promise<readonly ListingHit[]> {
  return categoryId === null
    ? []
    : (await listings.find({ ...emptySelection({ kind: 'category', categoryId }), region })).hits.slice(
        0,
        SHOWN_ALTERNATIVES,
      )
}

/** What of an offer time alone ends: it grows stale, its voucher or its discount ends. */
function endsOf({ lastSeenAt, voucher, discount }: VariantData, now: Date): Date[] {
  return [
    Date.parse(lastSeenAt) + STALE_AFTER_MS,
    ...[voucher?.validUntil, discount?.until].flatMap((end) => (end == null ? [] : [Date.parse(end)])),
  ]
    .filter((time) => time > now.getTime())
    .map((time) => new Date(time))
}
