import { distribution } from './histogram.ts'
import type { FacetCount, Partial } from './partial.ts'

/** Scans of at least so many rows are kept. */
export const MEMO_FROM_ROWS = 4000
/** Counts of categories without filters are kept for so many times fewer rows: the sums of larger ones need them. */
const COUNTS_FACTOR = 8
/** What the memo of one base may weigh. */
export const MEMO_BYTES = 24 * 1024 * 1024

interface Entry {
  readonly partial: Partial
  readonly bytes: number
  isUsed: boolean
}

/** Parts of answers that took long, per base segment: exact for as long as the segment lives, what was not used for long goes first. */
export class Memo {
  readonly #entries = new Map<string, Entry>()
  readonly fromRows: number
  #bytes = 0

  constructor(fromRows: number) {
    this.fromRows = fromRows
  }

  /** Counts of a category of at least so many rows are kept. */
  get countsFromRows(): number {
    return this.fromRows / COUNTS_FACTOR
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Partial | null {
    const entry = this.#entries.get(key)
    if (!entry) return null
    entry.isUsed = true
    return entry.partial
  }

  /** Keeps the part, its histograms as distributions; returns what is kept. */
  set(key: string, partial: Partial): Partial {
    this.#drop(key)
    const kept = { ...partial, facets: partial.facets.map(compact) }
    const bytes = bytesOf(kept) + key.length
    this.#entries.set(key, { partial: kept, bytes, isUsed: false })
    this.#bytes += bytes
    this.#makeRoom()
    return kept
  }

  /** The oldest goes; used since it came to stand there, it goes behind the newest instead. (To move each at every use costs more.) */
  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= MEMO_BYTES) return
      if (entry.isUsed) {
        entry.isUsed = false
        this.#entries.delete(key)
        this.#entries.set(key, entry)
      } else this.#drop(key)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}

function compact(facet: FacetCount | null): FacetCount | null {
  if (facet?.kind === 'values') return { ...facet, answers: new Map() }
  if (facet?.kind !== 'histogram') return facet
  return 'values' in facet && facet.weights === null
    ? { kind: 'histogram', ...distribution(facet.values), answers: new Map() }
    : facet
}

/** An answer of a hundred values or buckets, which is kept beside the counts. */
const ANSWER_BYTES = 4096

function bytesOf({ facets, hits }: Partial): number {
  let bytes = 512 + (hits?.bytes ?? 0)
  for (const facet of facets) {
    if (facet?.kind === 'histogram' && 'read' in facet) bytes += ANSWER_BYTES
    else if (facet?.kind === 'histogram')
      bytes += facet.values.byteLength + (facet.weights?.byteLength ?? 0) + ANSWER_BYTES
    else if (facet && facet.kind !== 'unknown')
      bytes += facet.counts.byteLength + Math.min(ANSWER_BYTES, facet.counts.length * 40)
  }
  return bytes
}
