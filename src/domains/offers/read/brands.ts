import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

export interface Brand {
  readonly id: number
  readonly slug: string
  readonly name: string
}

/** Every brand that an offer has ever named, by id. */
export async function loadBrands(db: DatabaseOrTransaction): Promise<Brand[]> {
  return (await sql<Brand>`select id, slug, name from offers.brand order by id`.execute(db)).rows
}
