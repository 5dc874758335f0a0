import type { FastifyInstance } from 'fastify'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { pageFacts } from '#platform/http/request/route-facts.ts'
import { clickSources } from '#domains/clicks/contract.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { loadArticle } from '../pages/articles/load-article.ts'
import { listingNames } from '../pages/listing/listing-names.ts'
import { loadListing } from '../pages/listing/load.ts'
import { loadProduct } from '../pages/product/load.ts'
import { readId } from '../pages/product/product-name.ts'
import { minutesText } from '../parts/articles/present-article-card.ts'
import { christmasNow } from '../parts/variant/christmas-window.ts'
import { paths } from '../paths.ts'
import {
  hasShareCard,
  listingShare,
  productPictures,
  productShare,
  shareCardPath,
  type ShareFacts,
  siteShare,
} from '../seo/share-card.ts'
import { articlePictures, articleShare } from '../seo/article-share.ts'
import { readListingAddress } from './listing-address.ts'

/** A drawn card is the same for ever under its address; whoever kept one asks again some day. */
const KEPT = 'public, max-age=604800'
/** The address of another version, or a card that lacks a picture for now. */
const FOR_NOW = 'public, max-age=60'

interface FoundCard {
  readonly facts: ShareFacts
  readonly pictures: () => Promise<readonly string[]>
}

/**
 * U-08: what is shown of a shared page, under `/partilha/{version}{path of the page}.jpg`. Only the version of now is drawn; any other leads to
 * it, so that nobody makes us draw what is not there, and what was shared long ago still shows something.
 */
export function shareCardRoutes(app: FastifyInstance, dependencies: StorefrontDependencies): void {
  const { site, shareCards } = dependencies
  app.get<{ Params: { version: string; '*': string } }>(
    '/partilha/:version(^[0-9a-f]{10}$)/*',
    { config: pageFacts({ priority: 'image' }) },
    async ({ params }, reply) => {
      const path = /^([^?#]{1,300})\.jpg$/.exec(params['*'])?.[1]
      const found = path === undefined ? null : await findCard(`/${path}`, dependencies)
      if (found === null) throw new RefusedError(refusal('not_found', 'no page with a card has this address'))
      const { facts } = found
      const own = shareCardPath(found.path, facts)
      if (own !== paths.shareCard(params.version, found.path))
        return reply.header('cache-control', FOR_NOW).redirect(own, 302)
      const { title, figure, note } = facts
      const { jpeg, isWhole } = await shareCards.draw({
        siteName: site.name,
        title,
        figure,
        note,
        pictures: await found.pictures(),
      })
      return reply
        .headers({ 'cache-control': isWhole ? KEPT : FOR_NOW, 'cross-origin-resource-policy': 'cross-origin' })
        .type('image/jpeg')
        .send(jpeg)
    },
  )
}

/** `path` as the page has it now. */
async function findCard(
  asked: string,
  dependencies: StorefrontDependencies,
): Promise<(FoundCard & { readonly path: string }) | null> {
  if (asked === SITE_PATH) return { path: paths.homepage(), facts: siteShare, pictures: async () => [] }
  const article = /^\/artigo\/([^/]+)$/.exec(asked)?.[1]
  if (article !== undefined) return findArticleCard(article, dependencies)
  const product = /^\/produto\/([^/]+)$/.exec(asked)?.[1]
  return product === undefined ? findListing(asked, dependencies) : findProduct(product, dependencies)
}

const SITE_PATH = '/poiso'

async function findArticleCard(slug: string, dependencies: StorefrontDependencies) {
  const found = dependencies.articles.find(slug)
  if (found?.kind !== 'article') return null
  const view = await loadArticle({ ...found.article.document, blocks: [] }, found.article, dependencies)
  const facts = articleShare({ ...view, minutes: minutesText(found.article.document) })
  return { path: view.canonicalUrl, facts, pictures: async () => articlePictures(view) }
}

async function findProduct(name: string, dependencies: StorefrontDependencies) {
  const page = await dependencies.products.load(readId(name))
  if (page.kind !== 'product') return null
  const context = {
    region: 'mainland',
    now: dependencies.clock.now(),
    christmas: christmasNow(dependencies).window,
  } as const
  const view = loadProduct(page, context)
  return view.isGone
    ? null
    : { path: view.canonicalUrl, facts: productShare(view), pictures: async () => productPictures(view) }
}

async function findListing(path: string, dependencies: StorefrontDependencies) {
  const { listings } = dependencies
  const read = readListingAddress(path, dependencies.directory())
  if (read.kind !== 'selection') return null
  const names = listingNames(dependencies)
  const view = await loadListing(read.selection, listings, names)
  if (!hasShareCard(view)) return null
  return {
    path: view.canonicalUrl,
    facts: listingShare(view),
    pictures: async () => {
      const cards = await listings.cards(view.answer.hits.slice(0, 4), 'mainland', clickSources.other)
      return cards.flatMap(({ image }) => image?.id ?? [])
    },
  }
}
