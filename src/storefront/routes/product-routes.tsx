import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STALE_AFTER_MS, type VariantData } from '#domains/offers/contract.ts'
import { clickSources } from '#domains/clicks/contract.ts'
import { emptySelection, type Region } from '#domains/search/contract.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { pageFacts } from '#platform/http/route-facts.ts'
import type { MadePage } from '../cache/page-cache.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { loadProduct } from '../pages/product/load.ts'
import { ProductPage } from '../pages/product/ProductPage.tsx'
import { type ChristmasState, christmasWindow } from '../parts/variant/christmas-window.ts'
import type { Pieces } from '../html/trusted-html.tsx'
import { renderCards } from '../parts/variant/render-cards.tsx'
import { paths } from '../paths.ts'
import { makePage, movedPage } from '../render-page.tsx'
import { regionOptions } from '../ui/RegionSelect.tsx'
import { withoutTracking } from './listing-address.ts'
import { sendMoved, sendPage } from './send-page.ts'

const MAX_ID = 2_147_483_647
/** Two rows on a desktop. */
const SHOWN_ALTERNATIVES = 8

/** `/produto/{productId}-{slug}` is the page; every other way to name a product leads there. */
export const productRoutes = (app: FastifyInstance, dependencies: StorefrontDependencies): void => {
  app.get<{ Params: { name: string } }>('/produto/:name', { config: pageFacts() }, (request, reply) => answerProduct(request, reply, readId(request.params.name), dependencies))
  app.get<{ Params: { name: string } }>('/produto/v/:name', { config: pageFacts() }, async (request, reply) => {
    const variantId = readId(request.params.name)
    const found = await dependencies.products.resolveVariant(variantId)
    if (found === null) throw notFound(`variant ${variantId} never existed`)
    return sendMoved(reply, paths.product(found.productId, found.slug))
  })
}

const notFound = (detail: string): RefusedError => new RefusedError(refusal('not_found', detail))

/** "12-sofa-alvor" → 12; what is no id is not found. */
const readId = (name: string): number => {
  const [, digits = '', rest = ''] = /^([1-9]\d{0,9})(|-.*)$/.exec(name) ?? []
  const id = Number(digits)
  if (digits === '' || id > MAX_ID || rest.length > 200) throw notFound(`"${name.slice(0, 40)}" names no product`)
  return id
}

const answerProduct = async (request: FastifyRequest, reply: FastifyReply, productId: number, dependencies: StorefrontDependencies): Promise<FastifyReply> => {
  const url = request.raw.url ?? ''
  const region = readRegion(url)
  const path = url.split('?', 1)[0] ?? ''
  const address = withRegion(path, region)
  if (withoutTracking(url) !== address) return sendMoved(reply, address)
  const christmasNow = () => christmasWindow(dependencies.flags, dependencies.clock.now())
  const version = () => `${dependencies.products.versionOf(productId)}.${christmasNow().window?.daysLeft ?? ''}`
  return sendPage(request, reply, { key: address, version, make: () => makeProduct({ productId, path, region, christmas: christmasNow() }, dependencies) }, dependencies)
}

interface ProductRequest {
  readonly productId: number
  readonly path: string
  readonly region: Region
  readonly christmas: ChristmasState
}

const makeProduct = async ({ productId, path, region, christmas }: ProductRequest, dependencies: StorefrontDependencies): Promise<MadePage> => {
  const now = dependencies.clock.now()
  const page = await dependencies.products.load(productId)
  if (page.kind === 'unknown') throw notFound(`product ${productId} never existed`)
  if (page.kind === 'merged') return movedPage(withRegion(paths.product(page.productId, page.slug), region))
  const view = loadProduct(page, { region, now, christmas: christmas.window })
  if (view.canonicalUrl !== path) return movedPage(withRegion(view.canonicalUrl, region))
  // The alternatives' own changes have no counter here, so a page of a product that is gone is made for each who asks.
  const validUntil = view.isGone ? now : soonest(christmas.validUntil, nextStaleness(page.variants, now))
  const fragments = view.isGone ? await alternatives(page.product.categoryId, { region, christmas }, dependencies) : []
  const element = <ProductPage view={view} hasAlternatives={fragments.length > 0} />
  return makePage({ status: view.isGone ? 410 : 200, element, fragments, validUntil }, dependencies.site, dependencies.signRendering)
}

/** What a person who came for a product that is gone may look at instead: the best of its category. Secondary: without it the page stands. */
const alternatives = async (categoryId: number | null, { region, christmas }: Pick<ProductRequest, 'region' | 'christmas'>, dependencies: StorefrontDependencies): Promise<readonly Pieces[]> => {
  if (categoryId === null) return []
  try {
    const { hits } = await dependencies.listings.find({ ...emptySelection({ kind: 'category', categoryId }), region })
    return await renderCards({ hits: hits.slice(0, SHOWN_ALTERNATIVES), region, view: 'grid', clickSource: clickSources.goneProduct, christmas, eagerCount: 0 }, dependencies)
  } catch (error) {
    dependencies.log.warn({ err: error }, 'the page of a product that is gone has no alternatives')
    return []
  }
}

/** `regiao` is the only key of a product's page; whatever else there is falls away by a redirect. */
export const readRegion = (url: string): Region => {
  const value = new URLSearchParams(url.split('?', 2)[1] ?? '').get('regiao') ?? ''
  return regionOptions.find(([, word]) => word === value)?.[0] ?? 'mainland'
}

const withRegion = (path: string, region: Region): string => {
  const word = regionOptions.find(([each]) => each === region)?.[1] ?? ''
  return word === '' ? path : `${path}?regiao=${word}`
}

/** When the next of these offers grows stale, and can no longer be the best, by time alone. */
const nextStaleness = (variants: readonly VariantData[], now: Date): Date | null => {
  const times = variants.map(({ lastSeenAt }) => Date.parse(lastSeenAt) + STALE_AFTER_MS).filter((time) => time > now.getTime())
  return times.length === 0 ? null : new Date(Math.min(...times))
}

const soonest = (a: Date | null, b: Date | null): Date | null => (a === null ? b : b === null || a < b ? a : b)
