import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { DocumentKind } from './document.ts'

/**
 * Says under which code the tax authority knows a series, before its first document: documents carry it in their ATCUD. False:
 * the series has documents already, or another code.
 */
export async function nameSeries(
  db: DatabaseTransaction,
  { kind, year, code }: { readonly kind: DocumentKind; readonly year: number; readonly code: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into billing.series as s (kind, year, validation_code) values (${kind}, ${year}, ${code})
    on conflict (kind, year) do update set validation_code = excluded.validation_code
    where s.validation_code = excluded.validation_code or (s.validation_code is null and s.last_number = 0) returning 1`.execute(
    db,
  )
  return rows.length > 0
}
