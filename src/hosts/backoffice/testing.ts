import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { backOfficeAssets, type BackOfficeManifest } from '#backoffice/server/assets.ts'
import type { Database } from '#platform/database/connect.ts'
import { fillBuiltOnce } from '../../../tools/test/built-once.ts'
import { backOfficeConfig } from '../../../vite.config.ts'

const MANIFEST = 'back-office.json'

/** The back office's files, built with a React that says where its HTML is another than it would draw; for journeys. */
export async function buildBackOfficeFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-back-office-'))
  await fillBuiltOnce(folder, 'back-office', async (outDir) => {
    const vite = await import('vite')
    await vite.build(backOfficeConfig({ outDir, manifest: join(outDir, MANIFEST), react: 'development' }))
  })
  const built = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as BackOfficeManifest
  return {
    assets: backOfficeAssets(built, { fontFile: null, icons: { svg: null } }),
    folder: join(folder, 'assets'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Until React has taken over what the server has drawn, a link is one of the browser. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('back-office') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
}

/** Jobs that have been given up. */
export async function failJobs(db: Database, count: number, cause = 'o servidor não respondeu'): Promise<void> {
  await sql`select graphile_worker.add_job('test.fails', json_build_object('n', n)) from generate_series(1, ${count}::int) n`.execute(
    db,
  )
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = ${cause}`.execute(db)
}
