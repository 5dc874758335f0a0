import { sumParts } from '#domains/offers/rules/sum-parts.ts'
import { askDeliveries } from './ask-deliveries.ts'
import { deliveryWords } from './delivered-totals.ts'
import type { DeliveryAnswer } from './offer-order.ts'

/** M-12: in the table of deliveries, the column of the shopper's region says what each shop asks to the exact code. */
export async function refineDeliveries(table: HTMLElement, code: string): Promise<void> {
  const rows = [...table.querySelectorAll<HTMLElement>('[data-delivery-of]')]
  const answers = await askDeliveries(
    rows.map(({ dataset }) => dataset['deliveryOf'] ?? ''),
    code,
  )
  if (answers.every((answer) => answer === null)) return
  for (const name of table.querySelectorAll('thead [aria-current], td[aria-current] .cell-name'))
    name.textContent = `Código postal ${code}`
  rows.forEach((row, index) => {
    const [answer, price] = [answers[index] ?? null, row.querySelector('[aria-current] .delivery-price')]
    if (answer === null || price === null) return
    const parts = partsOfAnswer(answer, row.dataset)
    price.textContent =
      answer.kind === 'not_delivered'
        ? 'Não entrega'
        : deliveryWords(
            parts === null ? answer : { kind: 'known', cents: parts.deliveryCents, totalCents: parts.totalCents },
            code,
          )
    row.querySelector('[aria-current] [data-taken]')?.toggleAttribute('hidden', parts === null || parts.offCents === 0)
  })
}

/** The delivery as it enters the total, as on the page. */
function partsOfAnswer(answer: DeliveryAnswer, { price, withVoucher = '' }: DOMStringMap) {
  return answer.kind === 'known'
    ? {
        ...sumParts({
          priceCents: Number(price),
          plainDeliveryCents: answer.cents,
          totalCents: answer.totalCents,
          withVoucherCents: withVoucher === '' ? null : Number(withVoucher),
        }),
        totalCents: answer.totalCents,
      }
    : null
}
