import { readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { loadEshops } from '#domains/eshops/contract.ts'
import { importFeed, type ImportDeps } from '#domains/feeds/contract.ts'
import { backfillObservations, eshopsWithSnapshot, groupDueOffers, type PastObservations } from '#domains/offers/contract.ts'
import type { DemoManifest } from '../../demo/generate.ts'
import { demoHistory } from '../../demo/history.ts'
import { applyShopsFile } from './apply-shops.ts'

const PATIENCE_MS = 60_000

export interface OpenDemoOptions {
  readonly deps: ImportDeps
  /** POISO_DEMO_PORT */
  readonly port: number
  report(stage: string, text: string): void
}

/**
 * Opens the demo shops in the product: registers them and imports each feed that was never imported, by the same path as
 * any shop's. Then writes what would have been seen of them in the past 90 days. Later starts find it done.
 */
export const openDemo = async ({ deps, port, report }: OpenDemoOptions): Promise<void> => {
  await shopsAreOpen(port)
  const manifest = JSON.parse(await readFile(join(deps.dataFolder, 'demo', 'manifest.json'), 'utf8')) as DemoManifest
  await applyShopsFile(manifest.shopsFile, deps.db, deps.clock)
  const missing = await feedsWithoutImport(manifest, deps)
  let [offers, grouped] = [0, 0]
  // Beside the imports, one sweep after another: both wait for the database half of their time.
  let grouping = Promise.resolve()
  const group = async (): Promise<void> => void (grouped += (await groupDueOffers(deps)).offers)
  for (const [index, feed] of missing.entries()) {
    offers += await importShop(feed, port, deps)
    grouping = grouping.then(group)
    // Awaited below; until then a failure of it is nobody's.
    grouping.catch(() => undefined)
    report('import', `${index + 1}/${missing.length} shops, ${offers.toLocaleString('en')} offers`)
  }
  await grouping.then(group)
  if (grouped > 0) report('group', `${grouped.toLocaleString('en')} offers compared with one another`)
  // The mark comes last: a start that died before it writes the past again, which changes nothing that stands there.
  const mark = join(deps.dataFolder, 'demo', 'history-written')
  if (missing.length === 0 && (await readFile(mark, 'utf8').catch(() => '')) === manifest.key) return
  const written = await backfillObservations(deps.pool, demoPast(manifest), deps.clock.now())
  await writeFile(mark, manifest.key)
  report('history', `${written.toLocaleString('en')} past observations`)
}

const DAY_MS = 86_400_000

async function* demoPast(manifest: DemoManifest): AsyncGenerator<PastObservations> {
  const today = Date.parse(manifest.generatedAt)
  for await (const { shop, itemId, history } of demoHistory(manifest)) {
    yield { eshopSlug: shop, itemId, observations: history.map(({ daysAgo, ...observed }) => ({ ...observed, observedAt: new Date(today - daysAgo * DAY_MS) })) }
  }
}

type DemoFeed = DemoManifest['feeds'][number]

const feedsWithoutImport = async (manifest: DemoManifest, { db }: ImportDeps): Promise<DemoFeed[]> => {
  const idBySlug = new Map((await loadEshops(db)).map(({ slug, id }) => [slug, id as number]))
  const done = await eshopsWithSnapshot(db, [...idBySlug.values()])
  return manifest.feeds.filter(({ shop }) => !done.has(idBySlug.get(shop) ?? 0))
}

const importShop = async (feed: DemoFeed, port: number, deps: ImportDeps): Promise<number> => {
  const url = `http://${feed.shop}.localhost:${port}${feed.path}`
  const outcome = await importFeed({ shop: feed.shop, source: { kind: 'url', url }, waitMs: PATIENCE_MS }, deps)
  if (outcome.state === 'applied') return outcome.offers.accepted
  const why = outcome.state === 'busy' ? 'another import is at work' : (outcome.problems[0]?.code ?? outcome.state)
  deps.log.error({ shop: feed.shop, why }, 'a demo feed could not be imported')
  return 0
}

/** The demo process generates its shops first and listens then. */
const shopsAreOpen = async (port: number): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await answers(port))) {
    if (performance.now() > deadline) throw new Error(`the demo shops do not answer on port ${port}`)
    await wait(50)
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/robots.txt', headers: { host: 'localhost' } }, (answer) => {
      answer.resume()
      resolve(true)
    })
    asked.once('error', () => resolve(false))
    asked.end()
  })
