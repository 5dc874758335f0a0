import { sql } from 'kysely'
import { categoryById } from '#domains/catalogue/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

export interface SynonymsAsked {
  readonly q: string | null
  readonly sort: 'words' | 'created'
  readonly isDescending: boolean
  readonly limit: number
  readonly offset: number
  readonly filters: { readonly categoryId?: number | undefined }
}

interface Row {
  readonly id: number
  readonly words: string
  readonly meaning: string | null
  readonly categoryId: number | null
  readonly createdAt: Date
}

/** There are 2,000 at most. */
export async function findSynonyms(
  db: DatabaseOrTransaction,
  { q, sort, isDescending, limit, offset, filters }: SynonymsAsked,
) {
  const categoryId = filters.categoryId ?? null
  const direction = isDescending ? sql`desc` : sql`asc`
  const found = sql`from search.synonym
    where (${q}::text is null or position(lower(${q}) in lower(words || ' ' || coalesce(meaning, ''))) > 0)
      and (${categoryId}::int is null or category_id = ${categoryId})`
  // Counted apart: on a page past the end there is no row that could bring its count.
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db)
  const { rows } = await sql<Row>`
    select id::int as id, words, meaning, category_id as "categoryId", created_at as "createdAt"
    ${found} order by ${sort === 'words' ? sql`lower(words)` : sql`created_at`} ${direction}, id limit ${limit} offset ${offset}`.execute(
    db,
  )
  return {
    totalCount: counted.rows[0]?.total ?? 0,
    rows: rows.map(({ id, words, meaning, categoryId: category, createdAt }) => ({
      synonymId: id,
      words,
      meaning,
      createdAt: createdAt.toISOString(),
      category: category === null ? null : { id: category, name: categoryById(category)?.longName ?? String(category) },
    })),
  }
}
