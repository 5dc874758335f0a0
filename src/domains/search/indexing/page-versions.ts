import { ancestors, categoryById } from '#domains/catalogue/contract.ts'
import { categoryOfScope, type ListingSelection } from '../rules/listing-selection.ts'

/** Product pages share counters by their id's remainder: a false alarm is a page made anew, a map of a million is memory. */
const PRODUCT_COUNTERS = 65_536

/** What has moved, as one process tells another: under these categories, of these products' pages, or everything. */
export type PageMove =
  | { readonly kind: 'categories' | 'products'; readonly ids: readonly number[] }
  | { readonly kind: 'all' }

/**
 * A counter on every category, moved when an offer under it changes: a page is good for as long as the counters that it
 * was made from stand still (architecture.md, Pages). Products without a category, and everything that is listed without
 * one, hang on the whole.
 */
export class PageVersions {
  private readonly counters = new Map<number, number>()
  private readonly products = new Uint32Array(PRODUCT_COUNTERS)
  private whole = 0
  private epoch = 0
  private readonly process: string
  private readonly watchers = new Set<(move: PageMove) => void>()

  /** `process` keeps the versions of two processes, or of one before and after a restart, apart. */
  constructor(process: string) {
    this.process = process
  }

  /** Equal answers before and after mean an equal page. */
  versionOf(selection: ListingSelection): string {
    const categoryId = categoryOfScope(selection.scope)
    const counter = categoryId === null ? this.whole : (this.counters.get(categoryId) ?? 0)
    return `${this.process}.${this.epoch}.${counter}`
  }

  /** The same for the page of a product. */
  versionOfProduct(productId: number): string {
    return `${this.process}.${this.epoch}.${this.products[productId % PRODUCT_COUNTERS]}`
  }

  /** For what shows all of the catalogue: the home page, the list of shops. */
  versionOfWhole(): string {
    return `${this.process}.${this.epoch}.${this.whole}`
  }

  /** Tells of each move, right after it; the answer ends that. For other processes, whose pages are made of this one's answers. */
  watch(tell: (move: PageMove) => void): () => void {
    this.watchers.add(tell)
    return () => void this.watchers.delete(tell)
  }

  /** Moves as another process has told (`watch`). */
  follow(move: PageMove): void {
    if (move.kind === 'products') this.productsChanged(move.ids)
    else if (move.kind === 'categories') this.changed(move.ids)
    else this.restart()
  }

  /** These products, or others that their pages show, have changed. */
  productsChanged(productIds: readonly number[]): void {
    for (const id of productIds) {
      const counter = id % PRODUCT_COUNTERS
      this.products[counter] = (this.products[counter] ?? 0) + 1
    }
    this.tell({ kind: 'products', ids: productIds })
  }

  /** Something under these categories has changed (where a product was before and where it is now). */
  changed(categoryIds: readonly (number | null | undefined)[]): void {
    this.whole++
    const touched = new Set<number>()
    for (const id of categoryIds) {
      const category = id === null || id === undefined ? null : categoryById(id)
      if (category) for (const { id: each } of [category, ...ancestors(category)]) touched.add(each)
    }
    for (const id of touched) this.counters.set(id, (this.counters.get(id) ?? 0) + 1)
    this.tell({ kind: 'categories', ids: [...touched] })
  }

  /** Everything may have changed: the first base, or shops and brands have other names. */
  restart(): void {
    this.epoch++
    this.tell({ kind: 'all' })
  }

  private tell(move: PageMove): void {
    for (const tell of this.watchers) tell(move)
  }
}
