import type { CardFile } from './card-file.ts'
import type { IndexedOffer } from './index-rows.ts'

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

  /** These offers have come into the index anew. Those that their products no longer have are hits no more, so nobody asks for them. */
  change(offers: Iterable<Pick<IndexedOffer, 'id' | 'record'>>): void {
    for (const { id, record } of offers) this.changed.set(id, Buffer.from(record))
  }

  close(): void {
    this.base?.close()
  }
}
