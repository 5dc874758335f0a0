import { sql } from 'kysely'
import { owned } from '#platform/memory/owned-text.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'

/** Most different brands that are remembered; offers of others go the way of the staging table. */
const MOST_BRANDS = 20_000

interface KnownBrand {
  readonly id: number
  /** Of several spellings the first by the alphabet, whatever the order of the feed. */
  name: string
  readonly isNew: boolean
}

/** Ids of brands for offers that are written as they arrive. A new one's is reserved here, and its row written when the snapshot is published. */
export class ArrivedBrands {
  readonly #db: Database
  readonly #known = new Map<string, KnownBrand>()
  readonly #asked = new Map<string, string>()

  constructor(db: Database) {
    this.#db = db
  }

  /** The brand's id; undefined while it is not known: `answer` finds out. */
  idOf(slug: string, name: string): number | undefined {
    const brand = this.#known.get(slug)
    if (brand === undefined) {
      if (this.#known.size + this.#asked.size < MOST_BRANDS) this.#ask(slug, name)
      return undefined
    }
    if (brand.isNew && name < brand.name) brand.name = owned(name)
    return brand.id
  }

  #ask(slug: string, name: string): void {
    const asked = this.#asked.get(slug)
    if (asked === undefined || name < asked) this.#asked.set(owned(slug), owned(name))
  }

  /** Finds or reserves the ids of brands that were asked for. */
  async answer(): Promise<void> {
    if (this.#asked.size === 0) return
    const { rows } = await sql<{ slug: string; id: number; is_new: boolean }>`
      select a.slug, coalesce(b.id, nextval(pg_get_serial_sequence('offers.brand', 'id')))::int as id, b.id is null as is_new
      from unnest(${[...this.#asked.keys()]}::text[]) as a (slug) left join offers.brand b on b.slug = a.slug`.execute(
      this.#db,
    )
    for (const { slug, id, is_new: isNew } of rows)
      this.#known.set(slug, { id, isNew, name: this.#asked.get(slug) ?? slug })
    this.#asked.clear()
  }

  /** Tells the session which ids are reserved. */
  async stage(session: Database): Promise<void> {
    const fresh = [...this.#known].filter(([, { isNew }]) => isNew)
    await sql`create temporary table arrived_brand on commit drop as select * from unnest(${fresh.map(([, { id }]) => id)}::int[],
      ${fresh.map(([slug]) => slug)}::text[], ${fresh.map(([, { name }]) => name)}::text[]) as b (id, slug, name)`.execute(
      session,
    )
  }
}

/** Writes the rows of reserved brands. Where another import was quicker with one, the arrived offers get its id instead. */
export async function publishArrivedBrands(tx: DatabaseTransaction, eshopId: number): Promise<void> {
  await sql`insert into offers.brand (id, slug, name) overriding system value select id, slug, name from pg_temp.arrived_brand order by slug
    on conflict (slug) do nothing`.execute(tx)
  await sql`create temporary table other_brand on commit drop as
    select a.id as reserved_id, b.id from pg_temp.arrived_brand a join offers.brand b on b.slug = a.slug where b.id <> a.id`.execute(
    tx,
  )
  const { rows } = await sql<{ isAny: boolean }>`select exists (select from pg_temp.other_brand) as "isAny"`.execute(tx)
  if (rows[0]?.isAny !== true) return
  await sql`update offers.product p set brand_id = o.id from offers.variant v join pg_temp.other_brand o on o.reserved_id = v.brand_id
    where v.eshop_id = ${eshopId} and v.state <> 'ended' and p.id = v.product_id`.execute(tx)
  await sql`update offers.variant v set brand_id = o.id from pg_temp.other_brand o where v.brand_id = o.reserved_id and v.eshop_id = ${eshopId} and v.state <> 'ended'`.execute(
    tx,
  )
}
