import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { TOKEN_RIGHTS, type ShopRight } from '#platform/http/access/shop-rights.ts'
import { asId, type EshopId } from '#platform/ids.ts'

const PREFIX = 'poiso_'
const TOKEN = /^poiso_[\w-]{43}$/
const TOKEN_BYTES = 32

/** A token as its shop sees it: by its number and name, never its text. */
export interface EshopToken {
  readonly id: number
  readonly name: string
  readonly rights: readonly ShopRight[]
  readonly createdAt: Date
  /** '2026-11-26', in Portugal; null: never yet. */
  readonly lastUsedOn: string | null
}

/**
 * A new token for a shop's own programs: 256 random bits behind a name that leak scanners can look for. Shown once, kept
 * only as a hash; the shop's earlier tokens go on to be good until they are revoked.
 */
export async function issueEshopToken(
  db: DatabaseOrTransaction,
  eshopId: EshopId,
  now: Date,
  { name = '', rights = TOKEN_RIGHTS }: Partial<Pick<EshopToken, 'name' | 'rights'>> = {},
): Promise<string> {
  const token = PREFIX + randomBytes(TOKEN_BYTES).toString('base64url')
  await db
    .insertInto('eshops.access_token')
    .values({ token_hash: hashOf(token), eshop_id: eshopId, created_at: now, name, rights: [...rights] })
    .execute()
  return token
}

/** The tokens of a shop that are good, the newest first. */
export async function eshopTokens(db: DatabaseOrTransaction, eshopId: EshopId): Promise<readonly EshopToken[]> {
  const rows = await db
    .selectFrom('eshops.access_token')
    .select(['id', 'name', 'rights', 'created_at', sql<string | null>`last_used_on::text`.as('last_used_on')])
    .where('eshop_id', '=', eshopId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, name, rights, created_at: createdAt, last_used_on: lastUsedOn }) => ({
    id,
    name,
    rights: rights as ShopRight[],
    createdAt,
    lastUsedOn,
  }))
}

/** Ends one token of a shop, or all that it has; those that were good until now. */
export async function revokeEshopTokens(
  db: DatabaseOrTransaction,
  eshopId: EshopId,
  now: Date,
  tokenId: number | null = null,
): Promise<readonly Pick<EshopToken, 'id' | 'name' | 'rights'>[]> {
  const revoked = await db
    .updateTable('eshops.access_token')
    .set({ revoked_at: now })
    .where('eshop_id', '=', eshopId)
    .where('revoked_at', 'is', null)
    .$if(tokenId !== null, (query) => query.where('id', '=', tokenId))
    .returning(['id', 'name', 'rights'])
    .execute()
  return revoked.map(({ rights, ...token }) => ({ ...token, rights: rights as ShopRight[] }))
}

/** For which shop a token speaks and what it is good for, or null: not ours, unknown or revoked look alike. Notes the day of its use. */
export async function findEshopByToken(
  db: DatabaseOrTransaction,
  token: string,
  now: Date,
): Promise<{ readonly eshopId: EshopId; readonly rights: readonly ShopRight[] } | null> {
  if (!TOKEN.test(token)) return null
  const row = await db
    .selectFrom('eshops.access_token')
    .select(['id', 'eshop_id', 'rights', sql<boolean>`last_used_on = ${dayOf(now)}`.as('is_noted')])
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.is_noted !== true)
    await db
      .updateTable('eshops.access_token')
      .set({ last_used_on: dayOf(now) })
      .where('id', '=', row.id)
      .execute()
  return { eshopId: asId<EshopId>(row.eshop_id), rights: row.rights as ShopRight[] }
}

function dayOf(now: Date) {
  return sql<Date>`(${now}::timestamptz at time zone 'Europe/Lisbon')::date`
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
