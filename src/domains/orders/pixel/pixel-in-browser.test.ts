import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertClicks } from '#domains/clicks/storage.ts'
import { clickToken } from '#domains/clicks/contract.ts'
import { aClick } from '#domains/clicks/testing.ts'
import { addEshopDomain, ensureEshop } from '#domains/eshops/contract.ts'
import { systemClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { testServer } from '#platform/http/testing.ts'
import { listenLocally } from '#platform/http/testing-sockets.ts'
import { derivedKey } from '#platform/secret.ts'
import { launchBrowser } from '../../../../tools/test/browser.ts'
import { shopKey, signatureOf } from '../shop-key.ts'
import { createTally } from '../tally.ts'
import { pixelRoutes } from './pixel-routes.ts'
import { PIXEL_SCRIPT } from './pixel-script.ts'

/** The script as shops embed it: on a page of another site, under a policy, with the shop's own consent. */

const { db } = await testDatabase()
const key = derivedKey('tests', 'orders')
const now = systemClock.now()
const today = now.toISOString()
const shop = await ensureEshop(db, 'casa-olmo', 'Casa Olmo', now)
await addEshopDomain(db, shop, 'localhost')
const { app } = testServer()
pixelRoutes(app, { db, clock: systemClock, key, tally: createTally() })

let ours = ''
let theirs: Server
let home = ''
let browser: Browser
let context: BrowserContext
let page: Page
beforeAll(async () => {
  ours = `http://127.0.0.1:${await listenLocally(app)}`
  theirs = createServer((_request, response) => {
    const policy = `default-src 'none'; script-src 'unsafe-inline' ${ours}; connect-src ${ours}; img-src ${ours}`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    response.end(`<!doctype html><title>Obrigado</title>
<script>window.poiso = window.poiso || function () { (poiso.q = poiso.q || []).push(arguments) }; poiso('shop', 'casa-olmo')</script>
<script async src="${ours}/pixel/v1.js"></script>`)
  })
  await new Promise<void>((resolve) => theirs.listen(0, 'localhost', resolve))
  home = `http://localhost:${(theirs.address() as AddressInfo).port}`
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await app.close()
  await new Promise((resolve) => theirs.close(resolve))
})
beforeEach(async () => {
  await sql`truncate orders.purchase, orders.item`.execute(db)
  await context?.close()
  context = await browser.newContext()
  page = await context.newPage()
})

/** Calls of the page, in their order, once the script is there. */
async function call(...calls: readonly (readonly unknown[])[]) {
  await page.waitForFunction(() => (window as unknown as { poiso: { v?: number } }).poiso.v === 1)
  await page.evaluate((all) => {
    for (const each of all) (window as unknown as { poiso: (...words: unknown[]) => void }).poiso(...each)
  }, calls as unknown[][])
}
function answered() {
  return page.waitForResponse((response) => response.url() === `${ours}/pixel/v1/order`)
}
async function kept() {
  const { rows } = await sql<{ orderId: string; isTrusted: boolean; clickUid: string | null }>`
    select order_id as "orderId", is_trusted as "isTrusted", click_uid as "clickUid" from orders.purchase order by id`.execute(
    db,
  )
  return rows
}
function stored() {
  return page.evaluate(() => window.localStorage.getItem('poiso_click'))
}
const order = { orderId: 'P-1', orderedAt: today, items: ['mesa'] }

describe('R-09 the pixel in a browser', () => {
  test('R-09 does nothing before consent, nor after it is refused; granted, it sends what had waited, once', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${home}/obrigado?poiso_click=${'A'.repeat(22)}`)
    await call(['order', order])
    expect([await stored(), await context.cookies()]).toEqual([null, []])
    await call(['consent', 'denied'], ['consent', 'talvez'], ['order', order])
    expect([await stored(), asked.filter((path) => path === '/pixel/v1/order')]).toEqual([null, []])
    const answer = answered()
    await call(['consent', 'granted'], ['order', order])
    expect((await answer).status()).toBe(204)
    expect(asked.filter((path) => path === '/pixel/v1/order')).toHaveLength(1)
    expect(await kept()).toEqual([{ orderId: 'P-1', isTrusted: false, clickUid: null }])
    await call(['consent', 'denied'])
    expect([await stored(), await context.cookies()]).toEqual([null, []])
  })

  test('B-05 a click that the shop was opened by is joined on a later page, and a signed order is trusted', async () => {
    const click = aClick({ eshopId: shop, at: today })
    await insertClicks(db, [click])
    await page.goto(`${home}/mesa?x=1&poiso_click=${clickToken(click.uid)}#topo`)
    await call(['consent', 'granted'])
    await page.goto(`${home}/obrigado`)
    const text = JSON.stringify({ ...order, email: 'ana@exemplo.pt' })
    const answer = answered()
    await call(['consent', 'granted'], ['order', text, signatureOf(await shopKey(db, key, shop), text)])
    expect((await answer).status()).toBe(204)
    expect(await kept()).toEqual([{ orderId: 'P-1', isTrusted: true, clickUid: click.uid }])
  })

  test('R-09 the image loads on a page of another site, and dirty calls break nothing on it', async () => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(home)
    await call(
      [],
      ['order'],
      ['order', null],
      ['order', 7],
      ['shop', null],
      ['x'],
      ['consent', { a: 1 }],
      ['shop', 'casa-olmo'],
    )
    const width = await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const image = new Image()
          image.addEventListener('load', () => resolve(image.naturalWidth))
          image.addEventListener('error', () => resolve('blocked'))
          image.src = src
        }),
      `${ours}/pixel/v1/order.gif?shop=casa-olmo&consent=granted&order=I-1&date=${today.slice(0, 10)}&item=mesa`,
    )
    expect([width, errors, (await kept()).map(({ orderId }) => orderId)]).toEqual([1, [], ['I-1']])
  })

  test('limit: the script has at most 3.5 kB, uncompressed', () => {
    expect(Buffer.byteLength(PIXEL_SCRIPT)).toBeLessThanOrEqual(3_500)
  })
})
