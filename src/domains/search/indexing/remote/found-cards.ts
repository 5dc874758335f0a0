import { ByteLru } from '#platform/byte-lru.ts'

/** A page shows 48 cards of 2 kB: room for those of hundreds of pages that are being made at once (docs/limits.md). */
export const FOUND_CARDS_BYTES = 32 * 1024 * 1024

/**
 * The card records of what a remote index has found a moment ago: they come with the hits, and whoever presents these asks for
 * them at once. Not a cache of cards: what was not just found is not here.
 */
export class FoundCards {
  readonly #records: ByteLru<Buffer>

  constructor(capBytes = FOUND_CARDS_BYTES) {
    this.#records = new ByteLru(capBytes)
  }

  keep(variantId: number, record: string | Buffer): void {
    const kept = typeof record === 'string' ? Buffer.from(record) : record
    this.#records.set(String(variantId), kept, kept.length)
  }

  read(variantId: number): Buffer | null {
    return this.#records.get(String(variantId)) ?? null
  }
}
