import { type ReviewSort, reviewSorts } from '#domains/reviews/rules/review-sorts.ts'
import { paths } from '../../paths.ts'

/** Which reviews of a product are shown, as its page's address says it. */
export interface ReviewSelection {
  /** 1 to 5; null: all. */
  readonly stars: number | null
  readonly withImage: boolean
  readonly verified: boolean
  /** A shop by its slug. */
  readonly eshop: string | null
  readonly sort: ReviewSort
  readonly page: number
}

export const allReviews: ReviewSelection = {
  stars: null,
  withImage: false,
  verified: false,
  eshop: null,
  sort: 'newest',
  page: 1,
}

const SORT_WORDS: Readonly<Record<ReviewSort, string>> = {
  newest: 'recentes',
  highest: 'melhores',
  lowest: 'piores',
}

/** The one address of a selection; what is not chosen does not stand in it. */
export function reviewsUrl(variantId: number, selection: ReviewSelection): string {
  const { stars, withImage, verified, eshop, sort, page } = selection
  return paths.reviews(variantId, {
    ...(stars !== null && { estrelas: String(stars) }),
    ...(withImage && { fotografias: '1' }),
    ...(verified && { verificadas: '1' }),
    ...(eshop !== null && { loja: eshop }),
    ...(sort !== 'newest' && { ordenar: SORT_WORDS[sort] }),
    ...(page > 1 && { pagina: String(page) }),
  })
}

/** The inverse: what is no choice of ours is left out. */
export function readReviewSelection(query: URLSearchParams): ReviewSelection {
  const [stars, eshop, page] = [query.get('estrelas') ?? '', query.get('loja') ?? '', query.get('pagina') ?? '']
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    withImage: query.get('fotografias') === '1',
    verified: query.get('verificadas') === '1',
    eshop: /^[a-z0-9][a-z0-9-]{0,79}$/.test(eshop) ? eshop : null,
    sort: reviewSorts.find((sort) => SORT_WORDS[sort] === query.get('ordenar')) ?? 'newest',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** Fewer than all are shown, or in another order. */
export function isFiltered({ stars, withImage, verified, eshop, sort }: ReviewSelection): boolean {
  return stars !== null || withImage || verified || eshop !== null || sort !== 'newest'
}

const NAMED = /^r[0-9a-f]{16}$/

/** The page with one review on top, wherever it stands in the list: what is said of a claim leads there (N-11). */
export function reviewUrl(variantId: number, reviewId: string): string {
  return paths.reviews(variantId, { avaliacao: reviewId })
}

/** The inverse; null: none is named. */
export function readNamedReview(query: URLSearchParams): string | null {
  const named = query.get('avaliacao') ?? ''
  return NAMED.test(named) ? named : null
}
