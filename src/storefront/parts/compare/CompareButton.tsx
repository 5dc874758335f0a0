import { labels } from '../../copy/labels.ts'

/** The one form of a page that asks for the comparison (layout/Document.tsx). */
export const COMPARE_FORM = 'comparar'

/** What a compare button needs of a card. */
export interface Comparable {
  readonly name: string
  readonly variantId: number
  readonly productId: number
}

/**
 * 'Comparar' on a card. A real button that sends the page's form: without script it opens the comparison of this product, where
 * others can be added; with script it turns the product on and off (client/compare.ts), and only then says that it can be pressed.
 */
export function CompareButton({ item, label = labels.compare }: { item: Comparable; label?: string }) {
  return (
    <button
      className="compare"
      type="submit"
      form={COMPARE_FORM}
      name="v"
      value={item.variantId}
      data-product={item.productId}
      aria-label={`${label}: ${item.name}`}
    >
      {label}
    </button>
  )
}
