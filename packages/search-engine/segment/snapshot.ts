import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { EngineSchema } from '../plan/schema.ts'
import { openSegment, type Segment, type SegmentMeta } from './segment.ts'
import type { NumberArray } from './number-array.ts'

/**
 * A segment on disk, little-endian:
 *
 *   0  "PSEG"   4  format   8  length of header   12  CRC-32 of the file with 0 here   16  length of the file (8 bytes)
 *   24 header: JSON, padded with spaces        …  arrays, each padded to 8 bytes, so that they are read where they lie
 */
const MAGIC = 0x47455350
const PRELUDE_BYTES = 24
const CHECKSUM_AT = 12
/** Raised by any change of layout, clustering or packing: an older snapshot is then rebuilt, not misread. */
export const SNAPSHOT_FORMAT = 3

interface Header {
  readonly schemaHash: string
  readonly meta: SegmentMeta
  readonly arrays: readonly { readonly name: string; readonly type: ArrayType; readonly length: number }[]
}

const ARRAY_TYPES = { u8: Uint8Array, u16: Uint16Array, i32: Int32Array, u32: Uint32Array, f64: Float64Array } as const
type ArrayType = keyof typeof ARRAY_TYPES

/** Why a snapshot cannot be used. In each case the caller builds the segment again. */
export class SnapshotError extends Error {
  readonly reason: 'corrupt' | 'other-format' | 'other-schema'

  constructor(reason: SnapshotError['reason'], message: string) {
    super(message)
    this.name = 'SnapshotError'
    this.reason = reason
  }
}

/** The chunks of a snapshot, to be written one after the other; the arrays are not copied. */
export function writeSnapshot(segment: Segment): Uint8Array[] {
  const entries = Object.entries(segment.arrays)
  const header: Header = {
    schemaHash: schemaHash(segment.meta.schema),
    meta: segment.meta,
    arrays: entries.map(([name, array]) => ({ name, type: typeOf(array), length: array.length })),
  }
  const json = Buffer.from(JSON.stringify(header))
  const chunks: Uint8Array[] = [json, Buffer.alloc(padding(json.length), ' ')]
  for (const [, array] of entries)
    chunks.push(
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
      new Uint8Array(padding(array.byteLength)),
    )
  const prelude = Buffer.alloc(PRELUDE_BYTES)
  prelude.writeUInt32LE(MAGIC, 0)
  prelude.writeUInt32LE(SNAPSHOT_FORMAT, 4)
  prelude.writeUInt32LE(json.length, 8)
  prelude.writeBigUInt64LE(BigInt(chunks.reduce((sum, chunk) => sum + chunk.length, PRELUDE_BYTES)), 16)
  prelude.writeUInt32LE(
    [prelude, ...chunks].reduce((sum, chunk) => crc32(chunk, sum), 0),
    CHECKSUM_AT,
  )
  return [prelude, ...chunks]
}

/**
 * Opens a snapshot; the segment's arrays are views of the bytes, which must not change afterwards. Throws a SnapshotError
 * when the bytes are damaged or cut, or of another format or schema.
 */
export function readSnapshot(bytes: Uint8Array, schema: EngineSchema): Segment {
  const aligned = bytes.byteOffset % 8 === 0 ? bytes : Uint8Array.from(bytes)
  const buffer = Buffer.from(aligned.buffer, aligned.byteOffset, aligned.byteLength)
  const headerLength = checkPrelude(buffer)
  const header = JSON.parse(buffer.toString('utf8', PRELUDE_BYTES, PRELUDE_BYTES + headerLength)) as Header
  const expected = schemaHash(schema)
  if (header.schemaHash !== expected)
    throw new SnapshotError('other-schema', `snapshot has schema ${header.schemaHash}, not ${expected}`)
  const arrays: Record<string, NumberArray> = {}
  let at = PRELUDE_BYTES + headerLength + padding(headerLength)
  for (const { name, type, length } of header.arrays) {
    const view = new ARRAY_TYPES[type](aligned.buffer as ArrayBuffer, aligned.byteOffset + at, length)
    arrays[name] = view
    at += view.byteLength + padding(view.byteLength)
  }
  return openSegment(header.meta, arrays)
}

/** Length of the header; throws when the file is not what was written. */
function checkPrelude(buffer: Buffer): number {
  if (buffer.length < PRELUDE_BYTES || buffer.readUInt32LE(0) !== MAGIC)
    throw new SnapshotError('corrupt', 'not a segment snapshot')
  const format = buffer.readUInt32LE(4)
  if (format !== SNAPSHOT_FORMAT)
    throw new SnapshotError('other-format', `snapshot has format ${format}, not ${SNAPSHOT_FORMAT}`)
  const length = buffer.readBigUInt64LE(16)
  if (length !== BigInt(buffer.length))
    throw new SnapshotError('corrupt', `snapshot has ${buffer.length} bytes, not ${length}`)
  const prelude = Buffer.from(buffer.subarray(0, PRELUDE_BYTES)).fill(0, CHECKSUM_AT, CHECKSUM_AT + 4)
  if (crc32(buffer.subarray(PRELUDE_BYTES), crc32(prelude)) !== buffer.readUInt32LE(CHECKSUM_AT))
    throw new SnapshotError('corrupt', 'snapshot fails its checksum')
  return buffer.readUInt32LE(8)
}

/** Names a schema: equal columns, categories and text fields in equal order have the equal hash. */
export function schemaHash({ columns, categories, textFields }: EngineSchema): string {
  const facts = [
    columns.map(({ name, kind, withinCategory }) => [name, kind, withinCategory ?? null]),
    categories.map(({ id, order, subtreeEnd }) => [id, order, subtreeEnd]),
    textFields.map(({ name, weight }) => [name, weight]),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16)
}

function typeOf(array: NumberArray): ArrayType {
  const types = Object.keys(ARRAY_TYPES) as ArrayType[]
  return types.find((type) => array instanceof ARRAY_TYPES[type])!
}

function padding(length: number): number {
  return (8 - (length % 8)) % 8
}
