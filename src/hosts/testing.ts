import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify, type FastifyInstance, type InjectOptions } from 'fastify'
import { identifyShopBy } from '#domains/partners/contract.ts'
import type { FlagsFollower } from '#domains/flags/contract.ts'
import { identifyBy } from '#domains/identity/contract.ts'
import { anImportBench, type ImportBench, type TestItem } from '#domains/feeds/import/testing.ts'
import { buildBase, IndexFollower, type ListingIndex } from '#domains/search/contract.ts'
import { type Connection, connectDatabase } from '#platform/database/connect.ts'
import type { TestDatabase } from '#platform/database/testing.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { mountOpenApi } from '#platform/http/calls/openapi.ts'
import { beginRepeating, type Repetition } from '#platform/pace/repeat.ts'
import type { Log } from '#platform/log.ts'
import { createMetrics, type Metrics, registerMeasure } from '#platform/metrics.ts'
import { testServer } from '#platform/http/testing.ts'
import { type Config, readConfig } from '#platform/config.ts'
import type { ServerLimits } from '#platform/http/process/limits.ts'
import type { HttpServer } from '#platform/http/server.ts'
import type { FlagsPort } from '#ports/flags/port.ts'
import { testBackOfficeAssets } from '#backoffice/server/testing.ts'
import { createErrorPage } from '#storefront/error-page.tsx'
import { assetRoutes } from '#storefront/routes/asset-routes.ts'
import { followRedirects } from '#storefront/routes/follow-redirects.ts'
import { storefrontRoutes } from '#storefront/routes.ts'
import { aSite } from '#storefront/testing.ts'
import { backOffice } from './backoffice/back-office.ts'
import { mountSides, webSides } from './domain-sides.ts'
import { apiDocument } from './web/api-document.ts'
import type { BuiltAssets } from './web/built-assets.ts'
import { mailSide } from './web/mail-side.ts'
import { pageAnswerCounter, webMeasures } from './web/page-metrics.ts'
import { startProgress } from './web/start-progress.ts'
import { storefrontParts } from './web/storefront-parts.ts'
import { sharedParts, type SharedParts, webParts } from './web/web-parts.ts'

/** A web process' server over a test database, as `web.ts` assembles it, without its timers; never part of the product. */
export interface TestMarketplace {
  readonly bench: ImportBench
  /** Of the whole one: for the jobs of a worker beside it. */
  readonly config: Config
  readonly dataFolder: string
  /** Of the whole one. */
  readonly metrics: Metrics
  /** All is there. */
  readonly whole: HttpServer
  /** The database is gone; the index stands as its last base has it. Is asked (`inject`), and made by the first question. */
  readonly withoutDatabase: Asked
  /** The database is gone and there was never an index; likewise. */
  readonly withoutAnything: Asked
  /** Imports and follows: what is asked afterwards knows it. */
  importItems(items: readonly TestItem[], shop?: string): Promise<void>
  /** Follows what has changed otherwise. */
  follow(): Promise<void>
  /** Opens the newest file of like pieces that was written to the bench's folder. */
  followLikeness(): Promise<void>
  /** Reads what editors have set. */
  followContent(): Promise<void>
  /** Flags as they are set, and the reading of what is set. */
  readonly flags: FlagsFollower
  /** Begins what a web process does by itself again and again; it ends with `close`. */
  begin(): void
  /** Another web process over the same database, with an index of its own. */
  another(): Promise<AnotherWeb>
  close(): Promise<void>
}

interface Asked {
  readonly app: FastifyInstance
}

/** A second web process; closed by whoever asked for it. */
export interface AnotherWeb {
  readonly server: HttpServer
  /** Follows what has changed. */
  follow(): Promise<void>
  /** As that of the whole one. */
  begin(): void
  close(): Promise<void>
}

const NOWHERE = 'postgresql://nobody:nothing@127.0.0.1:1/nothing'

export async function aMarketplace(
  database: TestDatabase,
  options: {
    items: readonly TestItem[]
    env?: Record<string, string>
    flags?: FlagsPort
    /** Shorter ones, where a test waits for them. */
    limits?: Partial<ServerLimits>
    /** The built files that its pages name, for browsers; absent: names alone. */
    assets?: BuiltAssets
  },
): Promise<TestMarketplace> {
  const bench = anImportBench(database)
  const indexFolder = join(bench.folder, 'index')
  await bench.importItems(options.items)
  await buildBase({ db: database.db, folder: indexFolder, clock: bench.clock })
  const gone = connectDatabase({ url: NOWHERE, applicationName: 'test' })
  const emptyFolder = mkdtempSync(join(tmpdir(), 'poiso-nothing-'))
  const common = {
    bench,
    env: options.env ?? {},
    assets: options.assets ?? ASSETS,
    ...(options.flags && { flags: options.flags }),
    ...(options.limits && { limits: options.limits }),
  }
  const whole = await aWebServer({ connection: database, indexFolder, ...common })
  const withoutDatabase = madeWhenAsked(() => aWebServer({ connection: gone, indexFolder, ...common }))
  const withoutAnything = madeWhenAsked(() => aWebServer({ connection: gone, indexFolder: emptyFolder, ...common }))
  await whole.follower.step()
  return {
    bench,
    config: whole.config,
    metrics: whole.metrics,
    dataFolder: whole.dataFolder,
    follow: () => whole.follower.step(),
    followLikeness: () => whole.likeness.follow(),
    followContent: async () => {
      await Promise.all([whole.content.refresh(), whole.inspirations.refresh(), whole.synonyms.refresh()])
    },
    flags: whole.flags,
    begin: whole.begin,
    another: async () => {
      const { server, follower, begin, close } = await aWebServer({ connection: database, indexFolder, ...common })
      await follower.step()
      return { server, follow: () => follower.step(), begin, close }
    },
    whole: whole.server,
    withoutDatabase,
    withoutAnything,
    importItems: async (items, shop = 'Loja Teste') => {
      await bench.importItems(items, { shop })
      await whole.follower.step()
    },
    close: async () => {
      for (const each of [whole, withoutDatabase, withoutAnything]) await each.close()
      await gone.close()
      await bench.close()
      await rm(emptyFolder, { recursive: true, force: true })
    },
  }
}

