import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Where persons are written to, by their ids; those who have left are absent. */
export async function addressesOf(
  db: DatabaseOrTransaction,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (personIds.length === 0) return new Map()
  const rows = await db.selectFrom('identity.person').select(['id', 'email']).where('id', 'in', personIds).execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** Whose these addresses are, by the address in small letters; those of nobody with an account are absent. */
export async function personsAt(
  db: DatabaseOrTransaction,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (addresses.length === 0) return new Map()
  const { rows } = await sql<{ id: number; address: string }>`select id, lower(email) as address from identity.person
    where lower(email) = any(${addresses.map((address) => address.toLowerCase())}::text[])`.execute(db)
  return new Map(rows.map(({ id, address }) => [address, id]))
}

/** Names of people by their ids; who is gone has none. */
export async function namesOf(
  db: DatabaseOrTransaction,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('identity.person')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(personIds)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Addresses of those who speak for a shop, by its name in addresses. */
export async function addressesSpeakingFor(db: DatabaseOrTransaction, eshop: string): Promise<readonly string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from identity.person where roles ? 'eshops' and roles->'eshops' ? ${eshop}`.execute(db)
  return rows.map(({ email }) => email)
}

/** Since when these people have their accounts; who is gone is absent. */
export async function accountsSince(
  db: DatabaseOrTransaction,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('identity.person')
    .select(['id', 'created_at'])
    .where('id', 'in', personIds)
    .execute()
  return new Map(rows.map((row) => [row.id, row.created_at]))
}
