import type { FacetAnswer, IndexRow, IndexSchema, ProductChange, SearchAnswer, SearchPlan, SearchPort } from './port.ts'

/** The catalogue that the suite of the search port tells its examples with. */

export interface SearchSubject {
  readonly port: SearchPort
  /** When it is done, searches know the changes. */
  applyChanges(changes: readonly ProductChange[], version: string): void | Promise<void>
}

/** An adapter over these rows. */
export type OpenSubject = (schema: IndexSchema, rows: readonly IndexRow[]) => SearchSubject | Promise<SearchSubject>

/** 1 furniture (0 … 2): 2 sofas, 3 tables; 4 lighting (3) */
export const exampleSchema: IndexSchema = {
  columns: [
    { name: 'price', kind: 'integer' },
    { name: 'total', kind: 'integer' },
    { name: 'shop', kind: 'enum' },
    { name: 'colour', kind: 'bitmask' },
    { name: 'tags', kind: 'list' },
    { name: 'width', kind: 'range' },
    { name: 'seats', kind: 'enum', withinCategory: 2 },
  ],
  categories: [
    { id: 1, order: 0, subtreeEnd: 2 },
    { id: 2, order: 1, subtreeEnd: 1 },
    { id: 3, order: 2, subtreeEnd: 2 },
    { id: 4, order: 3, subtreeEnd: 3 },
  ],
  textFields: [
    { name: 'title', weight: 5 },
    { name: 'brand', weight: 3 },
  ],
}

/** A row of group = id / 10, rank 0, without values or words, unless said otherwise. */
export function aRow(id: number, row: Partial<Omit<IndexRow, 'id'>> = {}): IndexRow {
  return { id, group: Math.floor(id / 10), category: 2, version: 1, rank: 0, values: {}, words: {}, ...row }
}

/** Everything, in the order of ids, first page of ten. */
export function aPlan(plan: Partial<SearchPlan> = {}): SearchPlan {
  return {
    category: null,
    words: [],
    adjacencyBonus: 0,
    filters: [],
    shownBy: [],
    orderBy: [{ by: 'id', direction: 'asc' }],
    facets: [],
    page: { kind: 'numbered', number: 1, size: 10 },
    ...plan,
  }
}

/** Ids of the hits, in their order. */
export function ids(answer: SearchAnswer) {
  return answer.hits.map((hit) => hit.id)
}
export const cheapest = [{ by: 'column', column: 'price', direction: 'asc' }] as const
/** A filter of shops. */
export function shopIs(...values: number[]) {
  return { facet: 'shop', filter: { kind: 'any', column: 'shop', values } } as const
}
/** A word with itself as its only alternative. */
export function word(term: string, weight = 1) {
  return { alternatives: [{ term, weight }] }
}
/** What adapters may say differently. */
export const unlike = { generation: '', rowsVisited: 0 }
/** Counts of a facet of values; undefined: it is of another kind. */
export function counts(facet: FacetAnswer | undefined) {
  return facet && 'counts' in facet ? facet.counts : undefined
}

/** Searches rows of the example schema in an adapter that is opened for them. */
export function searchIn(open: OpenSubject) {
  return async (rows: readonly IndexRow[], plan: Partial<SearchPlan>): Promise<SearchAnswer> =>
    (await open(exampleSchema, rows)).port.search(aPlan(plan))
}
