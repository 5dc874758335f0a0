import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { Synonym } from './synonym.ts'
import type { SynonymGiven } from './vet-synonym.ts'

/** Everything that editors have written, the oldest first. */
export async function loadSynonyms(db: DatabaseOrTransaction): Promise<readonly Synonym[]> {
  const { rows } = await sql<Synonym>`
    select id::int as id, words, meaning, category_id as "categoryId" from search.synonym order by id`.execute(db)
  return rows
}

/** Another one after every change: ids never come back, so what is left of the same ones in the same number is the same. */
export async function readSynonymRevision(db: DatabaseOrTransaction): Promise<string> {
  const { rows } = await sql<{ revision: string }>`
    select coalesce(max(id), 0) || '.' || count(*) as revision from search.synonym`.execute(db)
  return rows[0]?.revision ?? ''
}

/** Changes come one after the other: each is vetted against what stands then. */
export async function lockSynonyms(tx: DatabaseTransaction): Promise<void> {
  await sql`lock table search.synonym in share row exclusive mode`.execute(tx)
}

/** Null: the words have a meaning already. */
export async function insertSynonym(
  tx: DatabaseTransaction,
  { words, meaning, categoryId }: SynonymGiven,
  key: string,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into search.synonym (words, key, meaning, category_id, created_at) values (${words}, ${key}, ${meaning}, ${categoryId}, ${now})
    on conflict (key) do nothing returning id::int as id`.execute(tx)
  return rows[0]?.id ?? null
}

/** What was removed; null: it is gone already. */
export async function deleteSynonym(tx: DatabaseTransaction, id: number): Promise<SynonymGiven | null> {
  const { rows } = await sql<SynonymGiven>`
    delete from search.synonym where id = ${id} returning words, meaning, category_id as "categoryId"`.execute(tx)
  return rows[0] ?? null
}
