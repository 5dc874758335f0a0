import type { Grade } from './judged-queries.ts'

export const CUT = 10
/** The first page of a listing. */
export const PAGE = 48

/** Figures of one query. */
export interface QueryFigures {
  /** 1: the ten best that can be found stand first, in their order. */
  readonly ndcg: number
  /** Of what is good (grade 2 and 3; 1 where nothing better is to be found), how much the first page shows of what it could. */
  readonly recall: number
  readonly isEmpty: boolean
}

/** `shown` are the grades of the answer in its order, `findable` those of all pieces that can be found, in any order. */
export function figuresOf(shown: readonly Grade[], findable: readonly Grade[]): QueryFigures {
  const best = findable.toSorted((a, b) => b - a)
  const ideal = discounted(best.slice(0, CUT))
  const least = (best[0] ?? 0) >= 2 ? 2 : 1
  const wanted = Math.min(PAGE, findable.filter((grade) => grade >= least).length)
  const found = shown.slice(0, PAGE).filter((grade) => grade >= least).length
  return {
    // What is good though no shop says so may stand among the ten as well.
    ndcg: ideal === 0 ? 0 : Math.min(1, discounted(shown.slice(0, CUT)) / ideal),
    recall: wanted === 0 ? 0 : Math.min(1, found / wanted),
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
