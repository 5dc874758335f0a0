import { countOf, ratingOf } from '#domains/reviews/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { photoAddressOf } from '../reviews/photo-address.ts'
import { EshopReviewsPage, type EshopReviewsProps } from './EshopReviewsPage.tsx'
import { presentStanding } from './present-standing.ts'
import { REVIEWS_A_PAGE } from './star-source.ts'

/** How long a made page stands: what is published meanwhile comes after it. */
const KEPT_MS = 30_000
const MOST_PAGES = 200

/** R-12 B-05: what buyers say of a shop. */
export const starEshopPage = definePage({
  id: 'R-12',
  name: 'starEshop',
  access: 'anyone',
  cache: 'shared',
  address: ({ params: { slug }, query }, { eshops }) => {
    const eshop = eshops.list().find((each) => each.slug === slug)
    if (eshop === undefined) return refusal('not_found', `no shop is called ${slug.slice(0, 60)} (star)`)
    const asked = Number(/^\d{1,4}$/.exec(query.get('pagina') ?? '')?.[0] ?? 1)
    const page = Math.max(1, asked)
    return { canonical: paths.starEshop(slug, page), eshop: { id: eshop.id, name: eshop.name, slug }, page }
  },
  load: async ({ eshop, page }, { star, clock, site }) => {
    const standing = await star.standing(eshop.id)
    const count = standing === null ? 0 : countOf(standing.all)
    const pages = Math.min(MOST_PAGES, Math.max(1, Math.ceil(count / REVIEWS_A_PAGE)))
    if (page > pages) return refusal('not_found', `page ${page} of the reviews of ${eshop.slug} does not exist`)
    const reviews = standing === null ? [] : await star.eshopReviews(eshop.id, page)
    const validUntil = new Date(clock.now().getTime() + KEPT_MS)
    const props: EshopReviewsProps = {
      ...presentStanding({ eshop, standing, reviews, page, pages }, photoAddressOf(site)),
    }
    return { props, validUntil }
  },
  head: ({ eshop, rating, countText, page }, { name }) => ({
    title: `Avaliações da ${eshop.name}`,
    description:
      rating === null
        ? `Ainda ninguém avaliou a ${eshop.name} no ${name}.`
        : `O que dizem os compradores da ${eshop.name}: ${countText}, e como foram verificadas.`,
    canonical: paths.starEshop(eshop.slug, page),
    robots: rating === null || page > 1 ? 'noindex, follow' : 'index, follow',
    sheet: 'reviews',
  }),
  Page: EshopReviewsPage,
  sitemap: async ({ star, eshops }) => {
    const shops = eshops.list()
    const totals = await star.totals(shops.map(({ id }) => id))
    return shops
      .filter(({ id }) => ratingOf(totals.get(id) ?? { vector: [] }) !== null)
      .map(({ slug }) => paths.starEshop(slug))
  },
})
