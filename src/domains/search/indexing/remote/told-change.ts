import type { PageVersions } from '../page-versions.ts'

/** What a remote index tells of its answers, when they have changed: after it, never before. */
export interface ToldChange {
  /** These products have changed, or their pages show others that have. */
  readonly productIds: readonly number[]
  /** Where changed products were and where they are now; null: in no category. */
  readonly categoryIds: readonly (number | null)[]
  /** Any answer may be another: the index was made anew. */
  readonly isEverything: boolean
}

/** Moves what pages are good for. */
export function movePages(pages: PageVersions, changes: readonly ToldChange[]): void {
  if (changes.length === 0) return
  if (changes.some(({ isEverything }) => isEverything)) return pages.restart()
  pages.changed(new Set(changes.flatMap(({ categoryIds }) => categoryIds)))
  pages.productsChanged(new Set(changes.flatMap(({ productIds }) => productIds)))
}
