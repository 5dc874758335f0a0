import { hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Config } from './config.ts'
import { projectRoot } from './project-root.ts'

/** The secret of POISO_SECRET, else the one kept in the data folder, which is made at the first start (mode 0600). */
export async function keptSecret(config: Pick<Config, 'secret' | 'dataFolder'>): Promise<string> {
  if (config.secret !== null) return config.secret
  const file = resolve(projectRoot, config.dataFolder, 'secret')
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const kept = await readFile(file, 'utf8').catch(nullIfAbsent)
  if (kept !== null) return kept.trim()
  // Two processes may start together. A link appears whole or not at all: the later one fails, and both read the same
  // file.
  const own = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(own, randomBytes(32).toString('base64url'), { mode: 0o600 })
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

/** 32 bytes for one purpose (`session-token`, `render-id`, …), so that a key that leaks opens nothing else. */
export function derivedKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'poiso', purpose, 32))
}
