/** What people say of an offer's product. */
export interface ItemCounters {
  /** Mean in stars; null: nobody has said anything. */
  readonly rating: number | null
  readonly reviews: number
  /** Photos of buyers. */
  readonly images: number
  readonly questions: number
  readonly answers: number
}

/** By the ids of offers; the host knows who counts. */
export type CountersOf = (variantIds: readonly number[]) => Promise<ReadonlyMap<number, ItemCounters>>
