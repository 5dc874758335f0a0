import { categoryById, suggestCategories } from '#domains/catalogue/contract.ts'
import type { OfferItem, RawItem } from '../offer-item.ts'
import type { ImportReport } from '../report/import-report.ts'

/** Tells the shop that an item stays without a category, by what it says, and which one we would guess. */
export function reportUnsure(report: ImportReport, raw: RawItem, item: OfferItem): void {
  const guess = suggestCategories(item)[0]
  const name = guess === undefined ? null : categoryById(guess.categoryId)?.longName
  report.add(
    'category_unsure',
    {
      line: raw.line,
      column: raw.column,
      itemId: item.itemId,
      field: 'product_type',
      value: item.productType ?? item.googleCategory ?? item.title,
    },
    name ?? '—',
  )
}
