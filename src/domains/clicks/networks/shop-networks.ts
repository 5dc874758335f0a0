import { isIP } from 'node:net'
import { sql } from 'kysely'
import type { Database, DatabaseOrTransaction } from '#platform/database/connect.ts'
import { networkOfDay } from '../redirect/visitor.ts'

/** Networks that a shop may declare as its own. */
export const MOST_DECLARED_NETWORKS = 10
/**
 * Networks in which a shop's people are seen in a day (of UTC, as their hashes live); what comes beyond is not noted. A shop whose token is used
 * wherever its customers are would else have their clicks for nothing, and a rival's with them (ADR 0118).
 */
export const MOST_SEEN_NETWORKS = 20
export const SHOP_NETWORKS_KEPT_DAYS = 40
const DAY_MS = 86_400_000

/** Shops whose people were seen in a network of a day, or that declared it. */
export interface ShopsOfNetwork {
  readonly seen: ReadonlySet<number>
  readonly declared: ReadonlySet<number>
}

/** Remembers that somebody of a shop asks from an address: clicks from its network on the shop's own offers, and on its rivals', do not count that day. */
export async function noteShopNetwork(
  db: DatabaseOrTransaction,
  key: Uint8Array,
  { eshopId, address, now }: { readonly eshopId: number; readonly address: string; readonly now: Date },
): Promise<void> {
  const { rows } = await sql<{ seen: number }>`
    select count(*)::int as seen from clicks.shop_network
    where eshop_id = ${eshopId} and not is_declared and noted_at >= date_trunc('day', ${now}::timestamptz, 'UTC')`.execute(
    db,
  )
  if ((rows[0]?.seen ?? 0) >= MOST_SEEN_NETWORKS) return
  await insert(db, [{ eshopId, networkDay: networkOfDay(key, { address, now }) }], false, now)
}

/** The same for the networks that shops have declared, of today and of tomorrow: a repetition before each midnight is enough. */
export async function noteDeclaredNetworks(db: Database, key: Uint8Array, now: Date): Promise<void> {
  const { rows } = await sql<{ eshopId: number; address: string }>`
    select eshop_id as "eshopId", host(network) as address from clicks.declared_network`.execute(db)
  const days = [now, new Date(now.getTime() + DAY_MS)]
  const noted = rows.flatMap(({ eshopId, address }) =>
    days.map((day) => ({ eshopId, networkDay: networkOfDay(key, { address, now: day }) })),
  )
  await insert(db, noted, true, now)
}

async function insert(
  db: DatabaseOrTransaction,
  noted: readonly { eshopId: number; networkDay: string }[],
  isDeclared: boolean,
  now: Date,
): Promise<void> {
  if (noted.length === 0) return
  await sql`
    insert into clicks.shop_network as s (network_day, eshop_id, is_declared, noted_at)
    select n."networkDay", n."eshopId", ${isDeclared}, ${now} from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as n("networkDay" text, "eshopId" int)
    on conflict (network_day, eshop_id) do update set is_declared = false where s.is_declared and not excluded.is_declared`.execute(
    db,
  )
}

/** Which shops' people work in these networks; those of nobody are absent. */
export async function findShopNetworks(
  db: DatabaseOrTransaction,
  networkDays: readonly string[],
): Promise<ReadonlyMap<string, ShopsOfNetwork>> {
  if (networkDays.length === 0) return new Map()
  const { rows } = await sql<{ networkDay: string; seen: number[]; declared: number[] }>`
    select network_day as "networkDay", coalesce(array_agg(eshop_id) filter (where not is_declared), '{}') as seen,
      coalesce(array_agg(eshop_id) filter (where is_declared), '{}') as declared
    from clicks.shop_network where network_day = any(${networkDays as string[]}) group by 1`.execute(db)
  return new Map(
    rows.map(({ networkDay, seen, declared }) => [networkDay, { seen: new Set(seen), declared: new Set(declared) }]),
  )
}

/** A network that a shop declares: one IPv4 address, or the /56 of an IPv6 address; null: it is none, or of nobody in particular. */
export function readNetwork(text: string): string | null {
  const [address = '', length] = text.trim().split('/')
  // An address of one line alone ("%eth0") is nobody's network, and one of IPv4 in IPv6's clothes is known by the former.
  const version = address.includes('%') || /^::ffff:/i.test(address) ? 0 : isIP(address)
  if (version === 4) return length === undefined || length === '32' ? address : null
  if (version === 6) return length === undefined || length === '56' ? `${address}/56` : null
  return null
}

export type DeclareOutcome = 'declared' | 'too-many'

/** Declares a network of a shop, up to MOST_DECLARED_NETWORKS of them: who could declare a carrier's would click for nothing. */
export async function declareNetwork(
  db: Database,
  key: Uint8Array,
  eshopId: number,
  network: string,
  now: Date,
): Promise<DeclareOutcome> {
  const { rows } = await sql`
    insert into clicks.declared_network (eshop_id, network) select ${eshopId}, network(${network}::inet)
    where (select count(*) from clicks.declared_network where eshop_id = ${eshopId} and network <> network(${network}::inet)) < ${MOST_DECLARED_NETWORKS}
    on conflict (eshop_id, network) do update set network = excluded.network returning 1`.execute(db)
  if (rows.length === 0) return 'too-many'
  await noteDeclaredNetworks(db, key, now)
  return 'declared'
}

/** A shop's declared networks. */
export async function declaredNetworks(db: DatabaseOrTransaction, eshopId: number): Promise<string[]> {
  const { rows } = await sql<{ network: string }>`
    select network::text from clicks.declared_network where eshop_id = ${eshopId} order by network`.execute(db)
  return rows.map(({ network }) => network)
}

export async function withdrawNetwork(db: DatabaseOrTransaction, eshopId: number, network: string): Promise<void> {
  await sql`delete from clicks.declared_network where eshop_id = ${eshopId} and network = network(${network}::inet)`.execute(
    db,
  )
}

export async function forgetShopNetworks(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await sql`delete from clicks.shop_network where noted_at <= ${before}`.execute(db)
}
