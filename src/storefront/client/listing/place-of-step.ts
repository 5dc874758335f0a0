/** Where somebody was in a listing: what was loaded beyond its page, and the first card in sight. Kept in the history's step. */
export interface ListingPlace {
  readonly more: number
  readonly at: { readonly card: number; readonly top: number } | null
}

/** As many as are numbered: a step that says more was not written by us. */
const MOST_PAGES = 200

/** The place that a step of the history keeps; null: it is no listing's step. */
export function placeOfStep(state: unknown): ListingPlace | null {
  const kept = fieldOf(state, 'listing')
  const [more, at] = [fieldOf(kept, 'more'), fieldOf(kept, 'at')]
  if (typeof more !== 'number' || !(more >= 0 && more <= MOST_PAGES)) return null
  const [card, top] = [fieldOf(at, 'card'), fieldOf(at, 'top')]
  return { more, at: typeof card === 'number' && typeof top === 'number' ? { card, top } : null }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
