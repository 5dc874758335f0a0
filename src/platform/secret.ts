import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Config } from './config.ts'
import { projectRoot } from './project-root.ts'

/** The secret of POISO_SECRET, else the one kept in the data folder, which is made at the first start (mode 0600). */
export const keptSecret = async (config: Pick<Config, 'secret' | 'dataFolder'>): Promise<string> => {
  if (config.secret !== null) return config.secret
  const file = resolve(projectRoot, config.dataFolder, 'secret')
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // Two processes start together: `wx` lets one of them write, both read the same.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(ignoreExisting)
  return (await readFile(file, 'utf8')).trim()
}

const ignoreExisting = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EEXIST') throw error
}

/** 32 bytes for one purpose (`session-token`, `render-id`, …), so that a key that leaks opens nothing else. */
export const derivedKey = (secret: string, purpose: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, 'poiso', purpose, 32))
