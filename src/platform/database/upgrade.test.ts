import pg from 'pg'
import { expect, test } from 'vitest'
import { allEdges, domainsInOrder, readDomains } from '#platform/domain/domain-edges.ts'
import { migrate } from './migrate.ts'
import { findMigrations, type Migration } from './migration-files.ts'
import { emptyTestDatabase } from './testing.ts'

/** The last migrations whose numbers counted over all domains (ADR 0054), in the order in which every database of then took them. */
const NUMBERED_OVER_ALL = [
  'platform/0001_outbox.sql',
  'eshops/0010_eshops.sql',
  'offers/0020_offers.sql',
  'feeds/0030_feeds.sql',
  'search/0050_search.sql',
  'clicks/0060_clicks.sql',
  'identity/0090_identity.sql',
  'eshops/0091_shared_domains.sql',
  'offers/0100_variant_like_words.sql',
  'feeds/0101_category_rules.sql',
  'eshops/0110_access_token.sql',
  'feeds/0111_feed_reports.sql',
  'search/0112_facet_use.sql',
  'feeds/0120_feed_lab.sql',
  'feeds/0121_join_request.sql',
  'offers/0130_grouping.sql',
  'offers/0140_honest_discounts.sql',
  'offers/0168_product_writes.sql',
  'images/0170_pictures.sql',
  'images/0171_picture_claims.sql',
  'images/0172_source_counts.sql',
  'images/0180_likeness.sql',
  'images/0190_picture_placeholder.sql',
  'images/0191_picture_takedown.sql',
  'offers/0192_match_relations.sql',
  'offers/0200_facts_as_text.sql',
  'clicks/0210_click_limits.sql',
  'images/0230_first_screens.sql',
  'feeds/0260_feed_currency.sql',
  'offers/0300_twins.sql',
  'offers/0310_series_words.sql',
]

const all = findMigrations()
const fresh = await emptyTestDatabase()
await migrate(fresh.url)

test('a database of the time when numbers counted over all domains goes on, and becomes what a fresh one is', async () => {
  const { url } = await emptyTestDatabase()
  await asBefore(url)
  const younger = all.map(({ name }) => name).filter((name) => !NUMBERED_OVER_ALL.includes(name))
  expect(await migrate(url)).toEqual(younger)
  expect(await migrate(url)).toEqual([])
  expect(await recordOf(url)).toEqual(await recordOf(fresh.url))
  expect(await formOf(url)).toEqual(await formOf(fresh.url))
})

test('domains that do not stand on one another may come in another order', async () => {
  const edges = Object.entries(allEdges(readDomains()))
  const other = ['platform', ...domainsInOrder(Object.fromEntries(edges.toReversed()))]
  const given = ['platform', ...domainsInOrder(Object.fromEntries(edges))]
  expect(other).not.toEqual(given)
  const { url } = await emptyTestDatabase()
  await migrate(
    url,
    other.flatMap((domain) => all.filter(({ name }) => name.startsWith(`${domain}/`))),
  )
  expect(await formOf(url)).toEqual(await formOf(fresh.url))
})

/** What the migrator of then did: files in the order of their numbers, recorded by their names alone. */
async function asBefore(url: string): Promise<void> {
  const files = NUMBERED_OVER_ALL.map((name) => all.find((migration) => migration.name === name) as Migration)
  await asked(url, async (client) => {
    await client.query(
      'create table public.migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    for (const { name, sql, checksum } of files) {
      await client.query(sql)
      await client.query('insert into public.migration (name, checksum) values ($1, $2)', [
        name.split('/')[1],
        checksum,
      ])
    }
  })
}

function recordOf(url: string): Promise<unknown[]> {
  return asked(url, async (client) => {
    const { rows } = await client.query('select name, checksum from public.migration order by name')
    return rows
  })
}

/** Columns, constraints, indexes and views of all our schemas. */
function formOf(url: string): Promise<unknown[]> {
  return asked(url, async (client) => {
    const { rows } = await client.query(`
      select format('%I.%I.%s', n.nspname, c.relname, a.attnum) as what,
             concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) as form
        from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
          left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
        where a.attnum > 0 and n.nspname !~ '^pg_|^information_schema$'
      union all select conrelid::regclass::text || ' ' || conname, pg_get_constraintdef(oid)
        from pg_constraint where connamespace::regnamespace::text !~ '^pg_|^information_schema$'
      union all select schemaname || '.' || indexname, indexdef from pg_indexes where schemaname !~ '^pg_'
      union all select schemaname || '.' || viewname, definition from pg_views
        where schemaname !~ '^pg_|^information_schema$'
      order by 1, 2`)
    return rows
  })
}

async function asked<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