/** A server takes a quarter of a second to make, and most files never ask those that lack something. */
function madeWhenAsked(make: () => ReturnType<typeof aWebServer>): Asked & { close(): Promise<void> } {
  let made: ReturnType<typeof aWebServer> | undefined
  const inject = async (question: InjectOptions | string) => (await (made ??= make())).server.app.inject(question)
  return { app: Object.assign(fastify(), { inject }), close: async () => (await made)?.close() }
}

/** Of tests' sessions, too. */
export const SECRET = 'a secret of the tests only'
const {
  build,
  styles,
  personStyles,
  consentStyles,
  wordsStyles,
  reviewsStyles,
  readingStyles,
  scripts,
  seenStripsScript,
  serviceWorker,
  fontFile,
  icons,
} = aSite()
const SHEETS = { styles, personStyles, consentStyles, wordsStyles, reviewsStyles, readingStyles }
const ASSETS = {
  build,
  ...SHEETS,
  scripts,
  seenStripsScript,
  serviceWorker,
  fontFile,
  icons,
  backOffice: testBackOfficeAssets,
  folder: '',
}

/** A web process' server over this index, or over the newest base in a folder. */
export async function aWebServer({
  connection,
  indexFolder,
  index,
  bench,
  env = {},
  flags,
  limits,
  assets = ASSETS,
}: {
  connection: Pick<Connection, 'db' | 'pool'>
  indexFolder: string
  index?: ListingIndex
  bench: Pick<ImportBench, 'clock' | 'deps' | 'folder'>
  env?: Record<string, string>
  flags?: FlagsPort
  limits?: Partial<ServerLimits>
  assets?: BuiltAssets
}) {
  const { db } = connection
  const {
    clock,
    deps: { log },
  } = bench
  const config = readConfig(env)
  const dataFolder = mkdtempSync(join(tmpdir(), 'poiso-web-'))
  const follower = index ?? new IndexFollower({ db, folder: indexFolder, clock, log })
  await follower.open()
  const basis = {
    config,
    clock,
    log,
    secret: SECRET,
    dataFolder,
    db,
    patient: connection,
    replica: { db },
    followerDb: db,
  }
  const shared = sharedParts(basis, follower, { ask: () => undefined }, bench.folder)
  const metrics = createMetrics()
  const countAnswer = pageAnswerCounter(metrics.registry)
  const storefront = storefrontParts({ ...shared, onPage: countAnswer, ...(flags && { pageFlags: flags }), assets })
  const server = testServer({
    env,
    clock,
    metrics,
    ...(limits && { limits }),
    identify: identifyBy(shared.currentUser),
    identifyShop: identifyShopBy({ db, clock }),
    leadsOn: followRedirects(shared.content),
    renderErrorPage: createErrorPage(storefront.site, storefront.policy, startProgress({ db, clock })),
  })
  storefrontRoutes(server.app, storefront)
  backOffice(server.app, { ...shared, storefront, metrics, assets: assets.backOffice })
  if (assets.folder !== '') assetRoutes(server.app, { folder: assets.folder })
  const sides = [...(await webSides(webParts(shared, storefront))), mailSide(shared)]
  mountSides(server, sides)
  mountOpenApi(server.app, apiDocument)
  for (const measure of webMeasures(sides, storefront, db)) registerMeasure(metrics.registry, measure)
  return {
    server,
    metrics,
    config,
    dataFolder,
    follower,
    likeness: shared.likeness,
    content: shared.content,
    inspirations: shared.inspirations,
    synonyms: shared.synonyms,
    flags: shared.flags,
    ...lifeOf({ server, sides, shared, log }),
  }
}

/** What it does by itself from `begin` on, and its end. */
function lifeOf({
  server,
  sides,
  shared,
  log,
}: {
  readonly server: HttpServer
  readonly sides: readonly WebSide[]
  readonly shared: SharedParts
  readonly log: Log
}): { begin(): void; close(): Promise<void> } {
  let repeating: Repetition | null = null
  return {
    begin: () => {
      repeating ??= beginRepeating(
        sides.flatMap(({ repetitions = [] }) => repetitions),
        log,
      )
    },
    close: async () => {
      await server.app.close()
      await repeating?.stop()
      await Promise.all(sides.map((side) => side.stop?.()))
      await Promise.all([shared.likeness.close(), shared.boardWatch.stop()])
      await rm(shared.dataFolder, { recursive: true, force: true })
    },
  }
}
