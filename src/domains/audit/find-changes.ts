import { sql } from 'kysely'
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
  /** Part of a reason, or the thing. */
  readonly q: string | null
  readonly id: number | undefined
  /** 0: programs. */
  readonly by: number | undefined
  readonly kind: string | undefined
  readonly thingId: string | undefined
  /** Days of Lisbon, both included. */
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
  // Numbers are given in the order in which changes begin: they stand for the time, and have an index under every filter.
  const rows = await shown(matching(db, asked))
    .orderBy('c.id', asked.isDescending ? 'desc' : 'asc')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute()
  const { count } = await db
    .selectFrom(
      matching(db, asked)
        .select('c.id')
        .limit(MOST_COUNTED + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, totalCount: Number(count) > MOST_COUNTED ? null : Number(count) }
}

export async function findChange(db: DatabaseOrTransaction, id: number): Promise<KeptChange | null> {
  return (await shown(changes(db).where('c.id', '=', id)).executeTakeFirst()) ?? null
}

function changes(db: DatabaseOrTransaction) {
  return db.selectFrom('audit.change as c')
}

function shown(found: ReturnType<typeof changes>) {
  return found
    .select(['c.id', 'c.at', 'c.by_person as byPerson', 'c.kind', 'c.thing_id as thingId', 'c.action', 'c.before'])
    .select(['c.after', 'c.reason', 'c.request_id as requestId', 'c.undoes'])
    .select(({ selectFrom }) =>
      selectFrom('audit.change as u').whereRef('u.undoes', '=', 'c.id').select('u.id').as('undoneBy'),
    )
    .select(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('audit.change as n')
            .whereRef('n.kind', '=', 'c.kind')
            .whereRef('n.thing_id', '=', 'c.thing_id')
            .whereRef('n.id', '>', 'c.id')
            .select('n.id'),
        ),
      )
        .$castTo<boolean>()
        .as('isLast'),
    )
}

function matching(db: DatabaseOrTransaction, { q, id, by, kind, thingId, from, to }: ChangesAsked) {
  const part = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  return changes(db)
    .$if(q !== null, (query) =>
      query.where(({ eb, or }) => or([eb('c.thing_id', '=', q ?? ''), eb('c.reason', 'ilike', part)])),
    )
    .$if(id !== undefined, (query) => query.where('c.id', '=', id ?? 0))
    .$if(by === 0, (query) => query.where('c.by_person', 'is', null))
    .$if(by !== undefined && by !== 0, (query) => query.where('c.by_person', '=', by ?? 0))
    .$if(kind !== undefined && kind !== '', (query) => query.where('c.kind', '=', kind ?? ''))
    .$if(thingId !== undefined && thingId !== '', (query) => query.where('c.thing_id', '=', thingId ?? ''))
    .$if(from !== undefined, (query) => query.where('c.at', '>=', midnight(from ?? '', 0)))
    .$if(to !== undefined, (query) => query.where('c.at', '<', midnight(to ?? '', 1)))
}

/** The beginning of a day in Lisbon, or of the one so many days after it. */
function midnight(day: string, later: number) {
  return sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone 'Europe/Lisbon'`
}

/** What is older than this moment goes; the table itself refuses anything younger than three years. */
export async function forgetChanges(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await sql`delete from audit.change c where c.at <= ${before} and c.at < now() - interval '3 years'
    and not exists (select from audit.change u where u.undoes = c.id and u.at > ${before})`.execute(db)
}
