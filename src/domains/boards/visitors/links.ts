import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { BoardRole } from '../board.ts'

const SEED_BYTES = 16
/** 128 bits: nobody guesses that. */
const TOKEN_BYTES = 16

/**
 * What a link says: made of a seed that the database keeps and a key that it does not (ADR 0079). So the owner can be shown the guests'
 * link again, and whoever reads the tables opens no board.
 */
export function tokenOf(key: Uint8Array, seed: Uint8Array): string {
  return createHmac('sha256', key).update(seed).digest().subarray(0, TOKEN_BYTES).toString('base64url')
}

/** By which a token is known; of a guest's browser, for this board only. */
export function hashOf(token: string, ofBoard = 0): Buffer {
  return createHash('sha256').update(`${ofBoard}:${token}`).digest()
}

/** What a guest's browser keeps to be known again. */
export function newGuestToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The board of a link. One look-up by a hash whatever was sent: what is no token takes as long as what never was one. */
export async function findLink(
  db: DatabaseOrTransaction,
  token: string,
): Promise<{ readonly boardId: number; readonly role: BoardRole } | null> {
  const row = await db
    .selectFrom('boards.link')
    .select(['board_id', 'role'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return row === undefined ? null : { boardId: row.board_id, role: row.role as BoardRole }
}

/** Makes a link that leads here from now on; the one before it leads nowhere. */
export async function renewLink(
  db: DatabaseOrTransaction,
  key: Uint8Array,
  boardId: number,
  role: BoardRole,
): Promise<string> {
  const seed = randomBytes(SEED_BYTES)
  const token = tokenOf(key, seed)
  const row = { token_hash: hashOf(token), seed }
  await db
    .insertInto('boards.link')
    .values({ ...row, board_id: boardId, role })
    .onConflict((conflict) => conflict.columns(['board_id', 'role']).doUpdateSet(row))
    .execute()
  return token
}

/** The links of these boards, to be shown to their owner. One that another key made leads nowhere we could say, and is made anew. */
export async function linksOf(
  db: DatabaseOrTransaction,
  key: Uint8Array,
  boardIds: readonly number[],
  role: BoardRole,
): Promise<ReadonlyMap<number, string>> {
  if (boardIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('boards.link')
    .select(['board_id', 'token_hash', 'seed'])
    .where('board_id', 'in', boardIds)
    .where('role', '=', role)
    .execute()
  const links = rows.map(async ({ board_id: boardId, token_hash: hash, seed }): Promise<[number, string]> => {
    const token = tokenOf(key, seed)
    return [boardId, hashOf(token).equals(hash) ? token : await renewLink(db, key, boardId, role)]
  })
  return new Map(await Promise.all(links))
}
