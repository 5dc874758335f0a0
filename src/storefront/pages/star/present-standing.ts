import { countOf, type EshopStanding, ratingOf, type WireReview } from '#domains/reviews/contract.ts'
import { countOf as countText } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { ratingLabel } from '../../ui/rating-figures.ts'
import { type PhotoAddress, presentReviewView } from '../../parts/reviews/review-view.ts'
import type { EshopReviewsProps } from './EshopReviewsPage.tsx'

interface Found {
  readonly eshop: EshopReviewsProps['eshop']
  readonly standing: EshopStanding | null
  readonly reviews: readonly WireReview[]
  readonly page: number
  readonly pages: number
}

/** What is said of a shop in finished words. */
export function presentStanding(
  { eshop, standing, reviews, page, pages }: Found,
  photoAddress: PhotoAddress,
): EshopReviewsProps {
  const common = { eshop, page, pages, reviews: reviews.map((review) => presentReviewView(review, photoAddress)) }
  if (standing === null) return { ...common, rating: null, countText: '', rows: [], facts: [] }
  const { all, lastYear, repliedCount } = standing
  const count = countOf(all)
  const rating = ratingOf(all)
  return {
    ...common,
    rating,
    countText: countText(count, words.review),
    rows: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      all: shareOf(all.vector, stars),
      lastYear: shareOf(lastYear.vector, stars),
    })),
    facts: [
      ['Últimos 12 meses', meanText(ratingOf(lastYear), countOf(lastYear))],
      ['Compra verificada', percentText(all.verifiedCount, count)],
      ['Com resposta da loja', percentText(repliedCount, count)],
      ['Entrega', markText(standing.delivery)],
      ['Embalagem', markText(standing.packaging)],
      ['Atendimento', markText(standing.service)],
    ],
  }
}

/** Whole percent of the counts that are nearest to so many stars: a half counts to the star above it. */
function shareOf(vector: readonly number[], stars: number): number {
  const count = countOf({ vector })
  const own = (vector[stars * 2 - 2] ?? 0) + (vector[stars * 2 - 1] ?? 0)
  return count === 0 ? 0 : Math.round((own / count) * 100)
}

function percentText(part: number, count: number): string {
  return `${Math.floor((part / count) * 100)} %`
}

function markText(stars: number | null): string {
  return stars === null ? 'sem notas' : `${ratingLabel(stars)} de 5`
}

function meanText(rating: number | null, count: number): string {
  return rating === null ? 'sem avaliações' : `${ratingLabel(rating)} de 5, ${countText(count, words.review)}`
}
