import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Log } from '#platform/log.ts'
import { takeTrace } from '#platform/tracing/carried-trace.ts'
import { isTracing, traced } from '#platform/tracing/tracing.ts'
import type { Click } from '../click.ts'
import { writeDeadLetters } from './dead-letters.ts'
import { type DeadLetter, insertOrRefuse, type SpooledClick } from './refused-records.ts'
import { DEAD, READY, segments } from './segments.ts'

const BATCH = 1_000

/**
 * Brings ready segments into the database, oldest first, and removes each when its clicks are committed. A crash in between
 * drains the segment again; clicks have ids of their own, so that nothing is counted twice, by several drains neither.
 * Records that the database refuses are set aside (dead-letters.ts) and stop nothing; a segment that cannot be read, written of
 * or removed does not stop those behind it. Throws at once when the database is away, in the end when a segment is left. Answers
 * how many lines were read.
 */
export async function drainSpool(db: Database, folder: string, log: Log): Promise<number> {
  let drained = 0
  const failures: unknown[] = []
  for (const name of await segments(folder, READY)) {
    try {
      drained += await drainSegment(db, folder, name, log)
    } catch (error) {
      if (error instanceof DatabaseAway) throw error.cause
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} segments of clicks cannot be drained`)
  return drained
}

async function drainSegment(db: Database, folder: string, name: string, log: Log): Promise<number> {
  const path = join(folder, name)
  const text = await readFile(path, 'utf8').catch(emptyIfAbsent)
  const { spooled, dead } = parseSegment(text)
  const lines = spooled.length + dead.length
  for (let from = 0; from < spooled.length; from += BATCH)
    dead.push(...(await store(db, spooled.slice(from, from + BATCH))))
  if (dead.length > 0) {
    await writeDeadLetters(folder, name.slice(0, -READY.length) + DEAD, dead)
    log.error(
      { segment: name, records: dead.length, why: dead[0]?.why },
      'clicks that the database refuses were set aside: see "poiso clicks dead-letters"',
    )
  }
  await rm(path, { force: true })
  await failpoint('clicks.segment.removed')
  return lines
}

/** Nothing can be stored now: the other segments need not be tried. */
class DatabaseAway extends Error {}

async function store(db: Database, batch: readonly SpooledClick[]): Promise<DeadLetter[]> {
  try {
    return await tracedBatch(batch, () => insertOrRefuse(db, batch))
  } catch (error) {
    throw isOfOneStatement(error) ? error : new DatabaseAway('the database is away', { cause: error })
  }
}

/** A batch goes on with its first click that is told of; the others are named in it. */
function tracedBatch<T>(batch: readonly SpooledClick[], act: () => Promise<T>): Promise<T> {
  if (!isTracing()) return act()
  const from = batch.flatMap(({ click }) => takeTrace(click).from)
  const attributes = { 'poiso.clicks': batch.length }
  return from.length === 0 ? act() : traced(() => ({ name: 'clicks drain', kind: 'consumer', from, attributes }), act)
}

/** A server that answers and fails in some other way than by being away (connections, resources, an operator, its disk) fails this statement alone. */
function isOfOneStatement(error: unknown): boolean {
  return /^(?!08|25|28|3D|53|55|57|58)[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '')
}

/** Segments that wait on disk: what /readyz and /metrics call the depth of the spool. */
export async function waitingSegments(folder: string): Promise<number> {
  return (await segments(folder, READY)).length
}

/**
 * The last line of a killed process may be cut: it has no end, was never acknowledged and is left out. A whole line that is
 * no record is damage, and is set aside.
 */
function parseSegment(text: string): { spooled: SpooledClick[]; dead: DeadLetter[] } {
  const [spooled, dead]: [SpooledClick[], DeadLetter[]] = [[], []]
  for (const line of text.slice(0, text.lastIndexOf('\n') + 1).split('\n')) {
    if (line === '') continue
    try {
      spooled.push({ line, click: JSON.parse(line) as Click })
    } catch (error) {
      dead.push({ why: (error as Error).message, line })
    }
  }
  return { spooled, dead }
}

function emptyIfAbsent(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return ''
  throw error
}
