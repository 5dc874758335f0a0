import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

const NAME = 'poisokey_'
const SIGNATURE = /^(?:sha256=)?([0-9a-f]{64})$/i

/**
 * The key with which a shop signs what browsers and files carry. It is derived from ours, so that no table holds one; renewed, the
 * former one is worth nothing. `key` is `derivedKey(secret, 'orders')`.
 */
export async function shopKey(db: DatabaseOrTransaction, key: Uint8Array, eshopId: number): Promise<string> {
  const { rows } = await sql<{ keyNumber: number }>`
    select key_number as "keyNumber" from orders.shop where eshop_id = ${eshopId}`.execute(db)
  return keyOf(key, eshopId, rows[0]?.keyNumber ?? 1)
}

/** A new key in place of the one that the shop has. */
export async function renewShopKey(db: DatabaseOrTransaction, key: Uint8Array, eshopId: number): Promise<string> {
  const { rows } = await sql<{ keyNumber: number }>`
    insert into orders.shop (eshop_id, key_number) values (${eshopId}, 2)
    on conflict (eshop_id) do update set key_number = shop.key_number + 1 returning key_number as "keyNumber"`.execute(
    db,
  )
  return keyOf(key, eshopId, rows[0]?.keyNumber as number)
}

function keyOf(key: Uint8Array, eshopId: number, keyNumber: number): string {
  return NAME + createHmac('sha256', key).update(`orders sign\n${eshopId}\n${keyNumber}`).digest('base64url')
}

/** HMAC-SHA-256 of these bytes in hex, as any language makes it: `openssl dgst -sha256 -hmac KEY orders.csv`. */
export function signatureOf(shopsKey: string, bytes: Uint8Array | string): string {
  return createHmac('sha256', shopsKey).update(bytes).digest('hex')
}

/** Whether the shop's key made this signature of exactly these bytes. */
export function isSigned(shopsKey: string, bytes: Uint8Array | string, signature: string): boolean {
  const hex = SIGNATURE.exec(signature.trim())?.[1]
  return hex !== undefined && timingSafeEqual(Buffer.from(hex, 'hex'), Buffer.from(signatureOf(shopsKey, bytes), 'hex'))
}
