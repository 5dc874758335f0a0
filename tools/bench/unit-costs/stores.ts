import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { RunningSite } from '../running-site.ts'

/** Bytes that an offer takes in each store, of the demo's. */
export async function measureStores({ dataFolder }: RunningSite, client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ schema: string; bytes: string }>(
    `select n.nspname as schema, sum(pg_total_relation_size(c.oid)) as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname !~ '^pg_|^information_schema$' group by 1 order by 2 desc`,
  )
  const counts = (
    await client.query<{ offers: number; observations: number; pictures: number }>(
      `select (select count(*)::int from offers.variant) as offers, (select count(*)::int from offers.price_observation) as observations,
        (select count(*)::int from images.source) as pictures`,
    )
  ).rows[0]
  const offers = counts?.offers ?? Number.NaN
  console.log(
    `stores      ${offers} offers, ${counts?.observations} price rows, ${counts?.pictures} addresses of pictures`,
  )
  for (const { schema, bytes } of rows.slice(0, 8)) tell(`PostgreSQL ${schema}`, Number(bytes), offers)
  const all = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0)
  tell('PostgreSQL in all', all, offers)
  tell('index file', newest(join(dataFolder, 'index/*.index')), offers)
  tell('cards', newest(join(dataFolder, 'index/*.cards')), offers)
  tell('click targets', sizeOf(join(dataFolder, 'clicks/targets.dat')), offers)
  tell(
    'kept feeds',
    globSync(join(dataFolder, 'feeds/**/*')).reduce((sum, path) => sum + sizeOf(path), 0),
    offers,
  )
  const clicks = await client.query<{ bytes: number }>(
    `select pg_total_relation_size('clicks.click')::float / nullif(count(*), 0) as bytes from clicks.click`,
  )
  console.log(`stores      ${'a click'.padEnd(26)} ${clicks.rows[0]?.bytes?.toFixed(0)} bytes`)
  const originals = globSync(join(dataFolder, 'images/originals/**/*')).filter((path) => statSync(path).isFile())
  const bytes = originals.reduce((sum, path) => sum + sizeOf(path), 0)
  console.log(
    `stores      ${'an original picture'.padEnd(26)} ${(bytes / originals.length).toFixed(0)} bytes, of ${originals.length}`,
  )
}

function tell(name: string, bytes: number, offers: number): void {
  console.log(
    `stores      ${name.padEnd(26)} ${(bytes / offers).toFixed(0)} bytes an offer (${(bytes / 1e6).toFixed(1)} MB)`,
  )
}

function newest(pattern: string): number {
  const files = globSync(pattern).toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  return files[0] === undefined ? Number.NaN : sizeOf(files[0])
}

function sizeOf(path: string): number {
  return existsSync(path) && statSync(path).isFile() ? statSync(path).size : 0
}
