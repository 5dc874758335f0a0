import { categoryById } from '#domains/catalogue/contract.ts'
import { clickSources } from '#domains/clicks/contract.ts'
import type { KeptSimilarity } from '#domains/images/contract.ts'
import type { ProductPage } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { calmName } from '../../copy/calm-name.ts'
import { type Address, definePage, defineSignpost, forNowAt, movedTo } from '../../page/page.ts'
import type { Asked, Shown } from '../../page/asked-and-shown.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { leadPicture } from '../../parts/gallery/present-gallery.ts'
import { christmasNow } from '../../parts/variant/christmas-window.ts'
import { paths } from '../../paths.ts'
import { readRegion, withRegion } from '../../region-address.ts'
import { likenessSource } from '../product/likeness-source.ts'
import { readId } from '../product/product-name.ts'
import {
  askAgainUrl,
  loadSimilarView,
  readSimilarSort,
  type SimilarAddress,
  type SimilarPiece,
  similarUrl,
} from './load.ts'
import { type GoneSimilar, type SimilarProps, SimilarPage } from './SimilarPage.tsx'

interface KeptAddress extends Address {
  readonly address: SimilarAddress
  readonly found: KeptSimilarity | 'gone'
  readonly page: Exclude<ProductPage, { kind: 'unknown' }>
}

/** `/products/visually-similar/{requestId}/{id}-{slug}`, for a day. */
export const similarPage = definePage({
  id: 'R-07',
  name: 'visuallySimilar',
  access: 'anyone',
  cache: 'private',
  hasTags: true,
  script: 'cards',
  address: readAddress,
  load: (at, dependencies) => (at.found === 'gone' ? goneOf(at) : loadKept(at, at.found, dependencies)),
  head: (props) => ({
    ...('view' in props
      ? {
          title: `Parecidas com ${props.view.title}`,
          description: `Peças que se parecem com ${props.view.title}, de muitas lojas.`,
          canonical: props.view.canonicalUrl,
          region: props.view.address.region,
        }
      : {
          title: 'Esta lista já não está guardada',
          description: 'Listas de peças parecidas ficam guardadas um dia.',
          canonical: props.gone.canonicalUrl,
        }),
    robots: 'noindex, follow',
  }),
  Page: SimilarPage,
})

/** What a product's page links to: kept pages hold no request id, for that ends and they may be older. */
export const likePieces = defineSignpost({
  id: 'R-07',
  name: 'likePieces',
  leadsTo: async ({ url, params }, { products, likeness }) => {
    const productId = readId(params.name)
    const [region, sort] = [readRegion(url), readSimilarSort(url)]
    const page = await products.load(productId)
    if (page.kind === 'unknown') return refusal('not_found', `product ${productId} never existed`)
    if (page.kind === 'merged')
      return movedTo(askAgainUrl({ name: nameIn(paths.product(page.productId, page.slug)), sort, region }))
    const own = paths.product(productId, page.product.slug)
    const found = await likeness.ask(likenessSource(page))
    // Without a picture to go by there is nothing to show but the product and what stands beside it.
    return found === null || found.pieces.length === 0
      ? forNowAt(withRegion(own, region))
      : forNowAt(similarUrl({ requestId: found.requestId, name: nameIn(own), sort, region }))
  },
})

async function readAddress(
  { url, params: { requestId, name } }: Asked<'visuallySimilar'>,
  { likeness, products }: StorefrontDependencies,
): Promise<KeptAddress | Refusal> {
  const found = await likeness.byRequestId(requestId)
  if (found === null) return refusal('not_found', 'no answer has this request id')
  // Of what is kept no more only the address still says whose pieces they were.
  const asked = found === 'gone' ? readId(name) : found.productId
  const page = await products.load(asked)
  if (page.kind === 'unknown') return refusal('not_found', `product ${asked} never existed`)
  const { productId, slug } = page.kind === 'merged' ? page : { productId: asked, slug: page.product.slug }
  const address = {
    requestId: found === 'gone' ? requestId : found.requestId,
    name: nameIn(paths.product(productId, slug)),
    sort: readSimilarSort(url),
    region: readRegion(url),
  }
  // A list that is gone leads on from whatever name stands in its address.
  return { canonical: similarUrl(found === 'gone' ? { ...address, name } : address), address, found, page }
}

async function loadKept(
  { address, page }: KeptAddress,
  found: KeptSimilarity,
  dependencies: StorefrontDependencies,
): Promise<Shown<SimilarProps>> {
  const { listings, likeness } = dependencies
  const variants = await listings.cards(await likeness.hits(found), address.region, clickSources.visuallySimilar)
  const piece = pieceOf(page, address.region)
  return {
    props: { view: loadSimilarView({ address, piece, variants, christmas: christmasNow(dependencies).window }) },
  }
}

/** 410 with the way to a fresh answer in the same order and region. */
function goneOf({ address }: KeptAddress): Shown<SimilarProps> {
  const canonicalUrl = paths.productNamed(address.name)
  const gone: GoneSimilar = {
    canonicalUrl,
    productUrl: withRegion(canonicalUrl, address.region),
    againUrl: askAgainUrl(address),
  }
  return { status: 410, props: { gone } }
}

function nameIn(productPath: string): string {
  return productPath.slice(productPath.lastIndexOf('/') + 1)
}

function pieceOf(page: KeptAddress['page'], region: Region): SimilarPiece {
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
