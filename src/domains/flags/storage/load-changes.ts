import type { Database } from '#platform/database/connect.ts'

/** One change of a feature, an experiment or a saved group. */
export interface RecordedChange {
  readonly at: Date
  readonly who: string
  readonly subject: string
  readonly key: string
  /** null: of all environments. */
  readonly environment: string | null
  /** null: it was not there before. */
  readonly before: unknown
  readonly after: unknown
}

/** The newest changes, of one key or of all. */
export async function loadChanges(
  db: Database,
  { key, most }: { readonly key: string | null; readonly most: number },
): Promise<readonly RecordedChange[]> {
  const rows = await db
    .selectFrom('flags.change')
    .selectAll()
    .$if(key !== null, (query) => query.where('subject_key', '=', key))
    .orderBy('change_id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ at, who, subject, subject_key, environment, before, after }) => ({
    at,
    who,
    subject,
    key: subject_key,
    environment,
    before,
    after,
  }))
}
