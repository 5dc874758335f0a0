import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Click } from '../click.ts'
import { insertClicks } from '../storage.ts'

/** A record of the spool and its line as it stands there. */
export interface SpooledClick {
  readonly line: string
  readonly click: Click
}

/** A line that cannot be stored, and why. */
export interface DeadLetter {
  readonly why: string
  readonly line: string
}

/**
 * SQLSTATE classes that speak of a value, not of the server: data exception, integrity constraint violation, program limit
 * exceeded. Whatever else goes wrong says nothing against a record and must never set one aside.
 */
const OF_A_RECORD = /^(?:22|23|54)[0-9A-Z]{3}$/

/** Why the database refuses what it was given; null: the fault is not the record's. */
export function refusalOf(error: unknown): string | null {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return OF_A_RECORD.test(code) ? `${code} ${message}` : null
}

/**
 * Stores clicks and answers those that the database refuses: a refused batch is halved until its bad records are alone. An
 * error that is not a record's is thrown; what was stored until then is stored, and storing it again changes nothing.
 */
export async function insertOrRefuse(
  db: DatabaseOrTransaction,
  spooled: readonly SpooledClick[],
): Promise<DeadLetter[]> {
  try {
    await insertClicks(
      db,
      spooled.map(({ click }) => click),
    )
  } catch (error) {
    const why = refusalOf(error)
    if (why === null) throw error
    if (spooled.length === 1) return spooled.map(({ line }) => ({ why, line }))
    const middle = spooled.length >> 1
    return [
      ...(await insertOrRefuse(db, spooled.slice(0, middle))),
      ...(await insertOrRefuse(db, spooled.slice(middle))),
    ]
  }
  await failpoint('clicks.drain.inserted')
  return []
}
