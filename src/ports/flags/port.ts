/** Feature flags as the pages ask for them; the domain flags serves it (ADR 0088). */
export interface FlagsPort {
  /** Whether the flag is on for everyone; an unknown flag is off. */
  isOn(key: string): boolean
  /** The flag's number, or the fallback when it has none. */
  numberOf(key: string, fallback: number): number
}

/** Flags by the bucket of pages that a visitor is shown (ADR 0089), and how browsers ask for theirs. */
export interface BucketFlags {
  /** Whether any flag is decided by a bucket now. If none is, everybody has bucket 0. */
  hasBuckets(): boolean
  ofPages(bucket: number): FlagsPort
  /** What pages of the bucket show of running experiments: 'button-words|new'. */
  seenIn(bucket: number): readonly string[]
  /** Under which browsers ask; null: not known yet. */
  clientKey(): string | null
}
