import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

/**
 * Cards beside a base index (ADR 0019): one record for each row, then a table by row id, then four numbers that say how to
 * read it. Records begin at multiples of 16 bytes and end in spaces, so that the table has 10 bytes for each row.
 */
const BLOCK_BYTES = 16
const FOOTER_BYTES = 16
/** "PCD1": the first word of the footer. */
const MAGIC = 0x31444350
const SPACE = 0x20
/** Longest record: a description has 5,000 characters (docs/limits.md). */
const MOST_BLOCKS = 65_535
const WRITE_BYTES = 1 << 20

/** A card file that cannot be used: the base beside it is set aside. */
export class CardFileError extends Error {}

/** Writes a card file aside; `finish` gives it its name. */
export class CardFileWriter {
  private readonly aside: string
  private readonly file: FileHandle
  private readonly rows: { id: number; block: number; blocks: number }[] = []
  private waiting: Buffer[] = []
  private waitingBytes = 0
  private block = 0

  private constructor(aside: string, file: FileHandle) {
    this.aside = aside
    this.file = file
  }

  static async open(aside: string): Promise<CardFileWriter> {
    return new CardFileWriter(aside, await open(aside, 'wx'))
  }

  /** Takes the record of a row; `flush` writes what has come together. */
  add(id: number, record: string): void {
    const bytes = Buffer.byteLength(record)
    const blocks = Math.ceil(bytes / BLOCK_BYTES)
    if (blocks > MOST_BLOCKS)
      throw new CardFileError(`the card of row ${id} has ${bytes} bytes, more than ${MOST_BLOCKS * BLOCK_BYTES}`)
    const padded = Buffer.alloc(blocks * BLOCK_BYTES, SPACE)
    padded.write(record)
    this.rows.push({ id, block: this.block, blocks })
    this.block += blocks
    this.waiting.push(padded)
    this.waitingBytes += padded.byteLength
  }

  async flush(atLeast = WRITE_BYTES): Promise<void> {
    if (this.waitingBytes < atLeast) return
    const chunk = Buffer.concat(this.waiting)
    this.waiting = []
    this.waitingBytes = 0
    await this.file.writeFile(chunk)
  }

  async finish(path: string): Promise<void> {
    await this.flush(1)
    const table = tableOf(this.rows.sort((a, b) => a.id - b.id))
    await this.file.writeFile(table)
    await this.file.writeFile(
      new Uint8Array(new Uint32Array([MAGIC, this.rows.length, this.block, crc32(table)]).buffer),
    )
    await this.file.sync()
    await this.file.close()
    await rename(this.aside, path)
  }

  /** Ends without a file. */
  async abandon(): Promise<void> {
    await this.file.close()
    await rm(this.aside, { force: true })
  }
}

function tableOf(rows: readonly { id: number; block: number; blocks: number }[]): Uint8Array {
  const table = new Uint8Array(rows.length * (4 + 4 + 2))
  new Uint32Array(table.buffer, 0, rows.length).set(rows.map(({ id }) => id))
  new Uint32Array(table.buffer, rows.length * 4, rows.length).set(rows.map(({ block }) => block))
  new Uint16Array(table.buffer, rows.length * 8, rows.length).set(rows.map(({ blocks }) => blocks))
  return table
}

/** Up to this size all records are held in memory: a page then reads none of them from disk (docs/limits.md). */
export const MOST_HELD_BYTES = 64 * 1024 * 1024

/** An open card file: its table in memory, its records too when they are few, else read where they stand. */
export interface CardFile {
  /** The record of a row, or null when the file has none. */
  read(id: number): Buffer | null
  close(): void
}

/** @throws CardFileError when there is no such file, or it is not whole. */
export function openCardFile(path: string, mostHeldBytes = MOST_HELD_BYTES): CardFile {
  const file = openOrThrow(path)
  try {
    const { ids, blocks, lengths, recordBytes } = readTable(file, path)
    const held = recordBytes <= mostHeldBytes ? readAt(file, 0, recordBytes) : null
    return {
      read: (id) => {
        const row = findRow(ids, id)
        if (row < 0) return null
        const [from, length] = [(blocks[row] as number) * BLOCK_BYTES, (lengths[row] as number) * BLOCK_BYTES]
        return held?.subarray(from, from + length) ?? readAt(file, from, length)
      },
      close: () => closeSync(file),
    }
  } catch (error) {
    closeSync(file)
    throw error
  }
}

function openOrThrow(path: string): number {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new CardFileError(`${path} is missing`)
    throw error
  }
}

function readTable(file: number, path: string) {
  const { size } = fstatSync(file)
  if (size < FOOTER_BYTES) throw new CardFileError(`${path} is cut short`)
  const [magic, rows = 0, blockCount = 0, sum] = new Uint32Array(
    copyOf(readAt(file, size - FOOTER_BYTES, FOOTER_BYTES)),
  )
  const tableBytes = rows * 10
  if (magic !== MAGIC || size !== blockCount * BLOCK_BYTES + tableBytes + FOOTER_BYTES)
    throw new CardFileError(`${path} is no whole card file`)
  const table = copyOf(readAt(file, blockCount * BLOCK_BYTES, tableBytes))
  if (crc32(new Uint8Array(table)) !== sum) throw new CardFileError(`the table of ${path} is damaged`)
  return {
    ids: new Uint32Array(table, 0, rows),
    blocks: new Uint32Array(table, rows * 4, rows),
    lengths: new Uint16Array(table, rows * 8, rows),
    recordBytes: blockCount * BLOCK_BYTES,
  }
}

/** With a memory of its own, at whose start numbers may lie. */
function copyOf(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}

function readAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  for (let done = 0; done < length;) {
    const read = readSync(file, bytes, done, length - done, position + done)
    if (read === 0) throw new CardFileError('a card file ends before its record')
    done += read
  }
  return bytes
}

/** Position of an id in ascending ids, -1 without it. */
function findRow(ids: Uint32Array, id: number): number {
  let [low, high] = [0, ids.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = ids[middle] as number
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}
