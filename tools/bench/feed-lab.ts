/**
 * How soon the feed lab shows its first findings (docs/benchmarks.md, Feed lab):
 *
 *     node tools/bench/feed-lab.ts [--rounds 5] [--megabytes 20] [--small] [--data FOLDER --port PORT]
 *
 * Starts the product with its demo, chooses a feed in a browser, and takes the time from the click on the button until a coded
 * issue with its line is on the screen, and until the whole file has been read. A page is asked for all the while: reading
 * must not hold it up.
 */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../test/browser.ts'
import { writeImportFeed } from './import-feed.ts'
import { machineLine, quantile, runningSite, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    megabytes: { type: 'string', default: '20' },
    small: { type: 'boolean', default: false },
    data: { type: 'string' },
    port: { type: 'string' },
  },
})
/** The lab lets one network start ten feeds at once. */
const rounds = values.small ? 1 : Math.min(9, Number(values.rounds))
const megabytes = values.small ? 2 : Number(values.megabytes)
const ITEM_BYTES = 2_300
const PATIENCE_MS = 60_000

const folder = mkdtempSync(join(tmpdir(), 'poiso-bench-lab-'))
const site = await runningSite(values)
const browser = await launchBrowser({ isMeasured: true })
try {
  const feed = await writeFaultyFeed(join(folder, 'feed.xml'))
  console.log(`${machineLine()}; ${(statSync(feed).size / 1_000_000).toFixed(1)} MB`)
  const times = []
  for (let round = 0; round < rounds; round += 1) times.push(await showFindings(feed))
  tellGoal(
    `first findings on the screen, slowest of ${rounds}`,
    Math.max(...times.map(({ firstMs }) => firstMs)) / 1000,
    3,
    's',
  )
  console.log(
    `         median ${(
      quantile(
        times.map(({ firstMs }) => firstMs),
        0.5,
      ) / 1000
    ).toFixed(2)} s; sent after ${(
      quantile(
        times.map(({ sentMs }) => sentMs),
        0.5,
      ) / 1000
    ).toFixed(2)} s; whole file after ${(
      quantile(
        times.map(({ wholeMs }) => wholeMs),
        0.5,
      ) / 1000
    ).toFixed(2)} s`,
  )
  tellGoal('a listing asked for meanwhile, slowest', Math.max(...times.map(({ pageMs }) => pageMs)), 1_000, 'ms')
} finally {
  await browser.close()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** A usual feed in which something is wrong here and there, from the beginning on. */
async function writeFaultyFeed(file: string): Promise<string> {
  await writeImportFeed(file, Math.round((megabytes * 1_000_000) / ITEM_BYTES))
  let count = 0
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll(' EUR</g:price>\n', (found) =>
      (count += 1) % 97 === 5 ? ' USD</g:price>\n' : found,
    ),
  )
  return file
}

async function showFindings(
  file: string,
): Promise<{ sentMs: number; firstMs: number; wholeMs: number; pageMs: number }> {
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto('/commercial/e-shop')
  await page.getByLabel('Ou um ficheiro').setInputFiles(file)
  let isRead = false
  const pages = askMeanwhile(() => isRead)
  try {
    const startedAt = performance.now()
    await page.getByRole('button', { name: 'Ler o ficheiro' }).click()
    const sentMs = await until(startedAt, () => page.waitForURL(/e-shop\/[0-9a-f]{32}$/, { waitUntil: 'commit' }))
    const firstMs = await until(startedAt, () => seen(page, '.lab-problem .lab-lines .place'))
    const wholeMs = await until(startedAt, () => seen(page, '#partilha'))
    isRead = true
    return { sentMs, firstMs, wholeMs, pageMs: await pages }
  } catch (error) {
    isRead = true
    await pages
    throw new Error(`the lab's page says: ${await page.locator('main').innerText()}`, { cause: error })
  } finally {
    await context.close()
  }
}

function seen(page: Page, selector: string): Promise<unknown> {
  return page.locator(selector).first().waitFor({ state: 'visible' })
}

async function until(startedAt: number, what: () => Promise<unknown>): Promise<number> {
  await what()
  return performance.now() - startedAt
}

async function askMeanwhile(isOver: () => boolean): Promise<number> {
  let slowestMs = 0
  while (!isOver()) {
    const askedAt = performance.now()
    await (await fetch(`${site.url}/produtos/sofas`)).text()
    slowestMs = Math.max(slowestMs, performance.now() - askedAt)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return slowestMs
}
