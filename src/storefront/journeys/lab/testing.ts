import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFeedLab } from '#domains/feeds/contract.ts'
import { feedWork } from '#domains/feeds/jobs.ts'
import { categoryPicturePath, imageAddress } from '#domains/images/contract.ts'
import { imageRoutes } from '#domains/images/routes.ts'
import { testImages } from '#domains/images/testing.ts'
import { manualClock } from '#platform/clock.ts'
import type { TestDatabase } from '#platform/database/testing.ts'
import { startJobs } from '#platform/jobs/run-jobs.ts'
import { createLog } from '#platform/log.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { assetRoutes } from '../../routes/asset-routes.ts'
import { testStorefront } from '../../routes/testing.ts'
import { aSite } from '../../testing.ts'
import { buildBrowserFiles } from '../testing.ts'

/** The feed lab listening, with its pages, its built files and a worker; its clock is moved by the test. */
export async function startLabSite(
  database: TestDatabase,
  options: { build: boolean; feedTestHosts?: readonly string[] },
) {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-lab-'))
  // Deadlines run on real time, the day of a result on the test's. For the server no time passes: turns are long here, and it would shed.
  const day = manualClock('2026-11-21T11:00:00Z')
  const clock = { now: () => day.now(), monotonicMs: () => performance.now() }
  const site = aSite({
    ...(options.build ? await buildBrowserFiles(folder) : {}),
    imageUrl: (image, size) => imageAddress(image.id, size),
    categoryImage: (categoryId) => ({ id: categoryPicturePath(categoryId, null), type: 'category', cropped: false }),
  })
  const lab = createFeedLab({ db: database.db, clock, dataFolder: folder })
  const port = await freePort(0)
  const { app } = testStorefront({
    site,
    port,
    lab,
    clock,
    serverClock: { now: () => day.now(), monotonicMs: () => 0 },
  })
  imageRoutes(app, { images: testImages(folder), https: false })
  assetRoutes(app, { folder: join(folder, 'assets') })
  const deps = {
    db: database.db,
    pool: database.pool,
    clock,
    log: createLog({ level: 'silent' }),
    dataFolder: folder,
    feedTestHosts: options.feedTestHosts ?? [],
  }
  const jobs = startJobs(deps, feedWork(deps).jobs)
  const origin = await app.listen({ port, host: '127.0.0.1' })
  return {
    origin,
    app,
    lab,
    day,
    folder,
    close: async () => {
      await jobs.stop()
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
