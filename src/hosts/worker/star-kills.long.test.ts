import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { anImportBench, anItem } from '#domains/feeds/import/testing.ts'
import { anOrder, tellPurchases } from '#domains/orders/testing.ts'
import { createStar } from '#domains/reviews/contract.ts'
import { starWork } from '#domains/reviews/star/star-work.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aReceiver } from '#platform/mail/testing.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { projectRoot } from '#platform/project-root.ts'
import { derivedKey } from '#platform/secret.ts'

/** the worker is killed between an order and the mail that asks about it. */

const SECRET = 'a secret of the tests only, long enough for a server of its own'
const database = await testDatabase()
const { db } = database
const bench = anImportBench(database)
const receiver = await aReceiver()
const folder = mkdtempSync(join(tmpdir(), 'poiso-star-kills-'))
const children = new Set<ChildProcess>()
const DAY_MS = 86_400_000
const side = starWork({ db, clock: bench.clock, secret: SECRET, config: { starDays: 7 } })

beforeEach(async () => {
  await sql`truncate graphile_worker._private_jobs, mail.message, orders.purchase, reviews.invitation cascade`.execute(
    db,
  )
  // Who has not listened yet hears what comes from now on.
  await hear()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await receiver.close()
  await bench.close()
  await rm(folder, { recursive: true, force: true })
})

/** The product's own worker, at the bench's time. */
function aWorker(failpoint?: string): ChildProcess {
  const child = spawn(process.execPath, [join(realpathSync(join(projectRoot, 'dist/server')), 'worker.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      POISO_DATA: folder,
      POISO_DEMO: 'off',
      POISO_SECRET: SECRET,
      POISO_CLOCK: bench.clock.now().toISOString(),
      SMTP_URL: receiver.smtpUrl,
      ...(failpoint !== undefined && { FAILPOINT: failpoint }),
    },
    stdio: 'ignore',
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}
async function hear(): Promise<void> {
  for (const consumer of side.consumers) await consumeAll(bench.deps, consumer)
}
/** Ana buys a sofa; her mail is due 15 days later. */
async function order(orderId: string): Promise<void> {
  await bench.importItems([anItem({ id: 'sofa', title: 'Sofá Alba' })])
  const { id } = await db.selectFrom('eshops.eshop').select('id').executeTakeFirstOrThrow()
  const items = [{ itemId: 'sofa', title: null, quantity: 1 }]
  const now = bench.clock.now()
  await tellPurchases(db, derivedKey(SECRET, 'orders'), id, [anOrder({ orderId, orderedAt: now, items })], { now })
  await hear()
  expect((await sql`select from reviews.invitation`.execute(db)).rows).toHaveLength(1)
  bench.clock.advanceMs(15 * DAY_MS)
}
async function mailsSent(): Promise<number> {
  return (await sql`select from mail.message where state = 'sent'`.execute(db)).rows.length
}

test.each([
  ['reviews.invited', 'a mail is queued and its invitation does not know'],
  ['mail.claimed', 'the mail is queued, its invitation knows, and nobody has sent it'],
])('R-12 fault K1 killed at %s, when %s: one mail, whose link opens', async (stage) => {
  const before = receiver.taken.length
  await order(stage)
  const [, signal] = (await once(aWorker(`${stage}:kill`), 'exit')) as [number | null, string | null]
  expect([signal, await mailsSent()]).toEqual(['SIGKILL', 0])
  // The second worker finds nothing more to send a day later.
  for (let time = 0; time < 2; time += 1) {
    const child = aWorker()
    await expect.poll(mailsSent, { timeout: 60_000, interval: 200 }).toBe(1)
    child.kill('SIGTERM')
    await once(child, 'exit')
    bench.clock.advanceMs(DAY_MS)
    for (const { act } of side.repetitions) await act()
  }
  expect((await sql`select from mail.message`.execute(db)).rows).toHaveLength(1)
  const taken = receiver.taken.slice(before)
  expect(taken.map(({ to }) => to)).toEqual(['ana@exemplo.pt'])
  const link = taken[0]?.links.find((each) => /\/star\/[\w-]{24}$/.test(each)) ?? ''
  expect(await createStar({ db, clock: bench.clock }).open(link.slice(-24))).toMatchObject({
    items: [{ title: 'Sofá Alba' }],
  })
})
