/** A defect as it was put into a feed, for the evaluation alone (demo/truth/defects/SHOP.jsonl). */
export interface Defect {
  shop: string
  kind: string
  /** '' where the file as a whole is meant, or where the item has none. */
  itemId: string
  /** Where the report must say that it is; null: the report names no place. */
  line: number | null
  column: number | null
  /** What the report must call it; null: read right, there is nothing to say. */
  code: string | null
  severity: 'error' | 'warning' | 'hint' | null
  /** The item must stay out. */
  lost: boolean
}

/** A defect whose place is known once its item is written: that of the field, else the item's own. */
export interface PendingDefect extends Pick<Defect, 'kind' | 'code' | 'severity' | 'lost'> {
  field: string | null
  isPlaceless?: boolean
}
