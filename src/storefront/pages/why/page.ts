import { refusal } from '#platform/errors/refusal.ts'
import { calmName } from '../../copy/calm-name.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { definePage, movedTo } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { readRegion, withRegion } from '../../region-address.ts'
import { readId } from '../product/product-name.ts'
import { presentWhy } from './present-why.ts'
import { WhyPage } from './WhyPage.tsx'

/** A rank also changes with a fresh index, of which nobody tells this page. */
const GOOD_FOR_MS = 60_000
/** As long as a search is (docs/limits.md). */
const MOST_QUERY = 200

/** N-04 "Porque estou a ver isto?": what a product's place is made of, which a dialog shows. */
export const productWhyPage = definePage({
  id: 'N-04',
  name: 'productWhy',
  access: 'anyone',
  cache: 'shared',
  script: 'product',
  address: ({ path, url, query, params }) => {
    const words = (query.get('q') ?? '').trim().slice(0, MOST_QUERY)
    const region = readRegion(url)
    const own = withRegion(path.slice(0, -'/porque'.length), region)
    return {
      productId: readId(params.name),
      productPath: path.slice(0, -'/porque'.length),
      region,
      query: words === '' ? null : words,
      canonical: paths.productWhy(own, words),
    }
  },
  version: ({ productId }, { products }) => products.versionOf(productId),
  load: async ({ productId, productPath, region, query }, dependencies: StorefrontDependencies) => {
    const found = await dependencies.products.load(productId)
    const elsewhere = (id: number, slug: string) =>
      movedTo(paths.productWhy(withRegion(paths.product(id, slug), region), query ?? ''))
    if (found.kind === 'unknown') return refusal('not_found', `product ${productId} never existed`)
    if (found.kind === 'merged') return elsewhere(found.productId, found.slug)
    const { slug, title } = found.product
    const own = paths.product(productId, slug)
    if (own !== productPath) return elsewhere(productId, slug)
    const explanation = await dependencies.ranking.explain(productId, query)
    // What is in no listing has no place to explain: its own page says what became of it.
    if (explanation === null) return movedTo(withRegion(own, region))
    const eshop = found.variants.find(({ variantId }) => variantId === explanation.variantId)?.eshop.name ?? null
    return {
      props: {
        title: calmName(title),
        productUrl: withRegion(own, region),
        canonicalUrl: own,
        view: presentWhy(explanation, { eshop, query }),
      },
      validUntil: new Date(dependencies.clock.now().getTime() + GOOD_FOR_MS),
    }
  },
  head: ({ title, canonicalUrl }) => ({
    title: `Porque estou a ver isto? ${title}`,
    description: `Os pontos que decidem o lugar de ${title} em «Recomendados».`,
    canonical: canonicalUrl,
    robots: 'noindex, follow',
  }),
  Page: WhyPage,
})
