import { type FileHandle, mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#platform/clock.ts'
import { withTrace } from '#platform/tracing/carried-trace.ts'
import type { Click } from '../click.ts'
import { ACTIVE, makeReady, newSegmentName } from './segments.ts'

const SEGMENT_BYTES = 1 << 20
/** How often the same clicks are written anew because their segment was taken for a dead process'. */
const MOST_TAKEN = 3

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
  private readonly clock: Pick<Clock, 'now'>
  private file: FileHandle | null = null
  private name = ''
  private bytes = 0
  private waiting: Waiting[] = []
  private writing: Promise<void> | null = null

  constructor(folder: string, clock: Pick<Clock, 'now'>) {
    this.folder = folder
    this.clock = clock
  }

  add(click: Click): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ line: `${JSON.stringify(withTrace(click))}\n`, resolve, reject })
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
    for (let taken = 0; !(await this.appendOnce(lines)); taken += 1) {
      if (taken === MOST_TAKEN) throw new Error(`${this.folder}: segments are taken away as fast as they are begun`)
    }
    if (this.bytes >= SEGMENT_BYTES) await this.endSegment()
  }

  /** False: the segment was taken meanwhile, by a drain that took this process for dead, and may have been read before these lines were there. */
  private async appendOnce(lines: string): Promise<boolean> {
    this.file ??= await this.beginSegment()
    try {
      await this.file.appendFile(lines)
      await this.file.datasync()
      this.bytes += lines.length
      // Whoever takes a segment renames it first and reads it then: while its name stands, these lines will be read.
      if (await this.isStillOurs()) return true
    } catch (error) {
      // Half a line may stand there now: this segment ends, so that the next click begins on a line of its own.
      await this.endSegment().catch(() => undefined)
      throw error
    }
    await this.endSegment()
    return false
  }

  private async isStillOurs(): Promise<boolean> {
    try {
      await stat(this.name + ACTIVE)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
      throw error
    }
  }

  private async beginSegment(): Promise<FileHandle> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    this.name = join(this.folder, newSegmentName(this.clock.now()))
    this.bytes = 0
    return open(this.name + ACTIVE, 'ax', 0o600)
  }

  private async endSegment(): Promise<void> {
    // Both at once: a click that comes while this waits begins the next segment under a name of its own.
    const [file, name] = [this.file, this.name]
    this.file = null
    await file?.close()
    await makeReady(name)
  }
}
