import { readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  isUntouched,
  parseContentFile,
  readArticles,
  setFirstArticles,
  setFirstContent,
  takeInPictures,
} from '#domains/content/contract.ts'
import { loadEshops, parseShopsFile } from '#domains/eshops/contract.ts'
import { importFeed, type ImportDeps } from '#domains/feeds/contract.ts'
import {
  backfillObservations,
  dateProducts,
  eshopsWithSnapshot,
  type PastObservations,
} from '#domains/offers/contract.ts'
import { turnOn } from '#domains/flags/contract.ts'
import { flagNames } from '#ports/flags/flag-names.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { projectRoot } from '#platform/project-root.ts'
import demoContent from '../../../demo/content.json' with { type: 'json' }
import { demoHistory } from '../../../demo/history.ts'
import { type DemoManifest, demoShopsFile, readDemoManifest } from '../../../demo/manifest.ts'
import { takeInDemoInspirations } from './take-in-demo-inspirations.ts'
import { applyShopsFile } from '../commands/apply-shops.ts'

/** For another import of the same shop: that of a worker which has just been killed. */
const BUSY_PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 50
/** Of one shop: a machine that does much else may break the limits of a download, which are those of production. */
const TRIES = 10
/** A demo that nobody has heard of for so long may never come: a worker started alone says what it waits for. */
const SILENCE_MS = 10_000
/** Each waits for the database half of its time. */
const IMPORTS_AT_ONCE = 2

export interface OpenDemoOptions {
  readonly deps: ImportDeps
  /** POISO_DEMO_PORT */
  readonly port: number
  /** POISO_URL */
  readonly site: string
  /** Of flags (POISO_ENV). */
  readonly environment: string
  /** The pictures of its content go there. */
  readonly store: ImageStore
  report(stage: string, text: string): void
  /** Groups what is due; gives how many offers since the start. */
  group(): Promise<number>
  /** Takes in the addresses of pictures, beside the grouping; ends early when told that the grouping is done. */
  takeIn(isStopping: () => boolean): Promise<unknown>
}

/**
 * Opens the demo shops in the product: registers them and imports each feed that was never imported, by the same path as
 * any shop's. Then writes what would have been seen of them in the past 90 days. Later starts find it done.
 */
export async function openDemo(options: OpenDemoOptions): Promise<void> {
  const { deps, port, report } = options
  const complaint = setTimeout(
    () =>
      deps.log.warn(
        { port },
        'POISO_DEMO is on and nothing answers at POISO_DEMO_PORT: start the demo, or set POISO_DEMO=off',
      ),
    SILENCE_MS,
  )
  await until(() => statusOf(`http://localhost:${port}/robots.txt`))
  clearTimeout(complaint)
  const pictures = { store: options.store, isReady: true }
  await applyShopsFile(demoShopsFile(deps.dataFolder), { db: deps.db, clock: deps.clock, pictures })
  await setDemoContent(options)
  await setDemoArticles(deps, options.store)
  const missing = await feedsWithoutImport(deps)
  await importAll(missing, options)
  const manifest = await until(() => readDemoManifest(deps.dataFolder))
  let isGrouped = false
  const grouping = options.group().finally(() => (isGrouped = true))
  const takeIn = missing.length > 0 ? options.takeIn(() => isGrouped) : null
  const [written, grouped] = await Promise.all([writePast(manifest, deps, missing.length > 0), grouping, takeIn])
  if (grouped > 0) report('group', `${grouped.toLocaleString('en')} offers compared with one another`)
  const inspirations = await takeInDemoInspirations({ ...deps, store: options.store })
  // H-01: the header leads to them.
  if (inspirations > 0)
    await turnOn(deps.db, flagNames.shopTheLook, {
      environment: options.environment,
      who: 'demo',
      now: deps.clock.now(),
    })
  if (inspirations > 0) report('inspirations', `${inspirations} rooms, each piece of them on sale`)
  if (written === null) return
  await dateProducts(deps.db)
  // The mark comes last: a start that died before it writes the past again, which changes nothing that stands there.
  await writeFile(markOfPast(deps), manifest.key)
  report('history', `${written.toLocaleString('en')} past observations`)
}

/**
 * Imports the feeds; their offers are grouped beside, one sweep after another. They are read side by side and published in
 * their order, so that articles have the same ids, and listings the same order, at every first start.
 */
async function importAll(feeds: readonly DemoFeed[], { deps, report, group }: OpenDemoOptions): Promise<void> {
  let [done, offers] = [0, 0]
  const turns = feeds.map(() => Promise.withResolvers<void>())
  const waiting = feeds.entries()
  const importNext = async (): Promise<void> => {
    for (const [at, feed] of waiting) {
      const publishTurn = async (): Promise<void> => turns[at - 1]?.promise
      const accepted = await importShop(feed, { ...deps, publishTurn }).finally(() => turns[at]?.resolve())
      offers += accepted
      // A sweep comes after all, and says so if grouping cannot be done.
      group().catch(() => undefined)
      report('import', `${++done}/${feeds.length} shops, ${offers.toLocaleString('en')} offers`)
    }
  }
  await Promise.all(Array.from({ length: IMPORTS_AT_ONCE }, importNext))
}

