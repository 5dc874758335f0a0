import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of runs whose bytes still arrive, wait or are read: `POISO_DATA/lab/{id}`. Web and worker share the folder: one machine. */
export interface LabFiles {
  path(id: string): string
  /** Makes the folder; nothing stands at the run's path yet. */
  prepare(): Promise<void>
  /** Writes bytes from an offset on; gives the offset behind them. Stops with null as soon as it would pass `maxBytes`. */
  write(id: string, offset: number, chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<number | null>
  remove(id: string): Promise<void>
  ids(): Promise<string[]>
}

export function labFilesIn(dataFolder: string): LabFiles {
  const folder = join(dataFolder, 'lab')
  const path = (id: string) => join(folder, id)
  const prepare = async () => void (await mkdir(folder, { recursive: true, mode: 0o700 }))
  return {
    path,
    prepare,
    write: async (id, offset, chunks, maxBytes) => {
      await prepare()
      const handle = await open(path(id), offset === 0 ? 'w' : 'r+', 0o600)
      let at = offset
      try {
        for await (const chunk of chunks) {
          if (at + chunk.length > maxBytes) return null
          await handle.write(chunk, 0, chunk.length, at)
          at += chunk.length
        }
        return at
      } finally {
        await handle.close()
      }
    },
    remove: (id) => rm(path(id), { force: true }),
    ids: () => readdir(folder).catch(() => []),
  }
}
