import type { Grade } from './judged-queries.ts'

export const CUT = 10
/** The first page of a listing. */
export const PAGE = 48

/** Figures of one query. */
export interface QueryFigures {
  /**
   * 1: the best that can be found stands first, and what follows it is the next best. An answer may end behind the last piece of
   * the best grade: what is left out below it costs nothing, what is shown there is judged.
   */
  readonly ndcg: number
  /** Of the pieces of the best grade, how many the first page shows of those that it could. */
  readonly recall: number
  readonly isEmpty: boolean
}

/** `shown` are the grades of the answer in its order, `findable` those of all pieces that can be found, in any order. */
export function figuresOf(shown: readonly Grade[], findable: readonly Grade[]): QueryFigures {
  const best = findable.toSorted((a, b) => b - a)
  const [highest = 0] = best
  const wanted = best.filter((grade) => grade === highest).length
  const ideal = discounted(best.slice(0, Math.min(CUT, Math.max(wanted, shown.length))))
  const found = shown.slice(0, PAGE).filter((grade) => grade >= highest).length
  return {
    // What is good though no shop says so may stand among the ten as well.
    ndcg: ideal === 0 ? 0 : Math.min(1, discounted(shown.slice(0, CUT)) / ideal),
    recall: ideal === 0 ? 0 : Math.min(1, found / Math.min(PAGE, wanted)),
    isEmpty: shown.length === 0,
  }
}

function discounted(grades: readonly Grade[]): number {
  return grades.reduce<number>((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}

/** Means over queries. */
export interface Figures {
  readonly queries: number
  readonly ndcg: number
  readonly recall: number
  readonly empty: number
}

export function meanOf(all: readonly QueryFigures[]): Figures {
  const mean = (of: (figures: QueryFigures) => number): number =>
    all.reduce((sum, each) => sum + of(each), 0) / Math.max(1, all.length)
  return {
    queries: all.length,
    ndcg: mean(({ ndcg }) => ndcg),
    recall: mean(({ recall }) => recall),
    empty: mean(({ isEmpty }) => (isEmpty ? 1 : 0)),
  }
}
