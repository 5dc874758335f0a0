import type { JudgedPiece } from './judged-piece.ts'
import { figuresOf, PAGE, type QueryFigures } from './figures.ts'
import { findableGradeOf, type Grade, gradeOf, type JudgedQuery } from './judged-queries.ts'
import type { Ask } from './query-path.ts'

/** A query with its answer, as it was judged. */
export interface Verdict extends QueryFigures {
  readonly query: JudgedQuery
  /** The first products of the answer with their grades. */
  readonly shown: readonly { readonly productId: number; readonly grade: Grade }[]
}

/** The pieces and, once for each query, what of them can be found. */
export class Judge {
  readonly #pieces: ReadonlyMap<number, JudgedPiece>
  readonly #findable = new Map<JudgedQuery, readonly Grade[]>()

  constructor(pieces: ReadonlyMap<number, JudgedPiece>) {
    this.#pieces = pieces
  }

  /** Throws where a query can have no answer: then its predicates name nothing. */
  async verdictsOn(queries: readonly JudgedQuery[], ask: Ask): Promise<Verdict[]> {
    const verdicts: Verdict[] = []
    for (const query of queries) {
      const shown = (await ask(query.text, PAGE)).map((productId) => {
        const piece = this.#pieces.get(productId)
        return { productId, grade: piece === undefined ? (0 as Grade) : gradeOf(query, piece) }
      })
      verdicts.push({
        query,
        shown,
        ...figuresOf(
          shown.map(({ grade }) => grade),
          this.#findableTo(query),
        ),
      })
    }
    return verdicts
  }

  #findableTo(query: JudgedQuery): readonly Grade[] {
    const known = this.#findable.get(query)
    if (known !== undefined) return known
    const grades = [...this.#pieces.values()].map((piece) => findableGradeOf(query, piece)).filter((grade) => grade > 0)
    if (grades.length === 0) throw new Error(`${query.place}: no piece is what "${query.text}" asks for`)
    this.#findable.set(query, grades)
    return grades
  }
}
