import type { FastifyInstance, FastifyReply } from 'fastify'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { pageFacts } from '#platform/http/request/route-facts.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { addressAt } from '../page/page-places.ts'
import { SHOPS_BASE } from '../shops-links.ts'
import type { Page } from '../page/page.ts'
import { paths } from '../paths.ts'
import type { Site } from '../site.ts'
import { sitemapIndexXml, type SitemapEntry, sitemapXml } from '../seo/sitemap.ts'

/** Addresses in one sitemap: far below the protocol's 50,000, so that one is a quick answer. */
export const SITEMAP_SHARD = 10_000
const CACHE_CONTROL = 'public, max-age=3600'

/** robots.txt and the sitemaps: what the pages tell of themselves, and products in shards by id with the day they changed. */
export function sitemapRoutes(
  app: FastifyInstance,
  pages: readonly Page[],
  dependencies: StorefrontDependencies,
): void {
  const { site, sitemaps } = dependencies
  app.get(paths.robots(), { config: pageFacts() }, (_request, reply) => sendText(reply, robotsText(site.url)))
  shopsSitemap(app, pages, dependencies)
  app.get(paths.sitemapIndex(), { config: pageFacts({ priority: 'background' }) }, async (_request, reply) => {
    const shards = await sitemaps.productShards(SITEMAP_SHARD)
    return sendXml(
      reply,
      sitemapIndexXml(site.url, [
        paths.sitemap('paginas', 1),
        ...shards.map((_, index) => paths.sitemap('produtos', index + 1)),
      ]),
    )
  })
  app.get('/sitemap-paginas-1.xml', { config: pageFacts({ priority: 'background' }) }, async (_request, reply) =>
    sendXml(reply, sitemapXml(site.url, await pageEntries(pages.filter(isOfSite(site)), dependencies))),
  )
  app.get<{ Params: { shard: string } }>(
    '/sitemap-produtos-:shard(^\\d{1,4}$).xml',
    { config: pageFacts({ priority: 'background' }) },
    async (request, reply) => {
      const afterId = (await sitemaps.productShards(SITEMAP_SHARD))[Number(request.params.shard) - 1]
      if (afterId === undefined) throw new RefusedError(refusal('not_found', 'there is no such sitemap'))
      const products = await sitemaps.products(afterId, SITEMAP_SHARD)
      return sendXml(
        reply,
        sitemapXml(
          site.url,
          products.map(({ productId, slug, changedAt }) => ({ path: paths.product(productId, slug), changedAt })),
        ),
      )
    },
  )
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').header('cache-control', CACHE_CONTROL).send(text)
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.type('application/xml; charset=utf-8').header('cache-control', CACHE_CONTROL).send(xml)
}

/**
 * The shop-storage site tells of itself on its own host, where it has one that links lead to: a sitemap speaks for its own host alone.
 * Else its pages are told of by the site, below `/lojas-site`.
 */
function shopsSitemap(app: FastifyInstance, pages: readonly Page[], dependencies: StorefrontDependencies): void {
  const { site } = dependencies
  const facts = { service: 'lojas', priority: 'background' } as const
  const origin = hasOwnHost(site) ? site.shopsOrigin : site.url
  app.get(paths.robots(), { config: pageFacts(facts) }, (_request, reply) =>
    sendText(reply, `User-agent: *\nAllow: /\nSitemap: ${origin}${paths.sitemapIndex()}\n`),
  )
  app.get(paths.sitemapIndex(), { config: pageFacts(facts) }, async (_request, reply) =>
    sendXml(reply, sitemapXml(origin, await pageEntries(pages.filter(isOfShops), dependencies))),
  )
}

function isOfShops({ service }: Page): boolean {
  return service === 'lojas'
}

function isOfSite(site: Site): (page: Page) => boolean {
  return (page) => !isOfShops(page) || !hasOwnHost(site)
}

function hasOwnHost({ shopsOrigin }: Site): boolean {
  return !shopsOrigin.endsWith(SHOPS_BASE)
}

/** Of the shop-storage site's pages: below where it begins. */
async function pageEntries(pages: readonly Page[], dependencies: StorefrontDependencies): Promise<SitemapEntry[]> {
  const entries = await Promise.all(
    pages.map(async (page) => {
      const told = (await page.sitemap?.(dependencies)) ?? []
      const place = { base: isOfShops(page) && !hasOwnHost(dependencies.site) ? SHOPS_BASE : '' } as const
      return told.map((each) => {
        const { path, changedAt } = typeof each === 'string' ? { path: each, changedAt: null } : each
        return { path: addressAt(place, path), changedAt }
      })
    }),
  )
  return entries.flat()
}

/**
 * Listings with a query are for people: one filter has an address of its own without one. What a mail's link opens, and what is reported,
 * is nobody else's to look at; a shop's reviews below /star/ are everybody's.
 */
function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /v2/',
    'Disallow: /search',
    'Disallow: /produto/*/parecidas',
    'Disallow: /products/visually-similar/',
    'Disallow: /star/',
    'Allow: /star/eshop/',
    'Disallow: /pqa/',
    'Disallow: /denunciar/',
    'Disallow: /moderacao/',
    'Disallow: /*?*ordenar=',
    'Disallow: /*?*vista=',
    `Sitemap: ${origin}${paths.sitemapIndex()}`,
    '',
  ].join('\n')
}
