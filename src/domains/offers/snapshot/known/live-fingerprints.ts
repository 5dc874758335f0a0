import { once } from 'node:events'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/** Signature, flags and extension length of PostgreSQL's binary COPY format. */
const HEADER_BYTES = 19
/** Field count (2), length (4). */
const FIELD_BYTES = 6
const BIGINT_BYTES = 8

/**
 * Gives the fingerprints of a shop's live offers that were read by the present rules, as two 32-bit halves each; streamed
 * in binary, so that two million of them pass in seconds and stay nowhere. Resolves to the number of all live offers.
 */
export async function readLiveFingerprints(
  client: Client,
  eshopId: number,
  rulesVersion: number,
  take: (high: number, low: number) => void,
): Promise<number> {
  const stream = client.query(
    copyTo(`copy (select case when rules_version = ${Number(rulesVersion)} then fingerprint end from offers.variant
    where eshop_id = ${Number(eshopId)} and state = 'live') to stdout (format binary)`),
  )
  let rest: Buffer = Buffer.alloc(0)
  let isHeaderRead = false
  let live = 0
  stream.on('data', (chunk: Buffer) => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    if (!isHeaderRead) {
      if (bytes.length < HEADER_BYTES) return void (rest = bytes)
      isHeaderRead = true
      at = HEADER_BYTES
    }
    while (at + FIELD_BYTES <= bytes.length) {
      const size = Math.max(0, bytes.readInt32BE(at + 2))
      if (at + FIELD_BYTES + size > bytes.length) break
      if (size === BIGINT_BYTES) take(bytes.readInt32BE(at + FIELD_BYTES), bytes.readInt32BE(at + FIELD_BYTES + 4))
      live += 1
      at += FIELD_BYTES + size
    }
    // What is left in the end is the two-byte trailer.
    rest = bytes.subarray(at)
  })
  await once(stream, 'end')
  return live
}
