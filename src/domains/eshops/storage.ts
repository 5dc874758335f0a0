import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { folded } from '#platform/folded-text.ts'
import { asId, type EshopId } from '#platform/ids.ts'
import type { DeliveryRegion, DeliveryTariff, Eshop, EshopPolicy, EshopVoucher, TariffBracket } from './eshop.ts'

/** Every shop with its domains, tariff, policies and vouchers, by id; some hundreds at most. */
export async function loadEshops(db: DatabaseOrTransaction): Promise<Eshop[]> {
  const { rows } = await selectEshops(sql`true`).execute(db)
  return rows.map(eshopOfRow)
}

/** A shop as what it says is signed with. */
export interface EshopName {
  readonly id: number
  readonly name: string
  readonly slug: string
}

/** Names of shops by their ids, without the rest of what is known of them. */
export async function eshopNames(
  db: DatabaseOrTransaction,
  eshopIds: readonly number[],
): Promise<ReadonlyMap<number, EshopName>> {
  if (eshopIds.length === 0) return new Map()
  const rows = await db.selectFrom('eshops.eshop').select(['id', 'name', 'slug']).where('id', 'in', eshopIds).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Shops whose name holds what is sought, in whatever letters and with or without accents; by their number or name in addresses too. */
export async function eshopsNamed(db: DatabaseOrTransaction, sought: string): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id from eshops.eshop
    where position(unaccent(lower(${sought})) in unaccent(lower(name))) > 0 or slug = ${sought} or id::text = ${sought} order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Shops whose name is read as this one: whatever its case, accents, blanks and signs, and in letters that are drawn alike. */
export async function eshopsReadAs(db: DatabaseOrTransaction, name: string): Promise<readonly number[]> {
  const rows = await db.selectFrom('eshops.eshop').select(['id', 'name']).orderBy('id').execute()
  return rows.filter((row) => readAs(row.name) === readAs(name)).map(({ id }) => id)
}

function readAs(name: string): string {
  return folded(name).replace(/[^\p{L}\p{N}]/gu, '')
}

/** The number of a shop by its name in addresses, without the rest of it; null: there is none. */
export async function eshopIdOf(db: DatabaseOrTransaction, slug: string): Promise<EshopId | null> {
  const row = await db.selectFrom('eshops.eshop').select('id').where('slug', '=', slug).executeTakeFirst()
  return row === undefined ? null : asId<EshopId>(row.id)
}

/** The shop of a slug, or null. */
export async function findEshopBySlug(db: DatabaseOrTransaction, slug: string): Promise<Eshop | null> {
  const { rows } = await selectEshops(sql`e.slug = ${slug}`).execute(db)
  return rows[0] === undefined ? null : eshopOfRow(rows[0])
}

/** The shop of a number, or null. */
export async function findEshop(db: DatabaseOrTransaction, eshopId: number): Promise<Eshop | null> {
  const { rows } = await selectEshops(sql`e.id = ${eshopId}`).execute(db)
  return rows[0] === undefined ? null : eshopOfRow(rows[0])
}

/** Makes a shop of which only the name is known yet (`poiso feeds import --shop`); the one that exists already wins. */
export async function ensureEshop(db: DatabaseOrTransaction, slug: string, name: string, now: Date): Promise<EshopId> {
  await insertEshop(db, { slug, name }, now)
  const { id } = await db.selectFrom('eshops.eshop').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  return asId<EshopId>(id)
}

/** A shop of that slug is there afterwards; one that was there stays as it is. */
export async function insertEshop(
  db: DatabaseOrTransaction,
  { slug, name }: { readonly slug: string; readonly name: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('eshops.eshop')
    .values({ slug, name, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}

/** Gives a shop that has none yet a host name; another shop may have the same one (decisions.md, Imports: the command line does not ask). */
export async function addEshopDomain(db: DatabaseOrTransaction, eshopId: EshopId, domain: string): Promise<void> {
  await db
    .insertInto('eshops.eshop_domain')
    .values({ domain, eshop_id: eshopId, kind: 'site' })
    .onConflict((conflict) => conflict.columns(['domain', 'eshop_id']).doNothing())
    .execute()
}

/** Whether a host name already stands at another shop: who registers is refused it. */
export async function hasAnotherEshop(db: DatabaseOrTransaction, eshopId: EshopId, domain: string): Promise<boolean> {
  const other = await db
    .selectFrom('eshops.eshop_domain')
    .select('eshop_id')
    .where('domain', '=', domain)
    .where('eshop_id', '<>', eshopId)
    .executeTakeFirst()
  return other !== undefined
}

/** The shop that has this host, one above it or one below it: a shop's domain includes all below it. Null: nobody has. */
export async function eshopAtHost(db: DatabaseOrTransaction, host: string): Promise<EshopId | null> {
  const { rows } = await sql<{ id: number }>`
    select eshop_id as id from eshops.eshop_domain
    where domain = ${host} or right(${host}, length(domain) + 1) = '.' || domain or right(domain, length(${host}) + 1) = '.' || ${host}
    order by eshop_id limit 1`.execute(db)
  return rows[0] === undefined ? null : asId<EshopId>(rows[0].id)
}

/**
 * Makes a shop that has joined, under the first free name for addresses: `casa-nova`, then `casa-nova-2`. Whether its host is free
 * the caller has asked (`eshopAtHost`).
 */
export async function foundEshop(
  tx: DatabaseTransaction,
  { slug, name, host, contactMail }: { slug: string; name: string; host: string; contactMail: string },
  now: Date,
): Promise<{ readonly eshopId: EshopId; readonly slug: string }> {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? slug : `${slug}-${number}`
    const { rows } = await sql<{ id: number }>`
      insert into eshops.eshop (slug, name, contact_mail, created_at, updated_at)
      values (${free}, ${name}, ${contactMail}, ${now}, ${now})
      on conflict (slug) do nothing returning id`.execute(tx)
    if (rows[0] === undefined) continue
    const eshopId = asId<EshopId>(rows[0].id)
    await addEshopDomain(tx, eshopId, host)
    return { eshopId, slug: free }
  }
}

interface EshopRow {
  id: number
  slug: string
  name: string
  description: string | null
  logo: string | null
  paid: boolean
  is_suspended: boolean
  cooling_off_days: number | null
  return_policy: EshopPolicy | null
  assembly_policy: EshopPolicy | null
  collection_policy: EshopPolicy | null
  domains: string[]
  brackets: (TariffBracket & { region: DeliveryRegion })[]
  vouchers: EshopVoucher[]
}

function selectEshops(where: ReturnType<typeof sql>) {
  return sql<EshopRow>`
  select e.id, e.slug, e.name, e.description, e.logo, e.paid, e.is_suspended, e.cooling_off_days, e.return_policy, e.assembly_policy, e.collection_policy,
    coalesce((select array_agg(d.domain order by d.kind desc, d.domain collate "C") from eshops.eshop_domain d where d.eshop_id = e.id), '{}') as domains,
    coalesce((select jsonb_agg(jsonb_build_object('region', t.region, 'label', t.label, 'delivered', t.delivered, 'priceCents', t.price_cents,
        'upToWeightG', t.up_to_weight_g, 'upToPriceCents', t.up_to_price_cents, 'freeFromCents', t.free_from_cents, 'deliveryDays', t.delivery_days)
        order by t.position) from eshops.delivery_tariff t where t.eshop_id = e.id), '[]') as brackets,
    coalesce((select jsonb_agg(jsonb_build_object('code', v.code, 'valueType', v.value_type, 'value', v.value, 'minOrderCents', v.min_order_cents,
        'unconditional', v.unconditional, 'description', v.description,
        'validFrom', to_char(v.valid_from at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'validUntil', to_char(v.valid_until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by v.code collate "C") from eshops.voucher v where v.eshop_id = e.id), '[]') as vouchers
  from eshops.eshop e where ${where} order by e.id`
}

function eshopOfRow(row: EshopRow): Eshop {
  return {
    id: asId<EshopId>(row.id),
    slug: row.slug,
    name: row.name,
    description: row.description,
    logo: row.logo,
    paid: row.paid,
    isSuspended: row.is_suspended,
    domains: row.domains,
    coolingOffDays: row.cooling_off_days,
    returnPolicy: row.return_policy,
    assemblyPolicy: row.assembly_policy,
    collectionPolicy: row.collection_policy,
    tariff: tariffOf(row.brackets),
    vouchers: row.vouchers,
  }
}

function tariffOf(brackets: EshopRow['brackets']): DeliveryTariff {
  const tariff: Partial<Record<DeliveryRegion, TariffBracket[]>> = {}
  for (const { region, ...bracket } of brackets) (tariff[region] ??= []).push(bracket)
  return tariff
}
