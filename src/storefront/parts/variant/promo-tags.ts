import type { ShownVariant } from '#domains/offers/contract.ts'
import { SPONSORED } from '#domains/search/rules/sponsored.ts'
import { labels } from '../../copy/labels.ts'

export interface PromoTag {
  readonly text: string
  readonly tone: 'drop' | 'good' | 'soft'
}

type Promoted = Pick<ShownVariant, 'promoTags' | 'tier' | 'topProductLabel' | 'sponsored'>

const CAMPAIGNS = { blackFriday: labels.blackFriday, gardenSales: labels.gardenSales } as const

/** L-13: what a promotion, its sales or an editor adds to a card; terracotta is for true price drops alone. */
export function promoTags({ promoTags: promos, tier, topProductLabel, sponsored }: Promoted): PromoTag[] {
  // G-02: what was paid for is said first.
  const tags: PromoTag[] = sponsored ? [{ text: SPONSORED, tone: 'soft' }] : []
  if (promos.includes('priceDrop')) tags.push({ text: labels.priceDrop, tone: 'drop' })
  for (const campaign of ['blackFriday', 'gardenSales'] as const)
    if (promos.includes(campaign)) tags.push({ text: CAMPAIGNS[campaign], tone: 'good' })
  if (topProductLabel !== null) tags.push({ text: topProductLabel, tone: 'good' })
  // The first of its category says so already, and more.
  if (tier === 'bestseller' && topProductLabel === null) tags.push({ text: labels.bestseller, tone: 'soft' })
  return tags
}
