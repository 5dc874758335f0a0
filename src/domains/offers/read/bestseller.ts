/** A product's place among those that its category's visitors ask for most. */
export interface Bestseller {
  readonly place: number
  readonly categoryId: number
}

/** As it stands in the product's row; null: it has none. */
export function bestsellerOf(row: {
  readonly bestseller_place: number | null
  readonly category_id: number | null
}): Bestseller | null {
  return row.bestseller_place === null || row.category_id === null
    ? null
    : { place: row.bestseller_place, categoryId: row.category_id }
}
