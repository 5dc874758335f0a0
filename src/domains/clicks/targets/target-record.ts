import type { ClickTarget } from '#domains/offers/contract.ts'

/**
 * One record of the target file: [variantId u32][length u32][JSON of the target]. A later record of a variant replaces the
 * earlier. Lengths come first, so that a reader finds its way without parsing.
 */
export const RECORD_HEADER_BYTES = 8

export function encodeTarget(target: ClickTarget): Buffer {
  const body = Buffer.from(JSON.stringify(target))
  const header = Buffer.alloc(RECORD_HEADER_BYTES)
  header.writeUInt32LE(target.variantId, 0)
  header.writeUInt32LE(body.length, 4)
  return Buffer.concat([header, body])
}

/** What a build from before bids has written says nothing of them. */
const WITHOUT_BID = { cpcMicros: 0, earlierBids: [] }

export function decodeTarget(body: Buffer): ClickTarget {
  return { ...WITHOUT_BID, ...(JSON.parse(body.toString('utf8')) as ClickTarget) }
}
