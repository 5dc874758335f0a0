import { type Category, categoryById } from '#domains/catalogue/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { definePage } from '../../page/page.ts'
import {
  allReviews,
  isFiltered,
  readNamedReview,
  readReviewSelection,
  reviewsUrl,
  reviewUrl,
} from '../../parts/reviews/review-selection.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import { ratingLabel } from '../../ui/rating-figures.ts'
import { crumbsOf } from '../product/load.ts'
import { readId } from '../product/product-name.ts'
import { presentReviews, type ReviewsView } from './load-reviews.ts'
import { photoAddressOf } from './photo-address.ts'
import { ratingData } from './review-data.ts'
import { ReviewsPage } from './ReviewsPage.tsx'

/** made for each who asks, since reviews come at any time and no counter knows the products of past offers. */
export const reviewsPage = definePage({
  id: 'R-18',
  name: 'reviews',
  access: 'anyone',
  cache: 'private',
  isFound: true,
  hasTags: true,
  script: 'words',
  address: ({ params, query }) => {
    const [variantId, named] = [readId(params.variantId), readNamedReview(query)]
    if (named !== null) return { canonical: reviewUrl(variantId, named), variantId, named, selection: allReviews }
    const selection = readReviewSelection(query)
    return { canonical: reviewsUrl(variantId, selection), variantId, named, selection }
  },
  load: async ({ variantId, named, selection }, { reviews, site }) => {
    const { stars, eshop, ...asked } = selection
    const found = await reviews.ofProduct(variantId, {
      ...asked,
      stars: stars ?? undefined,
      eshopSlug: eshop ?? undefined,
      named: named ?? undefined,
    })
    if (found === null) return refusal('not_found', `variant ${variantId} does not exist`)
    const view = presentReviews(found, {
      variantId,
      selection,
      isNamed: named !== null,
      photoAddress: photoAddressOf(site),
    })
    if (selection.page > 1 && view.reviews.length === 0)
      return refusal('not_found', `there are fewer reviews than ${selection.page} pages`)
    return {
      props: { view, crumbs: [...crumbsOf(categoryOf(view)), { name: view.product.title, url: view.product.url }] },
    }
  },
  head: ({ view, crumbs }, site) => {
    const isFound = !isFiltered(view.selection) && !view.isNamed && !view.isGone && view.sums.rating !== null
    const canonical = reviewsOfCanonical(view)
    return {
      title: `Avaliações de ${view.product.title}`,
      description:
        view.sums.rating === null
          ? `Ainda não há avaliações de ${view.product.title}.`
          : `${countOf(view.sums.reviewsCount, words.review)} de ${view.product.title}: ${ratingLabel(view.sums.rating)} de 5 estrelas. Cada uma diz como foi verificada.`,
      canonical,
      robots: isFound ? 'index, follow' : 'noindex, follow',
      sheet: 'reviews',
      jsonLd: isFound
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'Product',
              '@id': site.url + view.product.url,
              name: view.product.title,
              url: site.url + view.product.url,
              ...ratingData(view),
            },
            breadcrumbData(site.url, [...crumbs, { name: 'Avaliações', url: canonical }]),
          ]
        : [],
    }
  },
  Page: ReviewsPage,
})

/** The same list by whichever offer it was asked, page by page; what is chosen of it is the whole to search engines. */
function reviewsOfCanonical({ canonicalUrl, selection }: ReviewsView): string {
  return isFiltered(selection) || selection.page === 1 ? canonicalUrl : `${canonicalUrl}?pagina=${selection.page}`
}

function categoryOf({ product: { categoryId } }: ReviewsView): Category | null {
  return categoryId === null ? null : categoryById(categoryId)
}
