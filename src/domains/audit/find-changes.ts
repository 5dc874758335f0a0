import { type RawBuilder, sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'

export interface KeptChange {
  readonly id: number
  readonly at: Date
  readonly byPerson: number | null
  readonly kind: string
  readonly thingId: string
  readonly action: string
  readonly before: JsonValue | null
  readonly after: JsonValue | null
  readonly reason: string | null
  readonly requestId: string | null
  readonly undoes: number | null
  readonly undoneBy: number | null
  /** Nobody has changed the thing since. */
  readonly isLast: boolean
}

export interface ChangesAsked {
  /** Part of a reason or of what it was changed on. */
  readonly q: string | null
  /** 0: programs. */
  readonly by: number | undefined
  readonly kind: string | undefined
  readonly thingId: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  readonly isDescending: boolean
  readonly limit: number
  readonly offset: number
}

/** More are not counted. */
const MOST_COUNTED = 10_000

export async function findChanges(
  db: DatabaseOrTransaction,
  asked: ChangesAsked,
): Promise<{ readonly rows: readonly KeptChange[]; readonly totalCount: number | null }> {
  const where = sql.join(conditions(asked), sql` and `)
  // Numbers are given in the order in which changes begin: they stand for the time, and have an index under every filter.
  const direction = asked.isDescending ? sql`desc` : sql`asc`
  const { rows } = await sql<KeptChange>`select ${COLUMNS} from audit.change c where ${where}
    order by c.id ${direction} limit ${asked.limit} offset ${asked.offset}`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (select from audit.change c where ${where} limit ${MOST_COUNTED + 1}) as found`.execute(
    db,
  )
  const count = counted[0]?.count ?? 0
  return { rows, totalCount: count > MOST_COUNTED ? null : count }
}

export async function findChange(db: DatabaseOrTransaction, id: number): Promise<KeptChange | null> {
  const { rows } = await sql<KeptChange>`select ${COLUMNS} from audit.change c where c.id = ${id}`.execute(db)
  return rows[0] ?? null
}

const COLUMNS = sql`c.id, c.at, c.by_person as "byPerson", c.kind, c.thing_id as "thingId", c.action, c.before, c.after,
  c.reason, c.request_id as "requestId", c.undoes, (select u.id from audit.change u where u.undoes = c.id) as "undoneBy",
  not exists (select from audit.change n where n.kind = c.kind and n.thing_id = c.thing_id and n.id > c.id) as "isLast"`

function conditions({ q, by, kind, thingId, from, to }: ChangesAsked): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(q === null ? [] : [sql`(c.thing_id = ${q} or c.reason ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`})`]),
    ...(by === undefined ? [] : [by === 0 ? sql`c.by_person is null` : sql`c.by_person = ${by}`]),
    ...(kind === undefined || kind === '' ? [] : [sql`c.kind = ${kind}`]),
    ...(thingId === undefined || thingId === '' ? [] : [sql`c.thing_id = ${thingId}`]),
    ...(from === undefined ? [] : [sql`c.at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`c.at < ${to}::timestamptz`]),
  ]
}

/** What is older than this moment goes; the table itself refuses anything younger than three years. */
export async function forgetChanges(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await sql`delete from audit.change c where c.at <= ${before} and c.at < now() - interval '3 years'
    and not exists (select from audit.change u where u.undoes = c.id and u.at > ${before})`.execute(db)
}
