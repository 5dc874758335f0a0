import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { LineBytes } from './line-bytes.ts'

/**
 * A round goes when the database has done the last one and so much has gathered for it, and how much of one table is worth a COPY: each asks for
 * two answers of the server, which come when reading pauses, and between them it does nothing (a sixth of a first import, when every table went
 * in each round). Reading waits only when it is far ahead: with one measure for both it stood still for a twelfth of the time.
 */
const ROUND_CHARS = 2 * 1024 * 1024
const COPY_CHARS = 512 * 1024
const MOST_CHARS = 4 * 1024 * 1024

/** Takes lines for several tables over one connection: what has gathered goes by one COPY a table, while the next is gathered. */
export interface CopyRounds<Table extends string> {
  append(table: Table, line: string): void
  /** To be awaited between batches: waits while the database is behind; throws when a COPY has failed. */
  drained(): Promise<void>
  finish(): Promise<void>
  /** Gives up: the connection can be used again. */
  abandon(): Promise<void>
}

/** `targets`: table and columns of each COPY, in the order in which they go. */
export function openCopyRounds<Table extends string>(
  client: Client,
  targets: Readonly<Record<Table, string>>,
): CopyRounds<Table> {
  const [gathered, spare] = [linesOf(targets), linesOf(targets)]
  let failure: unknown = null
  let isAbandoned = false
  let running: Promise<void> | null = null

  const copyAll = async (tables: readonly Table[]): Promise<void> => {
    for (const table of tables) {
      if (!isAbandoned) await copyLines(client, `copy ${targets[table]} from stdin`, spare[table])
      spare[table].clear()
    }
  }
  /** What goes changes places with what has gone. */
  const begin = (least: number): void => {
    const all = Object.keys(targets) as Table[]
    const tables = all.filter((table) => gathered[table].size >= least)
    for (const table of tables) [gathered[table], spare[table]] = [spare[table], gathered[table]]
    // Beyond the last offer that arrives (first-snapshot.ts) five tables get nothing any more: 8 MB.
    for (const table of all)
      if (gathered[table].size === 0 && !tables.includes(table))
        [gathered[table], spare[table]].forEach((lines) => lines.release())
    running = copyAll(tables)
      .catch((error: unknown) => void (failure = error))
      .finally(() => (running = null))
  }
  const throwFailure = (): void => {
    if (failure !== null) throw failure
  }
  return {
    append: (table, line) => gathered[table].append(line),
    drained: async () => {
      const size = sizeOf(gathered)
      if (size >= MOST_CHARS) await running
      throwFailure()
      if (size >= ROUND_CHARS && running === null) begin(COPY_CHARS)
    },
    finish: async () => {
      await running
      throwFailure()
      begin(1)
      await running
      throwFailure()
    },
    abandon: async () => {
      isAbandoned = true
      await running
    },
  }
}

type Lines<Table extends string> = Record<Table, LineBytes>

function linesOf<Table extends string>(targets: Readonly<Record<Table, string>>): Lines<Table> {
  return Object.fromEntries(Object.keys(targets).map((table) => [table, new LineBytes()])) as Lines<Table>
}

function sizeOf<Table extends string>(lines: Lines<Table>): number {
  let size = 0
  for (const table in lines) size += lines[table].size
  return size
}

async function copyLines(client: Client, statement: string, lines: LineBytes): Promise<void> {
  const stream = client.query(copyFrom(statement))
  for (const piece of lines.pieces()) stream.write(piece)
  stream.end()
  await finished(stream)
}
