import { ancestors, categoryById } from '#domains/catalogue/contract.ts'
import type { ListingSelection } from '../listing-selection.ts'

/**
 * A counter on every category, moved when an offer under it changes: a page is good for as long as the counters that it
 * was made from stand still (architecture.md, Pages). Products without a category, and everything that is listed without
 * one, hang on the whole.
 */
export class PageVersions {
  private readonly counters = new Map<number, number>()
  private whole = 0
  private epoch = 0
  private readonly process: string

  /** `process` keeps the versions of two processes, or of one before and after a restart, apart. */
  constructor(process: string) {
    this.process = process
  }

  /** Equal answers before and after mean an equal page. */
  versionOf(selection: ListingSelection): string {
    const counter = selection.scope.kind === 'category' ? (this.counters.get(selection.scope.categoryId) ?? 0) : this.whole
    return `${this.process}.${this.epoch}.${counter}`
  }

  /** Something under these categories has changed (where a product was before and where it is now). */
  changed(categoryIds: Iterable<number | null | undefined>): void {
    this.whole++
    const touched = new Set<number>()
    for (const id of categoryIds) {
      const category = id === null || id === undefined ? null : categoryById(id)
      if (category) for (const { id: each } of [category, ...ancestors(category)]) touched.add(each)
    }
    for (const id of touched) this.counters.set(id, (this.counters.get(id) ?? 0) + 1)
  }

  /** Everything may have changed: the first base, or shops and brands have other names. */
  restart(): void {
    this.epoch++
  }
}
