import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { manualClock, systemClock } from '#platform/clock.ts'
import { groupDueOffers } from '#domains/offers/contract.ts'
import { emptyOffers } from '#domains/offers/grouping/testing.ts'
import type { Connection } from '#platform/database/connect.ts'
import { createLog } from '#platform/log.ts'
import type { ImportDeps } from './run/import-deps.ts'
import { importFeed, type ImportRequest } from './import-feed.ts'
import type { ImportOutcome } from './run/import-outcome.ts'

/** One item of a test feed; fields by Google's names. */
export type TestItem = Readonly<Record<string, string | readonly string[] | undefined>> & { readonly id: string }

/** A whole, plausible item; what matters to a test is said by it. */
export function anItem(
  fields: Readonly<Record<string, string | readonly string[] | undefined>> & { id: string },
): TestItem {
  return {
    title: `Mesa de centro ${fields.id}`,
    link: `https://www.loja-teste.pt/p/${fields.id}`,
    image_link: `https://www.loja-teste.pt/i/${fields.id}.jpg`,
    price: '100.00 EUR',
    availability: 'in_stock',
    product_type: 'Mobiliário > Mesas de centro',
    ...fields,
  }
}

/** A Google Merchant RSS feed of the items. */
export function googleFeed(items: readonly TestItem[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items.map(itemXml).join('\n')}\n</channel></rss>\n`
}

function itemXml(item: TestItem): string {
  return `<item>${Object.entries(item)
    .flatMap(([name, value]) =>
      [value].flat().map((one) => (one === undefined ? '' : `<g:${name}>${escapeXml(one)}</g:${name}>`)),
    )
    .join('')}</item>`
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

export type TestClock = ReturnType<typeof manualClock>

export interface ImportBench {
  readonly deps: ImportDeps
  readonly clock: TestClock
  readonly folder: string
  /** Imports items (or a raw feed) as a file of the shop "Loja Teste", unless said otherwise. */
  importItems(items: readonly TestItem[] | string, request?: Partial<ImportRequest>): Promise<ImportOutcome>
  /** As it was in the beginning: no shops, offers or files, and the clock at its start. */
  empty(): Promise<void>
  close(): Promise<void>
}

/** All that an import test needs: a folder of its own, a clock that stands still (null: the real one), a database. */
export function anImportBench(database: Connection, startIso: string | null = '2026-11-01T10:00:00.000Z'): ImportBench {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-import-'))
  const clock = manualClock(startIso ?? '2026-11-01T10:00:00.000Z')
  const start = clock.now().getTime()
  const deps: ImportDeps = {
    db: database.db,
    pool: database.pool,
    clock: startIso === null ? systemClock : clock,
    log: createLog({ level: 'silent' }),
    dataFolder: folder,
    feedTestHosts: [],
  }
  let files = 0
  return {
    deps,
    clock,
    folder,
    importItems: async (items, request = {}) => {
      const path = join(folder, `feed-${(files += 1)}.xml`)
      writeFileSync(path, typeof items === 'string' ? items : googleFeed(items))
      const outcome = await importFeed({ shop: 'Loja Teste', source: { kind: 'file', path }, ...request }, deps)
      if (outcome.state === 'busy') throw new Error('the shop is locked by another import')
      // As the worker does a moment later.
      await groupDueOffers(deps)
      return outcome
    },
    empty: async () => {
      await emptyCatalogue(database)
      await rm(folder, { recursive: true, force: true })
      mkdirSync(folder)
      clock.advanceMs(start - clock.now().getTime())
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Empties shops, offers and runs: quicker than another database for each test. */
export function emptyCatalogue({ db }: Pick<Connection, 'db'>): Promise<void> {
  return emptyOffers(db)
}

/** Rows that name another which does not exist: what foreign keys would refuse (0020_offers.sql says why there are none). */
export async function findOrphans({ db }: Pick<Connection, 'db'>): Promise<unknown[]> {
  const { rows } = await sql`
    select 'variant without shop', id from offers.variant v where not exists (select from eshops.eshop e where e.id = v.eshop_id)
    union all select 'variant without snapshot', id from offers.variant v where not exists (select from offers.snapshot s where s.eshop_id = v.eshop_id)
    union all select 'variant without product', id from offers.variant v where not exists (select from offers.product p where p.id = v.product_id and p.merged_into is null)
    union all select 'variant without brand', id from offers.variant v where brand_id is not null and not exists (select from offers.brand b where b.id = v.brand_id)
    union all select 'product without brand', id from offers.product p where brand_id is not null and not exists (select from offers.brand b where b.id = p.brand_id)
    union all select 'product without family', id from offers.product p where family_id is not null and not exists (select from offers.family f where f.id = p.family_id)
    union all select 'due without variant', variant_id from offers.grouping_due d where not exists (select from offers.variant v where v.id = d.variant_id)
    union all select 'match key without variant', variant_id from offers.match_key k where not exists (select from offers.match_article a join offers.variant v on v.id = a.variant_id where a.variant_id = k.variant_id and k.key = any(a.keys || a.series))
      and not exists (select from offers.match_relation r where r.variant_id = k.variant_id and r.group_link = k.key)
    union all select 'match relation without its other side', r.variant_id from offers.match_relation r cross join lateral unnest(r.same || r.twin || r.family) as e (other_id)
      where not exists (select from offers.match_relation o where o.variant_id = e.other_id and r.variant_id = any(case when e.other_id = any(r.same) then o.same when e.other_id = any(r.twin) then o.twin else o.family end))
    union all select 'merged into nothing', id from offers.product p where merged_into is not null and not exists (select from offers.product o where o.id = p.merged_into)
    union all select 'merged twice', id from offers.product p where merged_into is not null and exists (select from offers.product o where o.id = p.merged_into and o.merged_into is not null)
    union all select 'observation without variant', variant_id from offers.price_observation o where not exists (select from offers.variant v where v.id = o.variant_id)`.execute(
    db,
  )
  return rows
}
