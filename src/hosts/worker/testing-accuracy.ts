import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { CHECK_LIMITS } from '#domains/accuracy/accuracy-limits.ts'
import { enqueueDueChecks, readPagesJob } from '#domains/accuracy/checking/check-jobs.ts'
import { planClickChecks } from '#domains/accuracy/checking/plan-checks.ts'
import { classifyClicks } from '#domains/clicks/judging/classify.ts'
import { insertClicks } from '#domains/clicks/storage.ts'
import { aClick } from '#domains/clicks/testing.ts'
import { writeOffers } from '#domains/offers/grouping/testing.ts'
import { manualClock } from '#platform/clock.ts'
import type { TestDatabase } from '#platform/database/testing.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'

/** A shop whose pages are read, for tests; never part of the product. */

const START = '2026-11-26T10:00:00.000Z'
export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS
const PRICE_CENTS = 64_990

/** HTML, or what the server does instead. */
export type ShopPage = string | ((request: IncomingMessage, response: ServerResponse) => void)

/** A page that states one offer in JSON-LD. */
export function productPage(price: string, availability = 'InStock', sku = 's0'): string {
  const offers = { '@type': 'Offer', price, priceCurrency: 'EUR', availability: `https://schema.org/${availability}` }
  return `<html><script type="application/ld+json">${JSON.stringify({ '@type': 'Product', sku, offers })}</script></html>`
}

/** Thirty offers of one shop with a server on loopback; pages by their path, robots.txt among them, what is not there is 404. */
export async function aReadShop(database: TestDatabase) {
  const { db } = database
  const clock = manualClock(START)
  const server = await aShopServer()
  const offers = await offersOf(database, server.host)
  const eshopId = offers[0]?.eshop_id ?? 0
  const deps = {
    db,
    clock,
    feedTestHosts: [`*.localhost:${server.port}`],
    aboutUrl: 'https://poiso.pt/como-medimos-exatidao',
  }
  return {
    ...server,
    clock,
    deps,
    eshopId,
    offer,
    click,
    readDue,
    clickAndRead,
    readings,
    outcomes: async () => (await readings()).map(({ outcome, why }) => why ?? outcome),
    /** Everything as at the beginning, for the next test. */
    async begin(): Promise<void> {
      await sql`truncate clicks.click, accuracy.planned_check, accuracy.sampled_until, accuracy.host, accuracy.observation, accuracy.report, accuracy.day, accuracy.score,
        accuracy.unread_shop, offers.eshop_accuracy, outbox.index_dirty, graphile_worker._private_jobs, mail.message cascade`.execute(
        db,
      )
      await sql`update offers.variant set price_cents = ${PRICE_CENTS}, availability = 'in_stock'`.execute(db)
      clock.advanceMs(Date.parse(START) - clock.now().getTime())
      server.pages.clear()
      server.asked.length = 0
    },
  }

  function offer(at: number) {
    return offers[at] as (typeof offers)[number]
  }
  /** Somebody goes to an offer's shop by a click that counts. */
  async function click(at: number, fields: Partial<ReturnType<typeof aClick>> = {}): Promise<void> {
    const { id, product_id: productId } = offer(at)
    const own = { variantId: id, productId, eshopId, priceCents: PRICE_CENTS, at: clock.now().toISOString() }
    await insertClicks(db, [aClick({ ...own, rendering: `r.${at}.${clock.now().getTime()}`, ...fields })])
    while ((await classifyClicks(db, clock)) > 0);
  }
  /** What the worker does in the next minute: plans, and reads what is due. */
  async function readDue(): Promise<void> {
    clock.advanceMs(MINUTE_MS)
    await planClickChecks(db, clock.now())
    await enqueueDueChecks({ db, clock })
    await runWaitingJobs(database, [readPagesJob.with(deps)])
    const { rows } = await sql<{
      error: string
    }>`select last_error as error from graphile_worker._private_jobs where last_error is not null`.execute(db)
    if (rows[0] !== undefined) throw new Error(rows[0].error)
  }
  async function clickAndRead(at: number): Promise<void> {
    await click(at)
    await readDue()
    clock.advanceMs(CHECK_LIMITS.hostEveryMs)
  }
  async function readings() {
    const { rows } = await sql<{ variant_id: number; outcome: string; why: string | null; read_cents: number | null }>`
      select variant_id, outcome, why, read_cents from accuracy.observation order by id`.execute(db)
    return rows
  }
}

async function aShopServer() {
  const pages = new Map<string, ShopPage>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const page = pages.get(new URL(request.url ?? '', 'http://loja').pathname)
    if (page === undefined) return void response.writeHead(404).end()
    if (typeof page === 'function') return page(request, response)
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    pages,
    asked,
    port,
    host: `norte.localhost:${port}`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

async function offersOf({ db }: TestDatabase, host: string) {
  await writeOffers(
    db,
    Array.from({ length: 30 }, (_, at) => ({
      shop: 'norte',
      itemId: `s${at}`,
      title: `Sofá ${at}`,
      priceCents: PRICE_CENTS,
    })),
    new Date(START),
  )
  await sql`insert into eshops.eshop_domain (eshop_id, domain, kind) select id, 'norte.localhost', 'site' from eshops.eshop`.execute(
    db,
  )
  await sql`update eshops.eshop set contact_mail = 'loja@norte.pt'`.execute(db)
  await sql`update offers.variant set link = ${`http://${host}/`} || item_id || '?utm_source=poiso'`.execute(db)
  const { rows } = await sql<{ id: number; product_id: number; eshop_id: number }>`
    select id, product_id, eshop_id from offers.variant order by substr(item_id, 2)::int`.execute(db)
  return rows
}
