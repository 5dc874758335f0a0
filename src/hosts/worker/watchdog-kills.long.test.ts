import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { anImportBench, anItem, type TestItem } from '#domains/feeds/import/testing.ts'
import { addressesOf } from '#domains/identity/contract.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { createWatching, watchLinks } from '#domains/watchdog/contract.ts'
import { worker } from '#domains/watchdog/worker.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aReceiver } from '#platform/mail/testing.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { projectRoot } from '#platform/project-root.ts'

/** N-09: the worker is killed between an import's word of a price and the mail about it. */

const database = await testDatabase()
const { db } = database
const bench = anImportBench(database)
const receiver = await aReceiver()
const folder = mkdtempSync(join(tmpdir(), 'poiso-watchdog-kills-'))
const children = new Set<ChildProcess>()
const DAY_MS = 86_400_000

const LISTING = '/search?preco-ate=500&q=sofa'
const key = new Uint8Array(32)
const side = worker({
  db,
  clock: bench.clock,
  secret: 'a secret of the tests only',
  addressesOf: (ids) => addressesOf(db, ids),
  pictures: async () => new Map(),
  pictureAddress: (path) => path,
})
const watching = createWatching({
  db,
  clock: bench.clock,
  links: watchLinks(key),
  turns: { take: async () => null },
  listedProducts: async () => ({ url: LISTING, productIds: await productIds(), eshopId: null }),
})

beforeEach(async () => {
  started = 0
  await sql`truncate graphile_worker._private_jobs, mail.message, watchdog.watcher, watchdog.listing restart identity cascade`.execute(
    db,
  )
  await bench.importItems([sofa('Alba', 300)])
  await hear()
  await repeatAll()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await receiver.close()
  await bench.close()
  await rm(folder, { recursive: true, force: true })
})

function sofa(id: string, euros: number): TestItem {
  return anItem({ id, title: `Sofá ${id}`, price: `${euros}.00 EUR` })
}
async function productIds(): Promise<number[]> {
  return (await db.selectFrom('offers.product').select('id').where('merged_into', 'is', null).execute()).map(
    ({ id }) => id,
  )
}
async function hear(): Promise<void> {
  for (const consumer of side.consumers ?? []) await consumeAll(bench.deps, consumer)
}
async function repeatAll(): Promise<void> {
  for (const { act } of side.repetitions ?? []) await act()
}
async function ana(): Promise<number> {
  return (await aSignedInPerson({ db, clock: bench.clock })).person.id
}

let started = 0
/** The product's own worker, each half an hour after the one before: what is found has gathered long enough, and nobody sleeps. */
function aWorker(failpoint?: string): ChildProcess {
  started += 1
  const child = spawn(process.execPath, [join(realpathSync(join(projectRoot, 'dist/server')), 'worker.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      POISO_DATA: folder,
      POISO_DEMO: 'off',
      POISO_CLOCK: new Date(Date.parse('2026-11-01T11:00:00Z') + started * 1_800_000).toISOString(),
      SMTP_URL: receiver.smtpUrl,
      ...(failpoint !== undefined && { FAILPOINT: failpoint }),
    },
    stdio: 'ignore',
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}
async function killedAt(stage: string): Promise<void> {
  const [, signal] = (await once(aWorker(`${stage}:kill`), 'exit')) as [number | null, string | null]
  expect(signal).toBe('SIGKILL')
}
/** A worker runs until this is so, and ends as at a deployment. */
async function workUntil(isSo: () => Promise<boolean>): Promise<void> {
  const child = aWorker()
  await expect.poll(isSo, { timeout: 60_000, interval: 200 }).toBe(true)
  child.kill('SIGTERM')
  await once(child, 'exit')
}
async function isDueOrTold(): Promise<boolean> {
  const { rows } =
    await sql`select from watchdog.watcher where mail_due_at is not null or last_mail_at is not null`.execute(db)
  return rows.length > 0
}
async function isSent(): Promise<boolean> {
  const { rows } = await sql`select from mail.message where state = 'sent'`.execute(db)
  return rows.length > 0
}
/** What is left of the killed one is done by the next, and nothing is done twice: not by what follows, nor a day later. */
async function arrivesOnce(before: number, words: string): Promise<void> {
  await workUntil(isDueOrTold)
  await workUntil(isSent)
  await hear()
  for (let day = 0; day < 2; day += 1) {
    await repeatAll()
    bench.clock.advanceMs(DAY_MS)
  }
  bench.clock.advanceMs(-2 * DAY_MS)
  const { rows } = await sql<{ mail: string }>`select mail from mail.message`.execute(db)
  expect(rows).toEqual([{ mail: 'watchdog.alert' }])
  const taken = receiver.taken.slice(before)
  expect(taken).toHaveLength(1)
  expect(taken[0]?.text).toContain(words)
}

describe('N-09 fault K1 a worker is killed on the way from a price to its mail', () => {
  test.each([
    ['watchdog.heard', 'the prices are heard of'],
    ['watchdog.queued', 'a mail is queued and its watches do not know'],
    ['watchdog.told', 'the mail and its watches are kept'],
  ])('at %s, when %s: one mail', async (stage) => {
    const { id: variantId } = await db.selectFrom('offers.variant').select('id').executeTakeFirstOrThrow()
    expect(await watching.watch({ variantId, targetCents: 25_000, by: { personId: await ana() } })).toBe('watched')
    const before = receiver.taken.length
    await bench.importItems([sofa('Alba', 249)])
    if (stage !== 'watchdog.heard') await hear()
    await killedAt(stage)
    await arrivesOnce(before, 'Sofá Alba')
  })

  test.each([
    ['watchdog.entered', 'a new product stands in a watched listing, uncommitted'],
    ['watchdog.matched', 'it is kept, and the place up to which was read is not'],
  ])('at %s, when %s: one mail', async (stage) => {
    expect(await watching.watchList({ url: LISTING, words: 'sofás até 500 €', by: { personId: await ana() } })).toBe(
      'watched',
    )
    const before = receiver.taken.length
    const name = stage === 'watchdog.entered' ? 'Novo' : 'Outro'
    await bench.importItems([sofa('Alba', 300), sofa(name, 450)])
    await killedAt(stage)
    await arrivesOnce(before, `Sofá ${name}`)
  })
})
