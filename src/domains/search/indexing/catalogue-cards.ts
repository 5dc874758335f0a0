import type { IndexableProduct } from '#domains/offers/contract.ts'
import type { CardFile } from './card-file.ts'

/** The cards that belong to an index: those of its base on disk, over them those of what has changed since, in memory. */
export class CatalogueCards {
  private readonly base: CardFile | null
  private readonly changed = new Map<number, Buffer>()

  constructor(base: CardFile | null) {
    this.base = base
  }

  /** The record of an offer that the index holds, or null. Needs no database. */
  read(variantId: number): Buffer | null {
    return this.changed.get(variantId) ?? this.base?.read(variantId) ?? null
  }

  /** These products have come into the index anew. Offers that they no longer have are hits no more, so nobody asks for them. */
  change(products: Iterable<IndexableProduct>): void {
    for (const { offers } of products)
      for (const { variantId, card } of offers) this.changed.set(variantId, Buffer.from(card))
  }

  close(): void {
    this.base?.close()
  }
}
