import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

/** The categories that people ask for most, as the worker has reckoned them last. */
export class TrendingCategories {
  #ids: readonly number[] = []

  /** Reads them anew. */
  async refresh(db: Database): Promise<void> {
    const { rows } = await sql<{
      category_id: number
    }>`select category_id from search.trending_category order by place`.execute(db)
    this.#ids = rows.map((row) => row.category_id)
  }

  get ids(): readonly number[] {
    return this.#ids
  }
}
