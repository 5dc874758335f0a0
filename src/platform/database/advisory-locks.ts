import { sql } from 'kysely'
import type { ClientBase } from 'pg'
import type { DatabaseTransaction } from './connect.ts'

/**
 * Every advisory lock of the product. All processes of one database must agree on the numbers, which mean nothing: two names
 * with one number would wait for each other. `npm run check` refuses advisory locks anywhere else.
 */
const NUMBERS = {
  /** Whoever brings the database to its newest migration. */
  migrating: 7_406_215,
  /** Tests: whoever builds the database that theirs are cloned from. */
  testTemplate: 7_406_216,
  /** Whoever writes offers in bulk. */
  publishing: 7_406_217,
  /** One import of a shop; the shop is the second key. */
  importing: 7_406_218,
  /** One sweep of grouping. */
  grouping: 7_406_219,
  /** Partitions of the domain events. */
  eventPartitions: 7_406_220,
  /** Partitions of the price observations. */
  observationPartitions: 7_406_221,
  /** One judge of clicks: two would count a pair of doubles as two first clicks. */
  judgingClicks: 7_406_222,
  /** One who writes clicks into the ledger, or takes them back: a click stands there once. */
  postingClicks: 7_406_271,
  /** One run of invoices: two would each find the same month uninvoiced. */
  invoicing: 7_406_272,
  /** One who gives of a shop's budget or changes it, also where there is none yet; the shop is the second key. */
  spendingBudget: 7_406_273,
  /** One who records money that has come: two would each find a movement unknown. */
  recordingPayment: 7_406_274,
  /** One who signs a document by a key for the first time: versions of keys are whole numbers in a row. */
  numberingKeys: 7_406_279,
  /** One pool that runs jobs, as long as its process lives; the pool is the second key. */
  runningJobs: 7_406_223,
  /** One reader of the domain events for each consumer; the consumer is the second key. */
  consumingEvents: 7_406_224,
  /** One shop that takes a host: two would each find theirs, or one above it, free. */
  claimingHost: 7_406_282,
  /** One person who writes a review; the person is the second key. */
  writingReview: 7_406_240,
  /** One worker that asks an address about its purchases; the address is the second key. */
  invitingBuyer: 7_406_251,
  /** One person who settles work that was given up: two would tell the log of the same. */
  settlingWork: 7_406_241,
  /** One admin who asks for their own erasure: of the last two, one stays. */
  leavingAdmin: 7_406_261,
  /** One worker of the database that does what is done once. */
  leadingWork: 7_406_225,
  /** One worker that keeps the files of a data folder; the folder is the second key. */
  keepingFiles: 7_406_226,
  /** Tables of the days of impressions. */
  impressionDays: 7_406_231,
} as const

export type AdvisoryLock = keyof typeof NUMBERS

export const advisoryLockNames = Object.keys(NUMBERS) as readonly AdvisoryLock[]

/** Waits for the lock and holds it until the transaction ends; `key` tells locks of one name apart. */
export async function lockUntilCommit(tx: DatabaseTransaction, name: AdvisoryLock, key?: number): Promise<void> {
  const statement =
    key === undefined
      ? sql`select pg_advisory_xact_lock(${NUMBERS[name]})`
      : sql`select pg_advisory_xact_lock(${NUMBERS[name]}, ${key})`
  await statement.execute(tx)
}

/** Waits for the lock and holds it as long as the connection lives; `key` tells locks of one name apart. */
export async function lockSession(client: ClientBase, name: AdvisoryLock, key?: number): Promise<void> {
  const numbers = numbersOf(name, key)
  await client.query(`select pg_advisory_lock(${placesOf(numbers)})`, numbers)
}

/** The same without waiting: false when another holds it. */
export async function tryLockSession(client: ClientBase, name: AdvisoryLock, key?: number): Promise<boolean> {
  const numbers = numbersOf(name, key)
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(${placesOf(numbers)}) as locked`,
    numbers,
  )
  return rows[0]?.locked === true
}

/** Lets go of one. */
export async function unlockOne(client: ClientBase, name: AdvisoryLock, key?: number): Promise<void> {
  const numbers = numbersOf(name, key)
  await client.query(`select pg_advisory_unlock(${placesOf(numbers)})`, numbers)
}

/** Lets go of all that the connection holds. */
export async function unlockSession(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_unlock_all()')
}

function numbersOf(name: AdvisoryLock, key: number | undefined): number[] {
  return key === undefined ? [NUMBERS[name]] : [NUMBERS[name], key]
}

function placesOf(numbers: readonly number[]): string {
  return numbers.map((_, index) => `$${index + 1}`).join(', ')
}
