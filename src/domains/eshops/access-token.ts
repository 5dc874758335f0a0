import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { EshopId } from '#platform/ids.ts'

const PREFIX = 'poiso_'
const TOKEN = /^poiso_[\w-]{43}$/
const TOKEN_BYTES = 32

/**
 * A new token for a shop's own programs: 256 random bits behind a name that leak scanners can look for. Shown once, kept
 * only as a hash; the shop's earlier tokens go on to be good until they are revoked.
 */
export async function issueEshopToken(db: DatabaseOrTransaction, eshopId: EshopId, now: Date): Promise<string> {
  const token = PREFIX + randomBytes(TOKEN_BYTES).toString('base64url')
  await db
    .insertInto('eshops.access_token')
    .values({ token_hash: hashOf(token), eshop_id: eshopId, created_at: now })
    .execute()
  return token
}

/** Ends all tokens of a shop; the number of those that were good until now. */
export async function revokeEshopTokens(db: DatabaseOrTransaction, eshopId: EshopId, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('eshops.access_token')
    .set({ revoked_at: now })
    .where('eshop_id', '=', eshopId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** The shop that a token speaks for, or null: not ours, unknown or revoked look alike. */
export async function findEshopByToken(db: DatabaseOrTransaction, token: string): Promise<EshopId | null> {
  if (!TOKEN.test(token)) return null
  const row = await db
    .selectFrom('eshops.access_token')
    .select('eshop_id')
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return (row?.eshop_id as EshopId | undefined) ?? null
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
