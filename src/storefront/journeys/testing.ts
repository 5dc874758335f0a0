import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { categoryPicturePath, imageAddress } from '#domains/images/contract.ts'
import { type Consent, CONSENT_COOKIE, refusedAll, writeConsent } from '#domains/identity/contract.ts'
import { noContent } from '#domains/content/contract.ts'
import { imageRoutes } from '#domains/images/routes.ts'
import { keepTestPicture, testImages } from '#domains/images/testing.ts'
import type { ImageService } from '#domains/images/serving/image-service.ts'
import { impressionCall } from '#domains/tracking/calls.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { noFlags, withoutBuckets } from '#ports/flags/memory-flags.ts'
import { devRoutes } from '../routes/dev-routes.tsx'
import { assetRoutes } from '../routes/asset-routes.ts'
import { serviceWorkerRoute } from '../routes/service-worker-route.ts'
import { testStorefront, type TestStorefrontOptions } from '../routes/testing.ts'
import type { Site } from '../site.ts'
import { siteAssets } from '../site-assets.ts'
import { aRendering, aSite, SOME_LOGO } from '../testing.ts'
import { launchBrowser } from '../../../tools/test/browser.ts'
import { fillBuiltOnce } from '../../../tools/test/built-once.ts'
import { browserConfig } from '../../../vite.config.ts'

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
export const devices = [
  ['phone', phone],
  ['desktop', desktop],
] as const

/** Where only one is tried, it is the narrow one: there less fits, and more can go wrong. */
export const [narrow] = devices

export interface JourneyPage {
  readonly context: BrowserContext
  readonly page: Page
  /** What the page's policy blocked or its scripts threw, as it comes. */
  readonly complaints: string[]
}

/** What the browser of a journey has chosen already (T-01), so that the cookie bar lies upon nothing. */
export const CHOSEN_CONSENT: Consent = { ...refusedAll, functional: true }

/**
 * A page of its own for one journey, of a browser that has chosen `consent`: null for journeys that are about choosing.
 * `expected`: errors that belong to what the journeys do (an answer of 404). The site's service worker is kept out: it answers and keeps
 * requests that journeys watch and count, and asks for pages of its own. Its own journeys let it in (journeys/app).
 */
export async function openJourney(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
  {
    expected,
    consent = CHOSEN_CONSENT,
    prepare,
  }: { expected: RegExp; consent?: Consent | null; prepare?(context: BrowserContext): Promise<unknown> },
): Promise<JourneyPage> {
  const context = await openContext(browser, origin, options, consent)
  await prepare?.(context)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => {
    if (!expected.test(error.message)) complaints.push(error.message)
  })
  return { context, page, complaints }
}

/** A browser's profile that has chosen what may be kept in it, and that the service worker is kept out of. */
export async function openContext(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
  consent: Consent | null = CHOSEN_CONSENT,
): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options, baseURL: origin, locale: 'pt-PT' })
  if (consent !== null) await context.addCookies([{ name: CONSENT_COOKIE, value: writeConsent(consent), url: origin }])
  return context
}

/** Two cores may be busy elsewhere: building and unpacking may take long. */
const OPENING_MS = 120_000

export interface Journeys {
  /** From the first test on. */
  readonly site: TestSite
  /** A journey on a page of its own; whatever the page's policy blocks or its scripts throw fails it, but for what is expected. */
  visit(options: BrowserContextOptions, journey: (page: Page) => Promise<void>, expected?: RegExp): Promise<void>
}

