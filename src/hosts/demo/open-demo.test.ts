import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateDemo } from '../../../demo/generate.ts'
import { madeShops, type OpeningShops } from '../../../demo/opening-shops.ts'
import { type DemoServer, serveShops } from '../../../demo/server.ts'
import { shops } from '../../../demo/shops/shops.ts'
import { followContent } from '#domains/content/contract.ts'
import { loadEshops } from '#domains/eshops/contract.ts'
import { systemClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { openDemo, type OpenDemoOptions } from './open-demo.ts'

const { db, pool } = await testDatabase()
const lost = shops[1]?.slug ?? ''
let folder: string
let port: number
let server: DemoServer
let asked = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-open-demo-'))
  port = await freePort(0)
  const { feedOf, ...made } = madeShops(
    await generateDemo({ dataFolder: folder, port, productCount: 400, today: new Date() }),
  )
  server = await serveShops({ ...made, feedOf: (shop) => (shop === lost ? lostShop(feedOf) : feedOf(shop)) }, port)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Still being made when it is asked three times; then, as if the demo ended and came back while it sent the feed. */
function lostShop(feedOf: OpeningShops['feedOf']): ReturnType<OpeningShops['feedOf']> {
  asked += 1
  if (asked <= 3) return 'in the making'
  if (asked === 5) throw new Error('ended')
  return feedOf(lost)
}

async function open(): Promise<string[]> {
  const said: string[] = []
  const deps: OpenDemoOptions['deps'] = {
    db,
    pool,
    clock: systemClock,
    log: createLog({ level: 'silent' }),
    dataFolder: folder,
    feedTestHosts: [`*.localhost:${port}`],
  }
  await openDemo({
    deps,
    port,
    site: 'http://localhost:3000',
    environment: 'test',
    store: folderStore(join(folder, 'images')),
    report: (stage, text) => void said.push(`${stage} ${text}`),
    group: async () => 0,
    takeIn: async () => undefined,
  })
  return said
}

test('a shop of the demo is imported when it is made, once more when its answer breaks off, and later starts ask none', async () => {
  const said = await open()
  expect(said.filter((line) => line.startsWith('import'))).toHaveLength(shops.length)
  expect(said.at(-1)).toMatch(/^history [1-9]/)
  expect(asked).toBe(7)
  // ADR 0066: with the rooms that the demo draws.
  const content = followContent({ db, clock: systemClock })
  await content.refresh()
  const leading = content.shown().homeBlocks.find(({ kind }) => kind === 'leading-room')
  expect(leading?.settings).toMatchObject({ picture: expect.stringMatching(/^inspiration\//) })
  // ADR 0073: with the marks that it draws.
  for (const { slug, logo } of await loadEshops(db)) expect(logo, slug).toMatch(/^inspiration\//)
  const { rows } = await pool.query<{ slug: string }>(
    'select e.slug from offers.snapshot s join eshops.eshop e on e.id = s.eshop_id',
  )
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual(shops.map(({ slug }) => slug).toSorted())
  expect(await open()).toEqual([])
  expect(asked).toBe(7)
})
