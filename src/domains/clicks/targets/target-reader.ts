import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClickTarget } from '#domains/offers/contract.ts'
import { decodeTarget, RECORD_HEADER_BYTES } from './target-record.ts'
import { TARGET_FILE } from './target-writer.ts'

const READ_BYTES = 1 << 20
/** Longest record that is believed; a longer one means that the file is not what it should be. */
const MAX_RECORD_BYTES = 64 * 1024

/**
 * Finds click targets in the file, whatever happens to the database. Holds only places in memory (about 16 bytes an
 * offer); follows what is appended and a file that replaces it.
 */
export class TargetReader {
  private readonly path: string
  private file: FileHandle | null = null
  private inode = 0
  private scannedTo = 0
  private places = new Map<number, number>()
  private scanning: Promise<void> | null = null

  constructor(folder: string) {
    this.path = join(folder, TARGET_FILE)
  }

  /** Number of offers whose target is known. */
  get size(): number {
    return this.places.size
  }

  /** Reads what is new. Cheap when nothing is; several callers share one reading. */
  refresh(): Promise<void> {
    this.scanning ??= this.scan().finally(() => (this.scanning = null))
    return this.scanning
  }

  async find(variantId: number): Promise<ClickTarget | null> {
    const place = this.places.get(variantId)
    if (place === undefined || this.file === null) return null
    const header = Buffer.alloc(RECORD_HEADER_BYTES)
    await this.file.read(header, 0, RECORD_HEADER_BYTES, place)
    const body = Buffer.alloc(header.readUInt32LE(4))
    await this.file.read(body, 0, body.length, place + RECORD_HEADER_BYTES)
    return decodeTarget(body)
  }

  async close(): Promise<void> {
    await this.scanning
    await this.file?.close()
    this.file = null
  }

  private async scan(): Promise<void> {
    await this.openNewest()
    if (this.file === null) return
    const { size } = await this.file.stat()
    while (this.scannedTo < size) {
      const block = Buffer.alloc(Math.min(READ_BYTES, size - this.scannedTo))
      const { bytesRead } = await this.file.read(block, 0, block.length, this.scannedTo)
      const used = this.take(block.subarray(0, bytesRead))
      // The rest is a record that is still being written: it is read next time.
      if (used === 0) return
      this.scannedTo += used
    }
  }

  /** Notes the places of the whole records of a block; answers how many bytes they take. */
  private take(block: Buffer): number {
    let at = 0
    while (at + RECORD_HEADER_BYTES <= block.length) {
      const length = block.readUInt32LE(at + 4)
      if (length > MAX_RECORD_BYTES) throw new Error(`${this.path} is damaged at byte ${this.scannedTo + at}`)
      if (at + RECORD_HEADER_BYTES + length > block.length) break
      this.places.set(block.readUInt32LE(at), this.scannedTo + at)
      at += RECORD_HEADER_BYTES + length
    }
    return at
  }

  private async openNewest(): Promise<void> {
    const newest = await open(this.path, 'r').catch(absent)
    if (newest === null) return
    const { ino, size } = await newest.stat()
    if (this.file !== null && ino === this.inode && size >= this.scannedTo) return newest.close()
    const old = this.file
    this.file = newest
    this.inode = ino
    this.scannedTo = 0
    this.places = new Map()
    await old?.close()
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
