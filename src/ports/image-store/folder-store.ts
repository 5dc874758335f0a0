import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkedKey, type ImageStore, type StoredImage } from './port.ts'

/** Pictures as files of a folder. What is being written has a name that no key has, so a kill leaves no half picture under one. */
export function folderStore(folder: string): ImageStore {
  const pathOf = async (key: string): Promise<string> => join(folder, checkedKey(key))
  return {
    read: async (key) => readFile(await pathOf(key)).catch(nullWhenAbsent),
    write: async (key, bytes) => {
      const path = await pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const aside = `${path}.${randomBytes(6).toString('hex')}.PART`
      await writeFile(aside, bytes).catch((error: unknown) =>
        rm(aside, { force: true }).then(() => Promise.reject(error)),
      )
      await rename(aside, path)
    },
    remove: async (key) => rm(await pathOf(key), { force: true }),
    list: (prefix) => listFolder(folder, prefix),
  }
}

function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return null
  throw error
}

async function* listFolder(folder: string, prefix: string): AsyncIterable<StoredImage> {
  const base = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  const entries = await readdir(join(folder, base), { withFileTypes: true, recursive: true }).catch(nullWhenAbsent)
  const keys = (entries ?? [])
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.PART'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  for (const key of keys.filter((one) => one.startsWith(prefix)).sort()) {
    const found = await stat(join(folder, key)).catch(nullWhenAbsent)
    if (found) yield { key, bytes: found.size, storedAt: found.mtime }
  }
}
