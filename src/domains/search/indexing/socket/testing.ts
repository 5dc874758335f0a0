import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#platform/clock.ts'
import type { ProcessAddress } from '#platform/config.ts'
import { connectDatabase, type Database } from '#platform/database/connect.ts'
import type { ShownMetrics } from '#platform/http/process/mount-metrics.ts'
import { createLog } from '#platform/log.ts'
import type { ListingIndex } from '../listing-index.ts'
import { createIndexServer } from './index-server.ts'
import { SocketIndex } from './socket-index.ts'

/** Search processes in the test's own process, over real sockets; never part of the product. */
export interface SocketBench {
  readonly socketPath: string
  /** A web process' end, to be opened. */
  ask(options?: { key?: Uint8Array; address?: ProcessAddress }): SocketIndex
  /** As if the process was killed. */
  stop(): Promise<void>
  /** The same place, another process. */
  start(index: ListingIndex): Promise<void>
  close(): Promise<void>
}

const KEY = randomBytes(32)
const NOWHERE = 'postgresql://nobody:nothing@127.0.0.1:1/nothing'
const DEADLINE_MS = 10_000

/** `measure` makes the measures of each process that is started; `visitorsDb` is asked while it is away. */
export async function aSocketBench(
  index: ListingIndex,
  clock: Clock,
  { measure, visitorsDb }: { readonly measure?: () => ShownMetrics; readonly visitorsDb?: Database } = {},
): Promise<SocketBench> {
  const nowhere = connectDatabase({ url: NOWHERE, applicationName: 'test' })
  const folder = mkdtempSync(join(tmpdir(), 'poiso-socket-'))
  const socketPath = join(folder, 'search.sock')
  const asking: SocketIndex[] = []
  let running: ReturnType<typeof createIndexServer> | null = null
  const start = async (served: ListingIndex): Promise<void> => {
    const created = createIndexServer({
      index: served,
      key: KEY,
      clock,
      log: createLog({ level: 'silent' }),
      ...(measure && { metrics: measure() }),
    })
    await new Promise<void>((resolve) => created.server.listen(socketPath, resolve))
    running = created
  }
  const stop = async (): Promise<void> => {
    await running?.close()
    running = null
  }
  await start(index)
  return {
    socketPath,
    ask: ({ key = KEY, address = { socketPath } } = {}) => {
      const asks = new SocketIndex({ address, key, clock, visitorsDb: visitorsDb ?? nowhere.db })
      asking.push(asks)
      return asks
    },
    stop,
    start,
    close: async () => {
      for (const each of asking) each.close()
      await stop()
      await nowhere.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Waits for what the other process tells. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  const deadline = performance.now() + DEADLINE_MS
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`waited in vain until ${what}`)
    await wait(5)
  }
}
