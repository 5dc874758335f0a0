/**
 * Entries under a cap in bytes; who was not read for longest goes first. A Map keeps insertion order: what was read since it was
 * last looked at is moved to its end when its turn to go comes, and not at each reading, which would renew the whole table all the time.
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

  /** Keeps it and drops the oldest ones beyond the cap; what is larger than the cap is not kept. Nothing weighs less than 1, or it would stay for ever. */
  set(key: string, value: Value, weight: number): void {
    const bytes = Math.max(1, weight)
    this.delete(key)
    if (bytes > this.#capBytes) return
    this.#makeRoom(bytes)
    this.#add(key, { value, bytes, isRead: false })
  }

  /** Who was read goes to the end and is no longer read when its turn comes again: there is always one to go. */
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
  /** Since it was put in, or last spared. */
  isRead: boolean
}
