import type { FeedDialect } from '../shops/shop.ts'
import type { Availability } from './availability.ts'
import type { PastPrice, PricePlan } from './price-story.ts'

/** How much of a reduction a dialect can tell: its dates as well, the old price alone, or only what is asked now. */
const TELLS: Readonly<Partial<Record<FeedDialect, 'before' | 'now'>>> = {
  kuantokusta: 'before',
  skroutz: 'before',
  ceneo: 'before',
  zbozi: 'before',
  idealo: 'before',
  kelkoo: 'before',
  awin: 'before',
  heureka: 'now',
}

/**
 * The plan as the shop's dialect lets it be known, so that the history ends at what the feed says: without dates a reduction
 * holds now or is not there, without an old price nobody has ever claimed one.
 */
export function toldPlan(plan: PricePlan, dialect: FeedDialect): PricePlan {
  const tells = TELLS[dialect]
  if (tells === undefined) return plan
  const isOn = plan.saleCents !== null && (plan.saleDays === null || (plan.saleDays[0] <= 0 && plan.saleDays[1] >= 0))
  if (!isOn)
    return {
      ...withoutClaims(plan, tells),
      saleCents: null,
      saleDays: null,
      story: plan.story === 'announced' ? 'quiet' : storyOf(plan, tells),
    }
  if (tells === 'before') return { ...plan, saleDays: null }
  return {
    ...withoutClaims(plan, tells),
    regularCents: plan.saleCents ?? plan.regularCents,
    saleCents: null,
    saleDays: null,
    story: storyOf(plan, tells),
  }
}

/** WooCommerce has one word for orders taken ahead and on demand. */
export function toldAvailability(availability: Availability, dialect: FeedDialect): Availability {
  return dialect === 'woocommerce' && availability === 'preorder' ? 'backorder' : availability
}

/** A reduction that nobody could see as one is a price that moved, or that never did. */
function storyOf({ story, history }: PricePlan, tells: 'before' | 'now'): PricePlan['story'] {
  if (tells === 'before' || story === 'quiet' || story === 'moved') return story
  return new Set(history.map(({ priceCents }) => priceCents)).size > 1 ? 'moved' : 'quiet'
}

function withoutClaims(plan: PricePlan, tells: 'before' | 'now'): PricePlan {
  if (tells === 'before') return plan
  const history = plan.history.map((step): PastPrice => ({ ...step, claimedBeforeCents: null }))
  return {
    ...plan,
    history: history.filter(
      (step, at) =>
        at === 0 ||
        step.priceCents !== history[at - 1]?.priceCents ||
        step.availability !== history[at - 1]?.availability,
    ),
  }
}
