/**
 * A cache with a cap in bytes; the entry that was not read for longest is dropped first. A Map keeps insertion order.
 * An entry that was read is moved to the end when it would be dropped, not at each read: that would rewrite the whole
 * table all the time.
 */
export class ByteLru<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #capBytes: number
  #bytes = 0

  constructor(capBytes: number) {
    this.#capBytes = capBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    entry.isRead = true
    return entry.value
  }

  /**
   * Keeps an entry and drops the oldest ones beyond the cap. An entry larger than the cap is not kept. Each weighs at
   * least 1, or it would stay for ever.
   */
  set(key: string, value: Value, weight: number): void {
    const bytes = Math.max(1, weight)
    this.delete(key)
    if (bytes > this.#capBytes) return
    this.#makeRoom(bytes)
    this.#add(key, { value, bytes, isRead: false })
  }

  /** An entry that was read goes to the end and counts as unread from then on, so there is always one to drop. */
  #makeRoom(bytes: number): void {
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes + bytes <= this.#capBytes) return
      this.delete(oldest)
      if (entry.isRead) this.#add(oldest, { ...entry, isRead: false })
    }
  }

  #add(key: string, entry: Entry<Value>): void {
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}

interface Entry<Value> {
  readonly value: Value
  readonly bytes: number
  /** Whether it was read since it was put in or last spared. */
  isRead: boolean
}
