import { hkdfSync, randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type { Config } from './config.ts'
import { keptOnce } from './files/kept-once.ts'
import { projectRoot } from './project-root.ts'

/** The secret of POISO_SECRET, else the one kept in the data folder, which is made at the first start. */
export async function keptSecret(config: Pick<Config, 'secret' | 'dataFolder'>): Promise<string> {
  if (config.secret !== null) return config.secret
  return keptOnce(resolve(projectRoot, config.dataFolder, 'secret'), () => randomBytes(32).toString('base64url'))
}

/** 32 bytes for one purpose (`session-token`, `render-id`, …), so that a key that leaks opens nothing else. */
export function derivedKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'poiso', purpose, 32))
}
