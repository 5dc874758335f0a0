import { judgePrice, type SeenPrice } from '#domains/offers/contract.ts'
import { formatCents, formatDiscount } from '../../copy/format.ts'

const DAY_MS = 86_400_000
const TODAY = Date.UTC(2026, 5, 30, 12)
function daysAgo(days: number): number {
  return TODAY - days * DAY_MS
}

/** What a shop does before a sale: up for three weeks, then down, with a claim beside it. */
const seen: readonly SeenPrice[] = [
  { at: daysAgo(90), priceCents: 39_900, availability: 'in_stock' },
  { at: daysAgo(25), priceCents: 59_900, availability: 'in_stock' },
  { at: daysAgo(3), priceCents: 35_900, availability: 'in_stock' },
]
const CLAIMED_CENTS = 59_900

export interface WorkedExample {
  /** Oldest first: when, what, and what it means. */
  readonly steps: readonly { readonly when: string; readonly price: string; readonly note: string }[]
  readonly claimed: string
  readonly honest: string
  readonly reference: string
}

/** The example of /sales, its figures by the rule itself, so that the page cannot say anything else than the rule does. */
export function workedExample(): WorkedExample {
  const verdict = judgePrice({ seen, unseen: [], watchedSince: daysAgo(90) }, TODAY)
  if (verdict.kind !== 'discount') throw new Error(`the worked example has no discount: ${verdict.why}`)
  const [usual, raised, reduced] = seen.map(({ priceCents }) => formatCents(priceCents)) as [string, string, string]
  return {
    steps: [
      { when: 'Há três meses', price: usual, note: 'O preço que vimos durante semanas.' },
      { when: 'Há 25 dias', price: raised, note: 'A loja sobe o preço.' },
      { when: 'Há três dias', price: reduced, note: 'A loja desce o preço e anuncia um saldo.' },
    ],
    claimed: formatDiscount(claimedPercent()),
    honest: formatDiscount(verdict.discount.percent),
    reference: formatCents(verdict.discount.referenceCents),
  }
}

function claimedPercent(): number {
  return Math.floor(((CLAIMED_CENTS - (seen.at(-1) as SeenPrice).priceCents) * 100) / CLAIMED_CENTS)
}
