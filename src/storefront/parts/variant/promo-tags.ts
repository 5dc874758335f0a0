import type { ShownVariant } from '#domains/offers/contract.ts'
import { labels } from '../../copy/labels.ts'

export interface PromoTag {
  readonly text: string
  readonly tone: 'drop'
}

/** L-13: what a promotion adds to a card. Black Friday and the garden season come with their pages, which say what is in them. */
export function promoTags({ promoTags: promos }: Pick<ShownVariant, 'promoTags'>): PromoTag[] {
  return promos.includes('priceDrop') ? [{ text: labels.priceDrop, tone: 'drop' }] : []
}
