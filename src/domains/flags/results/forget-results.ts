import type { Database } from '#platform/database/connect.ts'

/** Forgets what is as old as this moment, or older. */
export async function forgetResults(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('flags.conversion').where('at', '<=', before).execute()
  await db.deleteFrom('flags.exposure').where('at', '<=', before).execute()
}
