import type { MouseEvent } from 'react'
import { labels } from '../../copy/labels.ts'

/** The one form of a page that asks for the comparison (layout/Document.tsx). */
export const COMPARE_FORM = 'comparar'

/** What a compare button needs of a card. */
export interface Comparable {
  readonly name: string
  readonly variantId: number
  readonly productId: number
}

/** Nothing else of a card goes to the browser. */
export function comparableOf({ name, variantId, productId }: Comparable): Comparable {
  return { name, variantId, productId }
}

export interface CompareButtonProps {
  readonly item: Comparable
  readonly label?: string
  /** Absent where nobody knows. */
  readonly isPressed?: boolean
  readonly onClick?: (event: MouseEvent) => void
}

/** What a button was rendered with. */
export function comparedBy(button: HTMLButtonElement | null): { item: Comparable; label: string } {
  if (button === null) throw new Error('there is no compare button')
  const label = button.textContent
  const name = button.getAttribute('aria-label')?.slice(`${label}: `.length) ?? ''
  return { label, item: { name, variantId: Number(button.value), productId: Number(button.dataset['product']) } }
}

/**
 * A real button that sends the page's form: without script, and on the comparison's own page, it opens the comparison with this
 * product. Elsewhere it is part of an island (CompareToggle.island.tsx).
 */
export function CompareButton({ item, label = labels.compare, isPressed, onClick }: CompareButtonProps) {
  return (
    <button
      className="compare"
      type="submit"
      form={COMPARE_FORM}
      name="v"
      value={item.variantId}
      data-product={item.productId}
      aria-label={`${label}: ${item.name}`}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {label}
    </button>
  )
}
