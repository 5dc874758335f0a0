import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { asId, type EshopId } from '#platform/ids.ts'
import type { ShopInFile } from './shops-file.ts'
import { insertEshop } from './storage.ts'

export interface AppliedShop {
  readonly eshopId: EshopId
  /** Something that offers are shown with has changed: name, domains, tariff, policies or vouchers. */
  readonly isChanged: boolean
}

/** A domain of the file that another shop has. */
export class DomainTaken extends Error {
  constructor(domain: string, slug: string) {
    super(`the domain ${domain} of shop ${slug} belongs to another shop`)
    this.name = 'DomainTaken'
  }
}

/** Makes or changes a shop to what the file says, its logo by its place among the images; a second time writes nothing. Throws DomainTaken. */
export async function applyShop(tx: DatabaseTransaction, shop: ShopInFile, now: Date): Promise<AppliedShop> {
  await insertEshop(tx, shop, now)
  const { id: eshopId } = await tx
    .selectFrom('eshops.eshop')
    .select('id')
    .where('slug', '=', shop.slug)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await sql`update eshops.eshop set contact_mail = ${shop.contactMail} where id = ${eshopId} and contact_mail is distinct from ${shop.contactMail}::text`.execute(
    tx,
  )
  const changes = [
    await applyProfile(tx, eshopId, shop, now),
    await applyDomains(tx, eshopId, shop),
    await applyTariffs(tx, eshopId, shop),
    await applyVouchers(tx, eshopId, shop, now),
  ]
  return { eshopId: asId<EshopId>(eshopId), isChanged: changes.some((count) => count > 0n) }
}

type Answer = { readonly numAffectedRows?: bigint | undefined }
function affected(...answers: Answer[]): bigint {
  return answers.reduce((sum, answer) => sum + (answer.numAffectedRows ?? 0n), 0n)
}

async function applyProfile(tx: DatabaseTransaction, eshopId: number, shop: ShopInFile, now: Date): Promise<bigint> {
  const [returns, assembly, collection] = [shop.returnPolicy, shop.assemblyPolicy, shop.collectionPolicy].map(
    (policy) => (policy === null ? null : JSON.stringify(policy)),
  )
  return affected(
    await sql`update eshops.eshop set name = ${shop.name}, description = ${shop.description}, logo = ${shop.logo}, paid = ${shop.paid}, cooling_off_days = ${shop.coolingOffDays},
        return_policy = ${returns}::jsonb, assembly_policy = ${assembly}::jsonb, collection_policy = ${collection}::jsonb, updated_at = ${now}
      where id = ${eshopId} and (name, description, logo, paid, cooling_off_days, return_policy, assembly_policy, collection_policy) is distinct from
        (${shop.name}, ${shop.description}::text, ${shop.logo}::text, ${shop.paid}, ${shop.coolingOffDays}::smallint, ${returns}::jsonb, ${assembly}::jsonb, ${collection}::jsonb)`.execute(
      tx,
    ),
  )
}