/** What the site shows before anybody has edited it, with the rooms and pieces that the demo draws; what somebody has set since stays. */
async function setDemoContent({ deps: { db }, site, store }: OpenDemoOptions): Promise<void> {
  if (!(await isUntouched(db))) return
  const parsed = parseContentFile(JSON.stringify(demoContent), site)
  if (parsed.kind === 'wrong') throw new Error(`demo/content.json: ${parsed.problems.join('; ')}`)
  const pictures = await takeInPictures(parsed.content, { folder: join(projectRoot, 'demo'), store, isReady: true })
  if (pictures.kind === 'wrong') throw new Error(`demo/content.json: ${pictures.problems.join('; ')}`)
  await setFirstContent(db, pictures.content)
}

/** Articles that nobody has to write before the site has some to read; their pictures are the demo's drawn rooms. */
async function setDemoArticles({ db, clock }: ImportDeps, store: ImageStore): Promise<void> {
  const root = join(projectRoot, 'demo')
  const read = await readArticles(join(root, 'articles'), {
    folder: join(root, 'pictures/drawn/rooms'),
    store,
    isReady: true,
  })
  if (read.kind === 'wrong') throw new Error(`demo/articles: ${read.problems.join('; ')}`)
  await setFirstArticles(read.articles, { db, clock })
}

function markOfPast({ dataFolder }: ImportDeps): string {
  return join(dataFolder, 'demo', 'history-written')
}

/** null: it was written at an earlier start. */
async function writePast(manifest: DemoManifest, deps: ImportDeps, isNew: boolean): Promise<number | null> {
  if (!isNew && (await readFile(markOfPast(deps), 'utf8').catch(() => '')) === manifest.key) return null
  return backfillObservations(deps.pool, demoPast(manifest), deps.clock.now())
}

const DAY_MS = 86_400_000

async function* demoPast(manifest: DemoManifest): AsyncGenerator<PastObservations> {
  const today = Date.parse(manifest.generatedAt)
  for await (const { shop, itemId, history } of demoHistory(manifest)) {
    yield {
      eshopSlug: shop,
      itemId,
      observations: history.map(({ daysAgo, ...observed }) => ({
        ...observed,
        observedAt: new Date(today - daysAgo * DAY_MS),
      })),
    }
  }
}

interface DemoFeed {
  readonly shop: string
  readonly url: string
}

async function feedsWithoutImport({ db, dataFolder }: ImportDeps): Promise<DemoFeed[]> {
  const parsed = parseShopsFile(await readFile(demoShopsFile(dataFolder), 'utf8'))
  const feeds =
    parsed.kind === 'wrong'
      ? []
      : parsed.shops.flatMap(({ slug, feed }) => (feed === null ? [] : [{ shop: slug, url: feed.url }]))
  const idBySlug = new Map((await loadEshops(db)).map(({ slug, id }) => [slug, id as number]))
  const done = await eshopsWithSnapshot(db, [...idBySlug.values()])
  return feeds.filter(({ shop }) => !done.has(idBySlug.get(shop) ?? 0))
}

/**
 * Asks a shop when all of it is made, as no real one needs to be asked, and once more for what a later try may bring: the demo may have
 * ended meanwhile and make its shops again.
 */
async function importShop(feed: DemoFeed, deps: ImportDeps): Promise<number> {
  for (let tries = 1; ; tries++) {
    await until(async () => isMade(await statusOf(feed.url)))
    const outcome = await importFeed(
      { shop: feed.shop, source: { kind: 'url', url: feed.url }, waitMs: BUSY_PATIENCE_MS },
      deps,
    )
    if (outcome.state === 'applied') return outcome.offers.accepted
    const why = outcome.state === 'busy' ? 'another import is at work' : (outcome.problems[0]?.code ?? outcome.state)
    const isLast = tries === TRIES || (outcome.state !== 'busy' && !outcome.isRetryable)
    deps.log[isLast ? 'error' : 'warn']({ shop: feed.shop, why, tries }, 'a demo feed could not be imported')
    if (isLast) return 0
  }
}

function isMade(status: number | null): true | null {
  return status === null || status === 503 ? null : true
}

/** What `look` finds at last. However long the demo needs: the launcher sees to it that it lives, and ends the start when it cannot. */
async function until<T>(look: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== null) return found
    await wait(LOOK_EVERY_MS)
  }
}

/** Of a HEAD; null: the demo does not answer at this moment. All of its names are this machine's. */
function statusOf(url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const { host, port, pathname } = new URL(url)
    const asked = request({ method: 'HEAD', host: '127.0.0.1', port, path: pathname, headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? null)
    })
    asked.once('error', () => resolve(null))
    asked.end()
  })
}
