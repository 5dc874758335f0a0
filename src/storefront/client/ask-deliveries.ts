import type { DeliveryAnswer } from './offer-order.ts'

/** Calls under way at once. */
const AT_ONCE = 4

/** Answers of this page: a dialog shows the same offers again. */
const asked = new Map<string, Promise<DeliveryAnswer>>()

/** What it costs to have these offers brought to a postal code, in their order; null: could not be asked, and may be asked again. */
export async function askDeliveries(variantIds: readonly string[], code: string): Promise<(DeliveryAnswer | null)[]> {
  const answers: (DeliveryAnswer | null)[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < variantIds.length) {
      const index = next++
      answers[index] = await ask(variantIds[index] as string, code)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return answers
}

async function ask(variantId: string, code: string): Promise<DeliveryAnswer | null> {
  const key = `${variantId} ${code}`
  const answer = asked.get(key) ?? askApi(variantId, code)
  asked.set(key, answer)
  try {
    return await answer
  } catch {
    asked.delete(key)
    return null
  }
}

async function askApi(variantId: string, code: string): Promise<DeliveryAnswer> {
  const answer = await fetch(
    `${document.body.dataset['api'] ?? ''}/api/v2/variant/${variantId}/deliveries?postalCode=${code}`,
    { credentials: 'same-origin' },
  )
  if (!answer.ok) throw new Error(`deliveries answered ${answer.status}`)
  const { deliveries } = (await answer.json()) as {
    deliveries: readonly { items: readonly { price: number | null; total: number | null }[] }[]
  }
  const [item] = deliveries[0]?.items ?? []
  if (item === undefined) return { kind: 'not_delivered' }
  return item.price === null || item.total === null
    ? { kind: 'unknown' }
    : { kind: 'known', cents: Math.round(item.price * 100), totalCents: Math.round(item.total * 100) }
}
