import { askDeliveries } from './ask-deliveries.ts'
import { deliveryWords } from './delivered-totals.ts'

/** M-12: in the table of deliveries, the column of the shopper's region says what each shop asks to the exact code. */
export const refineDeliveries = async (table: HTMLElement, code: string): Promise<void> => {
  const rows = [...table.querySelectorAll<HTMLElement>('[data-delivery-of]')]
  const answers = await askDeliveries(rows.map(({ dataset }) => dataset['deliveryOf'] ?? ''), code)
  if (answers.every((answer) => answer === null)) return
  for (const name of table.querySelectorAll('thead [aria-current], td[aria-current] .cell-name')) name.textContent = `Código postal ${code}`
  rows.forEach((row, index) => {
    const [answer, price] = [answers[index] ?? null, row.querySelector('[aria-current] .delivery-price')]
    if (answer !== null && price !== null) price.textContent = answer.kind === 'not_delivered' ? 'Não entrega' : deliveryWords(answer, code)
  })
}
