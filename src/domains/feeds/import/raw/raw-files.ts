import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { FeedFailure } from '../../feed-failure.ts'

/**
 * The raw bytes of runs, one file each, as they came: `12.raw` while run 12 is worked on, `12.raw.zst` once it has ended (`12.raw.packed`, if it
 * came packed), `12.part` while bytes still arrive, `12.again` while a kept one is read again.
 */
export interface RawFiles {
  /** Where a run's bytes may be put; nothing stands there yet. */
  newPart(runId: number): Promise<string>
  /** The part is whole: it gets its name, which is given, and can be read. */
  complete(runId: number): Promise<string>
  /** The file of that name is on the disk and not only in its cache. */
  sync(name: string): Promise<void>
  /** Copies a file of the operator's; FeedFailure FAILED_FILE when it cannot be read. */
  copyIn(runId: number, path: string): Promise<void>
  /** A path at which the raw file of that name can be read, unpacked where it was kept packed; null when it is not there. */
  unpacked(runId: number, name: string): Promise<string | null>
  /** Packs a run's file, unless it came packed. Gives its new name, or null when there is none. */
  pack(runId: number): Promise<string | null>
  names(): Promise<string[]>
  remove(names: readonly string[]): Promise<void>
}

export function rawFilesIn(dataFolder: string): RawFiles {
  const folder = join(dataFolder, 'feeds')
  const at = (name: string) => join(folder, name)
  const newPart = async (runId: number): Promise<string> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await rm(at(`${runId}.part`), { force: true })
    return at(`${runId}.part`)
  }
  return {
    newPart,
    complete: async (runId) => {
      await rename(at(`${runId}.part`), at(`${runId}.raw`))
      return `${runId}.raw`
    },
    sync: (name) => syncFile(at(name)),
    copyIn: async (runId, path) => {
      const part = await newPart(runId)
      await copyAny(path, part).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOSPC' || error.code === 'EIO') throw error
        throw new FeedFailure('FAILED_FILE', `${path} (${error.code ?? error.message})`)
      })
    },
    unpacked: async (runId, name) => {
      const names = await readdir(folder).catch(() => [] as string[])
      if (!names.includes(name)) return names.includes(`${runId}.raw`) ? at(`${runId}.raw`) : null
      if (!name.endsWith('.zst')) return at(name)
      await pipeline(
        createReadStream(at(name)),
        createZstdDecompress(),
        createWriteStream(at(`${runId}.again`), { mode: 0o600 }),
      )
      return at(`${runId}.again`)
    },
    pack: async (runId) => packFile(folder, runId),
    names: () => readdir(folder).catch(() => []),
    remove: async (names) => void (await Promise.all(names.map((name) => rm(at(name), { force: true })))),
  }
}

/** A plain file by the system's own copy; a pipe is read to its end. */
async function copyAny(from: string, to: string): Promise<void> {
  return (await stat(from)).isFIFO()
    ? pipeline(createReadStream(from), createWriteStream(to, { mode: 0o600 }))
    : copyFile(from, to)
}

async function packFile(folder: string, runId: number): Promise<string | null> {
  const raw = join(folder, `${runId}.raw`)
  const packing = join(folder, `${runId}.packing`)
  try {
    if (await isPacked(raw)) {
      await rename(raw, `${raw}.packed`)
      await rm(join(folder, `${runId}.again`), { force: true })
      return `${runId}.raw.packed`
    }
    await packInto(packing, raw)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  await rename(packing, `${raw}.zst`)
  await rm(raw, { force: true })
  await rm(join(folder, `${runId}.again`), { force: true })
  return `${runId}.raw.zst`
}

/** How gzip, zip and zstd begin. */
const PACKED_HEADS = ['1f8b', '504b0304', '28b52ffd']

/** What came packed is kept as it came: packing it again saves nothing, and costs an import of gigabytes its memory. */
async function isPacked(path: string): Promise<boolean> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    const head = buffer.toString('hex', 0, bytesRead)
    return PACKED_HEADS.some((known) => head.startsWith(known))
  } finally {
    await handle.close()
  }
}

const PACKED_AT_ONCE = 256 * 1024

/** All pieces of the file through one buffer: a stream's many new ones, left to the collector, took an import of 5 GB past its memory. */
async function packInto(packing: string, raw: string): Promise<void> {
  const handle = await open(raw, 'r')
  const packer = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } })
  const written = pipeline(packer, createWriteStream(packing, { mode: 0o600 }))
  // Its failure is met below, where it is waited for; until then it is nobody's.
  written.catch(() => undefined)
  const write = (piece: Buffer) =>
    new Promise<void>((done, fail) => void packer.write(piece, (error) => (error ? fail(error) : done())))
  try {
    const buffer = Buffer.allocUnsafe(PACKED_AT_ONCE)
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, PACKED_AT_ONCE, null)
      if (bytesRead === 0) break
      // A write that is under way when the file cannot be written is never answered.
      await Promise.race([write(buffer.subarray(0, bytesRead)), written])
    }
    packer.end()
    await written
  } finally {
    await handle.close()
  }
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
