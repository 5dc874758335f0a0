import type { ProblemCode } from './problem-codes.ts'
import type { ProblemPlace } from './problem.ts'

/** A problem of one item, as it is kept for the shop. */
export interface ItemProblem {
  readonly itemId: string
  readonly code: ProblemCode
  readonly line: number | null
  readonly column: number | null
  readonly field: string | null
  readonly value: string | null
  /** The figure that the code's message speaks of, or ''. */
  readonly figure: string
}

/** Problems kept item by item of one run; beyond it they are counted only (docs/limits.md). */
export const MAX_ITEM_PROBLEMS = 50_000

/** Gathers the problems of items during a run. Owns a list with an end, so that a bad feed of any size fits the importer's memory. */
export class ItemProblems {
  #kept: ItemProblem[] = []

  /** `place` as the report shows it: values short and harmless. */
  keep(code: ProblemCode, place: ProblemPlace, figure: string): void {
    if (place.itemId === null || this.#kept.length >= MAX_ITEM_PROBLEMS) return
    this.#kept.push({
      itemId: place.itemId,
      code,
      line: place.line,
      column: place.column,
      field: place.field,
      value: place.value,
      figure,
    })
  }

  /** What was said of many items is said of the feed. */
  forget(code: ProblemCode): void {
    this.#kept = this.#kept.filter((problem) => problem.code !== code)
  }

  all(): readonly ItemProblem[] {
    return this.#kept
  }
}