/** The site and the browser of a file's journeys: opened before the first test, closed after the last. `path`: where each begins; `consent`: as in openJourney. */
export function openJourneys(
  options: Parameters<typeof startTestSite>[0] = {},
  { expected = NOTHING, path, consent }: { expected?: RegExp; path?: string; consent?: Consent | null } = {},
): Journeys {
  let opened: { site: TestSite; browser: Browser } | null = null
  beforeAll(async () => {
    const [site, browser] = await Promise.all([startTestSite(options), launchBrowser()])
    opened = { site, browser }
  }, OPENING_MS)
  afterAll(async () => {
    await opened?.browser.close()
    await opened?.site.close()
  })
  const both = (): { site: TestSite; browser: Browser } => {
    if (opened === null) throw new Error('journeys begin in tests')
    return opened
  }
  return {
    get site() {
      return both().site
    },
    visit: async (device, journey, expectedHere = expected) => {
      const { context, page, complaints } = await openJourney(both().browser, both().site.origin, device, {
        expected: expectedHere,
        ...(consent !== undefined && { consent }),
      })
      if (path !== undefined) await page.goto(path)
      await journey(page)
      expect(complaints).toEqual([])
      await context.close()
    },
  }
}

const NOTHING = /(?!)/

export interface TestSite {
  readonly origin: string
  /** Folder of the built files. */
  readonly assets: string
  close(): Promise<void>
}

export interface TestSiteOptions extends Omit<TestStorefrontOptions, 'site' | 'port'> {
  readonly secondCurrency?: Site['secondCurrency']
  readonly events?: Site['events']
  /** Pictures over a data folder; absent: drawings only. */
  images?(dataFolder: string): ImageService | Promise<ImageService>
  /** Routes of domains beside the storefront's. */
  routes?(app: FastifyInstance): void
  /** Where it listens; absent: anywhere. A second site on the port of the first is its next deploy. */
  readonly port?: number
  /** Hears of cards that pages say were seen, those that are sent when a page is left too. */
  tookImpressions?(impressions: readonly object[]): undefined
  /** T-06: the service worker is switched off. */
  readonly hasNoWorker?: boolean
  /** React in the browser says what it found wrong: an HTML that is not what an island renders. */
  isReactTalkative?: boolean
}

/** The storefront with its built files and pictures, listening: quick enough for `npm test`. */
export async function startTestSite({
  images = testImages,
  isReactTalkative = false,
  secondCurrency = null,
  events = null,
  routes,
  port: wantedPort = 0,
  tookImpressions,
  hasNoWorker = false,
  ...options
}: TestSiteOptions = {}): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-storefront-'))
  const site = aSite({
    ...(await buildBrowserFiles(folder, isReactTalkative ? 'development' : 'production')),
    secondCurrency,
    events,
    ...(hasNoWorker && { serviceWorker: null }),
    imageUrl: (image, size) => imageAddress(image.id, size),
    categoryImage: (categoryId) => ({ id: categoryPicturePath(categoryId, null), type: 'category', cropped: false }),
  })
  const port = wantedPort === 0 ? await freePort(0) : wantedPort
  const { app } = testStorefront({ ...options, site, port })
  devRoutes(app, {
    site,
    policy: {},
    signRendering: aRendering,
    content: { shown: () => noContent, version: () => '1' },
    flags: noFlags,
    bucket: 0,
    buckets: withoutBuckets(noFlags),
  })
  routes?.(app)
  mountCall(app, impressionCall, ({ body }) => tookImpressions?.(body.impressions))
  await keepTestPicture(folder, SOME_LOGO)
  imageRoutes(app, { images: await images(folder), https: false })
  assetRoutes(app, { folder: join(folder, 'assets') })
  serviceWorkerRoute(app, { folder: join(folder, 'assets'), site })
  const origin = await app.listen({ port, host: '127.0.0.1' })
  return {
    origin,
    assets: join(folder, 'assets'),
    close: async () => {
      await app.close()
      // A picture that was asked for last may still be written.
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

type ReactKind = 'production' | 'development'

/** The site's scripts and styles, in the folder; built by the first file of a run that needs them. */
export async function buildBrowserFiles(folder: string, react: ReactKind = 'production') {
  await fillBuiltOnce(folder, react, async (outDir) => {
    const vite = await import('vite')
    await vite.build(browserConfig({ outDir, manifest: join(outDir, 'assets.json'), react }))
  })
  return siteAssets(JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')))
}