async function applyDomains(tx: DatabaseTransaction, eshopId: number, shop: ShopInFile): Promise<bigint> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(shop.domains)}::jsonb) as w (domain text, kind text)`
  const { rows } = await sql<{
    domain: string
  }>`select d.domain from eshops.eshop_domain d join ${wanted} on w.domain = d.domain where d.eshop_id <> ${eshopId}`.execute(
    tx,
  )
  if (rows[0] !== undefined) throw new DomainTaken(rows[0].domain, shop.slug)
  return affected(
    await sql`delete from eshops.eshop_domain d where d.eshop_id = ${eshopId} and not exists (select from ${wanted} where w.domain = d.domain)`.execute(
      tx,
    ),
    await sql`insert into eshops.eshop_domain (domain, eshop_id, kind) select domain, ${eshopId}, kind from ${wanted}
      on conflict (domain, eshop_id) do update set kind = excluded.kind where eshop_domain.kind <> excluded.kind`.execute(
      tx,
    ),
  )
}

async function applyTariffs(tx: DatabaseTransaction, eshopId: number, shop: ShopInFile): Promise<bigint> {
  const positions = new Map<string, number>()
  const brackets = shop.tariffs.map((bracket) => {
    const position = positions.get(bracket.region) ?? 0
    positions.set(bracket.region, position + 1)
    return { ...bracket, position }
  })
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(brackets)}::jsonb) as w (region text, position smallint, label text, delivered boolean, "priceCents" int,
    "upToWeightG" int, "upToPriceCents" int, "freeFromCents" int, "deliveryDays" smallint)`
  return affected(
    await sql`delete from eshops.delivery_tariff t where t.eshop_id = ${eshopId} and not exists (select from ${wanted} where w.region = t.region and w.position = t.position)`.execute(
      tx,
    ),
    await sql`insert into eshops.delivery_tariff as t (eshop_id, region, position, label, delivered, price_cents, up_to_weight_g, up_to_price_cents, free_from_cents, delivery_days)
      select ${eshopId}, region, position, label, delivered, "priceCents", "upToWeightG", "upToPriceCents", "freeFromCents", "deliveryDays" from ${wanted}
      on conflict (eshop_id, region, position) do update set label = excluded.label, delivered = excluded.delivered, price_cents = excluded.price_cents,
        up_to_weight_g = excluded.up_to_weight_g, up_to_price_cents = excluded.up_to_price_cents, free_from_cents = excluded.free_from_cents, delivery_days = excluded.delivery_days
      where (t.label, t.delivered, t.price_cents, t.up_to_weight_g, t.up_to_price_cents, t.free_from_cents, t.delivery_days) is distinct from
        (excluded.label, excluded.delivered, excluded.price_cents, excluded.up_to_weight_g, excluded.up_to_price_cents, excluded.free_from_cents, excluded.delivery_days)`.execute(
      tx,
    ),
  )
}

async function applyVouchers(tx: DatabaseTransaction, eshopId: number, shop: ShopInFile, now: Date): Promise<bigint> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(shop.vouchers)}::jsonb) as w (code text, "valueType" text, value int, "minOrderCents" int, unconditional boolean,
    description text, "validFrom" timestamptz, "validUntil" timestamptz)`
  const changed = affected(
    await sql`delete from eshops.voucher v where v.eshop_id = ${eshopId} and not exists (select from ${wanted} where w.code = v.code)`.execute(
      tx,
    ),
    await sql`insert into eshops.voucher as v (eshop_id, code, value_type, value, min_order_cents, unconditional, description, valid_from, valid_until)
      select ${eshopId}, code, "valueType", value, "minOrderCents", unconditional, description, "validFrom", "validUntil" from ${wanted}
      on conflict (eshop_id, code) do update set value_type = excluded.value_type, value = excluded.value, min_order_cents = excluded.min_order_cents,
        unconditional = excluded.unconditional, description = excluded.description, valid_from = excluded.valid_from, valid_until = excluded.valid_until
      where (v.value_type, v.value, v.min_order_cents, v.unconditional, v.description, v.valid_from, v.valid_until) is distinct from
        (excluded.value_type, excluded.value, excluded.min_order_cents, excluded.unconditional, excluded.description, excluded.valid_from, excluded.valid_until)`.execute(
      tx,
    ),
  )
  if (changed > 0n) await scheduleVouchers(tx, sql`eshop_id = ${eshopId}`, now)
  return changed
}

/** Writes down when each voucher next begins or ends. */
async function scheduleVouchers(tx: DatabaseTransaction, which: ReturnType<typeof sql>, now: Date): Promise<void> {
  await sql`update eshops.voucher set next_change_at = case when valid_from > ${now} then valid_from when valid_until > ${now} then valid_until end where ${which}`.execute(
    tx,
  )
}

/** The shops of which a voucher has begun or ended since the last call, by now; their next moments are written down. */
export async function passVoucherChanges(tx: DatabaseTransaction, now: Date): Promise<number[]> {
  const rows = await tx
    .selectFrom('eshops.voucher')
    .select('eshop_id')
    .distinct()
    .where('next_change_at', '<=', now)
    .execute()
  if (rows.length > 0) await scheduleVouchers(tx, sql`next_change_at <= ${now}`, now)
  return rows.map((row) => row.eshop_id)
}
