import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The text of a file, which is made by whoever asks first (mode 0600) and is the same for all from then on. */
export async function keptOnce(file: string, make: () => string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const kept = await readFile(file, 'utf8').catch(nullIfAbsent)
  if (kept !== null) return kept.trim()
  // Two processes may start together. A link appears whole or not at all: the later one fails, and both read the same
  // file.
  const own = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(own, make(), { mode: 0o600 })
  await link(own, file).catch(ignoreExisting)
  await unlink(own)
  return (await readFile(file, 'utf8')).trim()
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
