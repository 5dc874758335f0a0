import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadClickTargetsOfProducts, streamClickTargets } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { currentWatermark, readDirty, type Watermark } from '#platform/outbox/outbox.ts'
import { encodeTarget } from './target-record.ts'

export const TARGET_FILE = 'targets.dat'
const BATCH = 5_000
/** Dirty products of one read; beyond it the whole file is written anew, which is cheaper. */
const MOST_DIRTY = 50_000
/** A file that has grown to so many times its first size is written anew. */
const GROWTH = 2

interface Written {
  readonly watermark: Watermark
  readonly bytes: number
}

/**
 * Keeps the file from which clicks are redirected while the database is away (R-21, fault D1): written whole once, then
 * appended to after the outbox. One process writes it (the worker); web processes follow it. `step` does what there is to
 * do and may be called as often as one likes.
 */
export function createTargetWriter(db: Database, folder: string) {
  let written: Written | null = null
  let fullBytes = 0
  return {
    step: async (): Promise<void> => {
      if (written === null || written.bytes > fullBytes * GROWTH) {
        written = await writeWhole(db, folder)
        fullBytes = Math.max(written.bytes, 1_000_000)
        return
      }
      const dirty = await readDirty(db, written.watermark)
      if (dirty.productIds.length > MOST_DIRTY) written = null
      else written = { watermark: dirty.watermark, bytes: written.bytes + (await append(db, folder, dirty.productIds)) }
    },
  }
}

/** Aside, then renamed: a reader sees the old file or the new one, never a part. */
async function writeWhole(db: Database, folder: string): Promise<Written> {
  await mkdir(folder, { recursive: true })
  // Read before the rows: what changes meanwhile is appended afterwards, at worst once too often.
  const watermark = await currentWatermark(db)
  const path = join(folder, `${TARGET_FILE}.${randomBytes(4).toString('hex')}`)
  const file = await open(path, 'w', 0o600)
  let bytes = 0
  try {
    for await (const batch of streamClickTargets(db, BATCH)) {
      const block = Buffer.concat(batch.map(encodeTarget))
      await file.writeFile(block)
      bytes += block.length
    }
    await file.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
  await rename(path, join(folder, TARGET_FILE))
  return { watermark, bytes }
}

async function append(db: Database, folder: string, productIds: readonly number[]): Promise<number> {
  if (productIds.length === 0) return 0
  const block = Buffer.concat((await loadClickTargetsOfProducts(db, productIds)).map(encodeTarget))
  const file = await open(join(folder, TARGET_FILE), 'a', 0o600)
  try {
    await file.writeFile(block)
  } finally {
    await file.close()
  }
  return block.length
}
