import type pg from 'pg'

export type Table = { name: string; columns: string[] }

/**
 * Not carried over: transaction numbers mean nothing in another cluster (what the outbox, the retention of the search and the tables beside an
 * index elsewhere hold is made again from the rest), and the job queue and the list of migrations belong to the database they stand in.
 */
const LEFT_OUT = ['outbox', 'graphile_worker', 'public', 'information_schema']
const LEFT_OUT_TABLES = ['search.retention', 'search.index_news', 'search.index_state', 'search.listed_product']

/** Every table of ours, one that is referred to before those that refer to it; partitions are part of their parent. */
export async function tablesInOrder(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            array_agg(format('%I', a.attname) order by a.attnum)::text[] as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
       and n.nspname <> all ($1) and format('%I.%I', n.nspname, c.relname) <> all ($2) and n.nspname not like 'pg\\_%'
     group by 1 order by 1`,
    [LEFT_OUT, LEFT_OUT_TABLES],
  )
  const { rows: references } = await client.query<{ child: string; parent: string }>(
    `select distinct format('%I.%I', cn.nspname, c.relname) as child, format('%I.%I', pn.nspname, p.relname) as parent
     from pg_constraint k
       join pg_class c on c.oid = k.conrelid join pg_namespace cn on cn.oid = c.relnamespace
       join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
     where k.contype = 'f' and c.oid <> p.oid`,
  )
  return inOrder(tables, references)
}

/** Exported for the test. */
export function inOrder(tables: readonly Table[], references: readonly { child: string; parent: string }[]): Table[] {
  const waiting = new Map(tables.map((table) => [table.name, table]))
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ name }) => !references.some(({ child, parent }) => child === name && waiting.has(parent)),
    )
    if (free.length === 0)
      throw new Error(`these tables refer to one another in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const table of free) waiting.delete(table.name)
    ordered.push(...free)
  }
  return ordered
}

/** The stamp of a database: its migrations with their checksums. */
export async function migrationStamp(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ stamp: string }>(
    `select name || ' ' || checksum as stamp from public.migration order by name`,
  )
  return rows.map(({ stamp }) => stamp)
}
