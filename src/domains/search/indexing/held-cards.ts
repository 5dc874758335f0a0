import { ByteLru } from '#platform/memory/byte-lru.ts'

/** As many as a base's own file may hold in memory (docs/limits.md). */
const MOST_BYTES = 64 * 1024 * 1024

interface HeldCard {
  readonly version: number
  readonly record: Buffer
}

/** Cards of what was found, as long as there is room: each with the version that its hit carried. */
export class HeldCards {
  private readonly held = new ByteLru<HeldCard>(MOST_BYTES)

  hold(id: number, version: number, record: Buffer): void {
    // Of its own: the bytes that it came in are those of a whole answer.
    this.held.set(String(id), { version, record: Buffer.from(record) }, record.byteLength)
  }

  has(id: number, version: number): boolean {
    return this.held.get(String(id))?.version === version
  }

  read(id: number): Buffer | null {
    return this.held.get(String(id))?.record ?? null
  }
}
