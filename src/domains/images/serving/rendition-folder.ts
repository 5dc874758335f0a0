import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Clock } from '#platform/clock.ts'

/** All renditions of a machine together (docs/limits.md): about 200,000 of a card's size. */
export const RENDITION_FOLDER_BYTES = 2 * 1024 * 1024 * 1024
/** So much of the cap stays after a sweep: else each further one would sweep again. */
const KEPT_SHARE = 0.9

/**
 * Renditions as files: anyone may delete them at any time. The folder's size is measured once, then counted; past the cap
 * the ones that were not asked for longest go. Several processes may share it.
 */
export class RenditionFolder {
  readonly #folder: string
  readonly #capBytes: number
  readonly #clock: Clock
  #bytes: Promise<number> | null = null
  #sweeping: Promise<void> | null = null

  constructor(folder: string, clock: Clock, capBytes: number = RENDITION_FOLDER_BYTES) {
    this.#folder = folder
    this.#capBytes = capBytes
    this.#clock = clock
  }

  /** Null when it is not kept. Reading counts as asking. */
  async read(name: string): Promise<Buffer | null> {
    const path = this.#pathOf(name)
    const bytes = await readFile(path).catch(() => null)
    if (bytes !== null) void utimes(path, this.#clock.now(), this.#clock.now()).catch(() => undefined)
    return bytes
  }

  /** Whole or not at all. A full disk costs nothing but the keeping. */
  async keep(name: string, bytes: Buffer): Promise<void> {
    const path = this.#pathOf(name)
    const aside = `${path}.${randomBytes(4).toString('hex')}.PART`
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(aside, bytes)
      await rename(aside, path)
    } catch {
      await rm(aside, { force: true }).catch(() => undefined)
      return
    }
    this.#bytes = (this.#bytes ?? this.#measured()).then((before) => before + bytes.length)
    if ((await this.#bytes) > this.#capBytes) await this.#sweepOnce()
  }

  /** Loses all that is kept under names that begin so (two letters at least). */
  async forget(start: string): Promise<void> {
    const folder = join(this.#folder, start.slice(0, 2))
    const names = await readdir(folder).catch(() => [])
    await Promise.all(
      names
        .filter((name) => name.startsWith(start))
        .map((name) => rm(join(folder, name), { force: true }).catch(() => undefined)),
    )
  }

  /** 256 folders, by the first two digits of the picture's hash. */
  #pathOf(name: string): string {
    return join(this.#folder, name.slice(0, 2), name)
  }

  async #files(): Promise<{ path: string; bytes: number; askedMs: number }[]> {
    const entries = await readdir(this.#folder, { withFileTypes: true, recursive: true }).catch(() => [])
    const files = []
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name)
      const found = entry.isFile() ? await stat(path).catch(() => null) : null
      if (found) files.push({ path, bytes: found.size, askedMs: found.mtimeMs })
    }
    return files
  }

  async #measured(): Promise<number> {
    return (await this.#files()).reduce((sum, { bytes }) => sum + bytes, 0)
  }

  #sweepOnce(): Promise<void> {
    this.#sweeping ??= this.#sweep().finally(() => (this.#sweeping = null))
    return this.#sweeping
  }

  async #sweep(): Promise<void> {
    const files = (await this.#files()).sort((one, other) => one.askedMs - other.askedMs)
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    for (const file of files) {
      if (bytes <= this.#capBytes * KEPT_SHARE) break
      await rm(file.path, { force: true })
      bytes -= file.bytes
    }
    this.#bytes = Promise.resolve(bytes)
  }
}
