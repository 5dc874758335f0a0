import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import iconv from 'iconv-lite'
import type { FeedManners } from '../shops/shop.ts'

/** The feed's text as the bytes that the shop serves. */
export function packed(text: string, manners: FeedManners, name: string): Buffer {
  const bytes =
    manners.encoding === 'utf-8'
      ? Buffer.from(text)
      : iconv.encode(text, manners.encoding.replace(/-bom$/, ''), { addBOM: manners.encoding.endsWith('-bom') })
  if (manners.packing === 'gzip') return gzipSync(bytes, { level: 4 })
  return manners.packing === 'zip' ? zipped(bytes, name) : bytes
}

/** A zip of one file, without a date so that the bytes stay the same. */
function zipped(raw: Buffer, name: string): Buffer {
  const body = deflateRawSync(raw, { level: 4 })
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc32(raw), 10)
  fields.writeUInt32LE(body.length, 14)
  fields.writeUInt32LE(raw.length, 18)
  fields.writeUInt16LE(Buffer.byteLength(name), 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, Buffer.from(name), body])
  const index = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, index, Buffer.from('PK\u0005\u0006', 'latin1'), end])
}
