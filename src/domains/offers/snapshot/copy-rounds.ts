import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { LineBytes } from './line-bytes.ts'

/** What goes at once. Each round asks for a few answers of the server, so small ones would leave it waiting. */
const ROUND_BYTES = 2 * 1024 * 1024

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
export const openCopyRounds = <Table extends string>(client: Client, targets: Readonly<Record<Table, string>>): CopyRounds<Table> => {
  let [gathered, spare] = [linesOf(targets), linesOf(targets)]
  let failure: unknown = null
  let isAbandoned = false
  let running: Promise<void> | null = null

  const copyAll = async (round: Lines<Table>): Promise<void> => {
    for (const table in targets) {
      if (!isAbandoned && round[table].size > 0) await copyLines(client, `copy ${targets[table]} from stdin`, round[table])
      round[table].clear()
    }
  }
  const begin = (): void => {
    const round = gathered
    gathered = spare
    spare = round
    running = copyAll(round).catch((error: unknown) => void (failure = error)).finally(() => (running = null))
  }
  const drained = async (least: number): Promise<void> => {
    if (failure === null && sizeOf(gathered) >= least) {
      await running
      begin()
    }
    if (failure !== null) throw failure
  }
  return {
    append: (table, line) => gathered[table].append(line),
    drained: () => drained(ROUND_BYTES),
    finish: async () => {
      await drained(1)
      await running
      if (failure !== null) throw failure
    },
    abandon: async () => {
      isAbandoned = true
      await running
    },
  }
}

type Lines<Table extends string> = Readonly<Record<Table, LineBytes>>

const linesOf = <Table extends string>(targets: Readonly<Record<Table, string>>): Lines<Table> =>
  Object.fromEntries(Object.keys(targets).map((table) => [table, new LineBytes()])) as Lines<Table>

const sizeOf = <Table extends string>(lines: Lines<Table>): number => {
  let size = 0
  for (const table in lines) size += lines[table].size
  return size
}

const copyLines = async (client: Client, statement: string, lines: LineBytes): Promise<void> => {
  const stream = client.query(copyFrom(statement))
  for (const piece of lines.pieces()) stream.write(piece)
  stream.end()
  await finished(stream)
}
