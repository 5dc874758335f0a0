import { deliveries, type DeliveriesAnswer } from '#platform/api-client/calls.ts'
import { calls, type Question } from '../state/calls.ts'
import type { DeliveryAnswer } from './offer-order.ts'

/** Calls under way at once. */
const AT_ONCE = 4
/** A dialog shows the same offers again. */
const FRESH_MS = 600_000

/** What it costs to have these offers brought to a postal code, in their order; null: could not be asked, and may be asked again. */
export async function askDeliveries(variantIds: readonly string[], code: string): Promise<(DeliveryAnswer | null)[]> {
  const answers: (DeliveryAnswer | null)[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < variantIds.length) {
      const index = next++
      answers[index] = await calls()
        .ask(deliveryOf(Number(variantIds[index]), code))
        .catch(() => null)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return answers
}

function deliveryOf(variantId: number, postalCode: string): Question<DeliveryAnswer> {
  return {
    key: `deliveries ${variantId} ${postalCode}`,
    send: (configuration, init) => deliveries(configuration, { variantId, postalCode }, init),
    read: readDelivery,
    freshMs: FRESH_MS,
  }
}

/** The cheapest one stands first. */
export function readDelivery(answer: unknown): DeliveryAnswer | null {
  const { deliveries: found } = (answer ?? {}) as Partial<DeliveriesAnswer>
  if (!Array.isArray(found)) return null
  if (found.length === 0) return { kind: 'not_delivered' }
  const { items } = (found[0] ?? {}) as Partial<DeliveriesAnswer['deliveries'][number]>
  if (!Array.isArray(items)) return null
  if (items.length === 0) return { kind: 'not_delivered' }
  const { price, total } = (items[0] ?? {}) as Record<string, unknown>
  if (price === null || total === null) return { kind: 'unknown' }
  return isSum(price) && isSum(total)
    ? { kind: 'known', cents: Math.round(price * 100), totalCents: Math.round(total * 100) }
    : null
}

function isSum(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
