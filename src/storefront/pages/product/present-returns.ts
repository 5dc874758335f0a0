import type { VariantData } from '#domains/offers/contract.ts'
import { countOf, formatCents, formatDay } from '../../copy/format.ts'

/** What changing one's mind costs at a shop, as its own page said on a day (product.md 10). */
export interface ReturnsView {
  /** "30 dias" in which to send it back. */
  readonly days: string | null
  /** "29,90 €" or "grátis" */
  readonly cost: string | null
  readonly text: string | null
  /** Where the shop says so, and when that was read. */
  readonly source: { readonly url: string | null; readonly checkedOn: string } | null
}

/** Null when nothing is known of the shop's returns. */
export function presentReturns({
  coolingOffDays,
  returnPolicy,
}: Pick<VariantData['eshop'], 'coolingOffDays' | 'returnPolicy'>): ReturnsView | null {
  if (coolingOffDays === null && returnPolicy === null) return null
  return {
    days: coolingOffDays === null ? null : countOf(coolingOffDays, ['dia', 'dias']),
    cost:
      returnPolicy === null || returnPolicy.costCents === null
        ? null
        : returnPolicy.costCents === 0
          ? 'grátis'
          : formatCents(returnPolicy.costCents),
    text: returnPolicy?.text ?? null,
    source:
      returnPolicy === null
        ? null
        : { url: safeUrl(returnPolicy.url), checkedOn: formatDay(`${returnPolicy.checkedOn}T12:00:00Z`) },
  }
}

/** Only a web address becomes a link. */
function safeUrl(url: string | null): string | null {
  return url !== null && /^https?:\/\//.test(url) ? url : null
}
