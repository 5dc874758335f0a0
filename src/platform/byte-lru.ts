/** Least recently used entries under a cap in bytes. A Map keeps insertion order: what is read is moved to its end. */
export class ByteLru<Value> {
  readonly #entries = new Map<string, { value: Value; bytes: number }>()
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
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Keeps it and drops the oldest ones beyond the cap; what is larger than the cap is not kept. Nothing weighs less than 1, or it would stay for ever. */
  set(key: string, value: Value, weight: number): void {
    const bytes = Math.max(1, weight)
    this.delete(key)
    if (bytes > this.#capBytes) return
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#capBytes) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}
