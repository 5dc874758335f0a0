/**
 * What a shopper waits for in Chromium (docs/benchmarks.md, Browser): the first look at home, a listing and a product on a phone with a quarter of
 * the processor, 1.6 Mbit/s and 150 ms to the server and back; then what presses take without that, and how long the page stands still after one
 * (INP) with a quarter of the processor.
 *
 *     npm run bench -- browser [--data FOLDER --port 3000] [--rounds 5]
 *
 * Beside each figure: the same page without throttling.
 */
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../test/browser.ts'
import { calm, machineLine, quantile, runningSite, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: { data: { type: 'string' }, port: { type: 'string' }, rounds: { type: 'string', default: '5' } },
})
const ROUNDS = Number(values.rounds)
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const SLOW = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150, offline: false }
const SLOWER_CPU = 4
/** After the page has loaded: what is late belongs to the first look too. */
const SETTLES_MS = 2_500

interface FirstLook {
  readonly largestMs: number
  readonly shift: number
  readonly blockedMs: number
  readonly nodes: number
}

const site = await runningSite(values)
await calm(site)
const browser = await launchBrowser({ isMeasured: true })
try {
  console.log(`${site.url} · median of ${ROUNDS} · ${machineLine()}`)
  const product = await productPath(browser)
  for (const [name, path] of [
    ['home', '/'],
    ['listing', '/produtos/sofas'],
    ['product', product],
  ] as const)
    await tellFirstLook(name, path)
  await tellPresses()
  await tellInteractions()
} finally {
  await browser.close()
  await site.stop()
}

async function tellFirstLook(name: string, path: string): Promise<void> {
  const slow = await medianOf(() => firstLook(path, true))
  const plain = await medianOf(() => firstLook(path, false))
  tellGoal(`${name}, LCP (${plain.largestMs.toFixed(0)} ms unthrottled)`, slow.largestMs, 1_500, 'ms')
  tellGoal(`${name}, CLS`, slow.shift, 0.01, '')
  tellGoal(`${name}, TBT (${plain.blockedMs.toFixed(0)} ms unthrottled)`, slow.blockedMs, 200, 'ms')
  console.log(`         ${slow.nodes} nodes`)
}

async function medianOf(measure: () => Promise<FirstLook>): Promise<FirstLook> {
  const rounds: FirstLook[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure())
  const median = (of: (look: FirstLook) => number): number => quantile(rounds.map(of), 0.5)
  return {
    largestMs: median((look) => look.largestMs),
    shift: median((look) => look.shift),
    blockedMs: median((look) => look.blockedMs),
    nodes: median((look) => look.nodes),
  }
}

/** One visit with nothing kept from before. */
async function firstLook(path: string, isSlow: boolean): Promise<FirstLook> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.addInitScript(watchFirstLook)
  if (isSlow) {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  }
  await page.goto(site.url + path, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLES_MS)
  const look = await page.evaluate(() => {
    const { largestMs, shift, blockedMs } = (window as unknown as { look: FirstLook }).look
    return { largestMs, shift, blockedMs, nodes: document.querySelectorAll('*').length }
  })
  await context.close()
  return look
}

/** Runs in the page, before anything of it. */
function watchFirstLook(): void {
  const look = { largestMs: 0, shift: 0, blockedMs: 0 }
  ;(window as unknown as { look: typeof look }).look = look
  const watch = (type: string, see: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => (look.largestMs = entry.startTime))
  watch('layout-shift', (entry) => (look.shift += (entry as unknown as { value: number }).value))
  watch('longtask', (entry) => (look.blockedMs += Math.max(0, entry.duration - 50)))
}

async function tellPresses(): Promise<void> {
  const filters = await presses('/produtos/sofas', DESKTOP, changeFilter)
  tellGoal('a filter change, until the new cards are there', filters, 150, 'ms')
  const search = await presses('/produtos/sofas', DESKTOP, openSearch)
  tellGoal('the search, until its suggestions box is open', search, 150, 'ms')
}

/** Median time of a press on a page that has been looked at, each on a visit of its own. */
async function presses(path: string, device: object, press: (page: Page) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext(device)
    const page = await context.newPage()
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    times.push(await press(page))
    await context.close()
  }
  return quantile(times, 0.5)
}

/** What a finger or a mouse does, on a page that has been looked at. */
const interactions: readonly (readonly [what: string, device: object, act: (page: Page) => Promise<unknown>])[] = [
  [
    'a filter',
    DESKTOP,
    (page) => page.locator('[data-listing] form input[type=checkbox]:not(:checked)').first().click(),
  ],
  ["a phone's filters", PHONE, (page) => page.getByRole('button', { name: 'Filtrar' }).tap()],
  ['the search', PHONE, (page) => page.locator('#procura').tap()],
  ["a card's next picture", DESKTOP, (page) => page.locator('.slide-next').first().click({ force: true })],
  ["a card's panel", DESKTOP, (page) => page.locator('.card .fine').first().click({ force: true })],
]

async function tellInteractions(): Promise<void> {
  for (const [what, device, act] of interactions) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) times.push(await slowestFrame(device, act))
    tellGoal(`${what}, INP`, quantile(times, 0.5), 150, 'ms')
  }
}

/** Until the frame after the slowest event of an interaction; what takes less than 16 ms is not told by the browser. */
async function slowestFrame(device: object, act: (page: Page) => Promise<unknown>): Promise<number> {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen = { slowestMs: 0 }
    ;(window as unknown as { seen: typeof seen }).seen = seen
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[])
        if (entry.interactionId > 0) seen.slowestMs = Math.max(seen.slowestMs, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(`${site.url}/produtos/sofas`, { waitUntil: 'networkidle' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  await act(page)
  await page.waitForTimeout(SETTLES_MS)
  const slowest = await page.evaluate(() => (window as unknown as { seen: { slowestMs: number } }).seen.slowestMs)
  await context.close()
  return slowest
}

/** From the press on the first colour until the list holds other cards. */
function changeFilter(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const before = document.querySelector('[data-list]')?.firstElementChild
    const choice = document.querySelector<HTMLInputElement>('[data-listing] form input[type=checkbox]:not(:checked)')
    if (choice === null) throw new Error('the listing has no choice to tick')
    const startedAt = performance.now()
    choice.click()
    while (document.querySelector('[data-list]')?.firstElementChild === before)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - startedAt
  })
}

/** From the press into the box until its list is open; the island's code comes on the way. */
async function openSearch(page: Page): Promise<number> {
  const startedAt = performance.now()
  await page.locator('#procura').click()
  await page.locator('#procura[aria-expanded=true]').waitFor()
  return performance.now() - startedAt
}

async function productPath(from: Browser): Promise<string> {
  const page = await from.newPage()
  await page.goto(`${site.url}/produtos/sofas`)
  const path = await page.locator('[data-list] a[href^="/produto/"]').first().getAttribute('href')
  await page.close()
  if (path === null) throw new Error('the listing shows no product')
  return path
}
