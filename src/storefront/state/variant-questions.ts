import { type Variant, variantsByIds } from '#platform/api-client/calls.ts'
import type { Question } from './calls.ts'

/** As many as one call takes. */
const MOST_ASKED = 100
/** Prices: as long as a listing may show older ones. */
const FRESH_MS = 60_000

/** Offers that this browser remembers, with the prices of now, in as many calls as they need; what is gone meanwhile is left out. */
export function variantsNow(variantIds: readonly number[]): Question<readonly Variant[]> {
  const parts = Array.from({ length: Math.ceil(variantIds.length / MOST_ASKED) }, (_, part) =>
    variantIds.slice(part * MOST_ASKED, (part + 1) * MOST_ASKED),
  )
  return {
    key: `variants ${variantIds.join()}`,
    send: (configuration, init) =>
      Promise.all(parts.map((ids) => variantsByIds(configuration, { requestBody: { ids } }, init))),
    read: (answers) => {
      const lists = (answers as readonly unknown[]).map(readVariants)
      return lists.includes(null) ? null : lists.flatMap((list) => list ?? [])
    },
    freshMs: FRESH_MS,
  }
}

/** One that cannot be shown spoils the answer, for nobody knows what else is wrong with it. */
export function readVariants(answer: unknown): readonly Variant[] | null {
  const { variants } = recordOf(answer)
  return Array.isArray(variants) && variants.every(isShowable) ? (variants as readonly Variant[]) : null
}

function isShowable(variant: unknown): boolean {
  const { id, productId, name, slug, eshop, price, image } = recordOf(variant)
  const { price: now, priceBeforeDiscount: before } = recordOf(price)
  return (
    [id, productId, now].every((each) => typeof each === 'number') &&
    [name, slug, recordOf(eshop)['name']].every((each) => typeof each === 'string') &&
    (before === null || typeof before === 'number') &&
    (image === null || typeof recordOf(image)['id'] === 'string')
  )
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
