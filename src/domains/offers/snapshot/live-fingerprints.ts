import { once } from 'node:events'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/** Signature, flags and extension length of PostgreSQL's binary COPY format. */
const HEADER_BYTES = 19
/** Field count (2), length (4), bigint (8). */
const ROW_BYTES = 14

/**
 * Gives the fingerprints of a shop's live offers that were read by the present rules, as two 32-bit halves each; streamed
 * in binary, so that two million of them pass in seconds and stay nowhere.
 */
export const readLiveFingerprints = async (client: Client, eshopId: number, rulesVersion: number, take: (high: number, low: number) => void): Promise<void> => {
  const stream = client.query(copyTo(`copy (select fingerprint from offers.variant where eshop_id = ${Number(eshopId)} and state = 'live'
    and rules_version = ${Number(rulesVersion)}) to stdout (format binary)`))
  let rest: Buffer = Buffer.alloc(0)
  let isHeaderRead = false
  stream.on('data', (chunk: Buffer) => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    if (!isHeaderRead) {
      if (bytes.length < HEADER_BYTES) return void (rest = bytes)
      isHeaderRead = true
      at = HEADER_BYTES
    }
    for (; at + ROW_BYTES <= bytes.length; at += ROW_BYTES) take(bytes.readInt32BE(at + 6), bytes.readInt32BE(at + 10))
    // What is left in the end is the two-byte trailer.
    rest = bytes.subarray(at)
  })
  await once(stream, 'end')
}
