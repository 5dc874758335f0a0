import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { categoryById } from '#domains/catalogue/contract.ts'
import { clickSources } from '#domains/clicks/contract.ts'
import type { KeptSimilarity } from '#domains/images/contract.ts'
import type { ProductPage } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { pageFacts } from '#platform/http/route-facts.ts'
import { calmName } from '../copy/calm-name.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { likenessSource } from '../pages/product/likeness-source.ts'
import { askAgainUrl, loadSimilarView, readSimilarSort, type SimilarPiece, similarUrl } from '../pages/similar/load.ts'
import { SimilarGonePage, SimilarPage } from '../pages/similar/SimilarPage.tsx'
import { leadPicture } from '../parts/gallery/present-gallery.ts'
import { christmasWindow } from '../parts/variant/christmas-window.ts'
import { paths } from '../paths.ts'
import { readRegion, withRegion } from '../region-address.ts'
import { withoutTracking } from './listing-address.ts'
import { readId } from './product-routes.tsx'
import { sendMoved } from './send-page.ts'
import { sendPrivatePage } from './send-private-page.tsx'

type SimilarRequest = FastifyRequest<{ Params: { requestId: string; name: string } }>

/** `/products/visually-similar/{requestId}/{id}-{slug}`, and the address of a product that leads there. */
export function similarRoutes(app: FastifyInstance, dependencies: StorefrontDependencies): void {
  app.get<{ Params: { name: string } }>('/produto/:name/parecidas', { config: pageFacts() }, (request, reply) =>
    askAnew(request, reply, dependencies),
  )
  app.get(
    '/products/visually-similar/:requestId/:name',
    { config: pageFacts() },
    async (request: SimilarRequest, reply) => {
      const { requestId } = request.params
      const found = await dependencies.likeness.byRequestId(requestId)
      if (found === null) throw new RefusedError(refusal('not_found', 'no answer has this request id'))
      if (found === 'gone') return sendGone(request, reply, dependencies)
      return sendSimilar(request, reply, found, dependencies)
    },
  )
}

/** What a product's page links to: kept pages hold no request id, for that ends and they may be older. */
async function askAnew(
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
  { products, likeness }: StorefrontDependencies,
): Promise<FastifyReply> {
  const productId = readId(request.params.name)
  const [region, sort] = [readRegion(request.raw.url ?? ''), readSimilarSort(request.raw.url ?? '')]
  const page = await products.load(productId)
  if (page.kind === 'unknown') throw new RefusedError(refusal('not_found', `product ${productId} never existed`))
  if (page.kind === 'merged')
    return sendMoved(reply, askAgainUrl({ name: nameIn(paths.product(page.productId, page.slug)), sort, region }))
  const own = paths.product(productId, page.product.slug)
  const found = await likeness.ask(likenessSource(page))
  // Without a picture to go by there is nothing to show but the product and what stands beside it.
  if (found === null || found.pieces.length === 0) return leadTo(reply, withRegion(own, region))
  return leadTo(reply, similarUrl({ requestId: found.requestId, name: nameIn(own), sort, region }))
}

/** For this time only: nobody keeps it. */
function leadTo(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(302).headers({ location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send()
}

function nameIn(productPath: string): string {
  return productPath.slice(productPath.lastIndexOf('/') + 1)
}

async function sendSimilar(
  request: SimilarRequest,
  reply: FastifyReply,
  found: KeptSimilarity,
  dependencies: StorefrontDependencies,
): Promise<FastifyReply> {
  const { products, listings, likeness, flags, clock } = dependencies
  const url = request.raw.url ?? ''
  const page = await products.load(found.productId)
  if (page.kind === 'unknown') throw new RefusedError(refusal('not_found', `product ${found.productId} never existed`))
  const { productId, slug } = page.kind === 'merged' ? page : { productId: found.productId, slug: page.product.slug }
  const address = {
    requestId: found.requestId,
    name: nameIn(paths.product(productId, slug)),
    sort: readSimilarSort(url),
    region: readRegion(url),
  }
  if (withoutTracking(url) !== similarUrl(address)) return sendMoved(reply, similarUrl(address))
  const variants = await listings.cards(likeness.hits(found), address.region, clickSources.visuallySimilar)
  const view = loadSimilarView({
    address,
    piece: pieceOf(page, address.region),
    variants,
    christmas: christmasWindow(flags, clock.now()).window,
  })
  return sendPrivatePage(reply, <SimilarPage view={view} />, dependencies)
}

function pieceOf(page: Exclude<ProductPage, { kind: 'unknown' }>, region: Region): SimilarPiece {
  if (page.kind === 'merged') return { title: 'esta peça', picture: null, category: null }
  const { product, variants } = page
  const category = product.categoryId === null ? null : categoryById(product.categoryId)
  return {
    title: calmName(product.title),
    picture: leadPicture(product, variants),
    category:
      category === null ? null : { name: category.name, url: withRegion(paths.category(category.slug), region) },
  }
}

/** 410 with the way to a fresh answer in the same order and region; the product is the one that the address names. */
async function sendGone(
  request: SimilarRequest,
  reply: FastifyReply,
  dependencies: StorefrontDependencies,
): Promise<FastifyReply> {
  const { name } = request.params
  const url = request.raw.url ?? ''
  const productId = readId(name)
  const page = await dependencies.products.load(productId)
  if (page.kind === 'unknown')
    throw new RefusedError(refusal('not_found', `product ${productId} never existed, from ${name.slice(0, 40)}`))
  const own =
    page.kind === 'merged' ? paths.product(page.productId, page.slug) : paths.product(productId, page.product.slug)
  const region = readRegion(url)
  const againUrl = askAgainUrl({ name: nameIn(own), sort: readSimilarSort(url), region })
  return sendPrivatePage(
    reply,
    <SimilarGonePage canonicalUrl={own} productUrl={withRegion(own, region)} againUrl={againUrl} />,
    dependencies,
    410,
  )
}
