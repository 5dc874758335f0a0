import { categoryPicturePath } from '#domains/images/contract.ts'
import type {
  AskedReviews,
  ReviewReader,
  WireReview,
  WireReviewList,
  WireReviewsModal,
} from '#domains/reviews/contract.ts'

/** Reviews for the storefront's tests and journeys; never part of the product. */

const CASA_DO_CAIS = { id: 1, name: 'Casa do Cais', slug: 'loja-1' }
const SERRA = { id: 2, name: 'Móveis da Serra', slug: 'loja-2' }

const SAID: WireReviewsModal['summaries'][number] = {
  variantId: 1,
  pros: [
    {
      text: 'Confortável',
      percentage: 92,
      sentences: [
        { reviewId: 'r0000000000000000', sentence: 'Muito confortável, e a cor é a da fotografia.' },
        { reviewId: 'r0000000000000001', sentence: 'Muito confortável.' },
      ],
    },
    {
      text: 'Cor como na fotografia',
      percentage: 80,
      sentences: [{ reviewId: 'r0000000000000002', sentence: 'A cor é a da fotografia.' }],
    },
  ],
  cons: [
    {
      text: 'Difícil de montar',
      percentage: 25,
      sentences: [{ reviewId: 'r0000000000000005', sentence: 'Demorei uma tarde a montar.' }],
    },
  ],
}

export function aReview(number: number, review: Partial<WireReview> = {}): WireReview {
  return {
    externalId: `r${String(number).padStart(16, '0')}`,
    userId: null,
    userNickName: 'Ana R.',
    userAvatar: null,
    value: 4.5,
    dateTime: new Date(Date.UTC(2026, 9, 30) - number * 86_400_000).toISOString(),
    imageIds: [],
    text: { text: 'Muito confortável, e a cor é a da fotografia.', originalText: null },
    reply: null,
    pluses: ['conforto', 'cor'],
    minuses: [],
    translatedFrom: null,
    eshop: CASA_DO_CAIS,
    source: 'star',
    verified: 'purchase',
    ...review,
  }
}

/** Twenty-four, of two shops, a few with photos. */
export function someReviews(): readonly WireReview[] {
  return Array.from({ length: 24 }, (_, index) =>
    aReview(index, {
      value: [5, 4.5, 4, 3, 5, 2][index % 6] ?? 5,
      eshop: index % 3 === 2 ? SERRA : CASA_DO_CAIS,
      source: index % 6 === 5 ? 'import' : 'star',
      verified: (['purchase', 'purchase', 'shop', 'none'] as const)[index % 4] ?? 'none',
      imageIds: index % 8 === 0 ? [categoryPicturePath(1003, 4), categoryPicturePath(1003, 7)] : [],
      userNickName: index % 7 === 6 ? null : 'Ana R.',
      reply:
        index === 1
          ? { text: 'Obrigado pela sua avaliação.', originalText: null, dateTime: '2026-11-02T09:00:00.000Z' }
          : null,
    }),
  )
}

/** The same answers as the product's over reviews in memory, newest first; there is no variant 404. */
export function memoryReviews(reviews: readonly WireReview[] = someReviews()): ReviewReader {
  const vector = Array.from({ length: 10 }, (_, at) => reviews.filter(({ value }) => value * 2 === at + 1).length)
  const sums = {
    rating: reviews.length === 0 ? null : reviews.reduce((sum, { value }) => sum + value, 0) / reviews.length,
    reviewsCount: reviews.length,
    imagesCount: reviews.reduce((sum, { imageIds }) => sum + imageIds.length, 0),
    vector,
    verifiedCount: reviews.filter(({ verified }) => verified === 'purchase').length,
    eshops: [CASA_DO_CAIS, SERRA].filter(({ id }) => reviews.some(({ eshop }) => eshop?.id === id)),
    summaries: reviews.length < 5 ? [] : [SAID],
    webSummary: null,
  }
  const listOf = (asked: AskedReviews & { readonly eshopSlug?: string | undefined }, size = 10) => {
    const found = reviews.filter((review) => isAsked(review, asked)).toSorted(ORDERS[asked.sort ?? 'newest'])
    const last = found.findIndex(({ externalId }) => externalId === asked.after)
    const from = last < 0 ? (asked.page - 1) * size : last + 1
    return { items: found.slice(from, from + size), hasMore: found.length > from + size, totalCount: found.length }
  }
  const withNamed = (list: WireReviewList, named: string | undefined): WireReviewList => {
    const first = reviews.filter(({ externalId }) => externalId === named)
    return { ...list, items: [...first, ...list.items.filter((review) => !first.includes(review))] }
  }
  const modal: WireReviewsModal = {
    ...sums,
    reviews: listOf({ page: 1 }),
    reviewsWithImage: listOf({ page: 1, withImage: true }),
  }
  return {
    list: async (variantId, asked) => (variantId === 404 ? null : listOf(asked)),
    modal: async (variantId) => (variantId === 404 ? null : modal),
    ofProduct: async (variantId, asked, size) =>
      variantId === 404
        ? null
        : {
            product: {
              productId: 500,
              slug: 'sofa-alvor',
              title: 'Sofá de 3 lugares Alvor em linho cinzento',
              categoryId: 1003,
              offers: [
                { variantId: 1, eshopId: 1, title: 'Sofá Alvor', slug: 'sofa-alvor', state: 'live' },
                { variantId: 2, eshopId: 2, title: 'Sofá Alvor 3L', slug: 'sofa-alvor', state: 'live' },
              ],
            },
            sums: { ...sums, withImageCount: modal.reviewsWithImage.totalCount },
            list: withNamed(listOf(asked, size), asked.named),
            collected: sums.rating === null ? null : { rating: sums.rating, count: sums.reviewsCount },
          },
    ofPerson: async (personId) => (personId === 7 ? reviews.slice(0, 2) : []),
  }
}

const ORDERS = {
  newest: byDay,
  highest: (one: WireReview, other: WireReview) => other.value - one.value || byDay(one, other),
  lowest: (one: WireReview, other: WireReview) => one.value - other.value || byDay(one, other),
}

function byDay(one: WireReview, other: WireReview): number {
  return other.dateTime.localeCompare(one.dateTime)
}

function isAsked(
  { value, imageIds, verified, eshop }: WireReview,
  asked: Omit<AskedReviews, 'page'> & { readonly eshopSlug?: string | undefined },
): boolean {
  return (
    (asked.stars === undefined || Math.ceil(value) === asked.stars) &&
    (asked.withImage !== true || imageIds.length > 0) &&
    (asked.verified !== true || verified === 'purchase') &&
    (asked.eshopId === undefined || eshop?.id === asked.eshopId) &&
    (asked.eshopSlug === undefined || eshop?.slug === asked.eshopSlug)
  )
}
