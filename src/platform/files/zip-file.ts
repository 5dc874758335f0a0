import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  /** Letters, digits, points and hyphens: 'gostos.csv'. */
  readonly name: string
  readonly bytes: Buffer
}

/** Beyond these the format needs its 64-bit extension, which is not written here. */
const MOST_ENTRIES = 0xffff
const MOST_BYTES = 0xffffffff

/**
 * A zip file of these entries, deflated, in memory (APPNOTE.TXT 4.3). Each entry is written twice: before its bytes, and in the
 * directory at the end, which says where it begins.
 *
 *     [local header, name, deflated bytes] … [directory entry, name] … [end of directory]
 */
export function zipFile(entries: readonly ZipEntry[], madeAt: Date): Buffer {
  if (entries.length > MOST_ENTRIES) throw new RangeError(`${entries.length} entries are too many for a zip file`)
  const stamp = dosTime(madeAt)
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const facts = { name: Buffer.from(name, 'utf8'), deflated: deflateRawSync(bytes), bytes, stamp }
    const body = Buffer.concat([localHeader(facts), facts.name, facts.deflated])
    directory.push(Buffer.concat([directoryHeader(facts, offset), facts.name]))
    bodies.push(body)
    offset += body.length
  }
  const tail = Buffer.concat(directory)
  if (offset + tail.length > MOST_BYTES) throw new RangeError('the zip file would be too large')
  return Buffer.concat([...bodies, tail, endOfDirectory(entries.length, tail.length, offset)])
}

interface EntryFacts {
  readonly name: Buffer
  readonly bytes: Buffer
  readonly deflated: Buffer
  readonly stamp: { readonly date: number; readonly time: number }
}

const VERSION = 20
/** Bit 11: names are UTF-8. */
const FLAGS = 0x0800
const DEFLATED = 8

/** What both headers of an entry say, from the version on. */
function sharedFields({ name, bytes, deflated, stamp }: EntryFacts): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(FLAGS, 2)
  fields.writeUInt16LE(DEFLATED, 4)
  fields.writeUInt16LE(stamp.time, 6)
  fields.writeUInt16LE(stamp.date, 8)
  fields.writeUInt32LE(crc32(bytes), 10)
  fields.writeUInt32LE(deflated.length, 14)
  fields.writeUInt32LE(bytes.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

function localHeader(facts: EntryFacts): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), sharedFields(facts)])
}

function directoryHeader(facts: EntryFacts, offset: number): Buffer {
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(VERSION, 0)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, sharedFields(facts), rest])
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** Two-second steps since 1980, in UTC. */
function dosTime(at: Date): { date: number; time: number } {
  return {
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  }
}
