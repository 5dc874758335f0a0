import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Click } from '../click.ts'

export const ACTIVE = '.active'
export const READY = '.ready'
const SEGMENT_BYTES = 1 << 20

interface Waiting {
  readonly line: string
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * Clicks on disk before they are in the database: `add` resolves when the line is written and synced, so that a redirect
 * may be sent. Lines that arrive together share one sync. `rotate` hands the written segment to the drain.
 */
export class ClickSpool {
  private readonly folder: string
  private file: FileHandle | null = null
  private name = ''
  private bytes = 0
  private waiting: Waiting[] = []
  private writing: Promise<void> | null = null

  constructor(folder: string) {
    this.folder = folder
  }

  add(click: Click): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ line: `${JSON.stringify(click)}\n`, resolve, reject })
      this.writing ??= this.write()
    })
  }

  /** Closes the present segment, if it holds anything, and makes it ready to be drained. */
  async rotate(): Promise<void> {
    await this.writing
    // A click that came while waiting keeps the segment: the next rotation takes it.
    if (this.file === null || this.bytes === 0 || this.writing !== null) return
    await this.endSegment()
  }

  async close(): Promise<void> {
    await this.writing
    if (this.file !== null) await this.endSegment()
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting
      this.waiting = []
      try {
        await this.append(batch.map(({ line }) => line).join(''))
        for (const { resolve } of batch) resolve()
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    // Here, not in a later turn: a click that comes in between would wait for the next one to be written.
    this.writing = null
  }

  private async append(lines: string): Promise<void> {
    this.file ??= await this.beginSegment()
    try {
      await this.file.appendFile(lines)
      await this.file.datasync()
      this.bytes += lines.length
    } catch (error) {
      // Half a line may stand there now: this segment ends, so that the next click begins on a line of its own.
      await this.endSegment().catch(() => undefined)
      throw error
    }
    if (this.bytes >= SEGMENT_BYTES) await this.endSegment()
  }

  private async beginSegment(): Promise<FileHandle> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    this.name = join(this.folder, `${process.pid}-${randomBytes(6).toString('hex')}`)
    this.bytes = 0
    return open(this.name + ACTIVE, 'ax', 0o600)
  }

  private async endSegment(): Promise<void> {
    const file = this.file
    this.file = null
    await file?.close()
    await rename(this.name + ACTIVE, this.name + READY)
  }
}
