import type { ReviewView } from '../../parts/reviews/review-view.ts'
import type { ReviewsView } from './load-reviews.ts'

/**
 * schema.org AggregateRating and Review of a product. Search engines allow what the site has collected itself and shows on the page
 * at hand: what shops collected themselves (source 'import') is told of neither in the mean nor by itself.
 */
export function ratingData({ collected, told }: Pick<ReviewsView, 'collected' | 'told'>): object {
  if (collected === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(collected.rating * 100) / 100,
      reviewCount: collected.count,
      bestRating: 5,
      worstRating: 0.5,
    },
    ...(told.length === 0 ? {} : { review: told.map(reviewData) }),
  }
}

function reviewData({ author, value, day, text, pluses, minuses }: ReviewView): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author.name },
    datePublished: day.iso.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: value, bestRating: 5, worstRating: 0.5 },
    ...(text === null ? {} : { reviewBody: text.text }),
    ...notes('positiveNotes', pluses),
    ...notes('negativeNotes', minuses),
  }
}

function notes(name: 'positiveNotes' | 'negativeNotes', points: readonly string[]): object {
  return points.length === 0
    ? {}
    : {
        [name]: {
          '@type': 'ItemList',
          itemListElement: points.map((point, index) => ({ '@type': 'ListItem', position: index + 1, name: point })),
        },
      }
}
